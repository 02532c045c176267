// The walk: four keys of a half cycle and their mirror image.
#include "people/activities/walk.h"

#include "people/activities/all.h"

namespace people {
namespace {

void pose(double phase, Pose& pose) { walkAt(phase, pose); }

}  // namespace

void walkAt(double phase, Pose& pose) {
  static constexpr Key kHalf[] = {
      // contact, down, passing, up
      {0,
       {.hip_l = 30,
        .hip_r = -22,
        .knee_l = 4,
        .knee_r = 14,
        .foot_l = -10,
        .foot_r = 24,
        .shoulder_l = -20,
        .shoulder_r = 20,
        .elbow_l = 10,
        .elbow_r = 20,
        .pitch = 4,
        .bob = -.012}},
      {.125, {.hip_l = 20, .hip_r = -24, .knee_l = 18, .knee_r = 32, .foot_l = 0, .foot_r = 40}},
      {.25,
       {.hip_l = 2,
        .hip_r = 20,
        .knee_l = 8,
        .knee_r = 64,
        .foot_l = 0,
        .foot_r = 30,
        .bob = .004}},
      {.375, {.hip_l = -16, .hip_r = 30, .knee_l = 4, .knee_r = 26, .foot_l = 12, .foot_r = -4}},
  };
  static constexpr auto kKeys = mirroredCycle(kHalf);
  interpolate(kKeys, phase, pose.angles);
  pose.angles.spread_l = pose.angles.spread_r = 6;
  pose.planted = false;
}

constexpr Activity kWalk = {"walk", 1000, pose, nullptr};

}  // namespace people
