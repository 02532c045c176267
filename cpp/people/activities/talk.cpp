// Talking: the hands say it too, one after the other.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 6,
      .hip_r = -6,
      .knee_l = 4,
      .knee_r = 2,
      .foot_l = 0,
      .foot_r = 0,
      .shoulder_l = 14,
      .shoulder_r = 40,
      .elbow_l = 64,
      .elbow_r = 92,
      .spread_l = 14,
      .spread_r = 18,
      .pitch = 3,
      .head = -4}},
    {.25,
     {.shoulder_l = 20, .shoulder_r = 56, .elbow_l = 60, .elbow_r = 62, .pitch = 6, .head = 2}},
    {.5,
     {.shoulder_l = 50, .shoulder_r = 10, .elbow_l = 80, .elbow_r = 58, .pitch = 3, .head = -6}},
    {.75,
     {.shoulder_l = 16, .shoulder_r = 34, .elbow_l = 50, .elbow_r = 100, .pitch = 1, .head = 6}},
};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  pose.place = .0;
}

}  // namespace

constexpr Activity kTalk = {"talk", 2000, pose, nullptr};

}  // namespace people
