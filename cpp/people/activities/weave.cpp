// Weaving a blanket of wool at an upright loom of two bars between posts. It is turned towards the
// viewer: edge on, as the weaver's place would have it, it would be one post.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 62,
      .hip_r = 60,
      .knee_l = 146,
      .knee_r = 144,
      .foot_l = 140,
      .foot_r = 140,
      .abduct_l = 8,
      .abduct_r = 8,
      .pitch = 10,
      .head = 2}},
    {.5, {.pitch = 16, .head = 8}},
};
constexpr Moment kWeft[] = {{0, 0}, {.5, 1}};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  const double t = interpolate(kWeft, phase);
  pose.planted = false;
  pose.place = -.28;
  pose.hands[kRight] = {Anchor::chest, offset(.24, .06 - .20 * t, -.08)};
  pose.hands[kLeft] = {Anchor::chest, offset(.26, -.14 + .16 * t, .02)};
}

void things(const Scene& scene) {
  const double u = scene.u;
  const auto at = [&](double x, double y, double z) { return core::Vec3{x * u, y * u, z * u}; };
  for (const double y : {.20, .27, .34, .41, .48})
    scene.thing(y == .34 ? Role::berry : Role::wool, at(.18, y, -.02), at(.44, y, -.02), .04 * u,
                .04 * u);
  for (const double x : {.13, .49})
    scene.rod(Role::wood, core::kNoParent, at(x, 0, 0), at(x, .68, 0), .02 * u);
  for (const double y : {.12, .58})
    scene.rod(Role::wood, core::kNoParent, at(.10, y, .03), at(.52, y, .03), .02 * u);
}

}  // namespace

constexpr Activity kWeave = {"weave", 2000, pose, things};

}  // namespace people
