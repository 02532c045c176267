// Hauling on a rope, leaning back with the whole weight.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kPull[] = {{0, 1}, {.2, 1}, {.55, 0}, {.75, .2}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kPull, phase);
  Angles& a = pose.angles;
  a.hip_l = 44 + 8 * t, a.hip_r = 22 + 6 * t;
  a.knee_l = 16 + 2 * t, a.knee_r = 26 - 8 * t;
  a.foot_l = -8 - 4 * t;
  a.pitch = -2 - 24 * t;
  a.curl = 12 + 8 * t;
  a.head = 10;
  pose.shaft = offset(1, -.16, 0);
  pose.hands[kRight] = {Anchor::chest, offset(.24, -.11, -.06)};
  pose.hands[kLeft] = {Anchor::chest, offset(.24 + .05, -.11 - .05 * .16, .0)};
  pose.place = .16;
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const int rope = scene.rod(Role::fibre, scene.parts.hand[kRight], line.point(0),
                             line.point(1.6 * u), .014 * u);
  // What has been hauled in hangs down and lies on the ground.
  const core::Vec3 foot = {line.at.x - .16 * u, .014 * u, line.at.z};
  const int slack = scene.rod(Role::fibre, rope, line.at, foot, .012 * u);
  scene.rod(Role::fibre, slack, foot, foot - core::Vec3{.34 * u, 0, 0}, .014 * u);
}

}  // namespace

constexpr Activity kHaul = {"haul", 1700, pose, things};

}  // namespace people
