// Spearing salmon: a pole of 15 to 25 feet (4.6 to 7.6 m), held near its middle and thrust down
// into the water ahead. Far more of it lies outside a sprite than inside.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr double kHalf = 1.49;  // of a man's stature: half of 5.2 m
constexpr Moment kThrust[] = {{0, 0}, {.25, -.25}, {.45, 1}, {.6, .95}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kThrust, phase);
  Angles& a = pose.angles;
  a.hip_l = 30, a.hip_r = -18, a.knee_l = 26, a.knee_r = 10;
  a.foot_r = 20;
  a.pitch = 2 + 20 * t;
  a.head = 14 - 6 * t;
  // The pole slides along its own line, and both hands with it.
  const core::Vec3 along = offset(.72, -.69, 0);
  const core::Vec3 right = offset(-.09, .17, -.12) + along * (.17 * t);
  pose.shaft = along;
  pose.hands[kRight] = {Anchor::chest, right};
  pose.hands[kLeft] = {Anchor::chest, right + along * .30};
  pose.place = -.24;
}

void things(const Scene& scene) {
  const Scene::Line line = scene.shaft();
  const double u = scene.u, tip = .92 * u;
  const int pole = scene.rod(Role::wood, scene.parts.hand[kRight], line.point(tip - 2 * kHalf * u),
                             line.point(tip), .015 * u);
  // Two prongs at the end.
  const core::Vec3 aside = {-.07 * u * line.along.y, .07 * u * line.along.x, 0};
  scene.rod(Role::stone, pole, line.point(tip - .08 * u), line.point(tip + .04 * u) + aside,
            .010 * u);
  scene.rod(Role::stone, pole, line.point(tip - .08 * u), line.point(tip + .04 * u), .010 * u);
  addWater(scene, .12);
  addSalmon(scene, core::kNoParent, {.34 * u, .05 * u, -.1 * u}, {1, 0, 0});
}

}  // namespace

constexpr Activity kSpear = {"spear", 1600, pose, things};

}  // namespace people
