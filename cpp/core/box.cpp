#include "core/box.h"

#include <algorithm>

namespace core {
namespace {

Box around(const Vec3& centre, double radius) {
  return {centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius};
}

}  // namespace

Box unite(const Box& a, const Box& b) {
  return {std::min(a.x0, b.x0), std::min(a.y0, b.y0), std::max(a.x1, b.x1), std::max(a.y1, b.y1)};
}

// Between its ends a round cone is the hull of two balls, so the boxes of the balls suffice.
Box boundingBox(const Part& part) {
  return unite(around(part.a, part.r0), around(part.b, part.r1));
}

Box boundingBox(const Description& description) {
  bool first = true;
  Box box;
  const auto grow = [&](const Box& more) {
    box = first ? more : unite(box, more);
    first = false;
  };
  for (const Part& part : description.parts) grow(boundingBox(part));
  for (const Detail& detail : description.details) grow(around(detail.p, detail.size / 2));
  return box;
}

}  // namespace core
