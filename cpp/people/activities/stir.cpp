// Cooking: stirring a box of food that hot stones keep at the boil.
#include "core/math.h"
#include "people/activities/all.h"

namespace people {
namespace {

constexpr double kBox_x = .26;

void pose(double phase, Pose& pose) {
  Angles& a = pose.angles;
  const core::SinCos w = core::sincosTurns(phase);
  a.hip_l = 22, a.hip_r = 4, a.knee_l = 14, a.knee_r = 8;
  a.abduct_l = a.abduct_r = 5;
  a.pitch = 30 + 3 * w.cosine;
  a.head = 14;
  pose.place = -.16;
  // The lower end goes round in the box, and the upper one, less far, the other way.
  const core::Vec3 low = offset(kBox_x + .05 * w.cosine, .16, .03 * w.sine);
  const core::Vec3 high = offset(.035 - .02 * w.cosine, .62, -.04);
  pose.shaft = low - high;
  const double apart = .11 / core::length(pose.shaft);
  pose.hands[kRight] = {Anchor::ground, high};
  pose.hands[kLeft] = {Anchor::ground, high + pose.shaft * apart};
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const auto at = [&](double x, double y, double z) { return core::Vec3{x * u, y * u, z * u}; };
  scene.rod(Role::wood, scene.parts.hand[kRight], line.point(-.08 * u),
            line.point(line.to(.14 * u)), .014 * u);
  for (const double y : {.04, .10, .16})
    scene.thing(Role::wood, at(kBox_x - .12, y, .10), at(kBox_x + .12, y, .10), .04 * u, .04 * u);
  scene.thing(Role::fibre, at(kBox_x - .14, .21, .10), at(kBox_x + .14, .21, .10), .022 * u,
              .022 * u);
  // Steam, rising from the rim in a wavering column.
  const double sway = .02 * core::sincosTurns(scene.phase).sine;
  for (const double y : {.26, .33, .40, .47, .54}) {
    const double r = (.02 + .06 * (y - .26)) * u;
    const core::Vec3 puff = at(kBox_x + .08 + (y - .26) * (.25 + 2 * sway), y, -.12);
    scene.thing(Role::steam, puff, puff, .6 * r + .02 * u, .6 * r + .02 * u);
  }
}

}  // namespace

constexpr Activity kStir = {"stir", 1800, pose, things};

}  // namespace people
