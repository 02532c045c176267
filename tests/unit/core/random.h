// Random numbers for tests: the same on every machine, never a generator's own hash.
#pragma once

#include <cstdint>
#include <cstring>

namespace test {

// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t bits() {
    std::uint64_t x = state_ += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
  }

  // In [0, 1), a multiple of 2^-53.
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

  double between(double low, double high) { return low + (high - low) * unit(); }

  // Any double at all, NaNs and infinities included.
  double anyDouble() {
    const std::uint64_t pattern = bits();
    double x;
    std::memcpy(&x, &pattern, sizeof x);
    return x;
  }

  // A double with an exponent drawn evenly, 2^low <= |x| < 2^(high + 1), either sign.
  double acrossScales(int low, int high) {
    const auto exponent = static_cast<std::uint64_t>(
        low + static_cast<int>(bits() % static_cast<std::uint64_t>(high - low + 1)) + 1023);
    const std::uint64_t pattern = (bits() & 0x800fffffffffffffu) | (exponent << 52);
    double x;
    std::memcpy(&x, &pattern, sizeof x);
    return x;
  }

 private:
  std::uint64_t state_;
};

}  // namespace test
