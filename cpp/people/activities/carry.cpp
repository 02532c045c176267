// A basket on the back, hung from a tumpline across the forehead: the walk with shorter steps and a
// lean that comes from the ankles.
#include "people/activities/all.h"
#include "people/activities/walk.h"

namespace people {
namespace {

void pose(double phase, Pose& pose) {
  walkAt(phase, pose);
  Angles& a = pose.angles;
  // The lean comes from the ankles: the hips bend by 14, and the body as a whole leans by its
  // pitch.
  constexpr double kLean = 20, kBend = 14;
  a.hip_l = .8 * a.hip_l + kBend - kLean;
  a.hip_r = .8 * a.hip_r + kBend - kLean;
  a.pitch = kLean;
  a.head = -6;
  a.shoulder_l = 14, a.shoulder_r = -6;
  a.elbow_l = 70, a.elbow_r = 20;
  a.spread_l = 10, a.spread_r = 8;
  pose.hands[kRight] = {Anchor::head, offset(.01, .02, -.06)};
  pose.hands[kLeft] = {Anchor::head, offset(.03, .0, .06)};
  pose.place = .12;
}

void things(const Scene& scene) {
  const Skeleton& s = scene.bones;
  // It hangs half as steep as the back leans, so that a stooped head stays clear of it.
  const core::Vec3 half = s.lower + core::Vec3{0, 1, 0};
  const core::Vec3 up = half * (1 / core::length(half)), back = {-up.y, up.x, 0};
  const auto at = [&](double behind, double above) {
    return s.waist + back * (behind * scene.u) + up * ((above + .15) * scene.u);
  };
  // Wide at the rim, and full to above it.
  const int basket = scene.tool(Role::fibre, scene.parts.chest, at(.15, -.31), at(.18, -.11),
                                .07 * scene.u, .108 * scene.u);
  scene.tool(Role::bark, basket, at(.14, -.01), at(.22, -.01), .034 * scene.u, .034 * scene.u);
  const core::Vec3 brow =
      s.head_base + (s.head_top - s.head_base) * .78 + s.face * (.05 * scene.body.unit);
  const core::Vec3 near = {0, 0, .07 * scene.u};
  scene.rod(Role::fibre, basket, at(.09, -.04) + near, brow + near, .012 * scene.u);
}

}  // namespace

constexpr Activity kCarry = {"carry", 1200, pose, things};

}  // namespace people
