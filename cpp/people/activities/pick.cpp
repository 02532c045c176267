// Picking berries: one hand reaches up into the bush, the other holds the basket.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kHand[] = {{0, 0}, {.25, .1}, {.55, 1}, {.7, 1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kHand, phase);
  Angles& a = pose.angles;
  a.hip_l = 8, a.hip_r = -8, a.knee_l = 4, a.knee_r = 4;
  a.foot_r = 8 * (1 - t);
  a.pitch = 4 * t;
  a.head = -18 + 30 * t;
  pose.hands[kRight] = {Anchor::chest, offset(.245 - .09 * t, .19 - .30 * t, -.06)};
  pose.hands[kLeft] = {Anchor::chest, offset(.15, -.17, .02)};
  pose.place = -.04;
}

void things(const Scene& scene) {
  const double u = scene.u;
  const core::Vec3 hand = scene.bones.hand[kLeft];
  const core::Vec3 bottom = hand + core::Vec3{.03 * u, -.075 * u, .02 * u};
  scene.tool(Role::fibre, scene.parts.hand[kLeft], bottom, bottom + core::Vec3{0, .06 * u, 0},
             .048 * u, .065 * u);
  // A bush taller than a man, at the edge of what is shown.
  const auto at = [&](double x, double y, double z = 0) { return core::Vec3{x * u, y * u, z * u}; };
  const int stem = scene.thing(Role::bark, at(.56, 0), at(.54, .5), .022 * u, .018 * u);
  scene.tool(Role::bark, stem, at(.54, .5), at(.34, 1.08), .016 * u, .012 * u);
  for (const core::Vec3 p :
       {at(.58, .40), at(.48, .54), at(.64, .58), at(.54, .72), at(.66, .78), at(.44, .86),
        at(.58, .92), at(.36, 1.02), at(.50, 1.06), at(.66, 1.02)})
    scene.thing(Role::leaf, p, p, .095 * u, .095 * u);
  for (const core::Vec3 p :
       {at(.46, .56, .12), at(.60, .46, .12), at(.58, .72, .12), at(.42, .84, .12),
        at(.54, .96, .12), at(.36, 1.04, .12), at(.66, .88, .12)})
    scene.thing(Role::berry, p, p, .03 * u, .03 * u);
}

}  // namespace

constexpr Activity kPick = {"pick", 1800, pose, things};

}  // namespace people
