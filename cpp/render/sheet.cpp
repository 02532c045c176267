#include "render/sheet.h"

#include <algorithm>
#include <cstring>

namespace render {

void drawSheet(std::span<const Sprite> sprites, core::Palette palette, int scale, Image& out) {
  scale = std::clamp(scale, kMinScale, kMaxScale);
  const int cell_width = sprites.empty() ? 0 : sprites.front().width_px;
  const int cell_height = sprites.empty() ? 0 : sprites.front().height_px;
  out.width_px = cell_width * scale * static_cast<int>(sprites.size());
  out.height_px = cell_height * scale;
  const std::size_t stride = 4 * static_cast<std::size_t>(out.width_px);
  out.rgba.assign(stride * static_cast<std::size_t>(out.height_px), 0);

  std::size_t left = 0;  // first byte of the cell in its row
  for (const Sprite& sprite : sprites) {
    const int width = std::min(cell_width, sprite.width_px);
    const int height = std::min(cell_height, sprite.height_px);
    for (int y = 0; y < height; ++y) {
      std::uint8_t* const row = out.rgba.data() + stride * static_cast<std::size_t>(y * scale);
      std::uint8_t* to = row + left;
      const std::uint8_t* from =
          sprite.pixels.data() + static_cast<std::ptrdiff_t>(y) * sprite.width_px;
      for (int x = 0; x < width; ++x, ++from) {
        if (*from == kTransparent || (*from - 1) / kTones >= static_cast<int>(palette.size())) {
          to += static_cast<std::ptrdiff_t>(4) * scale;
          continue;
        }
        const core::Rgb colour = spriteColour(palette, *from);
        for (int i = 0; i < scale; ++i, to += 4) {
          to[0] = colour.r;
          to[1] = colour.g;
          to[2] = colour.b;
          to[3] = 255;
        }
      }
      const auto bytes = 4 * static_cast<std::size_t>(width * scale);
      for (int i = 1; i < scale; ++i)
        std::memcpy(row + static_cast<std::size_t>(i) * stride + left, row + left, bytes);
    }
    left += 4 * static_cast<std::size_t>(cell_width * scale);
  }
}

}  // namespace render
