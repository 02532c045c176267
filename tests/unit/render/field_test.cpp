#include "render/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "render/cone.h"
#include "unit/core/random.h"

namespace {

using core::Box;
using core::Part;
using render::Field;

Part cone(double ax, double ay, double bx, double by, double r0, double r1) {
  Part part;
  part.a = {ax, ay, 0};
  part.b = {bx, by, 0};
  part.r0 = r0;
  part.r1 = r1;
  return part;
}

// A round cone is the volume swept by a ball, so its distance is the least of the distances to the
// ball on its way. That is a convex function of the place, so thirds find the minimum.
double leastDistance(const Part& part, double x, double y) {
  const auto toBall = [&](double t) {
    const double cx = part.a.x + t * (part.b.x - part.a.x);
    const double cy = part.a.y + t * (part.b.y - part.a.y);
    return std::hypot(x - cx, y - cy) - (part.r0 + t * (part.r1 - part.r0));
  };
  double low = 0, high = 1;
  for (int i = 0; i < 200; ++i) {
    const double left = low + (high - low) / 3, right = high - (high - low) / 3;
    (toBall(left) < toBall(right) ? high : low) = toBall(left) < toBall(right) ? right : left;
  }
  return std::min({toBall(low), toBall(0), toBall(1)});
}

TEST(DistanceTo, IsTheLeastOverTheSweptBalls) {
  test::Random random(1);
  for (int i = 0; i < 400; ++i) {
    const Part part =
        cone(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1),
             random.between(-1, 1), random.between(0.01, 0.6), random.between(0.01, 0.6));
    for (int j = 0; j < 50; ++j) {
      const double x = random.between(-3, 3), y = random.between(-3, 3);
      EXPECT_NEAR(render::distanceTo(part, x, y), leastDistance(part, x, y), 1e-9)
          << "part " << i << " at " << x << ", " << y;
    }
  }
}

TEST(DistanceTo, HasTheValuesWorkedByHand) {
  const Part capsule = cone(0, 0, 2, 0, 0.5, 0.5);
  EXPECT_NEAR(render::distanceTo(capsule, 1, 0), -0.5, 1e-15);
  EXPECT_NEAR(render::distanceTo(capsule, 1, 2), 1.5, 1e-15);
  EXPECT_NEAR(render::distanceTo(capsule, -1, 0), 0.5, 1e-15);
  EXPECT_NEAR(render::distanceTo(capsule, 5, 4), 5 - 0.5, 1e-15);  // a 3-4-5 triangle from b
  // The flank of a cone leans: sine of its angle is (r0 − r1)/length = 3/5.
  const Part taper = cone(0, 0, 5, 0, 4, 1);
  EXPECT_NEAR(render::distanceTo(taper, 5, 3), 0.6 * 5 + 0.8 * 3 - 4, 1e-15);
}

TEST(DistanceTo, OfAPartSeenEndOnIsThatOfABall) {
  Part part = cone(1, 2, 1, 2, 0.3, 0.3);
  part.b.z = 5;
  EXPECT_NEAR(render::distanceTo(part, 1, 3), 0.7, 1e-15);
  EXPECT_NEAR(render::distanceTo(part, 1, 2), -0.3, 1e-15);
}

// One end ball holds the other, at either end: the larger ball alone counts.
TEST(DistanceTo, OfABallWithinABallIsTheLargerOnes) {
  const Part first = cone(0, 0, 0.1, 0, 1, 0.2), second = cone(0, 0, 0.1, 0, 0.2, 1);
  for (int i = 0; i < 32; ++i) {
    const double angle = i * 0.2, x = 2 * std::cos(angle), y = 2 * std::sin(angle);
    EXPECT_NEAR(render::distanceTo(first, x, y), std::hypot(x, y) - 1, 1e-12);
    EXPECT_NEAR(render::distanceTo(second, x, y), std::hypot(x - 0.1, y) - 1, 1e-12);
  }
}

TEST(DistanceTo, KnowsNoDepth) {
  Part part = cone(0, 0, 1, 1, 0.2, 0.1);
  const double flat = render::distanceTo(part, 0.3, 0.9);
  part.a.z = 7;
  part.b.z = -3;
  EXPECT_EQ(render::distanceTo(part, 0.3, 0.9), flat);
}

TEST(Field, CoversTheBoxAndItsMarginWithSquareCells) {
  const Box box{-0.2, 0.1, 0.35, 0.9};
  Field field;
  field.cover(box, 0.03, 0.1);
  EXPECT_EQ(field.cell, 0.03);
  EXPECT_DOUBLE_EQ(field.x0, -0.3);
  EXPECT_DOUBLE_EQ(field.y0, 0.0);
  EXPECT_GE(field.x0 + (field.columns - 1) * field.cell, 0.45);
  EXPECT_GE(field.y0 + (field.rows - 1) * field.cell, 1.0);
  EXPECT_LE(field.x0 + (field.columns - 3) * field.cell, 0.45);  // and not much more
  EXPECT_LE(field.y0 + (field.rows - 3) * field.cell, 1.0);
  EXPECT_EQ(field.values.size(), static_cast<std::size_t>(field.columns * field.rows));
  for (const double value : field.values) EXPECT_GE(value, 100);
}

TEST(Field, IsWipedWhenItIsLaidAnew) {
  Field field;
  field.cover({0, 0, 1, 1}, 0.1, 0.1);
  field.add(cone(0.5, 0.5, 0.5, 0.5, 0.3, 0.3), 0);
  field.cover({0, 0, 1, 1}, 0.1, 0.1);
  for (const double value : field.values) EXPECT_GE(value, 100);
}

template <typename Visit>
void forEachNode(const Field& field, Visit visit) {
  for (int j = 0; j < field.rows; ++j) {
    for (int i = 0; i < field.columns; ++i) {
      visit(field.at(i, j), field.x0 + i * field.cell, field.y0 + j * field.cell);
    }
  }
}

TEST(Field, OfOnePartIsItsDistanceNearItsOutline) {
  for (const double grow : {0.0, 0.04}) {
    const Part part = cone(0.2, 0.3, 0.8, 0.6, 0.15, 0.08);
    Field field;
    field.cover({0, 0, 1, 1}, 0.02, 0.1);
    field.add(part, 0, grow);
    int near = 0;
    forEachNode(field, [&](double value, double x, double y) {
      const double wanted = render::distanceTo(part, x, y) - grow;
      if (wanted <= 2 * field.cell) {
        EXPECT_NEAR(value, wanted, 1e-12);
        ++near;
      } else {
        EXPECT_GT(value, 0) << "far from the part, and yet not outside";
      }
    });
    EXPECT_GT(near, 100);
  }
}

TEST(Field, OfSeveralPartsWithoutMeltingIsTheLeast) {
  const Part a = cone(0.2, 0.3, 0.8, 0.6, 0.15, 0.08), b = cone(0.3, 0.8, 0.4, 0.2, 0.05, 0.1);
  Field field;
  field.cover({0, 0, 1, 1}, 0.02, 0.1);
  field.add(a, 0);
  field.add(b, 0);
  forEachNode(field, [&](double value, double x, double y) {
    const double wanted = std::min(render::distanceTo(a, x, y), render::distanceTo(b, x, y));
    if (wanted <= 2 * field.cell) {
      EXPECT_NEAR(value, wanted, 1e-12);
    }
  });
}

// Parts melt where their distances differ by less than the width, deepest where they are equal.
TEST(Field, MeltsOverTheGivenWidthAndNoFarther) {
  const Part a = cone(0.2, 0.5, 0.2, 0.5, 0.2, 0.2), b = cone(0.8, 0.5, 0.8, 0.5, 0.2, 0.2);
  constexpr double kWidth = 0.3;
  Field field;
  field.cover({0, 0, 1, 1}, 0.025, 0.1);
  field.add(a, kWidth);
  field.add(b, kWidth);
  double deepest = 0;
  forEachNode(field, [&](double value, double x, double y) {
    const double da = render::distanceTo(a, x, y), db = render::distanceTo(b, x, y);
    if (std::max(da, db) > 0.2) return;  // where the field is known: within reach of both
    const double least = std::min(da, db), apart = std::fabs(da - db);
    if (apart >= kWidth) {
      EXPECT_NEAR(value, least, 1e-12);
    } else {
      EXPECT_NEAR(value, least - (kWidth - apart) * (kWidth - apart) / (4 * kWidth), 1e-12);
      deepest = std::max(deepest, least - value);
    }
  });
  EXPECT_NEAR(deepest, kWidth / 4, 0.005);
}

// To find the window is to skip nothing that matters.
TEST(Field, WindowHoldsEveryNodeWithinReach) {
  test::Random random(5);
  Field field;
  field.cover({0, 0, 1, 1}, 0.05, 0.1);
  for (int n = 0; n < 200; ++n) {
    const Part part = cone(random.between(-0.5, 1.5), random.between(-0.5, 1.5),
                           random.between(-0.5, 1.5), random.between(-0.5, 1.5), 0.1, 0.1);
    const double reach = random.between(0, 0.3);
    const Field::Window window = field.windowAround(part, reach);
    ASSERT_GE(window.i0, 0);
    ASSERT_GE(window.j0, 0);
    ASSERT_LT(window.i1, field.columns);
    ASSERT_LT(window.j1, field.rows);
    for (int j = 0; j < field.rows; ++j) {
      for (int i = 0; i < field.columns; ++i) {
        const double x = field.x0 + i * field.cell, y = field.y0 + j * field.cell;
        const bool within = x >= std::min(part.a.x, part.b.x) - reach &&
                            x <= std::max(part.a.x, part.b.x) + reach &&
                            y >= std::min(part.a.y, part.b.y) - reach &&
                            y <= std::max(part.a.y, part.b.y) + reach;
        if (!within) continue;
        EXPECT_TRUE(i >= window.i0 && i <= window.i1 && j >= window.j0 && j <= window.j1);
      }
    }
  }
}

TEST(Field, FromAJointTheStartIsCutFlat) {
  const Part hoof = cone(0.5, 0.6, 0.5, 0.3, 0.1, 0.08);  // hangs straight down
  constexpr double kGrow = 0.02;
  Field field;
  field.cover({0, 0, 1, 1}, 0.02, 0.1);
  field.addFromJoint(hoof, kGrow);
  int below = 0;
  forEachNode(field, [&](double value, double x, double y) {
    const double whole = render::distanceTo(hoof, x, y) - kGrow;
    if (y > 0.6 + 1e-9) {
      EXPECT_GT(value, 0) << "above the joint at " << x << ", " << y;
    } else if (y < 0.6 - 1e-9 && whole < 0) {
      EXPECT_LT(value, 0);
      EXPECT_NEAR(value, std::max(whole, y - 0.6), 1e-12);
      ++below;
    }
  });
  EXPECT_GT(below, 50);
}

TEST(SubtractShifted, LeavesWhatTheMovedShapeDoesNotCover) {
  Field field, rim;
  field.cover({0, 0, 1, 1}, 0.05, 0.2);
  field.add(cone(0.3, 0.4, 0.7, 0.6, 0.2, 0.15), 0);
  for (const auto& [di, dj] : {std::pair{2, 3}, std::pair{-1, -4}, std::pair{5, -2},
                               std::pair{0, 3}, std::pair{-2, 0}, std::pair{0, 0}}) {
    render::subtractShifted(field, di, dj, rim);
    ASSERT_EQ(rim.columns, field.columns);
    ASSERT_EQ(rim.rows, field.rows);
    EXPECT_EQ(rim.x0, field.x0);
    EXPECT_EQ(rim.y0, field.y0);
    EXPECT_EQ(rim.cell, field.cell);
    for (int j = 0; j < field.rows; ++j) {
      for (int i = 0; i < field.columns; ++i) {
        const int from_i = i - di, from_j = j - dj;
        const bool inside =
            from_i >= 0 && from_i < field.columns && from_j >= 0 && from_j < field.rows;
        const double wanted =
            inside ? std::max(field.at(i, j), -field.at(from_i, from_j)) : field.at(i, j);
        EXPECT_EQ(rim.at(i, j), wanted) << di << ", " << dj << " at " << i << ", " << j;
      }
    }
  }
}

// Light from above is a shape moved down: what is left lies along the top.
TEST(SubtractShifted, LeavesARimOnTheSideMovedAwayFrom) {
  Field field, rim;
  field.cover({0, 0, 1, 1}, 0.02, 0.2);
  field.add(cone(0.5, 0.5, 0.5, 0.5, 0.3, 0.3), 0);
  render::subtractShifted(field, 0, -4, rim);
  int rims = 0;
  forEachNode(rim, [&](double value, double x, double y) {
    if (value >= 0) return;
    EXPECT_GT(y, 0.45) << x;
    ++rims;
  });
  EXPECT_GT(rims, 50);
}

}  // namespace
