// The zlib streams of PNG files, made by stb_image_write's compressor.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace render {

// Memory handed out from front to back and taken back all at once: stb's compressor asks for
// thousands of small pieces, which would cost more than the compressing.
class Arena {
 public:
  Arena() = default;
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  void* allocate(std::size_t size);
  void* reallocate(void* old, std::size_t old_size, std::size_t size);
  void reset();

 private:
  std::uint8_t* block_ = nullptr;
  std::size_t used_ = 0;
  std::vector<void*> large_;  // what did not fit into the block, gone at the next reset
};

class Compressor {
 public:
  // Appends `bytes` as a zlib stream. Returns false when memory runs out before anything is made.
  bool append(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& out);

 private:
  Arena arena_;  // kept from one stream to the next
};

}  // namespace render
