// Drumming on a hand drum and singing. The drum is turned towards the viewer, as a disc.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Moment kBeat[] = {{0, 0}, {.15, 0}, {.5, 1}, {.65, 1}};

void pose(double phase, Pose& pose) {
  const double t = interpolate(kBeat, phase);
  Angles& a = pose.angles;
  a.hip_l = 14 + 4 * t, a.hip_r = -9 + 4 * t, a.knee_l = 8 + 8 * t, a.knee_r = 3 + 8 * t;
  a.pitch = 4 * t;
  a.head = -12 + 8 * t;
  pose.place = -.12;
  pose.hands[kLeft] = {Anchor::chest, offset(.25, .05, .04)};
  pose.hands[kRight] = {Anchor::chest, offset(.05 + .05 * t, -.21 + .08 * t, -.16)};
  pose.shaft = offset(.9, .45 * t - .05, 0);
}

void things(const Scene& scene) {
  const double u = scene.u;
  const Scene::Line line = scene.shaft();
  const core::Vec3 drum = scene.bones.hand[kLeft] + core::Vec3{.05 * u, -.09 * u, 0};
  const int rim = scene.ball(Role::bark, scene.parts.hand[kLeft], drum, .15 * u, 4);
  // The skin leaves a rim, of one pixel where it is small.
  const core::Part& hoop = scene.pen.out.parts[static_cast<std::size_t>(rim)];
  const core::Vec3 skin = hoop.a + core::Vec3{0, 0, .12 * u};
  const double r = hoop.r0 - std::fmax(.03 * u, scene.emphasis.pixel_m);
  scene.tool(Role::hide, rim, skin, skin, r, r);
  const core::Vec3 end = line.point(.19 * u);
  const int stick =
      scene.rod(Role::wood, scene.parts.hand[kRight], line.point(-.02 * u), end, .011 * u);
  scene.tool(Role::bark, stick, end, end, .026 * u, .026 * u);
}

}  // namespace

constexpr Activity kDrum = {"drum", 900, pose, things};

}  // namespace people
