// What a test needs to know of a picture: whether it is well formed, where its curves go, and how
// much they enclose.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "core/picture.h"

namespace test {

// Everything that a painter takes for granted.
inline void expectWellFormed(const core::Picture& picture) {
  std::size_t loop = 0, point = 0;
  for (std::size_t i = 0; i < picture.paths.size(); ++i) {
    const core::Path& path = picture.paths[i];
    ASSERT_EQ(path.first_loop, static_cast<std::int32_t>(loop)) << "path " << i;
    ASSERT_EQ(path.first_point, static_cast<std::int32_t>(point)) << "path " << i;
    ASSERT_GE(path.loops, 0);
    ASSERT_LE(loop + static_cast<std::size_t>(path.loops), picture.loop_sizes.size());
    for (std::int32_t l = 0; l < path.loops; ++l) {
      const std::int32_t size = picture.loop_sizes[loop++];
      ASSERT_GE(size, 4) << "path " << i << ": a start and one segment at least";
      ASSERT_EQ(size % 3, 1) << "path " << i << ": a start, and three points per segment";
      point += static_cast<std::size_t>(size);
    }
    ASSERT_GE(path.clip, core::kNoClip);
    ASSERT_LT(path.clip, static_cast<std::int32_t>(i)) << "a clip stands before what it clips";
    for (const float alpha : {path.fill_alpha, path.line_alpha}) {
      ASSERT_TRUE(alpha >= 0 && alpha <= 1) << "path " << i;
    }
    ASSERT_TRUE(std::isfinite(path.line_width) && path.line_width >= 0) << "path " << i;
    ASSERT_EQ(path.line_alpha > 0, path.line_width > 0) << "path " << i;
    ASSERT_TRUE(std::isfinite(path.fill_y) && std::isfinite(path.fill_end_y)) << "path " << i;
    ASSERT_TRUE(path.fill_alpha > 0 || path.line_alpha > 0) << "path " << i << " cannot be seen";
  }
  ASSERT_EQ(loop, picture.loop_sizes.size());
  ASSERT_EQ(point, picture.points.size());
  for (const core::Point& p : picture.points) {
    ASSERT_TRUE(std::isfinite(p.x) && std::isfinite(p.y));
  }
}

// The loops of one path, each as its points.
using Loop = std::vector<core::Point>;
inline std::vector<Loop> loopsOf(const core::Picture& picture, const core::Path& path) {
  std::vector<Loop> loops;
  auto at = static_cast<std::size_t>(path.first_point);
  for (std::int32_t l = 0; l < path.loops; ++l) {
    const std::int32_t size = picture.loop_sizes[static_cast<std::size_t>(path.first_loop + l)];
    Loop loop;
    for (std::int32_t i = 0; i < size; ++i) loop.push_back(picture.points[at++]);
    loops.push_back(loop);
  }
  return loops;
}

// Points along a loop's cubics, `per_segment` on each; the curve itself, not its control points.
inline std::vector<core::Point> along(const Loop& loop, int per_segment = 16) {
  std::vector<core::Point> points;
  for (std::size_t i = 0; i + 3 < loop.size(); i += 3) {
    for (int j = 0; j < per_segment; ++j) {
      const double t = static_cast<double>(j) / per_segment, s = 1 - t;
      const double w[] = {s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t};
      core::Point p;
      for (std::size_t c = 0; c < 4; ++c) {
        p.x += w[c] * loop[i + c].x;
        p.y += w[c] * loop[i + c].y;
      }
      points.push_back(p);
    }
  }
  return points;
}

// What a loop encloses: positive where it runs counter-clockwise (y up).
inline double area(const Loop& loop) {
  const std::vector<core::Point> points = along(loop, 32);
  double twice = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const core::Point& a = points[i];
    const core::Point& b = points[(i + 1) % points.size()];
    twice += a.x * b.y - a.y * b.x;
  }
  return twice / 2;
}

inline bool isClosed(const Loop& loop) {
  return loop.front().x == loop.back().x && loop.front().y == loop.back().y;
}

inline bool same(const core::Path& a, const core::Path& b) {
  return a.first_loop == b.first_loop && a.loops == b.loops && a.first_point == b.first_point &&
         a.clip == b.clip && a.fill_alpha == b.fill_alpha && a.line_alpha == b.line_alpha &&
         a.line_width == b.line_width && a.fill_y == b.fill_y && a.fill_end_y == b.fill_end_y &&
         a.fill == b.fill && a.fill_end == b.fill_end && a.line == b.line && a.closed == b.closed &&
         a.tag == b.tag;
}

inline bool same(const core::Picture& a, const core::Picture& b) {
  if (a.points.size() != b.points.size() || a.paths.size() != b.paths.size()) return false;
  if (a.loop_sizes != b.loop_sizes) return false;
  for (std::size_t i = 0; i < a.points.size(); ++i) {
    if (a.points[i].x != b.points[i].x || a.points[i].y != b.points[i].y) return false;
  }
  for (std::size_t i = 0; i < a.paths.size(); ++i) {
    if (!same(a.paths[i], b.paths[i])) return false;
  }
  return true;
}

}  // namespace test
