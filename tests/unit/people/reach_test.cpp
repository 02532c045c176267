#include "people/reach.h"

#include <gtest/gtest.h>

#include <cmath>

#include "unit/core/random.h"
#include "unit/people/anyone.h"

namespace people {
namespace {

using core::Vec3;
using test::distance;

constexpr double kUpper = .17, kFore = .15, kSlack = .001;
constexpr Vec3 kPole = {-.25, -1, .55}, kRest = {0, -1, 0};

Arm to(Vec3 target, Vec3 pole = kPole) {
  return reach({}, target, kUpper, kFore, kSlack, pole, kRest);
}

bool finite(Vec3 p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }

void expectBonesKeepTheirLengths(const Arm& arm) {
  EXPECT_NEAR(core::length(arm.elbow), kUpper, 1e-12);
  EXPECT_NEAR(distance(arm.elbow, arm.hand), kFore, 1e-12);
}

TEST(Reach, BringsTheHandToWhatIsWithinReach) {
  test::Random random(1);
  for (int i = 0; i < 2000; ++i) {
    Vec3 target = {random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)};
    target = target * (random.between(.03, .31) / core::length(target));
    const Arm arm = to(target);
    EXPECT_LT(distance(arm.hand, target), 1e-12);
    expectBonesKeepTheirLengths(arm);
  }
}

// The elbow by the formula, worked out by hand for a right angle: u = .4, f = .3, d = .5.
TEST(Reach, PutsTheElbowWhereTheFormulaSays) {
  const Arm arm = reach({1, 2, 3}, {1.5, 2, 3}, .4, .3, kSlack, {0, -2, 0}, kRest);
  EXPECT_NEAR(arm.elbow.x, 1.32, 1e-12);
  EXPECT_NEAR(arm.elbow.y, 2 - .24, 1e-12);
  EXPECT_NEAR(arm.elbow.z, 3, 1e-12);
  EXPECT_NEAR(arm.hand.x, 1.5, 1e-12);
}

TEST(Reach, StretchesTowardsWhatIsTooFarAndFoldsForWhatIsTooNear) {
  const Arm far = to({3, 4, 0});
  EXPECT_NEAR(core::length(far.hand), kUpper + kFore - kSlack, 1e-12);
  EXPECT_NEAR(far.hand.y / far.hand.x, 4.0 / 3, 1e-12);
  const Arm near = to({.003, .004, 0});
  EXPECT_NEAR(core::length(near.hand), kUpper - kFore + kSlack, 1e-12);
  EXPECT_NEAR(near.hand.y / near.hand.x, 4.0 / 3, 1e-12);
  expectBonesKeepTheirLengths(far);
  expectBonesKeepTheirLengths(near);
}

TEST(Reach, IsFiniteWhateverIsAsked) {
  const Vec3 targets[] = {{},          {0, -.2, 0}, {1e-300, 0, 0}, {0, -1e-12, 0},
                          {1e9, 0, 0}, kPole * .2,  kPole * -.2};
  const Vec3 poles[] = {{}, kPole, {0, -1, 0}, {0, 1, 0}, {1e-200, 0, 0}, {1, 0, 0}, {0, 0, 1}};
  for (const Vec3 target : targets)
    for (const Vec3 pole : poles) {
      const Arm arm = to(target, pole);
      EXPECT_TRUE(finite(arm.elbow) && finite(arm.hand));
      expectBonesKeepTheirLengths(arm);
    }
}

// Along any straight path that keeps clear of the shoulder itself, also through being out of reach
// and past the pole's own line.
TEST(Reach, IsContinuous) {
  test::Random random(2);
  for (int path = 0; path < 300; ++path) {
    const auto anywhere = [&] {
      return Vec3{random.between(-.5, .5), random.between(-.5, .5), random.between(-.5, .5)};
    };
    const Vec3 from = anywhere(), toward = anywhere();
    constexpr int kSteps = 4000;
    Arm before = to(from);
    for (int i = 1; i <= kSteps; ++i) {
      const Vec3 target = from + (toward - from) * (static_cast<double>(i) / kSteps);
      const Arm now = to(target);
      const double step = distance(toward, from) / kSteps;
      // Nearer than this the direction of the reach itself turns faster than anything is drawn.
      if (core::length(target) > .05 &&
          core::length(target - (toward - from) * (1.0 / kSteps)) > .05) {
        EXPECT_LT(distance(now.hand, before.hand), 8 * step);
        EXPECT_LT(distance(now.elbow, before.elbow), .02);
      }
      before = now;
    }
  }
}

// The elbow of somebody upright hangs below the line from shoulder to hand, and outwards of it.
TEST(Reach, ElbowsBendDownAndOut) {
  for (const std::size_t side : {kLeft, kRight}) {
    Skeleton upright{};
    upright.upper = {0, 1, 0};
    const Vec3 pole = elbowPole(upright, side);
    const Arm arm = to({.2, .0, 0}, pole);
    EXPECT_LT(arm.elbow.y, -.05);
    EXPECT_GT(arm.elbow.z * sideSign(side), .02);
  }
}

}  // namespace
}  // namespace people
