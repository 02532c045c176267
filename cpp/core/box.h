// Boxes in the picture plane (x forward, y up, metres), and the one frame that holds every pose.
#pragma once

#include "core/description.h"

namespace core {

struct Box {
  double x0 = 0, y0 = 0, x1 = 0, y1 = 0;

  double width() const { return x1 - x0; }
  double height() const { return y1 - y0; }
  bool overlaps(const Box& other) const {
    return x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1;
  }
  friend bool operator==(const Box&, const Box&) = default;
};

// The smallest box around both.
Box unite(const Box& a, const Box& b);

// The box moved outwards by `margin` on every side.
constexpr Box widen(const Box& box, double margin) {
  return {box.x0 - margin, box.y0 - margin, box.x1 + margin, box.y1 + margin};
}

// The smallest box around a part, its end balls included.
Box boundingBox(const Part& part);

// The smallest box around every part and detail, seen from the side. An empty description gives
// the empty box at the origin.
Box boundingBox(const Description& description);

}  // namespace core
