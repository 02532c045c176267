// A pose: joint angles in degrees, and where hands shall be.
//
// Offsets are (forward, up, left) in fractions of stature, as artists give them; the world's axes
// are x forward, y up and z towards the viewer, who sees the right side.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/vec3.h"

namespace people {

// Index of a side in every pair.
inline constexpr std::size_t kLeft = 0, kRight = 1;

// +1 towards the viewer: the right; -1: the left.
constexpr double sideSign(std::size_t side) { return side == kRight ? 1 : -1; }

constexpr core::Vec3 offset(double forward, double up, double left) { return {forward, up, -left}; }

// What keys can set. All angles are from hanging straight down, or from standing straight up for
// the spine, positive forward; a knee's is between its bones, and a foot's is its own, positive
// with the toe down.
struct Angles {
  double hip_l, hip_r, knee_l, knee_r, foot_l, foot_r, abduct_l, abduct_r;  // abduct: thigh
  double shoulder_l, shoulder_r, elbow_l, elbow_r, spread_l, spread_r;      // spread: upper arm
  double pitch;  // of the lower half of the spine
  double curl;   // of the upper half, more than that
  double head;   // more than 0.55 of the upper spine's tilt
  double bob;    // fraction of stature: how far the trunk sinks into or rises from the hips
};

// Where a hand goes.
enum class Anchor : std::uint8_t { angles, chest, ground, own_knee, head };

struct Reach {
  Anchor anchor = Anchor::angles;  // angles: not by reach, but by the angles of the arm
  core::Vec3 offset;               // world axes, fractions of stature
};

inline constexpr double kOnGround = -1;  // no seat

struct Pose {
  Angles angles{};
  Reach hands[2];
  core::Vec3 shaft;         // direction of the tool that runs through the hands, of any length
  double seat = kOnGround;  // height that the pelvis sits at, of stature
  double place = 0;         // along x, of stature: of the pelvis,
  bool planted = true;      // or of the left ankle, for who stays in one place
  double lift = 0;          // off the ground, of stature: for a moment in the air
};

}  // namespace people
