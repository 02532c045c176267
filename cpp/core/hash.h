// Keyed randomness. A hash of (seed, index, salt) takes the place of a stream of draws: no value
// depends on the ones before it, so one more spot never moves the others.
//
// SmallXXHash is xxHash32 reduced to values of 32 bits, with no length added: for one value w,
// XXH32 of the four little-endian bytes of w under seed s is SmallXXHash::seed(s + 4).eat(w).
// Source: Y. Collet, the xxHash specification (github.com/Cyan4973/xxHash/blob/dev/doc).
#pragma once

#include <cstdint>

namespace core {

class SmallXXHash {
 public:
  static constexpr SmallXXHash seed(std::uint32_t seed) { return SmallXXHash(seed + kPrime5); }

  constexpr SmallXXHash eat(std::uint32_t value) const {
    return SmallXXHash(rotateLeft(state_ + value * kPrime3, 17) * kPrime4);
  }

  // All 32 bits, each depending on every bit eaten.
  constexpr std::uint32_t value() const {
    std::uint32_t mixed = state_;
    mixed = (mixed ^ (mixed >> 15)) * kPrime2;
    mixed = (mixed ^ (mixed >> 13)) * kPrime3;
    return mixed ^ (mixed >> 16);
  }

 private:
  static constexpr std::uint32_t kPrime2 = 0x85EBCA77, kPrime3 = 0xC2B2AE3D, kPrime4 = 0x27D4EB2F,
                                 kPrime5 = 0x165667B1;

  explicit constexpr SmallXXHash(std::uint32_t state) : state_(state) {}

  static constexpr std::uint32_t rotateLeft(std::uint32_t x, int bits) {
    return (x << bits) | (x >> (32 - bits));
  }

  std::uint32_t state_;
};

// A number in [0, 1), a multiple of 2^-32. `salt` says what it is for, `index` which one.
constexpr double unit(std::uint32_t seed, std::uint32_t index, std::uint32_t salt) {
  return SmallXXHash::seed(seed).eat(index).eat(salt).value() * 0x1p-32;
}

}  // namespace core
