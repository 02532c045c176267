#include "render/crc32.h"

#include <array>

namespace render {
namespace {

using Table = std::array<std::array<std::uint32_t, 256>, 4>;

// Made when first asked for: 4 kB that need not be downloaded. Table k takes a byte that has k more
// bytes behind it, so that four bytes are done at a time.
const Table& table() {
  static const Table made = [] {
    Table t;
    for (std::uint32_t i = 0; i < 256; ++i) {
      std::uint32_t rest = i;
      for (int bit = 0; bit < 8; ++bit) rest = rest >> 1 ^ (0xedb88320U & (0U - (rest & 1U)));
      t[0][i] = rest;
    }
    for (std::size_t i = 0; i < 256; ++i) {
      for (std::size_t k = 1; k < 4; ++k) t[k][i] = t[k - 1][i] >> 8 ^ t[0][t[k - 1][i] & 255];
    }
    return t;
  }();
  return made;
}

}  // namespace

std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  const Table& t = table();
  std::uint32_t state = 0xffffffffU;
  std::size_t i = 0;
  for (; i + 4 <= bytes.size(); i += 4) {
    state ^= static_cast<std::uint32_t>(bytes[i]) | static_cast<std::uint32_t>(bytes[i + 1]) << 8 |
             static_cast<std::uint32_t>(bytes[i + 2]) << 16 |
             static_cast<std::uint32_t>(bytes[i + 3]) << 24;
    state =
        t[3][state & 255] ^ t[2][state >> 8 & 255] ^ t[1][state >> 16 & 255] ^ t[0][state >> 24];
  }
  for (; i < bytes.size(); ++i) state = state >> 8 ^ t[0][(state ^ bytes[i]) & 255];
  return ~state;
}

}  // namespace render
