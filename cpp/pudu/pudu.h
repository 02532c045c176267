// The southern pudu (Pudu puda), written down as parts and details.
//
// The generator is a pure function of its parameters. Formulas and numbers are those of the
// project's specification; the free parts (head, neck, ears, antlers, tail) follow
// Hershkovitz 1982 and Jiménez 2010: short broad neck, short muzzle, blunt rounded ears,
// unbranched antlers, rump barely above the withers.
#pragma once

#include <cstdint>
#include <optional>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"
#include "pudu/parameters.h"

namespace pudu {

enum class Kind : std::uint8_t {
  body,
  neck,
  head,
  muzzle,
  ear,
  antler,
  tail,
  thigh,
  shin,
  hoof,
  eye,
  nose,
  spot
};
enum class Role : std::uint8_t { fur, hoof, antler, ear, muzzle, eye, nose, spot, glint };
enum class Group : std::uint8_t { fore, hind, trunk, head };

const core::Vocabulary& vocabulary();
core::Palette palette();

// Writes the animal in its pose into `out`, whose storage is reused. Metres; the lowest point of
// any part stands at y = 0. A refused parameter is reported and leaves `out` as it was.
std::optional<core::Problem> describe(const Parameters& parameters, core::Description& out);

// The same for parameters known to be valid.
void write(const Parameters& parameters, core::Description& out);

// Factor on every length: (0.45 + 0.55·S(0, 0.8, age))·shoulder / 0.38.
double sizeFactor(const Parameters& parameters);

// How many spots it has: the age curve, or the number that overrides it.
int spotCount(const Parameters& parameters);

// The body heights that the sources give, of the pose described.
struct Readouts {
  double withers_height_m;  // ground to the top of the body at the shoulder
  double head_and_body_m;   // rump to the tip of the nose, along the back
};
Readouts readouts(const core::Description& description);

// The union of the boxes of all poses of the walk (24 phases): one frame in which the animal
// neither grows nor shrinks as it walks. `scratch` is overwritten.
core::Box cycleFrame(const Parameters& parameters, core::Description& scratch);

// A frame that holds every animal of this one's adult size, whatever its age, sex, knobs, antlers
// and pose: in it, growing up can be seen.
core::Box sceneFrame(const Parameters& parameters, core::Description& scratch);

}  // namespace pudu
