// Sine, cosine and arctangent that give the same bits on every compiler and in every browser.
//
// The C library's differ from one system to the next in the last bit, and one changed bit is a
// changed animal. These use nothing but + - * / and sqrt on doubles, which IEEE 754 fixes to the
// bit, and no a*b + c is contracted (-ffp-contract=off). The polynomials are minimax fits;
// scripts/fit_math derives every constant, and tests/unit/core/math_test.cpp holds the bounds
// below against MPFR.
//
//   function        for                     largest error
//   sincosTurns     any finite turns        0.85 ulp
//   sincos          |radians| <= kFarthest  0.85 ulp, also next to multiples of pi/2
//   atan2           everything C's takes    0.95 ulp
//
// NaN and infinities give NaN (atan2: as C's).
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace core {

inline constexpr double kPi = 0x1.921fb54442d18p+1;
inline constexpr double kTau = 0x1.921fb54442d18p+2;
inline constexpr double kRadiansPerDegree = kPi / 180;

// The largest angle sincos takes: 2^30. Beyond it neighbouring doubles stand more than 2^-23
// radians apart, and it answers NaN rather than digits that mean nothing.
inline constexpr double kFarthest = 0x1p30;

struct SinCos {
  double sine, cosine;
};

namespace detail {

// Adding and subtracting this rounds to the nearest whole number (ties to even) while |x| < 2^51,
// and leaves that number, modulo a power of two, in the low bits of the sum.
inline constexpr double kRounder = 0x1.8p52;

inline std::uint64_t bitsOf(double x) {
  std::uint64_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
}

inline double doubleOf(std::uint64_t bits) {
  double x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

// Two doubles side by side, for g++, clang++ and em++ alike: the same operations, so the same bits.
typedef double Pair __attribute__((vector_size(16)));
typedef std::uint64_t PairBits __attribute__((vector_size(16)));
inline PairBits bitsOf(Pair x) { return reinterpret_cast<PairBits>(x); }
inline Pair doubleOf(PairBits bits) { return reinterpret_cast<Pair>(bits); }

// Sine and cosine of x + tail, |x| <= pi/4, |tail| <= half an ulp of x, turned by `quarters`
// quarter turns. Branchless, because a walk sends angles from every quadrant in turn. F is double
// or Pair, and U its bits.
template <typename F, typename U>
inline void sincosKernel(F x, F tail, U quarters, F& sine, F& cosine) {
  const F z = x * x;
  const F zz = z * z;
  // Sums in pairs rather than Horner's chain: half the latency, and still one fixed order.
  const F p = (-0x1.5555555555548p-3 + z * 0x1.111111110f7d0p-7) +
              zz * ((-0x1.a01a019bfdee7p-13 + z * 0x1.71de3567d20acp-19) +
                    zz * (-0x1.ae5e5a90259e3p-26 + z * 0x1.5d8fd131decdep-33));
  const F q = (0x1.555555555554bp-5 + z * -0x1.6c16c16c14f91p-10) +
              zz * ((0x1.a01a019c844c9p-16 + z * -0x1.27e4f7eac2619p-22) +
                    zz * (0x1.1ee9d7b31c828p-29 + z * -0x1.8fa4990b88a51p-37));
  const F half = 0.5 * z;
  const F w = 1.0 - half;

  U s = bitsOf(F(x + (tail * w + x * z * p)));
  U c = bitsOf(F(w + (((1.0 - w) - half) + (zz * q - x * tail))));
  const U swap = (s ^ c) & (0 - (quarters & 1));
  s ^= swap;
  c ^= swap;
  s ^= (quarters & 2) << 62;
  c ^= ((quarters + 1) & 2) << 62;
  // Adding zero turns -0 into +0, so that no zero ever carries a sign.
  sine = doubleOf(s) + 0.0;
  cosine = doubleOf(c) + 0.0;
}

// Sine and cosine of angles in radians up to 128.
template <typename F>
inline void sincosNear(F radians, F& sine, F& cosine) {
  const F rounder = radians * 0x1.45f306dc9c883p-1 + kRounder;
  const F quarters = rounder - kRounder;
  // pi/2 in parts of 46, 46 and 53 bits (Cody and Waite): the first product and difference are
  // exact, the second difference is kept with its rounding error.
  const F a = radians - quarters * 0x1.921fb54442dp+0;
  const F b = quarters * 0x1.8469898cc51p-48;
  const F c = a - b;
  const F back = c - a;
  const F lost = (a - (c - back)) - (b + back);
  const F low = lost - quarters * 0x1.c06e0e6894812p-94;
  const F x = c + low;
  sincosKernel(x, F((c - x) + low), bitsOf(rounder), sine, cosine);
}

// Sine and cosine of angles in turns up to 2^40.
template <typename F>
inline void sincosTurnsNear(F turns, F& sine, F& cosine) {
  const F quarters = 4 * turns;
  const F rounder = quarters + kRounder;
  const F rest = quarters - (rounder - kRounder);  // exact, |rest| <= 1/2
  // rest * pi/2 as a sum: the high 26 bits of rest times the high 27 of pi/2 are exact.
  const F high = doubleOf(bitsOf(rest) & 0xfffffffff8000000u);
  const F a = high * 0x1.921fb54p+0;
  const F b = high * 0x1.10b4611a62633p-30 + (rest - high) * 0x1.921fb54442d18p+0;
  const F x = a + b;
  sincosKernel(x, F((a - x) + b), bitsOf(rounder), sine, cosine);
}

SinCos sincosFar(double radians);     // |radians| > 128, NaN
SinCos sincosTurnsFar(double turns);  // |turns| > 2^40, NaN

}  // namespace detail

// Sine and cosine of an angle in turns (1 is once around). Exact at every quarter turn.
inline SinCos sincosTurns(double turns) {
  if (!(std::fabs(turns) <= 0x1p40)) return detail::sincosTurnsFar(turns);
  SinCos result;
  detail::sincosTurnsNear(turns, result.sine, result.cosine);
  return result;
}

// Sine and cosine of an angle in radians, |radians| <= kFarthest.
inline SinCos sincos(double radians) {
  if (!(std::fabs(radians) <= 128)) return detail::sincosFar(radians);
  SinCos result;
  detail::sincosNear(radians, result.sine, result.cosine);
  return result;
}

namespace detail {

template <typename Near, typename One>
inline void each(const double* angles, std::size_t count, double limit, SinCos* out, Near near,
                 One one) {
  std::size_t i = 0;
  for (; i + 2 <= count; i += 2) {
    if (std::fabs(angles[i]) <= limit && std::fabs(angles[i + 1]) <= limit) {
      Pair sine, cosine;
      near(Pair{angles[i], angles[i + 1]}, sine, cosine);
      out[i] = {sine[0], cosine[0]};
      out[i + 1] = {sine[1], cosine[1]};
    } else {
      out[i] = one(angles[i]);
      out[i + 1] = one(angles[i + 1]);
    }
  }
  if (i < count) out[i] = one(angles[i]);
}

}  // namespace detail

// Many independent angles at once, to the bit as one by one and in half the time.
// `out` has room for `count` results.
inline void sincosEach(const double* radians, std::size_t count, SinCos* out) {
  detail::each(radians, count, 128, out, detail::sincosNear<detail::Pair>, sincos);
}
inline void sincosTurnsEach(const double* turns, std::size_t count, SinCos* out) {
  detail::each(turns, count, 0x1p40, out, detail::sincosTurnsNear<detail::Pair>, sincosTurns);
}

inline double sine(double radians) { return sincos(radians).sine; }
inline double cosine(double radians) { return sincos(radians).cosine; }

// The angle of the point (x, y) in radians, -pi to pi, with C's results for zeros and infinities.
double atan2(double y, double x);

// x brought into [low, high]; NaN stays NaN.
constexpr double clamp(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}

// From a (t = 0) to b (t = 1), exact at both ends.
constexpr double lerp(double a, double b, double t) { return (1 - t) * a + t * b; }

// 3t^2 - 2t^3 as x goes from edge0 to edge1, flat outside. Equal edges make a step.
constexpr double smoothstep(double edge0, double edge1, double x) {
  if (edge0 == edge1) return x < edge0 ? 0 : 1;
  const double t = clamp((x - edge0) / (edge1 - edge0), 0, 1);
  return t * t * (3 - 2 * t);
}

// The fractional part of a cyclic number, in [0, 1) for every finite x: a negative number too
// small to tell from a whole turn gives 0. NaN and infinities give NaN.
inline double wrap01(double x) {
  const double rest = x - std::floor(x);
  return rest == 1 ? 0 : rest;
}

}  // namespace core
