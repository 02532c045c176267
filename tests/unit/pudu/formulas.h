// The specification's formulas, written anew in long double and with the C library's sine: what the
// generator is held against. Nothing here is taken from cpp/pudu.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace formula {

using Real = long double;

inline const Real kTau = 8 * std::atan(Real(1));

// S: 3t² − 2t³, clamped to its two edges.
inline Real S(Real from, Real to, Real x) {
  const Real t = (x - from) / (to - from);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return 3 * t * t - 2 * t * t * t;
}

inline Real k(Real age, Real shoulder) {
  return (Real(45) / 100 + Real(55) / 100 * S(0, Real(8) / 10, age)) * shoulder / (Real(38) / 100);
}

// Before k.
inline Real legLength(Real age) { return Real(24) / 100 * (1 + Real(15) / 100 * (1 - age)); }

inline long spots(Real age) {
  return std::lround(22 * (1 - S(Real(15) / 100, Real(55) / 100, age)));
}

inline Real antlerFactor(bool male, Real antler, Real age) {
  return male ? antler * S(Real(45) / 100, Real(9) / 10, age) : 0;
}

// Angles from straight down, positive forward.
struct LegAngles {
  Real thigh, shin, hoof;
};

// Offsets in the order of the description: left hind, left fore, right hind, right fore.
inline const Real kOffsets[] = {0, Real(3) / 4, Real(1) / 2, Real(1) / 4};

inline LegAngles legAngles(std::size_t leg, Real phase) {
  const Real w = kTau * (phase + kOffsets[leg]);
  const Real swing = Real(35) / 100 * std::sin(w);
  const Real lift = std::fmax(Real(0), std::cos(w));
  const bool hind = leg % 2 == 0;
  LegAngles angles;
  angles.thigh = hind ? Real(25) / 100 + swing : Real(-5) / 100 + swing;
  const Real knee =
      hind ? Real(-75) / 100 - Real(4) / 10 * lift : Real(25) / 100 + Real(6) / 10 * lift;
  angles.shin = angles.thigh + knee;
  angles.hoof = Real(18) / 100 * swing;
  return angles;
}

// xxHash32 reduced to 32-bit values, from the constants of the xxHash specification (decimal
// there, decimal here).
class Hash {
 public:
  explicit Hash(std::uint32_t seed) : state_(seed + 374761393u) {}

  Hash eat(std::uint32_t value) const {
    Hash next = *this;
    next.state_ += value * 3266489917u;
    next.state_ = (next.state_ * 131072u) | (next.state_ / 32768u);  // 17 bits to the left
    next.state_ *= 668265263u;
    return next;
  }

  std::uint32_t value() const {
    std::uint32_t h = state_;
    h ^= h / 32768u;  // 15 bits to the right
    h *= 2246822519u;
    h ^= h / 8192u;  // 13
    h *= 3266489917u;
    h ^= h / 65536u;  // 16
    return h;
  }

 private:
  std::uint32_t state_;
};

inline Real u(std::uint32_t seed, std::uint32_t i, std::uint32_t salt) {
  return Real(Hash(seed).eat(i).eat(salt).value()) / Real(4294967296.0);
}

}  // namespace formula
