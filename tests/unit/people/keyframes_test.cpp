#include "people/keyframes.h"

#include <gtest/gtest.h>

namespace people {
namespace {

constexpr Key kKeys[] = {
    {.1, {.hip_l = 10, .pitch = 1}},
    {.4, {.hip_l = 40}},
    {.8, {.hip_l = -20, .pitch = 9}},
};

double hipAt(double phase) {
  Angles angles{};
  interpolate(kKeys, phase, angles);
  return angles.hip_l;
}

double pitchAt(double phase) {
  Angles angles{};
  interpolate(kKeys, phase, angles);
  return angles.pitch;
}

TEST(Keyframes, AreMetExactly) {
  EXPECT_EQ(hipAt(.1), 10);
  EXPECT_EQ(hipAt(.4), 40);
  EXPECT_EQ(hipAt(.8), -20);
}

TEST(Keyframes, AreJoinedBySmoothstep) {
  EXPECT_NEAR(hipAt(.25), 25, 1e-12);
  EXPECT_NEAR(hipAt(.1 + .3 / 4), 10 + 30 * (3.0 / 16 - 2.0 / 64), 1e-12);
}

TEST(Keyframes, GoRoundTheCycle) {
  // From .8 to 1.1: the middle is .95.
  EXPECT_NEAR(hipAt(.95), -5, 1e-12);
  EXPECT_NEAR(hipAt(0), -20 + 30 * (3 * (4.0 / 9) - 2 * (8.0 / 27)), 1e-12);
  EXPECT_NEAR(hipAt(.0999999999), 10, 1e-6);
}

TEST(Keyframes, MayLeaveAJointOut) {
  EXPECT_NEAR(pitchAt(.45), 5, 1e-12);  // half way from .1 to .8
  Angles angles{};
  angles.knee_r = 77;
  interpolate(kKeys, .3, angles);
  EXPECT_EQ(angles.knee_r, 77);  // named by nobody
}

TEST(Keyframes, OneKeyHoldsItsAngle) {
  constexpr Key kOne[] = {{.5, {.head = 12}}};
  for (const double phase : {0.0, .25, .5, .99}) {
    Angles angles{};
    interpolate(kOne, phase, angles);
    EXPECT_EQ(angles.head, 12);
  }
}

TEST(Keyframes, AHalfCycleIsMirrored) {
  constexpr Key kHalf[] = {{0, {.hip_l = 30, .hip_r = -22, .elbow_l = 10, .pitch = 4}}};
  constexpr auto kWhole = mirroredCycle(kHalf);
  EXPECT_EQ(kWhole[1].phase, .5);
  EXPECT_EQ(kWhole[1].angles.hip_l, -22);
  EXPECT_EQ(kWhole[1].angles.hip_r, 30);
  EXPECT_EQ(kWhole[1].angles.elbow_r, 10);
  EXPECT_EQ(kWhole[1].angles.elbow_l, kFree);
  EXPECT_EQ(kWhole[1].angles.pitch, 4);
}

TEST(Keyframes, EveryPairIsMirroredAndTwiceIsOnce) {
  KeyAngles angles;
  for (std::size_t i = 0; i < kAngles; ++i) angles.*kKeyAngle[i] = static_cast<double>(i);
  const KeyAngles once = mirrored(angles), twice = mirrored(once);
  // Fourteen of the eighteen have a side.
  int moved = 0;
  for (const auto angle : kKeyAngle) {
    EXPECT_EQ(twice.*angle, angles.*angle);
    moved += once.*angle != angles.*angle ? 1 : 0;
  }
  EXPECT_EQ(moved, 14);
}

TEST(Keyframes, ANumberGoesTheSameWay) {
  constexpr Moment kMoments[] = {{0, 0}, {.35, 1}, {.55, -.3}, {.8, -.1}};
  EXPECT_EQ(interpolate(kMoments, .35), 1);
  EXPECT_NEAR(interpolate(kMoments, .45), .35, 1e-12);
  EXPECT_NEAR(interpolate(kMoments, .9), -.05, 1e-12);
}

}  // namespace
}  // namespace people
