#include "render/compressor.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace render {
namespace {

// Room for the compressor of a sheet, most of it pointers.
constexpr std::size_t kBlock = sizeof(void*) << 16;

// stb asks for memory by a macro that can pass nothing on; each thread has a compressor at work. In
// wasm there is one thread, and its linker knows no others.
#ifdef __wasm__
Arena* at_work = nullptr;
#else
thread_local Arena* at_work = nullptr;
#endif

}  // namespace

Arena::~Arena() {
  reset();
  std::free(block_);
}

void* Arena::allocate(std::size_t size) {
  size = (size + 15) & ~std::size_t{15};
  if (block_ == nullptr) block_ = static_cast<std::uint8_t*>(std::malloc(kBlock));
  if (block_ != nullptr && size <= kBlock - used_) {
    used_ += size;
    return block_ + (used_ - size);
  }
  void* const large = std::malloc(size);
  if (large != nullptr) large_.push_back(large);
  return large;
}

void* Arena::reallocate(void* old, std::size_t old_size, std::size_t size) {
  void* const moved = allocate(size);
  if (moved != nullptr && old != nullptr) std::memcpy(moved, old, std::min(old_size, size));
  return moved;
}

void Arena::reset() {
  for (void* const piece : large_) std::free(piece);
  large_.clear();
  used_ = 0;
}

}  // namespace render

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#define STBIW_MALLOC(size) render::at_work->allocate(static_cast<std::size_t>(size))
#define STBIW_REALLOC(piece, size) nullptr
#define STBIW_REALLOC_SIZED(piece, old_size, size)                       \
  render::at_work->reallocate(piece, static_cast<std::size_t>(old_size), \
                              static_cast<std::size_t>(size))
#define STBIW_FREE(piece) static_cast<void>(piece)
#define STBIW_ASSERT(condition) static_cast<void>(0)
#include <stb/stb_image_write.h>

namespace render {

bool Compressor::append(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& out) {
  at_work = &arena_;
  int size = 0;
  const std::uint8_t* const made =
      stbi_zlib_compress(const_cast<std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size()),
                         &size, stbi_write_png_compression_level);
  if (made != nullptr) out.insert(out.end(), made, made + size);
  arena_.reset();
  return made != nullptr;
}

}  // namespace render
