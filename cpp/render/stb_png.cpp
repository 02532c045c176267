#include "render/stb_png.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "render/crc32.h"

namespace render {
namespace {

// Memory handed out from front to back and taken back all at once: stb's compressor asks for
// thousands of small pieces, which would cost more than the compressing.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() {
    freeLarge();
    std::free(block_);
  }

  void* allocate(std::size_t size) {
    size = (size + 15) & ~std::size_t{15};
    if (block_ == nullptr) block_ = static_cast<std::uint8_t*>(std::malloc(kBlock));
    if (block_ == nullptr) return nullptr;
    if (size <= kBlock - used_) {
      used_ += size;
      return block_ + (used_ - size);
    }
    void* const large = std::malloc(size);
    if (large != nullptr) large_.push_back(large);
    return large;
  }

  void* reallocate(void* old, std::size_t old_size, std::size_t size) {
    void* const moved = allocate(size);
    if (moved != nullptr && old != nullptr) std::memcpy(moved, old, std::min(old_size, size));
    return moved;
  }

  void reset() {
    freeLarge();
    used_ = 0;
  }

 private:
  static constexpr std::size_t kBlock = std::size_t{1} << 19;

  void freeLarge() {
    for (void* const piece : large_) std::free(piece);
    large_.clear();
  }

  std::uint8_t* block_ = nullptr;
  std::size_t used_ = 0;
  std::vector<void*> large_;  // what did not fit, gone after the call that asked for it
};

Arena& arena() {
  thread_local Arena one;
  return one;
}

unsigned int crcForStb(const unsigned char* bytes, int size) {
  return crc32({bytes, static_cast<std::size_t>(size)});
}

}  // namespace
}  // namespace render

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#define STBIW_MALLOC(size) render::arena().allocate(static_cast<std::size_t>(size))
#define STBIW_REALLOC_SIZED(piece, old_size, size)                      \
  render::arena().reallocate(piece, static_cast<std::size_t>(old_size), \
                             static_cast<std::size_t>(size))
#define STBIW_REALLOC(piece, size) nullptr
#define STBIW_FREE(piece) static_cast<void>(piece)
#define STBIW_CRC32(bytes, size) render::crcForStb(bytes, size)
#include <stb/stb_image_write.h>

namespace render {

bool appendCompressed(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& out) {
  int size = 0;
  const std::uint8_t* const made =
      stbi_zlib_compress(const_cast<std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size()),
                         &size, stbi_write_png_compression_level);
  if (made != nullptr) out.insert(out.end(), made, made + size);
  arena().reset();
  return made != nullptr;
}

bool encodeRgba(const Image& image, std::vector<std::uint8_t>& out) {
  out.clear();
  int size = 0;
  const std::uint8_t* const made = stbi_write_png_to_mem(image.rgba.data(), 4 * image.width_px,
                                                         image.width_px, image.height_px, 4, &size);
  if (made != nullptr) out.assign(made, made + size);
  arena().reset();
  return made != nullptr;
}

}  // namespace render
