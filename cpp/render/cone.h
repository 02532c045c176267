// A part seen from the side: how far a point lies from its outline.
#pragma once

#include <cmath>

#include "core/description.h"

namespace render {

// A round cone in the picture plane, ready to measure many points.
struct Cone {
  double ax, ay, bx, by, r0, r1;
  double ux, uy, length;  // axis direction and length
  double sine, cosine;    // of the angle between axis and flank

  explicit Cone(const core::Part& part, double grow = 0)
      : ax(part.a.x),
        ay(part.a.y),
        bx(part.b.x),
        by(part.b.y),
        r0(part.r0 + grow),
        r1(part.r1 + grow) {
    const double dx = bx - ax, dy = by - ay;
    length = std::sqrt(dx * dx + dy * dy);
    ux = length > 0 ? dx / length : 1;
    uy = length > 0 ? dy / length : 0;
    const bool nested = length <= std::fabs(r0 - r1);
    sine = nested ? 0 : (r0 - r1) / length;
    cosine = std::sqrt(1 - sine * sine);
    if (nested) {  // one ball holds the other: measure the larger alone
      if (r1 > r0) ax = bx, ay = by, r0 = r1;
      bx = ax, by = ay, r1 = r0, length = 0;
    }
  }

  double distance(double x, double y) const {
    const double px = x - ax, py = y - ay;
    const double along = px * ux + py * uy;
    const double across = std::fabs(py * ux - px * uy);
    const double foot = cosine * along - sine * across;
    if (foot <= 0) return std::sqrt(along * along + across * across) - r0;
    if (foot >= cosine * length) {
      const double rest = along - length;
      return std::sqrt(rest * rest + across * across) - r1;
    }
    return sine * along + cosine * across - r0;
  }
};

// The smooth minimum that is a plain minimum where the two differ by more than the width.
inline double meltedUnion(double a, double b, double width) {
  const double least = a < b ? a : b;
  const double overlap = width - std::fabs(a - b);
  return overlap > 0 ? least - overlap * overlap / (4 * width) : least;
}

// The distance of one point, for who asks only once.
inline double distanceTo(const core::Part& part, double x, double y) {
  return Cone(part).distance(x, y);
}

}  // namespace render
