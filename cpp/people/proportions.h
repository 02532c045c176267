// How long and how thick a body's parts are.
//
// Fractions of the body's own stature. The adult's follow Drillis & Contini, "Body Segment
// Parameters" (1966), as tests/unit/people/proportions_test.cpp holds side by side; a chest that is
// 22 to 25 cm deep makes the torso several capsules (people/body.cpp).
#pragma once

#include "people/parameters.h"

namespace people {

// A man of stature 1 stands 175 cm and weighs 70 kg by default. Eleven Twana men, weighed and
// measured with clothing deducted, averaged 165 cm and 64 kg (Eells 1877).
inline constexpr double kDefaultStature_m = 1.75;

struct Proportions {
  double stature;  // of a man's
  double thigh, shin, ankle, torso, neck, head, shoulders, hips, upper_arm, forearm, foot;
  double torso_r, thigh_r, shin_r, upper_arm_r, forearm_r;
  double head_drawn;  // factor on the head as it is drawn
};

inline constexpr Proportions kMan = {1,   .24, .23,  .035, .30, .035, .145, .115, .08,
                                     .17, .15, .075, .068, .06, .044, .035, .03,  1};
inline constexpr Proportions kWoman = {.94, .24, .23,  .035, .30, .035, .145, .095, .085,
                                       .17, .15, .075, .068, .06, .044, .032, .027, 1};
// Of about eight years. A real one is 5.6 to 6.3 heads tall; drawings make it 4.5 to 5, or a child
// that stands alone is read as a small adult.
inline constexpr Proportions kChild = {.62, .215, .20,  .035, .28, .035, .16,  .105, .08,
                                       .16, .14,  .075, .070, .06, .046, .034, .03,  1.2};

// From the heel to where the foot's length is counted, the ankle.
inline constexpr double kHeel = .03;

// A body to pose: metres.
struct Body {
  double unit;  // metres per fraction of stature
  double thigh, shin, ankle, torso, neck, head, shoulders, hips, upper_arm, forearm, foot, heel;
  double torso_r, thigh_r, shin_r, upper_arm_r, forearm_r;
};

const Proportions& proportionsOf(Sex sex, Age age);

Body bodyOf(const Parameters& parameters);

}  // namespace people
