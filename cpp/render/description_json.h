// A description as JSON: what `pudu pose` prints, what the page offers for download, and what a
// port to another language is checked against. Every number reads back to the same double.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/description.h"
#include "core/parameter.h"
#include "core/subject.h"

namespace render {

using core::Readout;

// Appends an object with four members:
//   parameters  one per row of `table`, in its order: a number, a choice's name, or "auto"
//   parts       kind, a, b, r0, r1, role, parent (-1: none), group
//   details     kind, shape, p, size, role, part
//   readouts    one per entry
// Points are [x, y, z], lengths are metres; kinds, roles, groups and shapes are names. `values` has
// one allowed number per row of `table`; numbers that no name belongs to are written as they are.
void writeDescription(const core::Description& description, const core::Vocabulary& vocabulary,
                      std::span<const core::Parameter> table, std::span<const double> values,
                      std::span<const Readout> readouts, std::string& out);

// The same of a subject's single pose, with a line break at the end: a file.
void writePose(const core::Subject& subject, std::string& out);

}  // namespace render
