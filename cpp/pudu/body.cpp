// The body: three parts through four spine points, and the tail.
#include "pudu/anatomy.h"

namespace pudu {

Trunk addBody(const Anatomy& animal) {
  const double y = animal.body_y, r = animal.base_radius;
  const double sag = 0.025 * animal.p.belly;
  const double fat = 1 + 0.4 * animal.p.belly;

  const core::Vec3 rump = animal.at(-0.15, y + 0.02);
  const core::Vec3 loin = animal.at(-0.04, y + 0.05 - sag);
  const core::Vec3 back = animal.at(0.07, y + 0.035 - sag);
  const core::Vec3 withers = animal.at(0.15, y);

  Trunk trunk;
  trunk.hip = animal.part(Kind::body, Role::fur, Group::trunk, core::kNoParent, rump, loin, 0.9 * r,
                          fat * r);
  trunk.middle =
      animal.part(Kind::body, Role::fur, Group::trunk, trunk.hip, loin, back, fat * r, fat * r);
  trunk.shoulder = animal.part(Kind::body, Role::fur, Group::trunk, trunk.middle, back, withers,
                               fat * r, 0.85 * r);
  trunk.withers = withers;

  // The real tail, 3 to 4 cm long, hides in the hair of the rump: only a tuft shows.
  const core::Vec3 dock = animal.at(-0.15 - 0.80 * r, y + 0.02 + 0.40 * r);
  animal.part(Kind::tail, Role::fur, Group::trunk, trunk.hip, dock,
              dock + animal.at(-0.024, -0.028), 0.016, 0.009);
  return trunk;
}

}  // namespace pudu
