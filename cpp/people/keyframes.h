// Poses as keyframes: what a joint does between the moments that name it.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <span>

#include "people/pose.h"

namespace people {

inline constexpr double kFree = std::numeric_limits<double>::infinity();

// Angles that a key may leave out. The names are those of Angles, in its order.
struct KeyAngles {
  double hip_l = kFree, hip_r = kFree, knee_l = kFree, knee_r = kFree, foot_l = kFree,
         foot_r = kFree, abduct_l = kFree, abduct_r = kFree;
  double shoulder_l = kFree, shoulder_r = kFree, elbow_l = kFree, elbow_r = kFree, spread_l = kFree,
         spread_r = kFree;
  double pitch = kFree, curl = kFree, head = kFree, bob = kFree;
};

inline constexpr std::size_t kAngles = sizeof(KeyAngles) / sizeof(double);
inline constexpr double KeyAngles::*kKeyAngle[kAngles] = {
    &KeyAngles::hip_l,      &KeyAngles::hip_r,      &KeyAngles::knee_l,   &KeyAngles::knee_r,
    &KeyAngles::foot_l,     &KeyAngles::foot_r,     &KeyAngles::abduct_l, &KeyAngles::abduct_r,
    &KeyAngles::shoulder_l, &KeyAngles::shoulder_r, &KeyAngles::elbow_l,  &KeyAngles::elbow_r,
    &KeyAngles::spread_l,   &KeyAngles::spread_r,   &KeyAngles::pitch,    &KeyAngles::curl,
    &KeyAngles::head,       &KeyAngles::bob};
inline constexpr double Angles::*kAngle[kAngles] = {
    &Angles::hip_l,      &Angles::hip_r,      &Angles::knee_l,   &Angles::knee_r,
    &Angles::foot_l,     &Angles::foot_r,     &Angles::abduct_l, &Angles::abduct_r,
    &Angles::shoulder_l, &Angles::shoulder_r, &Angles::elbow_l,  &Angles::elbow_r,
    &Angles::spread_l,   &Angles::spread_r,   &Angles::pitch,    &Angles::curl,
    &Angles::head,       &Angles::bob};
static_assert(sizeof(Angles) == sizeof(KeyAngles));

struct Key {
  double phase;
  KeyAngles angles;
};

// The same moment with left and right exchanged.
constexpr KeyAngles mirrored(const KeyAngles& a) {
  KeyAngles b = a;
  b.hip_l = a.hip_r, b.hip_r = a.hip_l, b.knee_l = a.knee_r, b.knee_r = a.knee_l;
  b.foot_l = a.foot_r, b.foot_r = a.foot_l, b.abduct_l = a.abduct_r, b.abduct_r = a.abduct_l;
  b.shoulder_l = a.shoulder_r, b.shoulder_r = a.shoulder_l, b.elbow_l = a.elbow_r;
  b.elbow_r = a.elbow_l, b.spread_l = a.spread_r, b.spread_r = a.spread_l;
  return b;
}

// A half cycle and its mirror image: a whole one.
template <std::size_t N>
constexpr std::array<Key, 2 * N> mirroredCycle(const Key (&half)[N]) {
  std::array<Key, 2 * N> whole{};
  for (std::size_t i = 0; i < N; ++i) {
    whole[i] = half[i];
    whole[N + i] = {half[i].phase + 0.5, mirrored(half[i].angles)};
  }
  return whole;
}

// Sets every angle that a key names: between two keys by smoothstep, after the last one on to the
// first. The keys stand in the order of their phases. An angle that no key names is left as it is.
void interpolate(std::span<const Key> keys, double phase, Angles& angles);

// The same for a single number, such as what drives a stroke.
struct Moment {
  double phase, value;
};
double interpolate(std::span<const Moment> moments, double phase);

}  // namespace people
