// Gathering on one knee: one hand reaches ahead to the ground, and puts what it finds into a
// basket. The other stays on the knee, or the figure would be read as crawling.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kHand[] = {{0, 0}, {.3, .1}, {.55, 1}, {.7, 1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kHand, phase);
  Angles& a = pose.angles;
  a.hip_r = 40, a.knee_r = 138, a.foot_r = 60;
  a.hip_l = 104, a.knee_l = 106;
  a.abduct_l = a.abduct_r = 8;
  a.pitch = 50 - 8 * t;
  a.curl = 22 - 6 * t;
  a.head = -6 + 8 * t;
  pose.planted = false;
  pose.place = -.30;
  pose.hands[kLeft] = {Anchor::own_knee, offset(.07, -.02, 0)};
  pose.hands[kRight] = {Anchor::ground, offset(.17 + .10 * t, .06 + .12 * t * (2 - t), -.10)};
}

void things(const Scene& scene) {
  const double u = scene.u, x = .34 * u;
  scene.thing(Role::fibre, {x, .06 * u, .10 * u}, {x, .12 * u, .10 * u}, .06 * u, .085 * u);
}

}  // namespace

constexpr Activity kGather = {"gather", 1800, pose, things};

}  // namespace people
