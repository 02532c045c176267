// Readers of the files that cpp/render writes, made from their specifications alone. They take what
// our writers may write and no more, and fail on everything else.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace test {

using Bytes = std::vector<std::uint8_t>;
using View = std::span<const std::uint8_t>;

inline std::uint32_t big32(View bytes, std::size_t i) {
  return static_cast<std::uint32_t>(bytes[i]) << 24 |
         static_cast<std::uint32_t>(bytes[i + 1]) << 16 |
         static_cast<std::uint32_t>(bytes[i + 2]) << 8 | bytes[i + 3];
}

inline std::uint32_t little(View bytes, std::size_t i, int count) {
  std::uint32_t value = 0;
  for (int k = count - 1; k >= 0; --k) value = value << 8 | bytes[i + static_cast<std::size_t>(k)];
  return value;
}

// The check of ISO 3309, a bit at a time.
inline std::uint32_t slowCrc(View bytes) {
  std::uint32_t state = 0xffffffffU;
  for (const std::uint8_t byte : bytes) {
    state ^= byte;
    for (int bit = 0; bit < 8; ++bit)
      state = (state & 1U) != 0 ? state >> 1 ^ 0xedb88320U : state >> 1;
  }
  return ~state;
}

// A zlib stream of stored blocks and blocks of fixed codes (RFC 1950, RFC 1951).
class Inflate {
 public:
  static bool run(View stream, Bytes& out) { return Inflate(stream, out).read(); }

 private:
  Inflate(View stream, Bytes& out) : in_(stream), out_(out) { out_.clear(); }

  bool read() {
    if (in_.size() < 6 || (in_[0] & 15) != 8 || (256 * in_[0] + in_[1]) % 31 != 0) return false;
    bit_ = 16;
    bool last = false;
    while (!last) {
      last = bits(1) == 1;
      const std::uint32_t kind = bits(2);
      if (kind > 1 || !(kind == 0 ? stored() : fixed())) return false;
    }
    const std::size_t end = (bit_ + 7) / 8;
    if (end + 4 != in_.size()) return false;
    std::uint32_t s1 = 1, s2 = 0;
    for (const std::uint8_t byte : out_) s1 = (s1 + byte) % 65521, s2 = (s2 + s1) % 65521;
    return big32(in_, end) == (s2 << 16 | s1);
  }

  std::uint32_t bits(int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i, ++bit_) {
      if (bit_ / 8 < in_.size()) value |= (in_[bit_ / 8] >> (bit_ % 8) & 1U) << i;
    }
    return value;
  }

  std::uint32_t code(int count, std::uint32_t start) {
    for (int i = 0; i < count; ++i) start = start << 1 | bits(1);
    return start;
  }

  bool stored() {
    bit_ = (bit_ + 7) / 8 * 8;
    const std::uint32_t size = bits(16);
    if ((size ^ bits(16)) != 0xffff) return false;
    for (std::uint32_t i = 0; i < size; ++i) out_.push_back(static_cast<std::uint8_t>(bits(8)));
    return bit_ / 8 <= in_.size();
  }

  std::uint32_t symbol() {
    std::uint32_t c = code(7, 0);
    if (c < 0x18) return 256 + c;
    c = code(1, c);
    if (c >= 0x30 && c < 0xc0) return c - 0x30;
    if (c >= 0xc0 && c < 0xc8) return 280 + c - 0xc0;
    return 144 + code(1, c) - 0x190;
  }

  bool fixed() {
    while (bit_ / 8 < in_.size()) {
      const std::uint32_t s = symbol();
      if (s == 256) return true;
      if (s < 256) {
        out_.push_back(static_cast<std::uint8_t>(s));
        continue;
      }
      if (s > 285) return false;
      const std::uint32_t k = s - 257;
      const std::uint32_t length =
          k < 8     ? 3 + k
          : k == 28 ? 258
                    : 3 + ((4 + k % 4) << (k / 4 - 1)) + bits(static_cast<int>(k / 4 - 1));
      const std::uint32_t d = code(5, 0);
      if (d > 29) return false;
      const std::uint32_t distance =
          d < 4 ? 1 + d : 1 + ((2 + d % 2) << (d / 2 - 1)) + bits(static_cast<int>(d / 2 - 1));
      if (distance > out_.size()) return false;
      for (std::uint32_t i = 0; i < length; ++i) out_.push_back(out_[out_.size() - distance]);
    }
    return false;
  }

  View in_;
  Bytes& out_;
  std::size_t bit_ = 0;
};

struct Chunk {
  std::string name;
  Bytes data;
};

// All chunks of a PNG; each must pass its check, and nothing may follow the last.
inline std::vector<Chunk> chunksOf(View png) {
  std::vector<Chunk> chunks;
  const Bytes signature = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  EXPECT_TRUE(png.size() > 8 && std::equal(signature.begin(), signature.end(), png.begin()));
  std::size_t at = 8;
  while (at + 12 <= png.size()) {
    const std::size_t size = big32(png, at);
    if (size > png.size() - at - 12) break;
    EXPECT_EQ(big32(png, at + 8 + size), slowCrc(png.subspan(at + 4, 4 + size)));
    const View name = png.subspan(at + 4, 4), data = png.subspan(at + 8, size);
    chunks.push_back({{name.begin(), name.end()}, {data.begin(), data.end()}});
    at += 12 + size;
  }
  EXPECT_EQ(at, png.size());
  return chunks;
}

inline std::vector<std::string> namesOf(const std::vector<Chunk>& chunks) {
  std::vector<std::string> names;
  for (const Chunk& chunk : chunks) names.push_back(chunk.name);
  return names;
}

// The pixels of rows that were compressed without a filter, `bits` each.
inline Bytes pixelsOf(View compressed, int width, int height, int bits) {
  Bytes rows, pixels;
  EXPECT_TRUE(Inflate::run(compressed, rows));
  const std::size_t row = 1 + (static_cast<std::size_t>(width * bits) + 7) / 8;
  EXPECT_EQ(rows.size(), row * static_cast<std::size_t>(height));
  if (rows.size() != row * static_cast<std::size_t>(height)) return pixels;
  const int values = bits > 8 ? width * bits / 8 : width;
  for (int y = 0; y < height; ++y) {
    const std::uint8_t* const from = rows.data() + static_cast<std::size_t>(y) * row;
    EXPECT_EQ(from[0], 0) << "row " << y << " is filtered";
    for (int x = 0; x < values; ++x) {
      pixels.push_back(bits == 4
                           ? static_cast<std::uint8_t>(from[1 + x / 2] >> (x % 2 == 0 ? 4 : 0) & 15)
                           : from[1 + x]);
    }
  }
  return pixels;
}

}  // namespace test
