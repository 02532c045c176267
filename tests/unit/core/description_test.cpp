#include "core/description.h"

#include <gtest/gtest.h>

namespace {

using core::Description;
using core::Detail;
using core::Part;

TEST(Description, AddReturnsTheIndexThatChildrenName) {
  Description description;
  Part trunk;
  trunk.b = {0, 1, 0};
  EXPECT_EQ(trunk.parent, core::kNoParent);
  const auto root = description.add(trunk);
  EXPECT_EQ(root, 0);
  Part branch;
  branch.parent = root;
  EXPECT_EQ(description.add(branch), 1);
  EXPECT_EQ(description.lastPart(), 1);
  EXPECT_EQ(description.parts[1].parent, 0);
  EXPECT_EQ(description.parts[0].b.y, 1);
}

TEST(Description, ClearingForgetsPartsAndDetails) {
  Description description;
  description.add(Part());
  description.add(Detail());
  EXPECT_EQ(description.details.size(), 1u);
  description.clear();
  EXPECT_TRUE(description.parts.empty());
  EXPECT_TRUE(description.details.empty());
  EXPECT_EQ(description.add(Part()), 0);
}

TEST(Description, EveryShapeHasAName) {
  EXPECT_EQ(core::kShapeNames[static_cast<int>(core::Shape::disc)], "disc");
}

}  // namespace
