// What every activity has to keep: its name, its hands on its tool, and no jumps.
#include <gtest/gtest.h>

#include <set>

#include "core/math.h"
#include "unit/people/anyone.h"

namespace people {
namespace {

using core::Vec3;
using test::distance;

TEST(Activities, AreListedByName) {
  for (std::size_t i = 0; i < kActivityCount; ++i) {
    EXPECT_EQ(activityAt(i).name, kActivityNames[i]);
    EXPECT_GT(activityAt(i).cycle_ms, 0);
    EXPECT_EQ(activityAt(i).cycle_ms % 10, 0);
  }
}

// No joint jumps: in a step of 1/480 of a cycle none moves by more than this fraction of stature.
// The quickest is the foot of a runner, which goes about three statures a cycle.
constexpr int kSteps = 480;
constexpr double kFastest = 10.0 / kSteps;

TEST(Activities, AreContinuousRoundTheCycle) {
  for (Parameters p : test::everybody()) {
    const double unit = bodyOf(p).unit;
    p.phase = 0;
    std::vector<Vec3> before = test::jointsOf(skeletonOf(p));
    for (int i = 1; i <= kSteps; ++i) {
      p.phase = static_cast<double>(i) / kSteps;
      const std::vector<Vec3> now = test::jointsOf(skeletonOf(p));
      for (std::size_t joint = 0; joint < now.size(); ++joint)
        EXPECT_LT(distance(now[joint], before[joint]) / unit, kFastest)
            << test::nameOf(p) << ", joint " << joint;
      before = now;
    }
  }
}

// A tool turns by at most three degrees in such a step: it never flips.
TEST(Activities, ToolsDoNotFlip) {
  for (Parameters p : test::everybody()) {
    Vec3 before = poseOf(p).shaft;
    for (int i = 1; i <= kSteps; ++i) {
      p.phase = static_cast<double>(i) / kSteps;
      const Vec3 now = poseOf(p).shaft;
      if (core::length(now) == 0) break;
      const double cosine = core::dot(now, before) / (core::length(now) * core::length(before));
      EXPECT_GT(cosine, std::cos(3 * core::kRadiansPerDegree)) << test::nameOf(p);
      before = now;
    }
  }
}

// What both hands hold runs through both of them.
TEST(Activities, BothHandsAreOnTheLine) {
  for (const char* name : {"dig", "stir", "spear", "dipnet", "paddle", "haul"})
    for (const Sex sex : {Sex::female, Sex::male})
      for (int i = 0; i < 48; ++i) {
        Parameters p = test::adult(name, sex);
        p.phase = i / 48.0;
        const Skeleton s = skeletonOf(p);
        const Vec3 shaft = poseOf(p).shaft;
        const Vec3 along = shaft * (1 / core::length(shaft));
        const Vec3 gap = s.hand[kLeft] - s.hand[kRight];
        Vec3 off = gap - along * core::dot(gap, along);
        off.z = 0;  // as it is seen
        EXPECT_LT(core::length(off) / bodyOf(p).unit, .015) << test::nameOf(p);
        EXPECT_GT(core::length(gap) / bodyOf(p).unit, .04) << test::nameOf(p);
      }
}

std::vector<core::Part> toolsOf(const Parameters& p, Role role) {
  core::Description d;
  write(p, d);
  std::vector<core::Part> found;
  for (const core::Part& part : d.parts)
    if (part.kind == static_cast<std::uint8_t>(Kind::tool) &&
        part.role == static_cast<std::uint8_t>(role))
      found.push_back(part);
  return found;
}

double lengthOf(const core::Part& part) { return distance(part.a, part.b); }

TEST(Tools, TheDiggingStickAlwaysReachesTheGround) {
  for (Parameters p : test::everybody()) {
    if (p.activity != test::activityNamed("dig")) continue;
    for (int i = 0; i < 48; ++i) {
      p.phase = i / 48.0;
      const core::Part stick = toolsOf(p, Role::wood).front();
      EXPECT_NEAR(stick.b.y, 0, 1e-12);
      EXPECT_GT(lengthOf(stick), .45);
    }
  }
}

// Feet as documented, metres as drawn.
TEST(Tools, AreTrueToSize) {
  for (const Sex sex : {Sex::female, Sex::male}) {
    const double pole = lengthOf(toolsOf(test::adult("spear", sex), Role::wood).front());
    EXPECT_GE(pole, 4.6);
    EXPECT_LE(pole, 7.6);
    double paddle = 0;
    for (const core::Part& part : toolsOf(test::adult("paddle", sex), Role::wood))
      paddle += lengthOf(part);
    EXPECT_GE(paddle, 4 * .3048);
    EXPECT_LE(paddle, 5 * .3048);
    double salmon = 0;
    const auto fish = toolsOf(test::adult("carry_load", sex), Role::salmon);
    ASSERT_EQ(fish.size(), 10u);  // two of five parts
    salmon = distance(fish[0].a, fish[3].b) + fish[0].r0 + fish[3].r1;
    EXPECT_GE(salmon, .65);
    EXPECT_LE(salmon, .85);
  }
}

// The poses of section 5 of the traps: a maul above the head is a woodcutter's axe, both hands on
// the ground are crawling, a load across both shoulders is a cross.
TEST(Traps, AreAvoided) {
  for (int i = 0; i < 48; ++i) {
    Parameters p = test::adult("split");
    p.phase = i / 48.0;
    const Skeleton split = skeletonOf(p);
    EXPECT_LT(split.hand[kRight].y, split.head_top.y + .1) << i;
    EXPECT_LT(split.hand[kRight].y, 1.45) << i;  // where his chin is when he stands

    p.activity = test::activityNamed("gather");
    const Skeleton gather = skeletonOf(p);
    EXPECT_GT(gather.hand[kLeft].y, .3) << i;
    EXPECT_LT(test::degrees(std::atan2(gather.upper.x, gather.upper.y)), 80) << i;

    p.activity = test::activityNamed("carry_load");
    core::Description d;
    write(p, d);
    const Skeleton carry = skeletonOf(p);
    for (const core::Part& part : d.parts)
      if (part.role == static_cast<std::uint8_t>(Role::salmon)) {
        EXPECT_LT(part.a.x, carry.chest.x - .3) << i;  // behind, clear of arm and leg
        EXPECT_GT(part.b.y, carry.pelvis.y - .45) << i;
      }

    p.activity = test::activityNamed("hold_baby");
    const Skeleton hold = skeletonOf(p);
    for (const std::size_t side : {kLeft, kRight})
      EXPECT_LT(hold.hand[side].x - hold.chest.x, .36) << i;  // not held out
  }
}

// The hand-to-hand variant draws the tool from one hand to the other.
TEST(Grip, HandToHandFollowsTheHands) {
  Parameters p = test::adult("dig");
  p.grip = Grip::hand;
  const Skeleton s = skeletonOf(p);
  // Kept: at -O3, em++ 3.1.6 reads what a list held that is already gone.
  const auto tools = toolsOf(p, Role::wood);
  const core::Part& stick = tools.front();
  const Vec3 hands = s.hand[kLeft] - s.hand[kRight], line = stick.b - stick.a;
  EXPECT_NEAR(core::dot(hands, line), core::length(hands) * core::length(line), 1e-12);
}

}  // namespace
}  // namespace people
