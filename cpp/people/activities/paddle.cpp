// Paddling a dugout canoe, kneeling. The paddle is 4 to 5 feet long with a leaf-shaped blade.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr double kLength = .76;  // 1.33 m
constexpr double kBlade = .26;
constexpr Moment kStroke[] = {{0, 1}, {.45, -1}, {.7, -.6}};
constexpr Moment kRaise[] = {{0, .25}, {.1, 0}, {.45, 0}, {.7, 1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kStroke, phase), up = interpolate(kRaise, phase);
  Angles& a = pose.angles;
  a.hip_l = a.hip_r = 60;
  a.knee_l = a.knee_r = 144;
  a.foot_l = a.foot_r = 140;
  a.pitch = 14 + 10 * t;
  a.head = -2;
  pose.seat = .12;
  pose.planted = false;
  pose.place = -.14;
  const double lean = .32 + .20 * t;
  pose.shaft = offset(lean, -1, 0);
  const core::Vec3 top = offset(.15 + .04 * t, -.02 + .05 * up, -.06);
  pose.hands[kLeft] = {Anchor::chest, top};
  pose.hands[kRight] = {Anchor::chest, top + offset(lean * .17, -.17, -.06)};
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const core::Vec3 near = {0, 0, .16 * u};
  const double top = -.24 * u, tip = top + kLength * u;
  const int shaft = scene.rod(Role::wood, scene.parts.hand[kRight], line.point(top),
                              line.point(tip - kBlade * u) + near, .012 * u);
  scene.tool(Role::wood, shaft, line.point(tip - kBlade * u) + near,
             line.point(tip - .12 * u) + near, .018 * u, .038 * u);
  scene.tool(Role::wood, shaft, line.point(tip - .12 * u) + near, line.point(tip) + near, .038 * u,
             .01 * u);
  // The hull as far as it is shown: it goes on behind.
  const auto at = [&](double x, double y) { return core::Vec3{x * u, y * u, .11 * u}; };
  scene.thing(Role::bark, at(-1.2, .07), at(.42, .07), .085 * u, .085 * u);
  scene.thing(Role::bark, at(.42, .08), at(.70, .20), .08 * u, .03 * u);
}

}  // namespace

constexpr Activity kPaddle = {"paddle", 1600, pose, things};

}  // namespace people
