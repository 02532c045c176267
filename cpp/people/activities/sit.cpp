// Sitting on a log, hands on the knees.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 82,
      .hip_r = 88,
      .knee_l = 92,
      .knee_r = 76,
      .foot_l = 0,
      .foot_r = 0,
      .abduct_l = 6,
      .abduct_r = 6,
      .pitch = 6,
      .curl = 8,
      .head = 0}},
    {.25, {.pitch = 8, .curl = 10, .head = 6}},
    {.5, {.pitch = 9, .curl = 12, .head = 14}},
    {.75, {.pitch = 6, .curl = 8, .head = -6}},
};

constexpr double kLog = .22;  // of a man's stature: across, and so how high one sits

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  pose.seat = kLog;
  pose.place = .04;
  pose.planted = false;
  pose.hands[kLeft] = {Anchor::own_knee, offset(-.05, .05, 0)};
  pose.hands[kRight] = {Anchor::own_knee, offset(-.03, .05, 0)};
}

void things(const Scene& scene) {
  const double u = scene.u, x = scene.bones.pelvis.x, r = kLog / 2 * u;
  scene.thing(Role::bark, {x - .42 * u, r, -.02 * u}, {x - .02 * u, r, -.02 * u}, r, r);
  scene.thing(Role::fibre, {x - .44 * u, r, .06 * u}, {x - .44 * u, r, .06 * u}, .7 * r, .7 * r);
}

}  // namespace

constexpr Activity kSit = {"sit", 3200, pose, things};

}  // namespace people
