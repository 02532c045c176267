#include "core/vec3.h"

#include <gtest/gtest.h>

namespace {

using core::Vec3;

constexpr bool same(Vec3 a, Vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

static_assert(same(Vec3{1, 2, 3} + Vec3{10, 20, 30}, {11, 22, 33}));
static_assert(same(Vec3{1, 2, 3} - Vec3{10, 20, 30}, {-9, -18, -27}));
static_assert(same(Vec3{1, 2, 3} * 2, {2, 4, 6}));
static_assert(core::dot({1, 2, 3}, {4, -5, 6}) == 12);

TEST(Vec3, LengthIsExactWhereItCanBe) {
  EXPECT_EQ(core::length({2, 3, 6}), 7);
  EXPECT_EQ(core::length({0, -4, 3}), 5);
  EXPECT_EQ(core::length({}), 0);
}

}  // namespace
