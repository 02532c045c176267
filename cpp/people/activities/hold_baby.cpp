// A cradleboard held in both arms, slanting across the body, with the baby's head at the top. Held
// away from the body it would be a sign on a stick.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 4,
      .hip_r = -4,
      .knee_l = 4,
      .knee_r = 2,
      .foot_l = 0,
      .foot_r = 0,
      .pitch = -2,
      .head = 26}},
    {.25, {.hip_l = 6, .hip_r = -2, .knee_l = 8, .pitch = 2, .head = 32}},
    {.5, {.hip_l = 4, .hip_r = -4, .knee_l = 4, .pitch = 4, .head = 28}},
    {.75, {.hip_r = 0, .knee_r = 8, .pitch = 0, .head = 20}},
};

constexpr Moment kRock[] = {{0, -1}, {.5, 1}};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  const double rock = interpolate(kRock, phase);
  pose.shaft = offset(.86, .50 + .07 * rock, 0);
  pose.hands[kRight] = {Anchor::chest, offset(.10, -.19 - .008 * rock, -.12)};
  pose.hands[kLeft] = {Anchor::chest, offset(.19, -.13 + .012 * rock, -.02)};
  pose.place = .0;
}

void things(const Scene& scene) {
  const double u = scene.u;
  Scene::Line line = scene.shaft();
  line.at = line.at + core::Vec3{-.02 * u, .035 * u, 0};
  const double r = scene.emphasis.tool * u;
  const int board = scene.tool(Role::wood, scene.parts.hand[kRight], line.point(-.12 * u),
                               line.point(.16 * u), .054 * r, .062 * r);
  const core::Vec3 on = {-.010 * u, .016 * u, .03 * u};
  const int wrap = scene.tool(Role::fibre, board, line.point(-.10 * u) + on,
                              line.point(.04 * u) + on, .048 * r, .056 * r);
  const core::Vec3 face = line.point(.125 * u) + on * 2, crown = line.point(.165 * u) + on;
  const int head = scene.tool(Role::skin, wrap, face, face, .052 * r, .052 * r);
  scene.tool(Role::hair, head, crown, crown, .042 * r, .042 * r);
}

}  // namespace

constexpr Activity kHoldBaby = {"hold_baby", 2400, pose, things};

}  // namespace people
