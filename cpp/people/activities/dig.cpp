// Digging roots with a fire-hardened stick, both hands on it.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kDrive[] = {{0, 0}, {.35, 1}, {.55, -.3}, {.8, -.1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kDrive, phase);
  Angles& a = pose.angles;
  a.pitch = 54 - 6 * t;
  a.curl = 6;
  a.head = 16;
  a.hip_l = 30, a.hip_r = 14;
  a.knee_l = 14, a.knee_r = 8;
  a.abduct_l = a.abduct_r = 6;
  pose.hands[kRight] = {Anchor::chest, offset(.2, .02 + .09 * t, -.03)};
  pose.hands[kLeft] = {Anchor::chest, offset(.25, -.13 + .09 * t, .03)};
  pose.shaft = offset(.05, -.15, 0);
  pose.place = -.16;
}

// A stick is .45 to .75 m long. It always reaches the ground; where the pose holds it higher than
// that it is drawn too long.
void things(const Scene& scene) {
  const Scene::Line line = scene.shaft();
  scene.rod(Role::wood, scene.parts.hand[kRight], line.point(-.08 * scene.body.unit),
            line.point(line.to(0)), .014 * scene.u);
  // Loose earth where it goes in.
  const core::Vec3 heap = {line.point(line.to(0)).x, .005 * scene.u, -.02 * scene.u};
  scene.thing(Role::bark, heap - core::Vec3{.05 * scene.u, 0, 0},
              heap + core::Vec3{.05 * scene.u, 0, 0}, .06 * scene.u, .06 * scene.u);
}

}  // namespace

constexpr Activity kDig = {"dig", 1600, pose, things};

}  // namespace people
