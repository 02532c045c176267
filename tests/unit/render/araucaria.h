// A small monkey puzzle tree, written by hand: what a renderer that knows no animal must draw too.
#pragma once

#include <array>
#include <string_view>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"

namespace araucaria {

enum Kind : std::uint8_t { kTrunk, kBranch, kTwig, kCone };
enum Role : std::uint8_t { kBark, kLeaf, kConeScale };
enum Group : std::uint8_t { kStem, kCrown };

inline constexpr std::array<std::string_view, 4> kKindNames = {"trunk", "branch", "twig", "cone"};
inline constexpr std::array<std::string_view, 3> kRoleNames = {"bark", "leaf", "scale"};
inline constexpr std::array<std::string_view, 2> kGroupNames = {"stem", "crown"};
inline constexpr core::Vocabulary kVocabulary = {kKindNames, kRoleNames, kGroupNames};

inline constexpr std::array<core::Ramp, 3> kPalette = {{
    {"bark", {0x2a, 0x1c, 0x22}, {0x4e, 0x3a, 0x36}, {0x74, 0x5c, 0x4e}, {0x9c, 0x86, 0x6c}},
    {"leaf", {0x12, 0x26, 0x24}, {0x1f, 0x46, 0x36}, {0x36, 0x6c, 0x42}, {0x66, 0x98, 0x52}},
    {"scale", {0x4a, 0x2c, 0x1c}, {0x86, 0x56, 0x2c}, {0xba, 0x88, 0x44}, {0xde, 0xb8, 0x6c}},
}};

// Eight metres tall: a trunk in two pieces, two branches to the sides with a twig each, one behind
// and one in front, and a cone in the crown.
inline core::Description tree() {
  core::Description tree;
  const auto grow = [&](Kind kind, Role role, Group group, int parent, core::Vec3 a, core::Vec3 b,
                        double r0, double r1) {
    return tree.add(core::Part{a, b, r0, r1, static_cast<std::int16_t>(parent), kind, role, group});
  };
  const int lower = grow(kTrunk, kBark, kStem, core::kNoParent, {0, 0, 0}, {0, 4, 0}, 0.6, 0.45);
  const int upper = grow(kTrunk, kBark, kStem, lower, {0, 4, 0}, {0, 7, 0}, 0.45, 0.2);
  const int right = grow(kBranch, kLeaf, kCrown, upper, {0, 5.6, 0}, {2.6, 6.4, 0}, 0.5, 0.35);
  grow(kTwig, kLeaf, kCrown, right, {2.6, 6.4, 0}, {3.2, 7.6, 0}, 0.05, 0.02);
  const int left = grow(kBranch, kLeaf, kCrown, upper, {0, 5.6, 0}, {-2.6, 6.4, 0}, 0.5, 0.35);
  grow(kTwig, kLeaf, kCrown, left, {-2.6, 6.4, 0}, {-3.2, 7.6, 0}, 0.05, 0.02);
  grow(kBranch, kLeaf, kCrown, upper, {0, 4.6, -0.6}, {-2, 4.4, -1.4}, 0.4, 0.3);
  grow(kBranch, kLeaf, kCrown, upper, {0, 4.6, 0.6}, {2, 4.4, 1.4}, 0.4, 0.3);
  grow(kBranch, kLeaf, kCrown, upper, {0, 7, 0}, {0, 7.6, 0}, 0.9, 0.4);
  tree.add(core::Detail{{0.2, 7.1, 0.8}, 0.5, 8, kCone, kConeScale, core::Shape::disc});
  return tree;
}

}  // namespace araucaria
