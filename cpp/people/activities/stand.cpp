// Standing: the weight goes from one leg to the other and back.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 9,
      .hip_r = -8,
      .knee_l = 6,
      .knee_r = 1,
      .foot_l = 0,
      .foot_r = 0,
      .abduct_l = 3,
      .abduct_r = 3,
      .shoulder_l = -14,
      .shoulder_r = 2,
      .elbow_l = 16,
      .elbow_r = 20,
      .spread_l = 8,
      .spread_r = 8,
      .pitch = 1,
      .head = 2,
      .bob = 0}},
    {.25, {.hip_l = 12, .hip_r = -6, .knee_l = 14, .knee_r = 0, .shoulder_r = 4, .head = -2}},
    {.5,
     {.hip_l = 9,
      .hip_r = -8,
      .knee_l = 6,
      .knee_r = 1,
      .shoulder_l = -10,
      .pitch = 2,
      .head = 4,
      .bob = -.004}},
    {.75, {.hip_l = 7, .hip_r = -4, .knee_l = 2, .knee_r = 8, .head = 8}},
};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  pose.place = .03;
}

}  // namespace

constexpr Activity kStand = {"stand", 3200, pose, nullptr};

}  // namespace people
