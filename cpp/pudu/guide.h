// The guide figure: a rounder, shorter pudu for small sprites.
//
// At 16 pixels the true animal is a long thin thing on sticks. A pixel artist shortens the body,
// rounds it, and lets the head grow; so does the guide. It is about 62 cm long where the
// generator's animal has its true 81. Body and head are one still figure for all poses, so nothing
// but the legs can flicker; the legs step with the generator's own walk.
#pragma once

#include "core/box.h"
#include "core/description.h"
#include "pudu/parameters.h"

namespace pudu {

// The still figure: body, neck, head, ears, antlers, eye, nose, spots. Metres, for a standard
// adult; the shoulder parameter does not change it, because a sprite is fitted to its cell.
void writeGuide(const Parameters& parameters, int cell_px, core::Description& figure);

// The four legs of a pose, hung on the guide: a thigh, a shin and a hoof each, the lowest hoof on
// the ground. Far legs have z < 0.
void writeGuideLegs(const Parameters& parameters, int cell_px, core::Description& legs);

// One square cell for every age, sex, knob and pose: a herd drawn in it shares its scale, its
// ground line (y = 0) and its pivot column.
core::Box guideFrame();

}  // namespace pudu
