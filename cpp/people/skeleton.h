// The skeleton of a pose: forward kinematics, then the ground, then the hands.
#pragma once

#include "people/pose.h"
#include "people/proportions.h"

namespace people {

// Metres; x forward, y up, z towards the viewer.
struct Skeleton {
  core::Vec3 pelvis;               // the middle between the hip joints
  core::Vec3 spine;                // where the trunk begins: the pelvis, moved by the bob
  core::Vec3 waist, chest;         // the hinge of the spine, and the middle between the shoulders
  core::Vec3 head_base, head_top;  // of the head as it is drawn
  core::Vec3 lower, upper;         // unit vectors along the two halves of the spine,
  core::Vec3 face;                 // and the way the head faces
  core::Vec3 hip[2], knee[2], ankle[2], heel[2], toe[2];
  core::Vec3 shoulder[2], elbow[2], hand[2];
  core::Vec3 kneecap[2], seat;  // the points that a kneeling and a sitting figure rest on
};

// What each elbow does: down, back and out, in the frame of the upper spine.
core::Vec3 elbowPole(const Skeleton& bones, std::size_t side);

// Solves a pose. The lowest of heels, toes, kneecaps and seat lies at exactly y = lift, unless the
// pose names a seat that holds the figure higher.
Skeleton solve(const Body& body, const Pose& pose, Spine spine);

}  // namespace people
