// A vector picture: a flat list of paths, painted in order. It is what the views of a description
// and the strokes of a curve generator have in common, so one SVG writer and one canvas painter
// (web/lib/painter.js) serve them all.
//
// Coordinates are metres, x forward and y up; a painter scales and flips them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/palette.h"

namespace core {

struct Point {
  double x = 0, y = 0;
};

inline constexpr std::int32_t kNoClip = -1;

// One path of cubic Bézier segments in one or several loops. A loop is a start point followed by
// three points per segment; Picture::loop_sizes says how many points each loop has, and the loops
// of all paths follow each other in Picture::points in the order of the paths. Loops of one path
// are filled together by the nonzero rule.
struct Path {
  std::int32_t first_loop = 0, loops = 0;
  std::int32_t first_point = 0;
  std::int32_t clip = kNoClip;       // index of an earlier path that bounds this one, or kNoClip
  float fill_alpha = 0;              // 0: not filled
  float line_alpha = 0;              // 0: no line
  float line_width = 0;              // metres; round joins and caps
  float fill_y = 0, fill_end_y = 0;  // equal: one flat colour, `fill`
  Rgb fill, fill_end, line;  // the fill goes from `fill` at fill_y to `fill_end` at fill_end_y
  std::uint8_t closed = 1;
  std::uint8_t tag = 0;  // what the view says this is, such as a kind
};

// The page paints paths in place (web/lib/painter.js), so their layout is a promise.
static_assert(sizeof(Path) == 48 && offsetof(Path, fill_alpha) == 16 &&
              offsetof(Path, fill) == 36 && offsetof(Path, closed) == 45);

struct Picture {
  std::vector<Point> points;
  std::vector<std::int32_t> loop_sizes;
  std::vector<Path> paths;

  void clear() {
    points.clear();
    loop_sizes.clear();
    paths.clear();
  }
};

}  // namespace core
