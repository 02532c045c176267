// The bodies drawn, beside bodies measured.
#include "people/proportions.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "unit/people/anyone.h"

namespace people {
namespace {

// Drillis & Contini 1966, fractions of stature, with how far the drawn one may be from it, and why.
struct Measured {
  const char* name;
  double measured, drawn, band;
  const char* why;
};

// Heights of a man who stands straight.
Skeleton straight() { return solve(bodyOf(test::adult("stand")), Pose{}, Spine::two); }

TEST(Proportions, AreThoseMeasuredWithinTheirBands) {
  const Skeleton s = straight();
  const double unit = kDefaultStature_m;
  const Measured rows[] = {
      {"thigh", .245, kMan.thigh, .01, "hip joint to knee"},
      {"shank", .246, kMan.shin, .02, "the ankle's height is counted apart"},
      {"upper arm", .186, kMan.upper_arm, .02, "the shoulder is drawn as a ball beyond it"},
      {"forearm", .146, kMan.forearm, .01, "elbow to wrist"},
      {"head", .130, kMan.head, .02, "hair is part of what is drawn"},
      {"foot", .152, kMan.foot + kHeel, .05, "a longer one reads as a ski in profile"},
      {"ankle height", .039, kMan.ankle, .005, ""},
      {"knee height", .285, s.knee[kRight].y / unit, .025, "sum of ankle and shank"},
      {"hip height", .530, s.pelvis.y / unit, .03, "sum of the leg"},
      {"shoulder height", .818, s.chest.y / unit, .02, "sum of leg and torso"},
      {"stature", 1, s.head_top.y / unit, .02, "hair adds the rest"},
  };
  std::printf("%-16s %9s %7s %6s\n", "", "measured", "drawn", "band");
  for (const Measured& row : rows) {
    std::printf("%-16s %9.3f %7.3f %6.3f  %s\n", row.name, row.measured, row.drawn, row.band,
                row.why);
    EXPECT_NEAR(row.drawn, row.measured, row.band) << row.name;
  }
}

TEST(Proportions, OfAWomanAndAChildFollowTheirStatures) {
  EXPECT_DOUBLE_EQ(bodyOf(test::adult("stand", Sex::female)).unit, .94 * kDefaultStature_m);
  Parameters child = test::adult("stand");
  child.age = Age::child;
  EXPECT_DOUBLE_EQ(bodyOf(child).unit, .62 * kDefaultStature_m);
  EXPECT_LT(kWoman.shoulders, kMan.shoulders);
  EXPECT_GT(kWoman.hips, kMan.hips);
}

// 4.5 to 5 heads as drawn; 5.6 to 6.3 of the child itself.
TEST(Proportions, OfAChildsHeadAreADrawingConvention) {
  const double tall = kChild.ankle + kChild.shin + kChild.thigh + kChild.torso + kChild.neck;
  const double real = (tall + kChild.head) / kChild.head;
  const double drawn = (tall + kChild.head * kChild.head_drawn) / (kChild.head * kChild.head_drawn);
  EXPECT_GE(real, 5.6);
  EXPECT_LE(real, 6.3);
  EXPECT_GE(drawn, 4.5);
  EXPECT_LE(drawn, 5.0);
}

TEST(Proportions, BuildWidensAndDoesNotLengthen) {
  Parameters stout = test::adult("stand");
  const Body usual = bodyOf(stout);
  stout.build = 1.3;
  const Body wide = bodyOf(stout);
  EXPECT_DOUBLE_EQ(wide.torso_r, 1.3 * usual.torso_r);
  EXPECT_DOUBLE_EQ(wide.thigh_r, 1.3 * usual.thigh_r);
  EXPECT_EQ(wide.thigh, usual.thigh);
  EXPECT_EQ(wide.head, usual.head);
}

// A chest is 22 to 25 cm deep from front to back.
TEST(Proportions, AChestIsAsDeepAsAMeasuredOne) {
  core::Description d;
  write(test::adult("stand"), d);
  double deepest = 0;
  for (const core::Part& part : d.parts)
    if (part.kind == static_cast<std::uint8_t>(Kind::trunk))
      deepest = std::max(deepest, 2 * std::max(part.r0, part.r1));
  EXPECT_GE(deepest, .22);
  EXPECT_LE(deepest, .26);
}

}  // namespace
}  // namespace people
