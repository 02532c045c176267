// The walk as the generator makes it, for the files that show how it is made.
#pragma once

#include <array>

#include "core/math.h"

namespace pudu {

struct Leg {
  bool hind;
  double side;    // +1 near (the animal's right), -1 far
  double offset;  // of the gait phase, in cycles
};

// In the order of their parts, which is that of the footfalls LH, LF, RH, RF: a lateral sequence.
// A larger offset touches down earlier.
inline constexpr std::array<Leg, 4> kLegs = {
    {{true, -1, 0.00}, {false, -1, 0.75}, {true, +1, 0.50}, {false, +1, 0.25}}};

// Where in its own cycle a leg is lifted no longer, and where it begins to lift: the cosine of the
// angle there changes its sign.
inline constexpr double kTouchDown = 0.25, kLiftOff = 0.75;

struct Angles {
  double swing, lift;  // what the other three are made of
  double thigh, knee, hoof;
};

// `w` is the angle 2π(phase + leg.offset).
Angles anglesAt(const Leg& leg, core::SinCos w);

}  // namespace pudu
