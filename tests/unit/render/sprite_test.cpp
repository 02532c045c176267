#include "render/sprite.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/digest.h"
#include "unit/render/araucaria.h"

namespace render {
namespace {

constexpr core::Box kSquare = {-1, 0, 1, 2};  // metres

Sprite draw(const core::Description& description, const core::Box& frame, int size_px) {
  Sprite sprite;
  drawSprite(description, araucaria::kPalette, frame, size_px, sprite);
  return sprite;
}

Sprite drawTree(int size_px) {
  const core::Description tree = araucaria::tree();
  return draw(tree, core::boundingBox(tree), size_px);
}

std::uint8_t at(const Sprite& sprite, int x, int y) {
  if (x < 0 || y < 0 || x >= sprite.width_px || y >= sprite.height_px) return kTransparent;
  return sprite.pixels[static_cast<std::size_t>(y * sprite.width_px + x)];
}
int roleOf(std::uint8_t index) { return (index - 1) / kTones; }
Tone toneOf(std::uint8_t index) { return static_cast<Tone>((index - 1) % kTones); }
bool isFill(std::uint8_t index) { return index != kTransparent && toneOf(index) != Tone::line; }

core::Description onePart(core::Vec3 a, core::Vec3 b, double r0, double r1) {
  core::Description one;
  one.add(core::Part{a, b, r0, r1, core::kNoParent, 0, 0, 0});
  return one;
}

core::Description ball(double radius) { return onePart({0, 1, 0}, {0, 1, 0}, radius, radius); }

using Pixel = std::pair<int, int>;
std::set<Pixel> fills(const Sprite& sprite) {
  std::set<Pixel> found;
  for (int y = 0; y < sprite.height_px; ++y)
    for (int x = 0; x < sprite.width_px; ++x)
      if (isFill(at(sprite, x, y))) found.insert({x, y});
  return found;
}

TEST(Sprite, IndicesAndColoursBelongTogether) {
  EXPECT_EQ(spriteIndex(0, Tone::line), 1);
  EXPECT_EQ(spriteIndex(2, Tone::light), 12);
  EXPECT_EQ(spriteIndex(kMaxRoles - 1, Tone::light), 252);
  const core::Palette palette = araucaria::kPalette;
  EXPECT_EQ(spriteColour(palette, 1), palette[0].line);
  EXPECT_EQ(spriteColour(palette, 2), palette[0].shade);
  EXPECT_EQ(spriteColour(palette, 7), palette[1].base);
  EXPECT_EQ(spriteColour(palette, 12), palette[2].light);
}

TEST(Sprite, DrawsATreeAsATree) {
  const Sprite sprite = drawTree(32);
  ASSERT_EQ(sprite.pixels.size(), 32u * 32u);
  // The trunk stands in the middle of the last row, bark from outline to outline.
  EXPECT_TRUE(isFill(at(sprite, 15, 31)));
  EXPECT_TRUE(isFill(at(sprite, 16, 31)));
  EXPECT_EQ(roleOf(at(sprite, 15, 31)), araucaria::kBark);
  EXPECT_EQ(at(sprite, 2, 31), kTransparent);
  // A leafy crown on both sides, and nothing in the lower corners.
  int left = 0, right = 0;
  for (int y = 0; y < 32; ++y)
    for (int x = 0; x < 32; ++x) {
      if (!isFill(at(sprite, x, y)) || roleOf(at(sprite, x, y)) != araucaria::kLeaf) continue;
      ++(x < 16 ? left : right);
      EXPECT_LT(y, 18) << "a leaf at " << x << ", " << y;
    }
  EXPECT_GT(left, 30);
  EXPECT_GT(right, 30);
  // The cone is in the crown.
  bool cone = false;
  for (int y = 0; y < 10; ++y)
    for (int x = 12; x < 20; ++x)
      cone = cone || at(sprite, x, y) == spriteIndex(araucaria::kConeScale, Tone::base);
  EXPECT_TRUE(cone);
}

TEST(Sprite, DarkensWhatIsBehind) {
  core::Description two;
  two.add(core::Part{{-0.5, 1, -0.5}, {-0.5, 1, -0.5}, 0.3, 0.3, core::kNoParent, 0, 0, 0});
  two.add(core::Part{{0.5, 1, 0.5}, {0.5, 1, 0.5}, 0.3, 0.3, core::kNoParent, 0, 0, 0});
  const Sprite sprite = draw(two, kSquare, 32);
  std::set<Tone> behind, before;
  for (const auto& [x, y] : fills(sprite))
    (x < 16 ? behind : before).insert(toneOf(at(sprite, x, y)));
  EXPECT_EQ(behind, (std::set{Tone::shade, Tone::base}));
  EXPECT_EQ(before, (std::set{Tone::shade, Tone::base, Tone::light}));
  // What faces the viewer, in the middle of each.
  EXPECT_EQ(toneOf(at(sprite, 8, 17)), Tone::shade);
  EXPECT_EQ(toneOf(at(sprite, 23, 17)), Tone::base);
}

TEST(Sprite, LightComesFromAboveAndInFront) {
  const Sprite sprite = draw(ball(0.8), kSquare, 64);
  double light_x = 0, light_y = 0, shade_x = 0, shade_y = 0;
  int lights = 0, shades = 0;
  for (const auto& [x, y] : fills(sprite)) {
    const Tone tone = toneOf(at(sprite, x, y));
    if (tone == Tone::light) light_x += x, light_y += y, ++lights;
    if (tone == Tone::shade) shade_x += x, shade_y += y, ++shades;
  }
  ASSERT_GT(lights, 100);
  ASSERT_GT(shades, 100);
  EXPECT_LT(light_y / lights, 24);
  EXPECT_GT(shade_y / shades, 40);
  EXPECT_GT(light_x / lights, shade_x / shades + 4);
}

TEST(Sprite, PartsInFrontHideThoseBehind) {
  core::Description two;
  two.add(core::Part{{0, 1, 0.6}, {0, 1, 0.6}, 0.3, 0.3, core::kNoParent, 0, 0, 0});
  two.add(core::Part{{0, 1, -0.6}, {0, 1, -0.6}, 0.3, 0.3, core::kNoParent, 0, 1, 0});
  const Sprite sprite = draw(two, kSquare, 32);
  for (const auto& [x, y] : fills(sprite)) EXPECT_EQ(roleOf(at(sprite, x, y)), 0);
}

TEST(Sprite, StandsOnTheLastRowInTheMiddle) {
  for (const int size : {8, 15, 16, 24, 32, 48, 127, 128}) {
    // A post a third of the frame wide, on a frame that is wider than tall.
    const Sprite sprite = draw(onePart({1, 0.4, 0}, {1, 1, 0}, 0.4, 0.4), {-1, 0, 3, 2}, size);
    int lowest = -1, left = size, right = -1;
    for (const auto& [x, y] : fills(sprite)) {
      lowest = std::max(lowest, y);
      left = std::min(left, x), right = std::max(right, x);
    }
    EXPECT_EQ(lowest, size - 1) << size;
    // A stroke of one pixel has no middle of an even number to stand on.
    EXPECT_LE(std::abs(left - (size - 1 - right)), size < 16 ? 1 : 0) << size;
  }
}

TEST(Sprite, AFrameThatReachesBelowTheGroundStandsOnItsLowestPoint) {
  const Sprite sprite = draw(onePart({0, -0.7, 0}, {0, 1, 0}, 0.3, 0.3), {-1, -1, 1, 1.3}, 32);
  int lowest = -1;
  for (const auto& [x, y] : fills(sprite)) lowest = std::max(lowest, y);
  EXPECT_EQ(lowest, 31);
}

TEST(Sprite, AFrameInTheAirLeavesTheGroundBelowIt) {
  const Sprite sprite = draw(ball(0.2), {-1, 0.8, 1, 1.2}, 32);
  int lowest = -1;
  for (const auto& [x, y] : fills(sprite)) lowest = std::max(lowest, y);
  EXPECT_LT(lowest, 24);
}

TEST(Sprite, ThinPartsAreOnePixelWideAndWhole) {
  const core::Vec3 ends[] = {{0.8, 1, 0}, {0, 1.9, 0}, {0.9, 1.2, 0}, {0.3, 1.9, 0}, {0.7, 0.2, 0}};
  for (const double radius : {1e-9, 0.004, 0.02})
    for (const core::Vec3& end : ends) {
      const Sprite sprite = draw(onePart({-end.x, 2 - end.y, 0}, end, radius, radius), kSquare, 16);
      const std::set<Pixel> line = fills(sprite);
      ASSERT_FALSE(line.empty());
      // One pixel per step along its longer side, and each step touches the next.
      const bool steep = std::fabs(2 * end.y - 2) >= 2 * end.x;
      std::set<int> steps;
      for (const auto& [x, y] : line) steps.insert(steep ? y : x);
      EXPECT_EQ(line.size(), steps.size());
      EXPECT_EQ(*steps.rbegin() - *steps.begin() + 1, static_cast<int>(steps.size()));
      int previous = -1;
      for (const int step : steps)
        for (const auto& [x, y] : line) {
          if ((steep ? y : x) != step) continue;
          if (previous >= 0) {
            EXPECT_LE(std::abs((steep ? x : y) - previous), 1);
          }
          previous = steep ? x : y;
        }
    }
}

// Lengths below are in pixels, in a frame where one metre is 30 of them (or 14 at 16 px).
core::Description upright(double x, double bottom, double top, double r0, double r1, double px) {
  return onePart({x * px, top * px, 0}, {x * px, bottom * px, 0}, r0 * px, r1 * px);
}

TEST(Sprite, APartThatIsThinOnTheWholeIsOnePixelWideAllAlong) {
  const Sprite sprite = draw(upright(15, 3, 20, 0.85, 0.55, 1.0 / 30), {0, 0, 1, 1}, 32);
  std::map<int, int> per_row;
  for (const auto& [x, y] : fills(sprite)) ++per_row[y];
  EXPECT_GE(per_row.size(), 17u);
  for (const auto& [y, run] : per_row) EXPECT_EQ(run, 1) << "row " << y;
}

TEST(Sprite, AThickerStrokeIsTwoPixelsWideAndReachesItsRoundEnds) {
  const Sprite sprite = draw(upright(15.2, 1.2, 20, 1.2, 1.2, 1.0 / 30), {0, 0, 1, 1}, 32);
  std::map<int, int> per_row;
  for (const auto& [x, y] : fills(sprite)) ++per_row[y];
  for (const auto& [y, run] : per_row) EXPECT_EQ(run, 2) << "row " << y;
  EXPECT_EQ(per_row.rbegin()->first, 31);
  EXPECT_EQ(per_row.begin()->first, 32 - 21);
}

TEST(Sprite, TheFreeEndOfALineIsDrawnAsFarAsItReaches) {
  const auto top = [](const core::Description& description) {
    int highest = 32;
    for (const auto& [x, y] : fills(draw(description, {0, 0, 1, 1}, 32)))
      highest = std::min(highest, y);
    return highest;
  };
  constexpr double px = 1.0 / 30;
  core::Description twig = onePart({0, 0, 0}, {0, 0.01, 0}, 0.001, 0.001);  // a root elsewhere
  twig.add(core::Part{{15.5 * px, 3 * px, 0},
                      {15.5 * px, 12.9 * px, 0},
                      0.4 * px,
                      0.4 * px,
                      core::kNoParent,
                      0,
                      0,
                      0});
  EXPECT_EQ(top(twig), 32 - 14);  // 12.9 + 0.4 reaches into the fourteenth pixel
  twig.add(
      core::Part{{15.5 * px, 12.9 * px, 0}, {18 * px, 6 * px, 0}, 0.4 * px, 0.4 * px, 1, 0, 0, 0});
  EXPECT_EQ(top(twig), 32 - 13);  // no end any more, but a joint
}

TEST(Sprite, OnlyLargerSpritesOutlineALine) {
  const auto outlined = [](const Sprite& sprite) {
    for (const std::uint8_t index : sprite.pixels)
      if (index != kTransparent && toneOf(index) == Tone::line) return true;
    return false;
  };
  EXPECT_FALSE(outlined(draw(upright(7, 2, 10, 0.6, 0.6, 1.0 / 14), {0, 0, 1, 1}, 16)));
  EXPECT_TRUE(outlined(draw(upright(7, 2, 10, 0.9, 0.9, 1.0 / 14), {0, 0, 1, 1}, 16)));
  EXPECT_TRUE(outlined(draw(upright(15, 2, 20, 0.6, 0.6, 1.0 / 30), {0, 0, 1, 1}, 32)));
  EXPECT_FALSE(outlined(draw(upright(15, 2, 20, 0.3, 0.3, 1.0 / 30), {0, 0, 1, 1}, 32)));
}

TEST(Sprite, ACircleHasNoNubs) {
  // Its rim just reaches the centres of one pixel above, below, before and behind.
  constexpr double px = 1.0 / 15;
  core::Description disc = onePart({-0.9, 0, 0}, {-0.9, 0.1, 0}, 0.01, 0.01);
  disc.add(core::Part{
      {0.5 * px, 15.5 * px, 0}, {0.5 * px, 15.5 * px, 0}, 10.02 * px, 10.02 * px, 0, 0, 1, 0});
  const Sprite sprite = draw(disc, kSquare, 32);
  std::map<int, int> rows, columns;
  for (const auto& [x, y] : fills(sprite)) {
    if (roleOf(at(sprite, x, y)) != 1) continue;
    ++rows[y], ++columns[x];
  }
  ASSERT_GE(rows.size(), 17u);
  for (const auto& runs : {rows, columns}) {
    EXPECT_GT(runs.begin()->second, 3);
    EXPECT_GT(runs.rbegin()->second, 3);
  }
}

TEST(Sprite, SlopesAreMadeOfEqualRuns) {
  // Twelve pixels along and four up: four runs of three. The frame makes one metre 30 pixels.
  const core::Box frame = {0, 0, 1, 1};
  const double px = 1.0 / 30;
  const Sprite sprite =
      draw(onePart({10.5 * px, 10.5 * px, 0}, {21.5 * px, 13.5 * px, 0}, 0.001, 0.001), frame, 32);
  std::map<int, int> per_row;
  for (const auto& [x, y] : fills(sprite)) ++per_row[y];
  ASSERT_EQ(per_row.size(), 4u);
  for (const auto& [y, run] : per_row) EXPECT_EQ(run, 3) << "row " << y;
}

TEST(Sprite, OutlinesWithTheDarkestToneOfTheFillBeside) {
  for (const int size : {16, 24, 32, 64}) {
    const Sprite sprite = drawTree(size);
    for (int y = 0; y < size; ++y)
      for (int x = 0; x < size; ++x) {
        const std::uint8_t index = at(sprite, x, y);
        if (index == kTransparent || toneOf(index) != Tone::line) continue;
        const std::uint8_t around[] = {at(sprite, x - 1, y), at(sprite, x + 1, y),
                                       at(sprite, x, y - 1), at(sprite, x, y + 1)};
        bool own = false;
        for (const std::uint8_t fill : around)
          own = own || (isFill(fill) && (roleOf(fill) == roleOf(index) ||
                                         roleOf(fill) == araucaria::kConeScale));  // a detail
        EXPECT_TRUE(own) << x << ", " << y << " at " << size;
      }
  }
}

TEST(Sprite, ThickPartsAreOutlinedAllAround) {
  const Sprite sprite = draw(ball(0.5), kSquare, 32);
  for (const auto& [x, y] : fills(sprite))
    for (const auto& [u, v] : {Pixel{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}})
      EXPECT_NE(at(sprite, u, v), kTransparent);
}

TEST(Sprite, NothingIsOutsideAndTheRimIsFree) {
  for (int size = kMinSprite_px; size <= kMaxSprite_px; ++size) {
    const core::Description tree = araucaria::tree();
    const Sprite sprite = draw(tree, core::boundingBox(tree), size);
    for (int i = 0; i < size; ++i) {
      EXPECT_FALSE(isFill(at(sprite, i, 0))) << size;
      EXPECT_FALSE(isFill(at(sprite, 0, i))) << size;
      EXPECT_FALSE(isFill(at(sprite, size - 1, i))) << size;
    }
  }
}

TEST(Sprite, SpotsNeverMerge) {
  for (const int size : {16, 24, 32, 48, 64, 128}) {
    core::Description spotted = ball(0.9);
    for (int i = 0; i < 60; ++i)
      spotted.add(core::Detail{
          {-0.5 + 0.1 * (i % 10), 0.7 + 0.08 * (i / 10), 0.9}, 0.05, 0, 0, 2, core::Shape::disc});
    const Sprite sprite = draw(spotted, kSquare, size);
    // Each spot is an island, no larger than its disc.
    const int width = std::max(1, static_cast<int>(0.05 * (size - 2) / 2 + 0.5));
    std::set<Pixel> spots;
    for (const auto& pixel : fills(sprite))
      if (roleOf(at(sprite, pixel.first, pixel.second)) == 2) spots.insert(pixel);
    ASSERT_GT(spots.size(), 3u) << size;
    while (!spots.empty()) {
      std::vector<Pixel> island = {*spots.begin()};
      spots.erase(spots.begin());
      for (std::size_t i = 0; i < island.size(); ++i)
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx) {
            const Pixel next = {island[i].first + dx, island[i].second + dy};
            if (spots.erase(next) > 0) island.push_back(next);
          }
      EXPECT_LE(island.size(), static_cast<std::size_t>(width * width)) << size;
    }
  }
}

TEST(Sprite, AnEyeIsThereAtEverySizeAndItsGlintOnlyWhereThereIsRoom) {
  core::Description head = ball(0.5);
  head.add(core::Detail{{0.2, 1.1, 0.5}, 0.14, 0, 0, 1, core::Shape::disc});
  head.add(core::Detail{{0.21, 1.13, 0.5}, 0.04, 0, 0, 2, core::Shape::disc});
  bool glint_seen = false;
  for (int size = kMinSprite_px; size <= kMaxSprite_px; ++size) {
    const Sprite sprite = draw(head, kSquare, size);
    int eye = 0, glint = 0;
    for (const auto& [x, y] : fills(sprite)) {
      eye += roleOf(at(sprite, x, y)) == 1 ? 1 : 0;
      glint += roleOf(at(sprite, x, y)) == 2 ? 1 : 0;
    }
    EXPECT_GT(eye, 0) << size;
    EXPECT_LT(glint, eye) << size;
    glint_seen = glint_seen || glint > 0;
  }
  EXPECT_TRUE(glint_seen);
}

TEST(Sprite, AnEyeKeepsItsDistanceFromANose) {
  core::Description head = onePart({-0.5, 1, 0}, {0.5, 1, 0}, 0.2, 0.2);
  head.add(core::Detail{{0.60, 1, 0.2}, 0.05, 0, 0, 2, core::Shape::disc});
  head.add(core::Detail{{0.46, 1.02, 0.2}, 0.05, 0, 0, 1, core::Shape::disc});
  const Sprite sprite = draw(head, kSquare, 16);
  Pixel nose{-9, -9}, eye{-9, -9};
  for (const auto& [x, y] : fills(sprite)) {
    if (roleOf(at(sprite, x, y)) == 2) nose = {x, y};
    if (roleOf(at(sprite, x, y)) == 1) eye = {x, y};
  }
  ASSERT_GE(nose.first, 0);
  ASSERT_GE(eye.first, 0);
  EXPECT_GE(std::max(std::abs(nose.first - eye.first), std::abs(nose.second - eye.second)), 2);
}

TEST(Sprite, DetailsOnTheFarSideAreHidden) {
  core::Description head = ball(0.8);
  head.add(core::Detail{{0, 1, -0.75}, 0.2, 0, 0, 1, core::Shape::disc});
  for (const auto& [x, y] : fills(draw(head, kSquare, 32)))
    EXPECT_NE(roleOf(at(draw(head, kSquare, 32), x, y)), 1);
}

TEST(Sprite, NoToneStandsAlone) {
  for (int size = kMinSprite_px; size <= 64; ++size) {
    const Sprite sprite = drawTree(size);
    for (const auto& [x, y] : fills(sprite)) {
      const std::uint8_t own = at(sprite, x, y);
      if (roleOf(own) == araucaria::kConeScale) continue;  // a detail may
      bool kin = false, alike = false;
      for (int v = y - 1; v <= y + 1; ++v)
        for (int u = x - 1; u <= x + 1; ++u) {
          if (u == x && v == y) continue;
          alike = alike || at(sprite, u, v) == own;
          kin = kin || (isFill(at(sprite, u, v)) && roleOf(at(sprite, u, v)) == roleOf(own));
        }
      EXPECT_TRUE(alike || !kin) << x << ", " << y << " at " << size;
    }
  }
}

TEST(Sprite, ABodyThatSwaysLessThanAPixelIsDrawnTheSame) {
  // Half a pixel up and down at most, so that the body is a whole number of pixels high; its foot
  // stays on the ground.
  const auto pose = [](double lift) {
    core::Description animal;
    const auto body = animal.add(core::Part{
        {-0.4, 1.2 + lift, 0}, {0.4, 1.25 + lift, 0}, 0.3, 0.28, core::kNoParent, 0, 0, 0});
    animal.add(core::Part{{0, 1.1 + lift, 0.1}, {0, 0.02, 0.1}, 0.02, 0.02, body, 0, 1, 0});
    return animal;
  };
  const double px = 2.0 / 30;
  const Sprite low = draw(pose(0.10 * px), kSquare, 32), high = draw(pose(0.40 * px), kSquare, 32);
  EXPECT_EQ(low.pixels, high.pixels);
  EXPECT_TRUE(isFill(at(low, 16, 31)));
}

TEST(Sprite, SizesAreClamped) {
  EXPECT_EQ(drawTree(-3).width_px, kMinSprite_px);
  EXPECT_EQ(drawTree(7).width_px, kMinSprite_px);
  EXPECT_EQ(drawTree(129).height_px, kMaxSprite_px);
}

TEST(Sprite, NothingToDrawIsAnEmptySprite) {
  const auto empty = [](const Sprite& sprite) {
    for (const std::uint8_t index : sprite.pixels)
      if (index != kTransparent) return false;
    return sprite.pixels.size() == 256;
  };
  EXPECT_TRUE(empty(draw({}, kSquare, 16)));
  Sprite sprite = drawTree(16);
  drawSprite(araucaria::tree(), {}, kSquare, 16, sprite);
  EXPECT_TRUE(empty(sprite));
  core::Description details_only;
  details_only.add(core::Detail{{0, 1, 0}, 0.5, 3, 0, 0, core::Shape::disc});
  EXPECT_TRUE(empty(draw(details_only, kSquare, 16)));
}

TEST(Sprite, WhatIsNotFiniteOrFarAwayIsLeftOut) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double huge = std::numeric_limits<double>::infinity();
  const Sprite plain = draw(ball(0.5), kSquare, 16);
  for (const double bad : {nan, huge, -huge, 1e300}) {
    core::Description odd = ball(0.5);
    odd.add(core::Part{{bad, 1, 0}, {0, 1, 0}, 0.1, 0.1, 0, 0, 1, 0});
    odd.add(core::Part{{0, 1, 0}, {0, bad, 0}, 0.1, 0.1, 0, 0, 1, 0});
    odd.add(core::Part{{0, 1, bad}, {0, 1, 0}, 0.1, 0.1, 0, 0, 1, 0});
    odd.add(core::Part{{0, 1, 0.6}, {0, 1, 0.6}, bad, 0.1, 0, 0, 1, 0});
    odd.add(core::Part{{0, 1, 0.6}, {0, 1, 0.6}, 0.1, bad, 0, 0, 1, 0});
    odd.add(core::Detail{{0, bad, 1}, 0.1, 0, 0, 1, core::Shape::disc});
    odd.add(core::Detail{{0, 1, 1}, bad, 0, 0, 1, core::Shape::disc});
    EXPECT_EQ(draw(odd, kSquare, 16).pixels, plain.pixels) << bad;
  }
}

TEST(Sprite, AFrameThatIsAPointStillGivesASprite) {
  const Sprite sprite = draw(ball(0.2), {0, 0, 0, 0}, 16);
  EXPECT_EQ(sprite.pixels.size(), 256u);
}

TEST(Sprite, RolesBeyondThePaletteAreItsLast) {
  core::Description odd = ball(0.5);
  odd.parts[0].role = 200;
  for (const auto& [x, y] : fills(draw(odd, kSquare, 16)))
    EXPECT_EQ(roleOf(at(draw(odd, kSquare, 16), x, y)), 2);
}

TEST(Sprite, ASecondOneReusesTheStorageOfTheFirst) {
  Sprite sprite = drawTree(48);
  const auto* const pixels = sprite.pixels.data();
  const auto* const cells = sprite.cells.data();
  const std::vector<std::uint8_t> first = sprite.pixels;
  const core::Description tree = araucaria::tree();
  drawSprite(tree, araucaria::kPalette, core::boundingBox(tree), 48, sprite);
  EXPECT_EQ(sprite.pixels, first);
  EXPECT_EQ(sprite.pixels.data(), pixels);
  EXPECT_EQ(sprite.cells.data(), cells);
}

// The same bits from every compiler, at every optimisation, natively and as wasm.
TEST(Sprite, TheTreeIsTheSameEverywhere) {
  core::Digest digest;
  for (int size = kMinSprite_px; size <= kMaxSprite_px; ++size) digest.bytes(drawTree(size).pixels);
  EXPECT_EQ(digest.hex(), "5dcc9e77d9bbf928");
}

}  // namespace
}  // namespace render
