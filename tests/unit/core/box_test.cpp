#include "core/box.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/math.h"
#include "unit/core/random.h"

namespace {

using core::Box;
using core::Description;
using core::Detail;
using core::Part;

Part cone(core::Vec3 a, core::Vec3 b, double r0, double r1) {
  Part part;
  part.a = a;
  part.b = b;
  part.r0 = r0;
  part.r1 = r1;
  return part;
}

Detail disc(core::Vec3 p, double size) {
  Detail detail;
  detail.p = p;
  detail.size = size;
  return detail;
}

TEST(Box, OfNothingIsEmptyAtTheOrigin) {
  EXPECT_EQ(core::boundingBox(Description()), (Box{0, 0, 0, 0}));
}

TEST(Box, HoldsBothEndBallsOfAPart) {
  Description description;
  description.add(cone({1, 2, 9}, {4, 3, -9}, 0.5, 0.25));
  EXPECT_EQ(core::boundingBox(description), (Box{0.5, 1.5, 4.25, 3.25}));
}

TEST(Box, HoldsTheLargeBallEvenWhenItSwallowsTheSmall) {
  Description description;
  description.add(cone({0, 0, 0}, {1, 0, 0}, 4, 0.5));
  EXPECT_EQ(core::boundingBox(description), (Box{-4, -4, 4, 4}));
}

TEST(Box, DoesNotReachForTheOrigin) {
  Description description;
  description.add(cone({10, 20, 0}, {11, 21, 0}, 1, 1));
  description.add(cone({12, 20, 0}, {11, 25, 0}, 1, 2));
  EXPECT_EQ(core::boundingBox(description), (Box{9, 19, 13, 27}));
}

TEST(Box, HoldsDiscsByHalfTheirSize) {
  Description description;
  description.add(disc({-3, 5, 1}, 0.5));
  EXPECT_EQ(core::boundingBox(description), (Box{-3.25, 4.75, -2.75, 5.25}));
  description.add(cone({0, 0, 0}, {0, 1, 0}, 0.125, 0.125));
  EXPECT_EQ(core::boundingBox(description), (Box{-3.25, -0.125, 0.125, 5.25}));
}

TEST(Box, UnitesBothWays) {
  const Box a{0, 1, 2, 3}, b{-1, 2, 1, 7};
  EXPECT_EQ(core::unite(a, b), (Box{-1, 1, 2, 7}));
  EXPECT_EQ(core::unite(b, a), core::unite(a, b));
  EXPECT_EQ(core::unite(a, a), a);
  EXPECT_EQ(core::unite(a, b).width(), 3);
  EXPECT_EQ(core::unite(a, b).height(), 6);
}

// Sampled over the whole surface of many cones, not only the ends: none sticks out, and on each
// side one comes within the step of the samples.
TEST(Box, IsTightAroundEveryPointOfRoundCones) {
  test::Random random(41);
  for (int round = 0; round < 200; ++round) {
    Description description;
    Box seen{1e9, 1e9, -1e9, -1e9};
    for (int i = 0; i < 3; ++i) {
      const Part part =
          cone({random.between(-1, 1), random.between(-1, 1), 0},
               {random.between(-1, 1), random.between(-1, 1), 0}, random.unit(), random.unit());
      description.add(part);
      for (int along = 0; along <= 8; ++along) {
        const double t = along / 8.0, radius = core::lerp(part.r0, part.r1, t);
        const core::Vec3 centre = part.a * (1 - t) + part.b * t;
        for (int around = 0; around < 64; ++around) {
          const auto [sine, cosine] = core::sincosTurns(around / 64.0);
          const double x = centre.x + radius * cosine, y = centre.y + radius * sine;
          seen = {std::min(seen.x0, x), std::min(seen.y0, y), std::max(seen.x1, x),
                  std::max(seen.y1, y)};
        }
      }
    }
    const Box box = core::boundingBox(description);
    EXPECT_NEAR(seen.x0, box.x0, 1e-12);
    EXPECT_NEAR(seen.y0, box.y0, 1e-12);
    EXPECT_NEAR(seen.x1, box.x1, 1e-12);
    EXPECT_NEAR(seen.y1, box.y1, 1e-12);
  }
}

}  // namespace
