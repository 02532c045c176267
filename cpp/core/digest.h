// One 64-bit number that stands for many: two runs that gave the same bits have the same digest.
// It is FNV-1a over bytes, fed low byte first whatever the machine's own order.
// Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace core {

class Digest {
 public:
  Digest& byte(std::uint8_t x) {
    state_ = (state_ ^ x) * 0x100000001b3u;
    return *this;
  }

  Digest& bytes(std::span<const std::uint8_t> many) {
    for (const std::uint8_t x : many) byte(x);
    return *this;
  }

  // The characters alone; where two texts may run together, add a length or a mark between them.
  Digest& text(std::string_view characters) {
    for (const char c : characters) byte(static_cast<std::uint8_t>(c));
    return *this;
  }

  Digest& integer(std::uint64_t x) {
    for (int shift = 0; shift < 64; shift += 8) byte(static_cast<std::uint8_t>(x >> shift));
    return *this;
  }

  // The bit pattern, so 0 and -0 differ. All NaNs count as one, because machines do not agree on
  // the sign and payload of a NaN they make.
  Digest& number(double x) {
    std::uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return integer(x != x ? 0x7ff8000000000000u : bits);
  }

  std::uint64_t value() const { return state_; }

  // Sixteen hexadecimal digits.
  std::string hex() const {
    std::string digits(16, '0');
    for (std::size_t i = 0; i < 16; ++i) {
      digits[i] = "0123456789abcdef"[(state_ >> (60 - 4 * i)) & 15];
    }
    return digits;
  }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325u;
};

}  // namespace core
