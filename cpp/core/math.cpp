#include "core/math.h"

#include <cfloat>
#include <limits>

// What the promise of equal bits stands on.
static_assert(std::numeric_limits<double>::is_iec559 && FLT_EVAL_METHOD == 0,
              "doubles must be IEEE 754 and must not be kept in wider registers");
#ifdef __FAST_MATH__
#error "-ffast-math may reorder sums, and then no two machines agree"
#endif

namespace core {
namespace detail {
namespace {

struct Sum {
  double value, lost;
};

// a - b, and what rounding lost of it (Knuth's two-sum): value + lost is a - b exactly.
Sum subtract(double a, double b) {
  const double value = a - b;
  const double back = value - a;
  return {value, (a - (value - back)) - (b + back)};
}

}  // namespace

SinCos sincosFar(double radians) {
  if (!(std::fabs(radians) <= kFarthest)) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    return {nan, nan};
  }
  const double rounder = radians * 0x1.45f306dc9c883p-1 + kRounder;
  const double quarters = rounder - kRounder;
  // `quarters` has at most 30 bits, so its products with four parts of pi/2 of 23 bits are exact.
  // The nearest a double below 2^30 comes to a multiple of pi/2 leaves about 2^-60, and the last
  // part still gives that more than 53 good bits.
  const double a = (radians - quarters * 0x1.921fb4p+0) - quarters * 0x1.4442dp-24;
  const Sum b = subtract(a, quarters * 0x1.846988p-48);
  const Sum c = subtract(b.value, quarters * 0x1.8cc514p-72);
  const double low = (b.lost + c.lost) - quarters * 0x1.80dc1cd129025p-95;
  const Sum x = subtract(c.value, -low);
  SinCos result;
  sincosKernel(x.value, x.lost, bitsOf(rounder), result.sine, result.cosine);
  return result;
}

SinCos sincosTurnsFar(double turns) {
  // Whole turns go exactly; infinities leave NaN.
  const double rest = turns - std::floor(turns);
  if (rest != rest) return {rest, rest};
  return sincosTurns(rest);
}

}  // namespace detail

namespace {

using detail::bitsOf;
using detail::doubleOf;

// The arctangent of i/8 in two doubles, and i/8 itself as a difference of powers of two, which
// makes the reduction below exact. They serve from 3/16 up: a small angle is best left alone, for
// seen from 1/8 it would be the difference of two as large.
struct Anchor {
  double first, second, high, low;
};
constexpr Anchor kAnchors[] = {
    {},
    {},
    {0.25, 0, 0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0.25, -0.125, 0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0.5, 0, 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0.5, -0.125, 0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0.5, -0.25, 0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {1, 0.125, 0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {1, 0, 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

struct Angle {
  double high, low;
};

// A double without the low 27 of its 53 bits: the product of two such is exact.
double highBits(double x) { return doubleOf(bitsOf(x) & 0xfffffffff8000000u); }

// What the arctangent of u has beyond u itself, |u| <= 3/16.
double beyond(double u) {
  const double z = u * u;
  const double zz = z * z;
  const double p = (-0x1.5555555555554p-2 + z * 0x1.9999999998e04p-3) +
                   zz * ((-0x1.24924923ad657p-3 + z * 0x1.c71c70b577317p-4) +
                         zz * ((-0x1.745cbca3bac69p-4 + z * 0x1.3b0226e53cf6ap-4) +
                               zz * (-0x1.0f162f2b46662p-4 + z * 0x1.a38019a82a34ep-5)));
  return u * z * p;
}

// The arctangent of a/b, 0 <= a <= b, b > 0, in two doubles.
Angle arctangent(double a, double b) {
  if (b > std::numeric_limits<double>::max()) {
    if (a < b) return {0, 0};
    a = b = 1;
  }
  const double ratio = a / b;
  if (ratio < 0x1p-60) return {ratio, 0};
  // Out of reach of overflow and of subnormals.
  const double scale = b > 0x1p1000 ? 0x1p-200 : b < 0x1p-800 ? 0x1p200 : 1;
  a *= scale;
  b *= scale;
  if (ratio < 0.1875) {
    // A quotient in two doubles, because half an ulp of it may be a whole one of its arctangent.
    const double high = highBits(ratio), b_high = highBits(b);
    const double low = ((a - high * b_high) - high * (b - b_high)) / b;
    return {high, low + beyond(ratio)};
  }
  const Anchor& anchor = kAnchors[static_cast<int>(8 * ratio + 0.5)];
  // tan(t - s) = (tan t - tan s) / (1 + tan t tan s). What stands above the line is exact.
  const double above = (a - anchor.first * b) + anchor.second * b;
  const double u = above / (b + (anchor.first - anchor.second) * a);
  return {anchor.high, u + (beyond(u) + anchor.low)};
}

// (high + low) - angle, where high >= angle.high.
Angle below(double high, double low, const Angle& angle) {
  const double value = high - angle.high;
  return {value, ((high - value) - angle.high) + (low - angle.low)};
}

}  // namespace

double atan2(double y, double x) {
  if (x != x || y != y) return std::numeric_limits<double>::quiet_NaN();
  const double across = std::fabs(x), up = std::fabs(y);
  Angle angle{0, 0};
  if (up > across) {
    angle = below(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, arctangent(across, up));
  } else if (across > 0) {
    angle = arctangent(up, across);
  }
  if (std::signbit(x)) angle = below(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, angle);
  return std::copysign(angle.high + angle.low, y);
}

}  // namespace core
