// The generator's inner numbers, written down for the tutorial's figures.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/json.h"
#include "pudu/parameters.h"

namespace pudu {

inline constexpr std::array<std::string_view, 3> kLessonNames = {"legs", "curves", "spots"};

// Writes one object; `lesson` is a place in kLessonNames, the parameters must be valid. Metres,
// radians from straight down (positive forward), phases in cycles.
//
//   legs    phase, and for each leg: id, offset, swing, lift, angles of thigh and hoof, what the
//           knee adds to the thigh's, joints [x, y, z] from hip to toe, stance [from, to]
//   curves  over 65 ages: size (the factor on every length), legs (their length, an adult's being
//           1), spots, antlers (the factor on their length)
//   spots   size, and for two ways of drawing lots the place p of each spot and the grid point it
//           was moved from, as seen from the side: keyed, which is the generator's, and sequential,
//           which draws row by row from one stream. `before` is the same with one spot fewer.
void writeLesson(std::size_t lesson, const Parameters& parameters, core::JsonWriter& json);

}  // namespace pudu
