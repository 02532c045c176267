#include "render/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/box.h"
#include "pudu/pudu.h"
#include "render/cone.h"
#include "unit/render/araucaria.h"
#include "unit/render/outlines.h"

namespace {

using core::Description;
using core::Path;
using core::Picture;
using render::DrawingScratch;

Description animal(double age, double phase, pudu::Sex sex = pudu::Sex::male) {
  pudu::Parameters p;
  p.age = age;
  p.phase = phase;
  p.sex = sex;
  Description d;
  EXPECT_FALSE(pudu::describe(p, d));
  return d;
}

Picture drawn(const Description& description, core::Palette palette) {
  DrawingScratch scratch;
  Picture picture;
  render::drawDescription(description, palette, scratch, picture);
  test::expectWellFormed(picture);
  return picture;
}

bool isEllipse(const Picture& picture, const Path& path) {
  return path.loops == 1 && picture.loop_sizes[static_cast<std::size_t>(path.first_loop)] == 13;
}

TEST(Drawing, OfNothingIsEmpty) {
  DrawingScratch scratch;
  Picture picture = drawn(animal(1, 0), pudu::palette());
  render::drawDescription(Description(), pudu::palette(), scratch, picture);
  EXPECT_TRUE(picture.paths.empty());
  EXPECT_TRUE(picture.points.empty());
  EXPECT_TRUE(picture.loop_sizes.empty());
}

TEST(Drawing, IsWellFormedForAnAnimalAndForATree) {
  for (const double age : {0.0, 0.5, 1.0}) {
    for (int i = 0; i < 8; ++i) drawn(animal(age, i / 8.0), pudu::palette());
  }
  const Picture tree = drawn(araucaria::tree(), araucaria::kPalette);
  EXPECT_GT(tree.paths.size(), 5u);
}

// The near body is one outline: parts melt, they are not stacked.
TEST(Drawing, MeltsTheNearPartsIntoOneSilhouette) {
  for (const double age : {0.0, 1.0}) {
    const Picture picture = drawn(animal(age, 0.1), pudu::palette());
    std::vector<const Path*> lined;
    for (const Path& path : picture.paths) {
      if (path.line_alpha > 0) lined.push_back(&path);
    }
    ASSERT_EQ(lined.size(), 2u) << "the far side and the near one";
    const auto loops = test::loopsOf(picture, *lined[1]);
    int outer = 0;
    for (const test::Loop& loop : loops) outer += test::area(loop) > 0;
    EXPECT_EQ(outer, 1) << "age " << age;
  }
}

// An upper bound from geometry: the silhouette covers the parts, and melting adds but little.
TEST(Drawing, SilhouetteCoversThePartsAndLittleMore) {
  const Description d = animal(1, 0.3);
  DrawingScratch scratch;
  Picture picture;
  render::appendSilhouette(d, {1, 2, 3}, scratch, picture);
  test::expectWellFormed(picture);
  ASSERT_EQ(picture.paths.size(), 1u);
  double enclosed = 0;
  core::Box box;
  bool first = true;
  for (const test::Loop& loop : test::loopsOf(picture, picture.paths[0])) {
    enclosed += test::area(loop);
    for (const core::Point& p : test::along(loop)) {
      const core::Box here{p.x, p.y, p.x, p.y};
      box = first ? here : core::unite(box, here);
      first = false;
    }
  }
  // The area of the union of the parts, counted on a grid of millimetres.
  const core::Box all = core::boundingBox(d);
  int inside = 0;
  for (double x = all.x0; x < all.x1; x += 0.001) {
    for (double y = all.y0; y < all.y1; y += 0.001) {
      inside += std::any_of(d.parts.begin(), d.parts.end(), [&](const core::Part& part) {
        return render::distanceTo(part, x, y) < 0;
      });
    }
  }
  const double parts = inside * 1e-6;
  EXPECT_GT(enclosed, parts);
  EXPECT_LT(enclosed, 1.10 * parts);
  const double cell = all.height() / 72;
  EXPECT_NEAR(box.x0, all.x0, cell);
  EXPECT_NEAR(box.x1, all.x1, cell);
  EXPECT_NEAR(box.y0, all.y0, cell);
  EXPECT_NEAR(box.y1, all.y1, cell);
}

TEST(Drawing, PaintsFarLegsDarkerAndFirst) {
  const Picture picture = drawn(animal(1, 0.1), pudu::palette());
  std::vector<std::size_t> lined;
  for (std::size_t i = 0; i < picture.paths.size(); ++i) {
    if (picture.paths[i].line_alpha > 0) lined.push_back(i);
  }
  ASSERT_EQ(lined.size(), 2u);
  const auto brightness = [](core::Rgb c) { return c.r + c.g + c.b; };
  const Path& far = picture.paths[lined[0]];
  const Path& near = picture.paths[lined[1]];
  EXPECT_LT(brightness(far.fill), brightness(near.fill));
  EXPECT_LT(brightness(far.fill_end), brightness(near.fill_end));
  EXPECT_EQ(far.line_width, near.line_width) << "lines of even weight";
}

// The light falls from above: fills darken downwards.
TEST(Drawing, IsLitFromAbove) {
  const Picture picture = drawn(animal(1, 0.1), pudu::palette());
  const auto brightness = [](core::Rgb c) { return c.r + c.g + c.b; };
  int gradients = 0;
  for (const Path& path : picture.paths) {
    if (path.fill_y == path.fill_end_y) continue;
    EXPECT_GT(path.fill_y, path.fill_end_y);
    EXPECT_GE(brightness(path.fill), brightness(path.fill_end));
    ++gradients;
  }
  EXPECT_GE(gradients, 3);
}

TEST(Drawing, HasASpotForEverySpot) {
  for (const int n : {0, 1, 22, 40}) {
    pudu::Parameters p;
    p.age = 0;
    p.spots = n;
    Description d;
    ASSERT_FALSE(pudu::describe(p, d));
    const Picture picture = drawn(d, pudu::palette());
    const core::Rgb white = pudu::palette()[static_cast<std::size_t>(pudu::Role::spot)].base;
    int spots = 0;
    for (const Path& path : picture.paths) {
      if (!(path.fill == white)) continue;
      EXPECT_TRUE(isEllipse(picture, path));
      EXPECT_NE(path.clip, core::kNoClip) << "spots end where the flank ends";
      ++spots;
    }
    EXPECT_EQ(spots, n);
  }
}

// A spot is as long as its size and foreshortened across, never wider.
TEST(Drawing, SpotsFollowTheFlank) {
  pudu::Parameters p;
  p.age = 0;
  Description d;
  ASSERT_FALSE(pudu::describe(p, d));
  const Picture picture = drawn(d, pudu::palette());
  const core::Rgb white = pudu::palette()[static_cast<std::size_t>(pudu::Role::spot)].base;
  double least = 1, most = 0;
  for (const Path& path : picture.paths) {
    if (!(path.fill == white)) continue;
    const test::Loop loop = test::loopsOf(picture, path)[0];
    const double whole = std::acos(-1.0) / 4 * 0.02 * 0.02 * 0.45 * 0.45;
    const double share = test::area(loop) / whole;
    EXPECT_GE(share, 0.54);
    EXPECT_LE(share, 1.001);
    least = std::min(least, share);
    most = std::max(most, share);
  }
  EXPECT_GT(most - least, 0.02) << "the rows lie at different heights of a round flank";
}

TEST(Drawing, ShowsEveryMaterial) {
  const Picture picture = drawn(animal(1, 0.1), pudu::palette());
  const auto painted = [&](pudu::Role role) {
    const core::Ramp& ramp = pudu::palette()[static_cast<std::size_t>(role)];
    const core::Rgb top = core::mix(ramp.base, ramp.light, 0.25);
    return std::any_of(picture.paths.begin(), picture.paths.end(), [&](const Path& path) {
      return path.fill == top || path.fill == ramp.base;
    });
  };
  for (const pudu::Role role :
       {pudu::Role::fur, pudu::Role::hoof, pudu::Role::antler, pudu::Role::ear, pudu::Role::muzzle,
        pudu::Role::eye, pudu::Role::nose, pudu::Role::glint}) {
    EXPECT_TRUE(painted(role)) << static_cast<int>(role);
  }
}

TEST(Drawing, ThrowsAShadowOnTheGroundFirst) {
  const Description d = animal(1, 0.4);
  const Picture picture = drawn(d, pudu::palette());
  const core::Box box = core::boundingBox(d);
  const Path& first = picture.paths.front();
  EXPECT_TRUE(isEllipse(picture, first));
  EXPECT_LT(first.fill_alpha, 0.2F);
  const test::Loop loop = test::loopsOf(picture, first).at(0);
  for (const core::Point& p : loop) {
    EXPECT_LT(p.y, 0.1 * box.height());
    EXPECT_GT(p.x, box.x0 - 0.1);
    EXPECT_LT(p.x, box.x1 + 0.1);
  }
}

TEST(Drawing, ForgetsWhatItsStorageWasUsedFor) {
  DrawingScratch scratch;
  Picture picture;
  const Description fawn = animal(0, 0.7), adult = animal(1, 0.2), tree = araucaria::tree();
  const Picture wanted_fawn = drawn(fawn, pudu::palette());
  const Picture wanted_adult = drawn(adult, pudu::palette());
  const Picture wanted_tree = drawn(tree, araucaria::kPalette);
  for (int i = 0; i < 2; ++i) {
    render::drawDescription(adult, pudu::palette(), scratch, picture);
    EXPECT_TRUE(test::same(picture, wanted_adult));
    render::drawDescription(tree, araucaria::kPalette, scratch, picture);
    EXPECT_TRUE(test::same(picture, wanted_tree));
    render::drawDescription(fawn, pudu::palette(), scratch, picture);
    EXPECT_TRUE(test::same(picture, wanted_fawn));
  }
}

// A drawing is the same at every size: measures are fractions of the height of what is drawn.
TEST(Drawing, HasAFawnsLineForAFawn) {
  const auto lineWidth = [](const Description& d) {
    const Picture picture = drawn(d, pudu::palette());
    float width = 0;
    for (const Path& path : picture.paths) width = std::max(width, path.line_width);
    return static_cast<double>(width) / core::boundingBox(d).height();
  };
  EXPECT_NEAR(lineWidth(animal(0, 0)), lineWidth(animal(1, 0)), 1e-6);
}

// ---- Degenerate cases, each by name ----------------------------------------------------------

Description oneBall(double r, core::Vec3 at = {}) {
  Description d;
  core::Part part;
  part.a = part.b = at;
  part.r0 = part.r1 = r;
  d.add(part);
  return d;
}

TEST(DrawingOfDegenerates, ABallIsADisc) {
  const Picture picture = drawn(oneBall(0.5), pudu::palette());
  bool found = false;
  for (const Path& path : picture.paths) {
    if (path.line_alpha == 0) continue;
    const test::Loop loop = test::loopsOf(picture, path).at(0);
    EXPECT_NEAR(test::area(loop), std::acos(-1.0) * 0.25, 0.01);
    found = true;
  }
  EXPECT_TRUE(found);
}

// A point has no picture, and must not bring the renderer down.
TEST(DrawingOfDegenerates, APointIsNothing) {
  const Picture picture = drawn(oneBall(0), pudu::palette());
  for (const Path& path : picture.paths) EXPECT_EQ(path.line_alpha, 0);
}

TEST(DrawingOfDegenerates, AFlatLineIsNothing) {
  Description d = oneBall(0);
  d.parts[0].b = {1, 0, 0};
  drawn(d, pudu::palette());
}

// Long and thin, lying down: the grid follows its height, and must not outgrow the memory.
TEST(DrawingOfDegenerates, ALongThinThingDoesNotExhaustMemory) {
  Description d = oneBall(1e-5);
  d.parts[0].b = {100, 0, 0};
  const Picture picture = drawn(d, pudu::palette());
  EXPECT_LT(picture.points.size(), 1000000u);
}

TEST(DrawingOfDegenerates, OnlyFarPartsHaveAPictureToo) {
  const Picture picture = drawn(oneBall(0.5, {0, 0, -1}), pudu::palette());
  int lined = 0;
  for (const Path& path : picture.paths) lined += path.line_alpha > 0;
  EXPECT_EQ(lined, 1);
}

TEST(DrawingOfDegenerates, ADetailOnlyFarPartsBearIsDrawn) {
  Description d = oneBall(0.5, {0, 0, -1});
  core::Detail detail;
  detail.p = {0, 0, -0.5};
  detail.size = 0.1;
  d.add(detail);
  drawn(d, pudu::palette());
}

}  // namespace
