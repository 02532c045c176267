#include "people/skeleton.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/people/anyone.h"

namespace people {
namespace {

using test::distance;

constexpr int kPhases = 48;

TEST(Skeleton, StandsOnTheGroundToTheLastBit) {
  for (Parameters p : test::everybody())
    for (int i = 0; i < kPhases; ++i) {
      p.phase = static_cast<double>(i) / kPhases;
      const Pose pose = poseOf(p);
      const Skeleton s = skeletonOf(p);
      double lowest = s.seat.y;
      for (const std::size_t side : {kLeft, kRight})
        for (const core::Vec3& point : {s.heel[side], s.toe[side], s.kneecap[side]})
          lowest = std::min(lowest, point.y);
      if (pose.seat != kOnGround) {
        EXPECT_GE(lowest, 0) << test::nameOf(
            p);  // a seat holds the feet of the small off the ground
        EXPECT_GE(s.seat.y, pose.seat * bodyOf(p).unit - 1e-12) << test::nameOf(p);
      } else {
        EXPECT_EQ(lowest, pose.lift * bodyOf(p).unit) << test::nameOf(p);
      }
    }
}

TEST(Skeleton, BonesKeepTheirLengths) {
  for (Parameters p : test::everybody())
    for (int i = 0; i < 8; ++i) {
      p.phase = i / 8.0;
      const Skeleton s = skeletonOf(p);
      const Body b = bodyOf(p);
      EXPECT_NEAR(distance(s.spine, s.waist), b.torso / 2, 1e-12);
      EXPECT_NEAR(distance(s.waist, s.chest), b.torso / 2, 1e-12);
      EXPECT_NEAR(distance(s.head_base, s.head_top), b.head, 1e-12);
      for (const std::size_t side : {kLeft, kRight}) {
        EXPECT_NEAR(distance(s.hip[side], s.knee[side]), b.thigh, 1e-12);
        EXPECT_NEAR(distance(s.knee[side], s.ankle[side]), b.shin, 1e-12);
        EXPECT_NEAR(distance(s.shoulder[side], s.elbow[side]), b.upper_arm, 1e-12);
        EXPECT_NEAR(distance(s.elbow[side], s.hand[side]), b.forearm, 1e-12);
      }
    }
}

double tiltOf(core::Vec3 direction) { return test::degrees(std::atan2(direction.x, direction.y)); }

TEST(Skeleton, TheUpperBackBendsFurtherByAThird) {
  Parameters p = test::adult("spear");
  p.phase = .5;
  const Skeleton s = skeletonOf(p);
  const double lower = tiltOf(s.lower), upper = tiltOf(s.upper);
  EXPECT_GT(lower, 10);
  EXPECT_NEAR(upper, 1.35 * lower, 1e-9);
}

TEST(Skeleton, OneSegmentIsAPlank) {
  Parameters p = test::adult("dig");
  p.spine = Spine::one;
  const Skeleton s = skeletonOf(p);
  EXPECT_NEAR(tiltOf(s.upper), tiltOf(s.lower), 1e-9);
  EXPECT_NEAR(tiltOf(s.lower), 54, 1e-9);
}

TEST(Skeleton, TheHeadFollowsTheUpperSpine) {
  const Skeleton s = skeletonOf(test::adult("dig"));
  const core::Vec3 axis = s.head_top - s.head_base;
  EXPECT_NEAR(tiltOf(axis), 16 + .55 * 60, 1e-9);
}

TEST(Skeleton, AnElderIsAModifier) {
  for (std::size_t activity = 0; activity < kActivityCount; ++activity) {
    Parameters p;
    p.activity = activity;
    const Angles usual = poseOf(p).angles;
    p.age = Age::elder;
    const Angles old = poseOf(p).angles;
    EXPECT_DOUBLE_EQ(old.pitch, usual.pitch + 12);
    EXPECT_DOUBLE_EQ(old.curl, usual.curl + 10);
    EXPECT_DOUBLE_EQ(old.head, usual.head - 6);
    EXPECT_DOUBLE_EQ(old.knee_l, usual.knee_l + 8);
    EXPECT_DOUBLE_EQ(old.knee_r, usual.knee_r + 8);
    EXPECT_EQ(old.hip_l, usual.hip_l);
  }
}

}  // namespace
}  // namespace people
