#include "render/contour.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "unit/render/outlines.h"

namespace {

using core::Path;
using core::Picture;
using render::ContourScratch;
using render::Field;

const double kPi = std::acos(-1.0);

Field fieldOf(double cell, const std::function<double(double, double)>& distance) {
  Field field;
  field.cover({-1.2, -1.2, 1.2, 1.2}, cell, 3 * cell);
  for (int j = 0; j < field.rows; ++j) {
    for (int i = 0; i < field.columns; ++i) {
      field.values[field.node(i, j)] = distance(field.x0 + i * cell, field.y0 + j * cell);
    }
  }
  return field;
}

std::function<double(double, double)> disc(double cx, double cy, double r) {
  return [=](double x, double y) { return std::hypot(x - cx, y - cy) - r; };
}

struct Outline {
  Picture picture;
  std::vector<test::Loop> loops;
};

Outline contour(const Field& field) {
  Outline outline;
  ContourScratch scratch;
  Path path;
  path.fill_alpha = 1;
  render::appendContour(field, scratch, outline.picture, path);
  outline.picture.paths.push_back(path);
  test::expectWellFormed(outline.picture);
  outline.loops = test::loopsOf(outline.picture, path);
  return outline;
}

TEST(Contour, OfADiscHasItsAreaAndRunsCounterClockwise) {
  for (const double r : {0.25, 0.5, 1.0}) {
    const Outline outline = contour(fieldOf(r / 15, disc(0.01, -0.02, r)));
    ASSERT_EQ(outline.loops.size(), 1u);
    EXPECT_NEAR(test::area(outline.loops[0]), kPi * r * r, 0.01 * kPi * r * r) << r;
  }
}

TEST(Contour, StaysWithinAThirdOfACellOfADisc) {
  const double cell = 0.04;
  const Outline outline = contour(fieldOf(cell, disc(0, 0, 0.7)));
  for (const core::Point& p : test::along(outline.loops[0])) {
    EXPECT_NEAR(std::hypot(p.x, p.y), 0.7, cell / 3);
  }
}

TEST(Contour, IsClosedAndSmooth) {
  const Outline outline = contour(fieldOf(0.05, disc(0, 0, 0.8)));
  const test::Loop& loop = outline.loops[0];
  EXPECT_TRUE(test::isClosed(loop));
  // Where two cubics meet, the handles lie on one line through the point between them.
  for (std::size_t i = 3; i + 3 < loop.size(); i += 3) {
    const core::Point in{loop[i].x - loop[i - 1].x, loop[i].y - loop[i - 1].y};
    const core::Point out{loop[i + 1].x - loop[i].x, loop[i + 1].y - loop[i].y};
    const double cross = in.x * out.y - in.y * out.x;
    EXPECT_NEAR(cross / (std::hypot(in.x, in.y) * std::hypot(out.x, out.y)), 0, 1e-6);
  }
}

TEST(Contour, OfARingIsAnOuterLoopAndAHoleTheOtherWayRound) {
  const Outline outline = contour(
      fieldOf(0.04, [](double x, double y) { return std::fabs(std::hypot(x, y) - 0.7) - 0.2; }));
  ASSERT_EQ(outline.loops.size(), 2u);
  double outer = test::area(outline.loops[0]), hole = test::area(outline.loops[1]);
  if (outer < hole) std::swap(outer, hole);
  EXPECT_NEAR(outer, kPi * 0.81, 0.01 * kPi * 0.81);
  EXPECT_NEAR(hole, -kPi * 0.25, 0.01 * kPi * 0.25);
}

TEST(Contour, OfTwoDiscsIsTwoLoops) {
  const auto left = disc(-0.6, 0, 0.4), right = disc(0.6, 0.1, 0.3);
  const Outline outline = contour(
      fieldOf(0.03, [&](double x, double y) { return std::fmin(left(x, y), right(x, y)); }));
  ASSERT_EQ(outline.loops.size(), 2u);
  const double sum = test::area(outline.loops[0]) + test::area(outline.loops[1]);
  EXPECT_NEAR(sum, kPi * (0.16 + 0.09), 0.01 * kPi * 0.25);
  EXPECT_GT(test::area(outline.loops[0]), 0);
  EXPECT_GT(test::area(outline.loops[1]), 0);
}

TEST(Contour, OfNothingIsNothing) {
  const Outline outline = contour(fieldOf(0.1, [](double, double) { return 1.0; }));
  EXPECT_TRUE(outline.loops.empty());
  EXPECT_TRUE(outline.picture.points.empty());
}

TEST(Contour, DropsDust) {
  const Outline dust = contour(fieldOf(0.1, disc(0, 0, 0.08)));
  EXPECT_TRUE(dust.loops.empty());
  const Outline grain = contour(fieldOf(0.1, disc(0, 0, 0.3)));
  EXPECT_EQ(grain.loops.size(), 1u);
}

// Where corners touch across a cell, the shapes stay apart: two loops that do not cross.
TEST(Contour, KeepsCornersApartAtASaddle) {
  const Outline outline = contour(fieldOf(0.1, [](double x, double y) {
    if (std::fabs(x) > 1 || std::fabs(y) > 1) return 0.5;
    return x * y > 0 ? -0.5 : 0.5;
  }));
  ASSERT_EQ(outline.loops.size(), 2u);
  for (const test::Loop& loop : outline.loops) EXPECT_GT(test::area(loop), 0.5);
}

// A thin shape keeps its length: smoothing must not eat an antler.
TEST(Contour, DoesNotShrinkThinShapes) {
  core::Part antler;
  antler.a = {0, 0, 0};
  antler.b = {0.5, 0.8, 0};
  antler.r0 = 0.06;
  antler.r1 = 0.04;
  Field field;
  const double cell = 0.05;
  field.cover({-1.2, -1.2, 1.2, 1.2}, cell, 3 * cell);
  field.add(antler, 0);
  const Outline outline = contour(field);
  ASSERT_EQ(outline.loops.size(), 1u);
  double farthest = 0;
  for (const core::Point& p : test::along(outline.loops[0])) {
    farthest = std::fmax(farthest, std::hypot(p.x, p.y));
  }
  EXPECT_NEAR(farthest, std::hypot(0.5, 0.8) + 0.04, cell / 2);
}

TEST(Contour, CountsOnFromWhatThePictureHoldsAlready) {
  const Field field = fieldOf(0.1, disc(0, 0, 0.8));
  ContourScratch scratch;
  Picture picture;
  for (int i = 0; i < 3; ++i) {
    Path path;
    path.fill_alpha = 1;
    path.first_point = static_cast<std::int32_t>(picture.points.size());
    render::appendContour(field, scratch, picture, path);
    picture.paths.push_back(path);
  }
  test::expectWellFormed(picture);
  const auto first = test::loopsOf(picture, picture.paths[0]);
  for (const Path& path : picture.paths) {
    const auto loops = test::loopsOf(picture, path);
    ASSERT_EQ(loops.size(), 1u);
    for (std::size_t i = 0; i < loops[0].size(); ++i) {
      EXPECT_EQ(loops[0][i].x, first[0][i].x);
      EXPECT_EQ(loops[0][i].y, first[0][i].y);
    }
  }
}

// Storage that has seen a larger field, or a smaller one, leaves no trace.
TEST(Contour, ForgetsWhatItsScratchWasUsedFor) {
  const Field small = fieldOf(0.3, disc(0, 0, 0.9)), large = fieldOf(0.02, disc(0.2, 0, 0.9));
  const auto outline = [](const Field& field, ContourScratch& scratch) {
    Picture picture;
    Path path;
    render::appendContour(field, scratch, picture, path);
    picture.paths.push_back(path);
    return picture;
  };
  ContourScratch fresh_small, fresh_large, used;
  const Picture wanted_small = outline(small, fresh_small);
  const Picture wanted_large = outline(large, fresh_large);
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(test::same(outline(large, used), wanted_large));
    EXPECT_TRUE(test::same(outline(small, used), wanted_small));
  }
}

// A row of nodes is passed eight at a time; shapes at every offset and width must come out whole.
TEST(Contour, FindsShapesWhereverTheyLieInARow) {
  for (int shift = 0; shift < 16; ++shift) {
    for (const double r : {0.25, 0.5}) {
      const double x = -0.6 + shift * 0.05;
      const Outline outline = contour(fieldOf(0.05, disc(x, 0, r)));
      ASSERT_EQ(outline.loops.size(), 1u) << shift;
      EXPECT_NEAR(test::area(outline.loops[0]), kPi * r * r, 0.03 * kPi * r * r) << shift;
    }
  }
}

}  // namespace
