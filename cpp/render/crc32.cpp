#include "render/crc32.h"

#include <array>

namespace render {
namespace {

// What half a byte adds: small enough to download, where a table for whole bytes would be a
// fiftieth of the page's module.
constexpr std::array<std::uint32_t, 16> kTable = [] {
  std::array<std::uint32_t, 16> table{};
  for (std::uint32_t i = 0; i < 16; ++i) {
    std::uint32_t rest = i;
    for (int bit = 0; bit < 4; ++bit) rest = rest >> 1 ^ (0xedb88320U & (0U - (rest & 1U)));
    table[i] = rest;
  }
  return table;
}();

}  // namespace

std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  std::uint32_t state = 0xffffffffU;
  for (const std::uint8_t byte : bytes) {
    state ^= byte;
    state = state >> 4 ^ kTable[state & 15];
    state = state >> 4 ^ kTable[state & 15];
  }
  return ~state;
}

}  // namespace render
