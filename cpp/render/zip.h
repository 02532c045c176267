// A ZIP archive made in memory: files as they are, uncompressed, because pictures are compressed
// already, and all of one date, so that the same files give the same bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace render {

class Zip {
 public:
  // Appends to `out`, which is empty and must outlive this.
  explicit Zip(std::vector<std::uint8_t>& out) : out_(out) {}

  // The name is ASCII and each one's own.
  void add(std::string_view name, std::span<const std::uint8_t> bytes);
  void finish();

 private:
  std::vector<std::uint8_t>& out_;
  std::vector<std::uint8_t> directory_;
  std::uint32_t entries_ = 0;
};

}  // namespace render
