// Small people at everyday work, written down as parts: proportions, a spine with a round back,
// poses as keyframes over a phase, and tools put through the hands.
//
// The generator is a pure function of its parameters. Numbers are those of the project's
// specification, chosen from the sources that the files beside this one name.
#pragma once

#include <array>
#include <optional>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"
#include "people/parameters.h"
#include "people/pen.h"

namespace people {

inline constexpr std::size_t kRoles = 15;
using Colours = std::array<core::Ramp, kRoles>;

const core::Vocabulary& vocabulary();

// The person's own colours, by keyed draws from its seed.
Colours coloursOf(const Parameters& parameters);

// The pose and its skeleton alone.
Pose poseOf(const Parameters& parameters);
Skeleton skeletonOf(const Parameters& parameters);

// Writes the person and its things into `out`, whose storage is reused. Metres. A refused parameter
// is reported and leaves `out` as it was.
std::optional<core::Problem> describe(const Parameters& parameters, core::Description& out);

// The same for parameters known to be valid.
void write(const Parameters& parameters, core::Description& out, const Emphasis& emphasis = {});

// What sprites ask for in which a man of this stature stands so many pixels tall.
Emphasis emphasisFor(int size_px, double stature_m);

}  // namespace people
