// Fishing with a dip net: a bag of netting on a hoop at the end of a long pole.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kDip[] = {{0, .75}, {.2, 1}, {.5, 0}, {.7, .1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kDip, phase);  // 0: in the water, 1: lifted
  Angles& a = pose.angles;
  a.hip_l = 20, a.hip_r = -12, a.knee_l = 16, a.knee_r = 10;
  a.foot_r = 6;
  a.pitch = 20 - 26 * t;
  a.head = 8;
  pose.shaft = offset(.86, -.62 + .54 * t, 0);
  pose.hands[kRight] = {Anchor::chest, offset(.06, -.13 - .02 * t, -.08)};
  pose.hands[kLeft] = {Anchor::chest,
                       offset(.25, -.13 - .02 * t - .19 * (.62 - .54 * t) / .86, .0)};
  pose.place = -.36;
}

void things(const Scene& scene) {
  const Scene::Line line = scene.shaft();
  const double u = scene.u;
  const double reach = .52 * u;
  const core::Vec3 near = {0, 0, .04 * u};
  const int pole = scene.rod(Role::wood, scene.parts.hand[kRight], line.point(-.55 * u) + near,
                             line.point(reach) + near, .013 * u);
  // The hoop is seen from the side, and the bag hangs from it.
  const core::Vec3 rim = line.point(reach), end = line.point(reach + .29 * u);
  const core::Vec3 middle = (rim + end) * .5;
  const int hoop = scene.rod(Role::wood, pole, rim, end, .016 * u);
  const core::Vec3 bag = middle + core::Vec3{0, -.20 * u, 0};
  scene.tool(Role::fibre, hoop, middle + core::Vec3{0, -.07 * u, 0}, bag, .125 * u, .055 * u);
  const double caught = interpolate(kDip, scene.phase);
  if (caught > .3)
    addSalmon(scene, hoop, middle + core::Vec3{-.06 * u, -.24 * u, -.02 * u},
              core::Vec3{.42, .9075, 0});
  addWater(scene, .0);
}

}  // namespace

constexpr Activity kDipnet = {"dipnet", 2200, pose, things};

}  // namespace people
