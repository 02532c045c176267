#include "render/png.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>

namespace render {

bool encodePng(const Image& image, std::vector<std::uint8_t>& out) {
  out.clear();
  if (image.width_px <= 0 || image.height_px <= 0) return false;
  const auto pixels =
      static_cast<std::size_t>(image.width_px) * static_cast<std::size_t>(image.height_px);
  if (image.rgba.size() != 4 * pixels) return false;

  const auto keep = [](void* context, void* data, int size) {
    auto& bytes = *static_cast<std::vector<std::uint8_t>*>(context);
    const auto* first = static_cast<const std::uint8_t*>(data);
    bytes.insert(bytes.end(), first, first + size);
  };
  const int written = stbi_write_png_to_func(keep, &out, image.width_px, image.height_px, 4,
                                             image.rgba.data(), 4 * image.width_px);
  return written != 0 && !out.empty();
}

}  // namespace render
