// Two bones that bring a hand to a place.
#pragma once

#include "core/vec3.h"

namespace people {

struct Arm {
  core::Vec3 elbow, hand;
};

// Two bones of lengths `upper` and `fore` from the shoulder towards the target. The elbow lies on
// the side of `pole`, of any length. With D from shoulder to target, d its length clamped to
// [|u − f| + slack, u + f − slack]: along = (u² − f² + d²)/2d, aside = √max(u² − along², 0), the
// elbow at shoulder + D̂·along + pole·aside and the hand at shoulder + D̂·d.
// `slack` is 0.001 of stature. Always finite: a target at the shoulder is taken to lie towards
// `rest`, and a pole along D gives way to `rest`, little by little as it turns there.
Arm reach(core::Vec3 shoulder, core::Vec3 target, double upper, double fore, double slack,
          core::Vec3 pole, core::Vec3 rest);

}  // namespace people
