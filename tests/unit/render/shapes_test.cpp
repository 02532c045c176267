#include "render/shapes.h"

#include <gtest/gtest.h>

#include <cmath>

#include "render/cone.h"
#include "unit/core/random.h"
#include "unit/render/outlines.h"

namespace {

using core::Part;
using core::Path;
using core::Picture;

const double kPi = std::acos(-1.0);

Part cone(double ax, double ay, double bx, double by, double r0, double r1) {
  Part part;
  part.a = {ax, ay, 0};
  part.b = {bx, by, 0};
  part.r0 = r0;
  part.r1 = r1;
  return part;
}

// One shape alone in a picture, and its one loop.
template <typename Append>
test::Loop loopOf(Append append) {
  Picture picture;
  Path path = render::beginPath(picture);
  append(picture, path);
  path.fill_alpha = 1;
  picture.paths.push_back(path);
  test::expectWellFormed(picture);
  const auto loops = test::loopsOf(picture, path);
  EXPECT_EQ(loops.size(), 1u);
  return loops.empty() ? test::Loop() : loops[0];
}

test::Loop outlineOf(const Part& part, double grow = 0) {
  return loopOf(
      [&](Picture& picture, Path& path) { render::appendRoundCone(picture, path, part, grow); });
}

TEST(Ellipse, LiesOnItsEquation) {
  const double ux = 0.6, uy = 0.8;
  const test::Loop loop = loopOf([&](Picture& picture, Path& path) {
    render::appendEllipse(picture, path, 2, -1, 0.5, 0.2, ux, uy);
  });
  EXPECT_TRUE(test::isClosed(loop));
  for (const core::Point& p : test::along(loop)) {
    const double dx = p.x - 2, dy = p.y + 1;
    const double u = (dx * ux + dy * uy) / 0.5, v = (dy * ux - dx * uy) / 0.2;
    EXPECT_NEAR(std::hypot(u, v), 1, 0.0003);
  }
  EXPECT_NEAR(test::area(loop), kPi * 0.5 * 0.2, 0.001 * kPi * 0.1);
}

TEST(Ellipse, StandsUprightUnlessItIsTurned) {
  const test::Loop loop = loopOf(
      [&](Picture& picture, Path& path) { render::appendEllipse(picture, path, 0, 0, 3, 1); });
  double farthest = 0, highest = 0;
  for (const core::Point& p : loop) {
    farthest = std::fmax(farthest, p.x);
    highest = std::fmax(highest, p.y);
  }
  EXPECT_EQ(farthest, 3);
  EXPECT_EQ(highest, 1);
}

// The outline is where the distance is zero, for every taper that an animal or a tree has.
TEST(RoundCone, LiesOnTheZeroOfItsDistance) {
  test::Random random(2);
  for (int i = 0; i < 500; ++i) {
    const double r0 = random.between(0.02, 0.3), r1 = random.between(0.02, 0.3);
    const double length = std::fabs(r0 - r1) * 1.25 + random.between(0.01, 1);
    const double angle = random.between(0, 2 * kPi), x = random.between(-1, 1);
    const Part part =
        cone(x, 0.3, x + length * std::cos(angle), 0.3 + length * std::sin(angle), r0, r1);
    const test::Loop loop = outlineOf(part);
    EXPECT_TRUE(test::isClosed(loop));
    EXPECT_GT(test::area(loop), 0);
    for (const core::Point& p : test::along(loop)) {
      EXPECT_NEAR(render::distanceTo(part, p.x, p.y), 0, 0.005 * std::fmax(r0, r1)) << i;
    }
  }
}

TEST(RoundCone, OfOneGirthIsACapsuleToAFewTenThousandths) {
  const Part part = cone(0, 0, 0, 2, 0.5, 0.5);
  const test::Loop loop = outlineOf(part);
  for (const core::Point& p : test::along(loop)) {
    EXPECT_NEAR(render::distanceTo(part, p.x, p.y), 0, 0.0003 * 0.5);
  }
  EXPECT_NEAR(test::area(loop), 2 * 1 + kPi * 0.25, 0.001);
}

TEST(RoundCone, GrowsOnAllSides) {
  const Part part = cone(0, 0, 1, 0.5, 0.3, 0.2);
  for (const double grow : {0.05, 0.2, -0.05}) {
    for (const core::Point& p : test::along(outlineOf(part, grow))) {
      EXPECT_NEAR(render::distanceTo(part, p.x, p.y), grow, 0.002);
    }
  }
}

TEST(RoundCone, WithinOneBallIsThatBall) {
  for (const Part& part : {cone(0, 0, 0.1, 0, 1, 0.5), cone(0.1, 0, 0, 0, 0.5, 1)}) {
    for (const core::Point& p : test::along(outlineOf(part))) {
      EXPECT_NEAR(std::hypot(p.x, p.y), 1, 0.0003);
    }
  }
}

TEST(RoundCone, OfNoLengthIsADisc) {
  const test::Loop loop = outlineOf(cone(1, 1, 1, 1, 0.25, 0.25));
  for (const core::Point& p : test::along(loop)) {
    EXPECT_NEAR(std::hypot(p.x - 1, p.y - 1), 0.25, 0.0003);
  }
}

TEST(RoundCone, OfNoGirthIsFinite) {
  for (const core::Point& p : outlineOf(cone(0, 0, 1, 0, 0, 0))) {
    EXPECT_TRUE(std::isfinite(p.x) && std::isfinite(p.y));
  }
}

TEST(Line, IsOneStraightSegment) {
  const test::Loop loop = loopOf([](Picture& picture, Path& path) {
    render::appendLine(picture, path, {0, 1}, {3, 7});
  });
  ASSERT_EQ(loop.size(), 4u);
  EXPECT_EQ(loop[0].x, 0);
  EXPECT_EQ(loop[0].y, 1);
  EXPECT_EQ(loop[3].x, 3);
  EXPECT_EQ(loop[3].y, 7);
  for (const core::Point& p : loop) EXPECT_NEAR(p.y, 1 + 2 * p.x, 1e-12);
  EXPECT_NEAR(loop[1].x, 1, 1e-12);
  EXPECT_NEAR(loop[2].x, 2, 1e-12);
}

TEST(BeginPath, PointsBehindWhatIsThere) {
  Picture picture;
  for (int i = 0; i < 3; ++i) {
    Path path = render::beginPath(picture);
    render::appendEllipse(picture, path, i, 0, 1, 1);
    render::appendLine(picture, path, {0, 0}, {1, 1});
    path.fill_alpha = 1;
    EXPECT_EQ(path.loops, 2);
    picture.paths.push_back(path);
  }
  test::expectWellFormed(picture);
}

}  // namespace
