// Splitting a cedar log: a stone maul drives a wedge of elk antler. The maul goes no higher than
// the head, or the figure would be read as a woodcutter with an axe.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kLift[] = {{0, 1}, {.12, 1}, {.38, 0}, {.5, 0}, {.75, .6}};
constexpr double kWedge_x = .22, kWedge_y = .33;

void pose(double phase, Pose& pose) {
  const double t = interpolate(kLift, phase);
  Angles& a = pose.angles;
  a.hip_l = 24, a.hip_r = 2, a.knee_l = 22, a.knee_r = 14;
  a.abduct_l = a.abduct_r = 8;
  a.pitch = 62 - 14 * t;
  a.curl = 14;
  a.head = 6 - 6 * t;
  pose.place = -.10;
  pose.shaft = offset(-.25 + .6 * t, -1, 0);
  pose.hands[kLeft] = {Anchor::ground, offset(kWedge_x - .02, kWedge_y - .03, .04)};
  pose.hands[kRight] = {Anchor::ground,
                        offset(kWedge_x + .02 + .12 * t, kWedge_y + .12 + .34 * t, -.08)};
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const int handle = scene.tool(Role::stone, scene.parts.hand[kRight], line.point(-.04 * u),
                                line.point(.05 * u), .02 * u, .026 * u);
  scene.tool(Role::stone, handle, line.point(.05 * u), line.point(.09 * u), .042 * u, .046 * u);
  const auto at = [&](double x, double y, double z) { return core::Vec3{x * u, y * u, z * u}; };
  scene.thing(Role::bark, at(.10, .12, 0), at(1.2, .12, 0), .12 * u, .12 * u);
  scene.thing(Role::fibre, at(.04, .12, .09), at(.04, .12, .09), .085 * u, .085 * u);
  scene.thing(Role::wool, at(kWedge_x + .02, .20, .08), at(kWedge_x, kWedge_y, .08), .012 * u,
              .022 * u);
}

}  // namespace

constexpr Activity kSplit = {"split", 1300, pose, things};

}  // namespace people
