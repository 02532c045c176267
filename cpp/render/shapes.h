// Exact outlines appended to a picture: ellipses, round cones, straight lines.
#pragma once

#include "core/description.h"
#include "core/picture.h"

namespace render {

// A path that will hold what is appended to the picture next.
core::Path beginPath(const core::Picture& picture);

// An ellipse around (x, y) with half axes `along` and `across`, the first one along the unit vector
// (ux, uy). Four cubics, off by at most 0.03 % of the radius.
void appendEllipse(core::Picture& picture, core::Path& path, double x, double y, double along,
                   double across, double ux = 1, double uy = 0);

// The outline of a part seen from the side, widened by `grow`: two arcs and two tangents. Where one
// end ball holds the other, a circle.
void appendRoundCone(core::Picture& picture, core::Path& path, const core::Part& part,
                     double grow = 0);

void appendLine(core::Picture& picture, core::Path& path, core::Point from, core::Point to);

}  // namespace render
