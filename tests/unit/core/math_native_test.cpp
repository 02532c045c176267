// The error bounds that core/math.h states, held against MPFR over more than a million arguments.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "core/math.h"
#include "unit/core/mpfr_values.h"
#include "unit/core/random.h"

namespace {

constexpr double kSincosBound = 0.85, kAtan2Bound = 0.95;

// The largest error so far and where it was met.
struct Worst {
  double error = 0, x = 0, y = 0;

  void see(double got, test::Real& value, double at, double and_at = 0) {
    const double here = test::errorInUlps(got, value);
    if (!(here <= error)) *this = {here, at, and_at};
  }

  std::string where() const {
    char text[120];
    std::snprintf(text, sizeof text, "%.4f ulp at %a, %a", error, x, y);
    return text;
  }
};

struct SincosCheck {
  test::TrueSinCos truth;
  Worst sine, cosine;

  void radians(double x) {
    truth.ofRadians(x);
    const auto [s, c] = core::sincos(x);
    sine.see(s, truth.sine, x);
    cosine.see(c, truth.cosine, x);
  }

  void turns(double x) {
    truth.ofTurns(x);
    const auto [s, c] = core::sincosTurns(x);
    sine.see(s, truth.sine, x);
    cosine.see(c, truth.cosine, x);
  }

  void expectWithin(double bound) const {
    std::printf("sine %s\ncosine %s\n", sine.where().c_str(), cosine.where().c_str());
    EXPECT_LE(sine.error, bound) << sine.where();
    EXPECT_LE(cosine.error, bound) << cosine.where();
  }
};

TEST(MathNative, SincosWithinBoundOverAnglesOfAWalk) {
  SincosCheck check;
  test::Random random(11);
  for (int i = 0; i < 500'000; ++i) check.radians(random.between(-4, 4));
  check.expectWithin(kSincosBound);
}

TEST(MathNative, SincosWithinBoundOverAllScales) {
  SincosCheck check;
  test::Random random(12);
  for (int i = 0; i < 400'000; ++i) check.radians(random.acrossScales(-60, 29));
  for (int i = 0; i < 200'000; ++i) check.radians(random.between(-1e6, 1e6));
  for (int i = 0; i < 50'000; ++i) check.radians(random.acrossScales(-1074 + 52, -61));
  check.radians(core::kFarthest);
  check.expectWithin(kSincosBound);
}

TEST(MathNative, SincosWithinBoundNextToMultiplesOfAQuarterTurn) {
  SincosCheck check;
  test::Random random(13);
  const auto around = [&](double x) {
    check.radians(x);
    check.radians(std::nextafter(x, 0));
    if (x < core::kFarthest) check.radians(std::nextafter(x, core::kFarthest));
  };
  for (int i = 1; i <= 20'000; ++i) around(i * (core::kPi / 2));
  for (int i = 1; i <= 20'000; ++i) around(i * (core::kPi / 4));
  for (int i = 0; i < 50'000; ++i) {
    const double most = std::floor(random.between(1, core::kFarthest / (core::kPi / 2)));
    around(most * (core::kPi / 2));
  }
  const auto hardest = test::nearestToQuarterTurns(core::kFarthest);
  ASSERT_GT(hardest.size(), 900u);
  for (const double x : hardest) around(x);
  check.expectWithin(kSincosBound);
}

TEST(MathNative, SincosTurnsWithinBound) {
  SincosCheck check;
  test::Random random(14);
  for (int i = 0; i < 400'000; ++i) check.turns(random.between(-1, 1));
  for (int i = 0; i < 200'000; ++i) check.turns(random.acrossScales(-70, 45));
  for (int i = -64; i <= 64; ++i) {
    const double eighth = i / 8.0;
    for (int step = 1; step < 1000; ++step) {
      check.turns(eighth + step * 0x1p-50);
      check.turns(eighth - step * 0x1p-28);
    }
    check.turns(eighth);
  }
  check.expectWithin(kSincosBound);
}

TEST(MathNative, Atan2WithinBound) {
  Worst worst;
  test::Random random(15);
  test::Real angle;
  const auto check = [&](double y, double x) {
    test::trueAtan2(y, x, angle);
    worst.see(core::atan2(y, x), angle, y, x);
  };
  for (int i = 0; i < 200'000; ++i) check(random.between(-1, 1), random.between(-1, 1));
  for (int i = 0; i < 150'000; ++i)
    check(random.acrossScales(-30, 30), random.acrossScales(-30, 30));
  // The scales where products overflow or run out of bits, with both of a size or one far off.
  for (int i = 0; i < 20'000; ++i) {
    check(random.acrossScales(-1022, 1023), random.acrossScales(-1022, 1023));
    check(random.acrossScales(1015, 1023), random.acrossScales(1015, 1023));
    check(random.acrossScales(-1022, -1014), random.acrossScales(-1022, -1014));
    check(random.acrossScales(-805, -795), random.acrossScales(-805, -795));
    check(random.unit() * 0x1p-1060, random.unit() * 0x1p-1060);
    check(random.acrossScales(-70, -50), random.acrossScales(-5, 5));
  }
  // Around the edges of the intervals, i/16, from both octants.
  for (int i = 1; i <= 16; ++i) {
    for (int step = 0; step < 2000; ++step) {
      const double x = random.between(1, 2);
      const double y = x * (i / 16.0) * (1 + (step - 1000) * 0x1p-50);
      check(y, x);
      check(x, y);
      check(y, -x);
    }
  }
  std::printf("atan2 %s\n", worst.where().c_str());
  EXPECT_LE(worst.error, kAtan2Bound) << worst.where();
}

}  // namespace
