// A generator's tables as JSON: what the site build makes controls from, and `pudu parameters`.
#pragma once

#include <span>
#include <string>

#include "core/description.h"
#include "core/palette.h"
#include "core/parameter.h"

namespace render {

// Appends an object with `parameters`, `knobs` and `exports` (render/export_options.h), rows of id,
// kind, unit, min, max, default, step, auto, redraw, and choices where there are any; `kinds` (name
// and colour in the by-kind view), `roles` (name and colours) and `groups`. A default of auto is
// the word "auto".
void writeTables(std::span<const core::Parameter> parameters,
                 std::span<const core::Parameter> knobs, const core::Vocabulary& vocabulary,
                 core::Palette palette, std::string& out);

}  // namespace render
