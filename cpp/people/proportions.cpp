#include "people/proportions.h"

namespace people {

const Proportions& proportionsOf(Sex sex, Age age) {
  if (age == Age::child) return kChild;
  return sex == Sex::female ? kWoman : kMan;
}

Body bodyOf(const Parameters& parameters) {
  const Proportions& p = proportionsOf(parameters.sex, parameters.age);
  const double k = p.stature * parameters.stature, g = k * parameters.build;
  return {.unit = k,
          .thigh = p.thigh * k,
          .shin = p.shin * k,
          .ankle = p.ankle * k,
          .torso = p.torso * k,
          .neck = p.neck * k,
          .head = p.head * p.head_drawn * k,
          .shoulders = p.shoulders * k,
          .hips = p.hips * k,
          .upper_arm = p.upper_arm * k,
          .forearm = p.forearm * k,
          .foot = p.foot * k,
          .heel = kHeel * k,
          .torso_r = p.torso_r * g,
          .thigh_r = p.thigh_r * g,
          .shin_r = p.shin_r * g,
          .upper_arm_r = p.upper_arm_r * g,
          .forearm_r = p.forearm_r * g};
}

}  // namespace people
