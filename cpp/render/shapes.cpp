#include "render/shapes.h"

#include <cmath>

namespace render {
namespace {

// Appends the arc of a circle around c from unit vector a to unit vector b, at most half a turn
// counter-clockwise, as two cubics. The start point is there already.
void appendArc(core::Picture& picture, core::Point c, double r, core::Point a, core::Point b) {
  // The unit vector halfway, found without angles: the bisector, or a quarter turn for half a turn.
  core::Point m{a.x + b.x, a.y + b.y};
  const double cross = a.x * b.y - a.y * b.x;
  const double size = std::sqrt(m.x * m.x + m.y * m.y);
  if (size < 1e-9) {
    m = {-a.y, a.x};
  } else {
    const double sign = cross < 0 ? -1 : 1;  // more than half a turn: the other way round
    m = {sign * m.x / size, sign * m.y / size};
  }
  const auto quarter = [&](core::Point from, core::Point to) {
    // Handle length for a cubic arc: 4/3·tan(θ/4), from the cosine of θ.
    const double cosine = from.x * to.x + from.y * to.y;
    const double half = std::sqrt((1 + cosine) / 2);            // cos θ/2
    const double tangent = std::sqrt((1 - half) / (1 + half));  // tan θ/4
    const double h = 4.0 / 3 * tangent * r;
    picture.points.push_back({c.x + r * from.x - h * from.y, c.y + r * from.y + h * from.x});
    picture.points.push_back({c.x + r * to.x + h * to.y, c.y + r * to.y - h * to.x});
    picture.points.push_back({c.x + r * to.x, c.y + r * to.y});
  };
  quarter(a, m);
  quarter(m, b);
}

void appendStraight(core::Picture& picture, core::Point to) {
  const core::Point from = picture.points.back();
  picture.points.push_back({from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3});
  picture.points.push_back({to.x + (from.x - to.x) / 3, to.y + (from.y - to.y) / 3});
  picture.points.push_back(to);
}

void endLoop(core::Picture& picture, core::Path& path, std::size_t start) {
  picture.loop_sizes.push_back(static_cast<std::int32_t>(picture.points.size() - start));
  ++path.loops;
}

}  // namespace

core::Path beginPath(const core::Picture& picture) {
  core::Path path;
  path.first_loop = static_cast<std::int32_t>(picture.loop_sizes.size());
  path.first_point = static_cast<std::int32_t>(picture.points.size());
  return path;
}

void appendEllipse(core::Picture& picture, core::Path& path, double x, double y, double along,
                   double across, double ux, double uy) {
  constexpr double kHandle = 0.5522847498307936;  // 4/3·(√2 − 1)
  const std::size_t start = picture.points.size();
  const auto point = [&](double a, double b) {
    return core::Point{x + along * a * ux - across * b * uy, y + along * a * uy + across * b * ux};
  };
  picture.points.push_back(point(1, 0));
  constexpr double kTurn[5][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}};
  for (int q = 0; q < 4; ++q) {
    const double* a = kTurn[q];
    const double* b = kTurn[q + 1];
    picture.points.push_back(point(a[0] + kHandle * b[0], a[1] + kHandle * b[1]));
    picture.points.push_back(point(b[0] + kHandle * a[0], b[1] + kHandle * a[1]));
    picture.points.push_back(point(b[0], b[1]));
  }
  endLoop(picture, path, start);
}

void appendRoundCone(core::Picture& picture, core::Path& path, const core::Part& part,
                     double grow) {
  const double r0 = part.r0 + grow, r1 = part.r1 + grow;
  const double dx = part.b.x - part.a.x, dy = part.b.y - part.a.y;
  const double length = std::sqrt(dx * dx + dy * dy);
  if (length <= std::fabs(r0 - r1)) {
    const core::Vec3& c = r0 > r1 ? part.a : part.b;
    const double r = r0 > r1 ? r0 : r1;
    appendEllipse(picture, path, c.x, c.y, r, r);
    return;
  }
  const double ux = dx / length, uy = dy / length;
  const double sine = (r0 - r1) / length, cosine = std::sqrt(1 - sine * sine);
  // Unit normals of the two tangents, right and left of the axis.
  const core::Point right{sine * ux + cosine * uy, sine * uy - cosine * ux};
  const core::Point left{sine * ux - cosine * uy, sine * uy + cosine * ux};
  const core::Point a{part.a.x, part.a.y}, b{part.b.x, part.b.y};
  const std::size_t start = picture.points.size();
  picture.points.push_back({a.x + r0 * right.x, a.y + r0 * right.y});
  appendStraight(picture, {b.x + r1 * right.x, b.y + r1 * right.y});
  appendArc(picture, b, r1, right, left);
  appendStraight(picture, {a.x + r0 * left.x, a.y + r0 * left.y});
  appendArc(picture, a, r0, left, right);
  endLoop(picture, path, start);
}

void appendLine(core::Picture& picture, core::Path& path, core::Point from, core::Point to) {
  const std::size_t start = picture.points.size();
  picture.points.push_back(from);
  appendStraight(picture, to);
  endLoop(picture, path, start);
}

}  // namespace render
