// From a field to closed smooth outlines: marching squares, then a quadratic B-spline.
#pragma once

#include <cstdint>
#include <vector>

#include "core/picture.h"
#include "render/field.h"

namespace render {

// Storage that is reused from one contour to the next.
struct ContourScratch {
  std::vector<std::int32_t> next;  // crossing → the crossing that follows it on its loop, or −1
  std::vector<std::int32_t> edges;         // crossings of this field, in the order they were found
  std::vector<std::uint8_t> below, above;  // signs of two rows of nodes
  std::vector<core::Point> loop;
};

// Appends the outlines of {field < 0} to the picture as closed loops of cubic Béziers and counts
// them in path.loops. Outer loops run counter-clockwise and holes clockwise (y up), so the nonzero
// rule fills them rightly. Loops smaller than a cell or two are dropped as dust.
void appendContour(const Field& field, ContourScratch& scratch, core::Picture& picture,
                   core::Path& path);

}  // namespace render
