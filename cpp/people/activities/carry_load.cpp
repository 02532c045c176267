// Salmon hung by their heads from a pole over one shoulder. They hang well behind the body: closer,
// they would be read as an arm or a leg.
#include <cmath>

#include "core/math.h"
#include "people/activities/all.h"
#include "people/activities/walk.h"

namespace people {
namespace {

constexpr double kPole = .80;  // 1.4 m

void pose(double phase, Pose& pose) {
  walkAt(phase, pose);
  Angles& a = pose.angles;
  a.hip_l = .85 * a.hip_l + 4;
  a.hip_r = .85 * a.hip_r + 4;
  a.pitch = 8;
  a.head = -4;
  pose.shaft = offset(-1, .34, 0);
  pose.hands[kRight] = {Anchor::chest, offset(.155, -.05, -.10)};
  pose.place = .12;
}

void things(const Scene& scene) {
  const Scene::Line line = scene.shaft();
  const double u = scene.u;
  const core::Vec3 near = {0, 0, .02 * u};
  const int pole = scene.rod(Role::wood, scene.parts.hand[kRight], line.point(-.10 * u) + near,
                             line.point((kPole - .10) * u) + near, .013 * u);
  // They swing with the steps.
  const double swing = .14 * core::sincosTurns(2 * scene.phase).sine;
  const auto hang = [&](double at, double sway) {
    const core::Vec3 along = {sway, -std::sqrt(1 - sway * sway), 0};
    addSalmon(scene, pole, line.point(at * u), along);
  };
  hang(.67, swing);
  hang(.47, .7 * swing);
}

}  // namespace

constexpr Activity kCarryLoad = {"carry_load", 1100, pose, things};

}  // namespace people
