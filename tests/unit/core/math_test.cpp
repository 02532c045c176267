// What the wasm run and the native run both check of core/math: exact values, identities, a table
// of MPFR's values, and the bits themselves. The full sweep against MPFR is math_native_test.cpp.
#include "core/math.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <string>

#include "unit/core/math_digests.h"
#include "unit/core/random.h"

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kSincosBound = 0.85, kAtan2Bound = 0.95;  // as math.h states them

// A true value as the nearest double and what is left of it, and the bits that this project's
// function gives on every machine.
struct Value {
  double nearest, rest, ours;
};
struct SinCosRow {
  double x;
  Value sine, cosine;
};
struct Atan2Row {
  double y, x;
  Value angle;
};

#include "unit/core/math_reference.inc"

double ulpOf(double x) {
  int exponent;
  std::frexp(x, &exponent);
  return std::ldexp(1, std::max(exponent - 53, -1074));
}

double errorInUlps(double got, const Value& value) {
  if (value.nearest == 0) return got == 0 ? 0 : kInfinity;
  return std::fabs((got - value.nearest) - value.rest) / ulpOf(value.nearest);
}

std::string hexadecimal(double x) {
  char text[40];
  std::snprintf(text, sizeof text, "%a", x);
  return text;
}

bool sameBits(double a, double b) { return core::detail::bitsOf(a) == core::detail::bitsOf(b); }

void expectBits(double got, double expected, const std::string& where) {
  EXPECT_TRUE(sameBits(got, expected))
      << where << " gave " << hexadecimal(got) << ", on other machines " << hexadecimal(expected);
}

TEST(Math, SincosMeetsTheReferenceTable) {
  for (const SinCosRow& row : kSincosRows) {
    const auto [sine, cosine] = core::sincos(row.x);
    EXPECT_LE(errorInUlps(sine, row.sine), kSincosBound) << hexadecimal(row.x);
    EXPECT_LE(errorInUlps(cosine, row.cosine), kSincosBound) << hexadecimal(row.x);
    expectBits(sine, row.sine.ours, "sine of " + hexadecimal(row.x));
    expectBits(cosine, row.cosine.ours, "cosine of " + hexadecimal(row.x));
    if (HasFailure()) return;
  }
}

TEST(Math, SincosTurnsMeetsTheReferenceTable) {
  for (const SinCosRow& row : kSincosTurnsRows) {
    const auto [sine, cosine] = core::sincosTurns(row.x);
    EXPECT_LE(errorInUlps(sine, row.sine), kSincosBound) << hexadecimal(row.x);
    EXPECT_LE(errorInUlps(cosine, row.cosine), kSincosBound) << hexadecimal(row.x);
    expectBits(sine, row.sine.ours, "sine of turns " + hexadecimal(row.x));
    expectBits(cosine, row.cosine.ours, "cosine of turns " + hexadecimal(row.x));
    if (HasFailure()) return;
  }
}

TEST(Math, Atan2MeetsTheReferenceTable) {
  for (const Atan2Row& row : kAtan2Rows) {
    const double angle = core::atan2(row.y, row.x);
    const std::string where = "atan2 of " + hexadecimal(row.y) + ", " + hexadecimal(row.x);
    EXPECT_LE(errorInUlps(angle, row.angle), kAtan2Bound) << where;
    expectBits(angle, row.angle.ours, where);
    if (HasFailure()) return;
  }
}

// The bits of a million values. They change only when core/math does, on purpose.
TEST(Math, AMillionValuesAreTheSameBitsOnEveryMachine) {
  const test::MathDigests digests;
  EXPECT_EQ(digests.sincos.hex(), kSincosDigest);
  EXPECT_EQ(digests.sincos_turns.hex(), kSincosTurnsDigest);
  EXPECT_EQ(digests.atan2.hex(), kAtan2Digest);
  EXPECT_EQ(digests.curves.hex(), kCurvesDigest);
}

TEST(Math, QuarterTurnsAreExactAndNoZeroHasASign) {
  for (int i = -4000; i <= 4000; ++i) {
    const double sines[] = {0, 1, 0, -1};
    const int quarter = ((i % 4) + 4) % 4;
    const auto [sine, cosine] = core::sincosTurns(i / 4.0);
    expectBits(sine, sines[quarter], "sine");
    expectBits(cosine, sines[(quarter + 1) % 4], "cosine");
  }
  for (const double zero : {0.0, -0.0}) {
    expectBits(core::sincos(zero).sine, 0, "sine");
    expectBits(core::sincos(zero).cosine, 1, "cosine");
    expectBits(core::sincosTurns(zero).sine, 0, "sine of turns");
  }
}

TEST(Math, ManyAtOnceAreTheBitsOfOneByOne) {
  test::Random random(8);
  for (int round = 0; round < 20'000; ++round) {
    std::array<double, 7> angles;
    for (double& angle : angles) {
      // Mostly those of the short way, some of the long one, so that pairs mix them.
      angle = random.bits() % 8 == 0 ? random.acrossScales(-30, 60) : random.between(-130, 130);
    }
    if (round % 100 == 0) angles[3] = kNan;
    const std::size_t count = random.bits() % 8;
    std::array<core::SinCos, 8> radians, turns;
    radians.fill({7, 7});
    turns.fill({7, 7});
    core::sincosEach(angles.data(), count, radians.data());
    core::sincosTurnsEach(angles.data(), count, turns.data());
    for (std::size_t i = 0; i < radians.size(); ++i) {
      const core::SinCos untouched{7, 7};
      const core::SinCos one = i < count ? core::sincos(angles[i]) : untouched;
      const core::SinCos other = i < count ? core::sincosTurns(angles[i]) : untouched;
      if (one.sine != one.sine) continue;
      expectBits(radians[i].sine, one.sine, "sincosEach");
      expectBits(radians[i].cosine, one.cosine, "sincosEach");
      if (other.sine != other.sine) continue;
      expectBits(turns[i].sine, other.sine, "sincosTurnsEach");
      expectBits(turns[i].cosine, other.cosine, "sincosTurnsEach");
    }
  }
  core::SinCos none[2];
  const double bad[] = {kNan, 1};
  core::sincosEach(bad, 2, none);
  EXPECT_TRUE(std::isnan(none[0].sine));
  EXPECT_EQ(none[1].sine, core::sine(1));
}

TEST(Math, SincosIsOddAndEven) {
  test::Random random(2);
  for (int i = 0; i < 100'000; ++i) {
    const double x = random.acrossScales(-1022, 29);
    EXPECT_EQ(core::sincos(-x).sine, -core::sincos(x).sine) << hexadecimal(x);
    EXPECT_EQ(core::sincos(-x).cosine, core::sincos(x).cosine) << hexadecimal(x);
    EXPECT_EQ(core::sincosTurns(-x).sine, -core::sincosTurns(x).sine) << hexadecimal(x);
    EXPECT_EQ(core::sincosTurns(-x).cosine, core::sincosTurns(x).cosine) << hexadecimal(x);
    EXPECT_EQ(core::sine(x), core::sincos(x).sine);
    EXPECT_EQ(core::cosine(x), core::sincos(x).cosine);
  }
}

TEST(Math, SincosStaysWithinOneAndOnTheCircle) {
  test::Random random(3);
  for (int i = 0; i < 300'000; ++i) {
    const double x = random.acrossScales(-30, 29);
    for (const auto [sine, cosine] : {core::sincos(x), core::sincosTurns(x)}) {
      ASSERT_LE(std::fabs(sine), 1) << hexadecimal(x);
      ASSERT_LE(std::fabs(cosine), 1) << hexadecimal(x);
      ASSERT_NEAR(sine * sine + cosine * cosine, 1, 5e-16) << hexadecimal(x);
    }
  }
}

TEST(Math, WholeTurnsChangeNothing) {
  test::Random random(4);
  for (int i = 0; i < 100'000; ++i) {
    // 2^-20 steps leave room for the whole turns to be exact, up to and beyond the far branch.
    const double x = std::floor(random.between(0, 0x1p20)) * 0x1p-20;
    const double turns = std::ldexp(1, static_cast<int>(random.bits() % 32));
    EXPECT_EQ(core::sincosTurns(x + turns).sine, core::sincosTurns(x).sine);
    EXPECT_EQ(core::sincosTurns(x - turns).cosine, core::sincosTurns(x).cosine);
  }
  for (const double whole : {0x1p40, 0x1p52, 0x1p53, 0x1p200, std::numeric_limits<double>::max()}) {
    expectBits(core::sincosTurns(whole).sine, 0, "sine of whole turns");
    expectBits(core::sincosTurns(-whole).cosine, 1, "cosine of whole turns");
  }
  EXPECT_EQ(core::sincosTurns(0x1p41 + 0.25).sine, 1);
  EXPECT_EQ(core::sincosTurns(-0x1p41 - 0.25).sine, -1);
}

TEST(Math, TinyAnglesAreTheirOwnSine) {
  for (const double x : {0x1p-30, 1e-20, 1e-300, 5e-324}) {
    EXPECT_EQ(core::sine(x), x);
    EXPECT_EQ(core::cosine(x), 1);
  }
  EXPECT_EQ(core::sincosTurns(1e-310).sine, 1e-310 * core::kTau);
}

TEST(Math, SincosAnswersNanWhereItSaysSo) {
  for (const double x : {kNan, kInfinity, -kInfinity, 0x1.0000000000001p30, 1e300}) {
    EXPECT_TRUE(std::isnan(core::sincos(x).sine)) << x;
    EXPECT_TRUE(std::isnan(core::sincos(x).cosine)) << x;
  }
  for (const double x : {kNan, kInfinity, -kInfinity}) {
    EXPECT_TRUE(std::isnan(core::sincosTurns(x).sine)) << x;
    EXPECT_TRUE(std::isnan(core::sincosTurns(x).cosine)) << x;
  }
  EXPECT_FALSE(std::isnan(core::sincos(core::kFarthest).sine));
  EXPECT_FALSE(std::isnan(core::sincos(-core::kFarthest).sine));
}

// Where the two branches of the reduction meet, both must be right.
TEST(Math, TheNearAndTheFarReductionAgree) {
  for (double x = 100; x <= 128; x += 0.0137) {
    const auto near = core::sincos(x), far = core::detail::sincosFar(x);
    EXPECT_NEAR(near.sine, far.sine, 1.2e-16);
    EXPECT_NEAR(near.cosine, far.cosine, 1.2e-16);
  }
}

TEST(Math, Atan2HasEverySpecialCaseOfC) {
  const double pi = core::kPi;
  const struct {
    double y, x, angle;
  } cases[] = {
      {0.0, 1, 0.0},
      {-0.0, 1, -0.0},
      {0.0, 0.0, 0.0},
      {-0.0, 0.0, -0.0},
      {0.0, -0.0, pi},
      {-0.0, -0.0, -pi},
      {0.0, -1, pi},
      {-0.0, -1, -pi},
      {1, 0.0, pi / 2},
      {1, -0.0, pi / 2},
      {-1, 0.0, -pi / 2},
      {-1, -0.0, -pi / 2},
      {1, kInfinity, 0.0},
      {-1, kInfinity, -0.0},
      {0.0, kInfinity, 0.0},
      {-0.0, kInfinity, -0.0},
      {1, -kInfinity, pi},
      {-1, -kInfinity, -pi},
      {0.0, -kInfinity, pi},
      {-0.0, -kInfinity, -pi},
      {kInfinity, 1, pi / 2},
      {-kInfinity, -1, -pi / 2},
      {kInfinity, 0.0, pi / 2},
      {-kInfinity, -0.0, -pi / 2},
      {kInfinity, kInfinity, pi / 4},
      {-kInfinity, kInfinity, -pi / 4},
      {kInfinity, -kInfinity, 0x1.2d97c7f3321d2p+1},
      {-kInfinity, -kInfinity, -0x1.2d97c7f3321d2p+1},
      {1, 1, pi / 4},
      {-1, 1, -pi / 4},
      {1, -1, 0x1.2d97c7f3321d2p+1},
      {5e-324, 1, 5e-324},
      {5e-324, 5e-324, pi / 4},
      {1.7976931348623157e308, 1.7976931348623157e308, pi / 4},
      {1.7976931348623157e308, 5e-324, pi / 2},
      {5e-324, 1.7976931348623157e308, 0.0},
      {-5e-324, 1.7976931348623157e308, -0.0},
      {5e-324, -1.7976931348623157e308, pi},
  };
  for (const auto& c : cases) {
    expectBits(core::atan2(c.y, c.x), c.angle,
               "atan2 of " + std::to_string(c.y) + ", " + std::to_string(c.x));
  }
  EXPECT_TRUE(std::isnan(core::atan2(kNan, 1)));
  EXPECT_TRUE(std::isnan(core::atan2(1, kNan)));
  EXPECT_TRUE(std::isnan(core::atan2(kNan, kInfinity)));
}

TEST(Math, Atan2DoesNotCareAboutScale) {
  test::Random random(5);
  for (int i = 0; i < 50'000; ++i) {
    const double y = random.acrossScales(-3, 3), x = random.acrossScales(-3, 3);
    const double angle = core::atan2(y, x);
    for (const int power : {-1000, -903, -500, 500, 995, 1010}) {
      EXPECT_EQ(core::atan2(std::ldexp(y, power), std::ldexp(x, power)), angle)
          << hexadecimal(y) << ' ' << hexadecimal(x) << ' ' << power;
    }
  }
}

TEST(Math, Atan2UndoesSincos) {
  test::Random random(6);
  for (int i = 0; i < 100'000; ++i) {
    const double angle = random.between(-3.14159, 3.14159);
    const auto [sine, cosine] = core::sincos(angle);
    EXPECT_NEAR(core::atan2(sine, cosine), angle, 6e-16);
  }
}

TEST(Math, SmoothstepIsFlatOutsideAndACubicBetween) {
  EXPECT_EQ(core::smoothstep(0, 0.8, -1), 0);
  EXPECT_EQ(core::smoothstep(0, 0.8, 0), 0);
  EXPECT_EQ(core::smoothstep(0, 0.8, 0.4), 0.5);
  EXPECT_EQ(core::smoothstep(0, 0.8, 0.8), 1);
  EXPECT_EQ(core::smoothstep(0, 0.8, 7), 1);
  EXPECT_EQ(core::smoothstep(0, 4, 1), 3.0 / 16 - 2.0 / 64);
  EXPECT_EQ(core::smoothstep(2, 0, 2), 0);  // falling edges fall
  EXPECT_EQ(core::smoothstep(2, 0, 0), 1);
  EXPECT_EQ(core::smoothstep(1, 1, 0.99), 0);
  EXPECT_EQ(core::smoothstep(1, 1, 1), 1);
  EXPECT_EQ(core::smoothstep(0, 1, kInfinity), 1);
  EXPECT_EQ(core::smoothstep(0, 1, -kInfinity), 0);
  EXPECT_TRUE(std::isnan(core::smoothstep(0, 1, kNan)));
  double before = 0;
  for (int i = 0; i <= 10'000; ++i) {
    const double t = i / 10'000.0;
    const double s = core::smoothstep(0, 1, t);
    EXPECT_GE(s, before);
    EXPECT_LE(s, 1);
    EXPECT_NEAR(s, 3 * t * t - 2 * t * t * t, 1e-15);
    EXPECT_NEAR(s + core::smoothstep(0, 1, 1 - t), 1, 4e-16);
    before = s;
  }
  static_assert(core::smoothstep(0, 1, 0.5) == 0.5);
}

TEST(Math, Wrap01StaysBelowOne) {
  EXPECT_EQ(core::wrap01(0), 0);
  EXPECT_EQ(core::wrap01(1), 0);
  EXPECT_EQ(core::wrap01(-1), 0);
  EXPECT_EQ(core::wrap01(2.25), 0.25);
  EXPECT_EQ(core::wrap01(-0.25), 0.75);
  EXPECT_EQ(core::wrap01(-2.25), 0.75);
  EXPECT_EQ(core::wrap01(0x1p51 + 0.5), 0.5);
  EXPECT_EQ(core::wrap01(1e300), 0);
  EXPECT_EQ(core::wrap01(-0x1p-53), 1 - 0x1p-53);
  EXPECT_EQ(core::wrap01(1 - 0x1p-53), 1 - 0x1p-53);
  for (const double tiny : {-0x1p-54, -0x1p-55, -1e-17, -1e-300, -5e-324, -0.0}) {
    expectBits(core::wrap01(tiny), 0, "wrap01");
  }
  test::Random random(7);
  for (int i = 0; i < 200'000; ++i) {
    const double x = random.acrossScales(-1022, 1023);
    const double wrapped = core::wrap01(x);
    ASSERT_GE(wrapped, 0) << hexadecimal(x);
    ASSERT_LT(wrapped, 1) << hexadecimal(x);
    ASSERT_EQ(core::wrap01(wrapped), wrapped) << hexadecimal(x);
  }
  EXPECT_TRUE(std::isnan(core::wrap01(kNan)));
  EXPECT_TRUE(std::isnan(core::wrap01(kInfinity)));
  EXPECT_TRUE(std::isnan(core::wrap01(-kInfinity)));
}

TEST(Math, ClampAndLerp) {
  EXPECT_EQ(core::clamp(-1, 0, 2), 0);
  EXPECT_EQ(core::clamp(1, 0, 2), 1);
  EXPECT_EQ(core::clamp(3, 0, 2), 2);
  EXPECT_EQ(core::clamp(kInfinity, 0, 2), 2);
  EXPECT_TRUE(std::isnan(core::clamp(kNan, 0, 2)));
  EXPECT_EQ(core::lerp(0.1, 0.7, 0), 0.1);
  EXPECT_EQ(core::lerp(0.1, 0.7, 1), 0.7);
  EXPECT_EQ(core::lerp(1, 3, 0.25), 1.5);
  EXPECT_EQ(core::lerp(1e300, -1e300, 1), -1e300);
}

TEST(Math, ConstantsAreTheNearestDoubles) {
  EXPECT_EQ(core::kPi, 3.14159265358979323846264338327950288);
  EXPECT_EQ(core::kTau, 6.28318530717958647692528676655900577);
  EXPECT_EQ(core::kRadiansPerDegree, 0.0174532925199432957692369076848861271);
}

}  // namespace
