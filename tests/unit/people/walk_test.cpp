// The walk against what is measured.
#include <gtest/gtest.h>

#include <cmath>

#include "core/math.h"
#include "unit/people/anyone.h"

namespace people {
namespace {

Skeleton walkAt(double phase, Sex sex = Sex::male) {
  Parameters p = test::adult("walk", sex);
  p.phase = phase;
  return skeletonOf(p);
}

// From ankle to ankle, so that how far each foot is turned up does not count.
TEST(Walk, AStepIsAsLongAsAMeasuredOne) {
  for (const Sex sex : {Sex::female, Sex::male}) {
    const Skeleton s = walkAt(0, sex);
    const double step =
        (s.ankle[kLeft].x - s.ankle[kRight].x) / bodyOf(test::adult("walk", sex)).unit;
    EXPECT_GE(step, .40);
    EXPECT_LE(step, .45);
  }
}

TEST(Walk, TheSecondHalfIsTheMirrorImageOfTheFirst) {
  for (int i = 0; i < 50; ++i) {
    const double phase = i / 100.0;
    const Skeleton a = walkAt(phase), b = walkAt(phase + .5);
    for (const std::size_t side : {kLeft, kRight}) {
      const std::size_t other = 1 - side;
      for (const auto& [p, q] : {std::pair{a.knee[side], b.knee[other]},
                                 {a.ankle[side], b.ankle[other]},
                                 {a.toe[side], b.toe[other]},
                                 {a.elbow[side], b.elbow[other]},
                                 {a.hand[side], b.hand[other]}}) {
        EXPECT_NEAR(p.x, q.x, 1e-9) << phase;
        EXPECT_NEAR(p.y, q.y, 1e-9) << phase;
        EXPECT_NEAR(p.z, -q.z, 1e-9) << phase;
      }
    }
  }
}

// Schwartz, Rozumalski & Trost 2008, free walking: flexion of the hip relative to a pelvis that is
// tipped 13 degrees forward, and of the knee.
struct Moment {
  double phase, hip, knee;
};
constexpr double kPelvis = 13;
constexpr Moment kMeasured[] = {{0, 36, 5},     {.14, NAN, 19}, {.40, 2, 6},  {.52, -6, 15},
                                {.60, NAN, 34}, {.72, 21, 59},  {.90, 37, 19}};

// Three keys and a smoothstep between them stop at every key; real joints do not. The stride drawn
// is that of a long step, for weight, and goes beyond the measured one at both ends.
constexpr double kHipBand = 8, kKneeBand = 6;

TEST(Walk, AnglesKeepToTheMeasuredOnes) {
  for (const Moment& moment : kMeasured) {
    Parameters p = test::adult("walk");
    p.phase = moment.phase;
    const Angles a = poseOf(p).angles;
    EXPECT_NEAR(a.knee_l, moment.knee, kKneeBand) << moment.phase;
    if (!std::isnan(moment.hip)) {
      EXPECT_NEAR(a.hip_l + kPelvis, moment.hip, kHipBand) << moment.phase;
    }
  }
}

TEST(Walk, HasTheGivenKeys) {
  const auto at = [](double phase) {
    Parameters p = test::adult("walk");
    p.phase = phase;
    return poseOf(p).angles;
  };
  const Angles contact = at(0), down = at(.125), passing = at(.25), up = at(.375);
  EXPECT_EQ(contact.hip_l, 30);
  EXPECT_EQ(contact.hip_r, -22);
  EXPECT_EQ(contact.foot_r, 24);
  EXPECT_EQ(contact.shoulder_r, 20);
  EXPECT_EQ(down.hip_l, 20);
  EXPECT_EQ(down.knee_r, 32);
  EXPECT_EQ(passing.knee_r, 64);
  EXPECT_EQ(up.hip_l, -16);
  EXPECT_EQ(up.knee_r, 26);
}

TEST(Run, LeavesTheGroundTwiceAndLandsOnTheOtherFoot) {
  Parameters p = test::adult("run");
  int flights = 0;
  bool flying = false;
  for (int i = 0; i < 200; ++i) {
    p.phase = i / 200.0;
    const bool now = poseOf(p).lift > .01;
    flights += now && !flying ? 1 : 0;
    flying = now;
  }
  EXPECT_EQ(flights, 2);
  p.phase = 0;
  const Skeleton left = skeletonOf(p);
  p.phase = .5;
  const Skeleton right = skeletonOf(p);
  EXPECT_LT(left.heel[kLeft].y, left.heel[kRight].y);
  EXPECT_LT(right.heel[kRight].y, right.heel[kLeft].y);
}

}  // namespace
}  // namespace people
