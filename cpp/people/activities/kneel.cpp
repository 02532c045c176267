// Kneeling on both knees, upright, hands on the thighs.
#include "people/activities/all.h"

namespace people {
namespace {

constexpr Key kKeys[] = {
    {0,
     {.hip_l = 12,
      .hip_r = 4,
      .knee_l = 102,
      .knee_r = 94,
      .foot_l = 150,
      .foot_r = 150,
      .abduct_l = 6,
      .abduct_r = 6,
      .pitch = 5,
      .curl = 6,
      .head = 4}},
    {.25, {.pitch = 8, .head = 10}},
    {.5, {.pitch = 10, .curl = 10, .head = 18}},
    {.75, {.pitch = 5, .curl = 6, .head = -4}},
};

void pose(double phase, Pose& pose) {
  interpolate(kKeys, phase, pose.angles);
  pose.planted = false;
  pose.place = .06;
  pose.hands[kLeft] = {Anchor::own_knee, offset(.02, .13, 0)};
  pose.hands[kRight] = {Anchor::own_knee, offset(.03, .13, 0)};
}

}  // namespace

constexpr Activity kKneel = {"kneel", 3200, pose, nullptr};

}  // namespace people
