// Pounding on a flat stone with a pestle-shaped hand maul.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kLift[] = {{0, 1}, {.1, 1}, {.4, 0}, {.55, 0}, {.75, .5}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kLift, phase);
  Angles& a = pose.angles;
  a.hip_l = 58, a.hip_r = 56, a.knee_l = 142, a.knee_r = 140;
  a.foot_l = a.foot_r = 140;
  a.abduct_l = a.abduct_r = 8;
  a.pitch = 30 - 20 * t;
  a.head = 14;
  pose.planted = false;
  pose.place = -.18;
  pose.shaft = offset(.15 * t, -1, 0);
  pose.hands[kRight] = {Anchor::ground, offset(.27 - .02 * t, .235 + .45 * t, -.08)};
  pose.hands[kLeft] = {Anchor::ground, offset(.15, .14, .02)};
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const int handle = scene.tool(Role::stone, scene.parts.hand[kRight], line.point(-.045 * u),
                                line.point(.05 * u), .02 * u, .026 * u);
  scene.tool(Role::stone, handle, line.point(.05 * u), line.point(.085 * u), .04 * u, .044 * u);
  const auto at = [&](double x, double y) { return core::Vec3{x * u, y * u, .06 * u}; };
  scene.thing(Role::stone, at(.20, .04), at(.38, .04), .04 * u, .04 * u);
  scene.thing(Role::salmon, at(.22, .095), at(.33, .095), .02 * u, .014 * u);
}

}  // namespace

constexpr Activity kPound = {"pound", 1200, pose, things};

}  // namespace people
