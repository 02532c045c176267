// The run: longer strides than a walk, bent elbows, and a moment in the air before each footfall.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kHalf[] = {
    // contact, middle of the stance, push, flight
    {0,
     {.hip_l = 32,
      .hip_r = -8,
      .knee_l = 18,
      .knee_r = 92,
      .foot_l = 0,
      .foot_r = 75,
      .shoulder_l = -46,
      .shoulder_r = 34,
      .elbow_l = 84,
      .elbow_r = 88,
      .pitch = 13,
      .head = -8}},
    {.125, {.hip_l = 12, .hip_r = 18, .knee_l = 34, .knee_r = 104, .foot_l = 0, .foot_r = 50}},
    {.25, {.hip_l = -26, .hip_r = 52, .knee_l = 12, .knee_r = 84, .foot_l = 48, .foot_r = 10}},
    {.375, {.hip_l = -28, .hip_r = 48, .knee_l = 52, .knee_r = 44, .foot_l = 70, .foot_r = -6}},
};
constexpr auto kKeys = mirroredCycle(kHalf);

constexpr Moment kLift[] = {{0, 0}, {.22, 0}, {.375, .05}, {.5, 0}, {.72, 0}, {.875, .05}};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  pose.angles.spread_l = pose.angles.spread_r = 10;
  pose.lift = interpolate(kLift, phase);
  pose.planted = false;
}

}  // namespace

constexpr Activity kRun = {"run", 640, pose, nullptr};

}  // namespace people
