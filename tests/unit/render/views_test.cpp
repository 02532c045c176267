#include "render/views.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <tuple>

#include "pudu/pudu.h"
#include "unit/render/araucaria.h"
#include "unit/render/outlines.h"

namespace {

using core::Description;
using core::Path;
using core::Picture;

Description animal(double age) {
  pudu::Parameters p;
  p.age = age;
  p.phase = 0.15;
  Description d;
  EXPECT_FALSE(pudu::describe(p, d));
  return d;
}

Picture byKind(const Description& d, int highlight = render::kNoHighlight) {
  Picture picture;
  render::drawByKind(d, highlight, picture);
  test::expectWellFormed(picture);
  return picture;
}

Picture skeleton(const Description& d, int highlight = render::kNoHighlight) {
  Picture picture;
  render::DrawingScratch scratch;
  render::drawSkeleton(d, highlight, scratch, picture);
  test::expectWellFormed(picture);
  return picture;
}

TEST(CategoryColour, TellsThePudusKindsApart) {
  std::set<std::tuple<int, int, int>> seen;
  for (std::size_t i = 0; i < pudu::vocabulary().kinds.size(); ++i) {
    const core::Rgb c = render::categoryColour(i);
    EXPECT_TRUE(seen.insert({c.r, c.g, c.b}).second) << pudu::vocabulary().kinds[i];
  }
  render::categoryColour(1000000);  // any number has one
}

TEST(ByKind, PaintsEveryPartAndDetailOnceAndTagsIt) {
  for (const Description& d : {animal(0), animal(1), araucaria::tree()}) {
    const Picture picture = byKind(d);
    ASSERT_EQ(picture.paths.size(), d.parts.size() + d.details.size());
    std::multiset<int> tags, kinds;
    for (const Path& path : picture.paths) tags.insert(path.tag);
    for (const core::Part& part : d.parts) kinds.insert(part.kind);
    for (const core::Detail& detail : d.details) kinds.insert(detail.kind);
    EXPECT_EQ(tags, kinds);
  }
}

TEST(ByKind, NearPartsHaveExactlyTheColourOfTheLegend) {
  const Description d = animal(0);
  int flat = 0;
  for (const Path& path : byKind(d).paths) {
    EXPECT_EQ(path.fill_y, path.fill_end_y);
    flat += path.fill == render::categoryColour(path.tag);
  }
  int near = 0;
  for (const core::Part& part : d.parts) near += part.a.z + part.b.z >= 0;
  EXPECT_EQ(flat, near + static_cast<int>(d.details.size()));
}

TEST(ByKind, GoesFromBackToFront) {
  const Description d = animal(1);
  const Picture picture = byKind(d);
  // Far legs come first, near legs last among the parts.
  const auto isLimb = [](std::uint8_t kind) {
    const auto k = static_cast<pudu::Kind>(kind);
    return k == pudu::Kind::thigh || k == pudu::Kind::shin || k == pudu::Kind::hoof;
  };
  for (std::size_t i = 0; i < 6; ++i) EXPECT_TRUE(isLimb(picture.paths[i].tag)) << i;
  for (std::size_t i = d.parts.size() - 6; i < d.parts.size(); ++i) {
    EXPECT_TRUE(isLimb(picture.paths[i].tag)) << i;
  }
}

TEST(ByKind, AHighlightFadesTheOthersAndMovesNothing) {
  const Description d = animal(0);
  const Picture plain = byKind(d);
  for (std::uint8_t kind = 0; kind < pudu::vocabulary().kinds.size(); ++kind) {
    const Picture picture = byKind(d, kind);
    ASSERT_EQ(picture.paths.size(), plain.paths.size());
    for (std::size_t i = 0; i < picture.paths.size(); ++i) {
      Path path = picture.paths[i];
      if (path.tag == kind) {
        EXPECT_EQ(path.fill_alpha, 1);
      } else {
        EXPECT_LT(path.fill_alpha, 0.5F);
        EXPECT_GT(path.fill_alpha, 0.1F);
      }
      path.fill_alpha = plain.paths[i].fill_alpha;
      path.line_alpha = plain.paths[i].line_alpha;
      EXPECT_TRUE(test::same(path, plain.paths[i]));
    }
  }
}

// A bone and its dots lie on the ends of its part.
TEST(Skeleton, HasABoneForEveryPartAndADotAtEachOfItsEnds) {
  const Description d = animal(1);
  const Picture picture = skeleton(d);
  std::size_t ties = 0;
  for (const core::Part& part : d.parts) ties += part.parent >= 0;
  ASSERT_EQ(picture.paths.size(), 1 + ties + 3 * d.parts.size());

  const auto centre = [&](const Path& path) {
    core::Point sum;
    const test::Loop loop = test::loopsOf(picture, path)[0];
    const auto points = test::along(loop, 8);
    for (const core::Point& p : points) {
      sum.x += p.x / static_cast<double>(points.size());
      sum.y += p.y / static_cast<double>(points.size());
    }
    return sum;
  };
  // Every end of every part has its dot among the last paths, whatever their order.
  for (const core::Part& part : d.parts) {
    for (const core::Vec3& end : {part.a, part.b}) {
      bool found = false;
      for (std::size_t i = 1 + ties + d.parts.size(); i < picture.paths.size(); ++i) {
        const core::Point c = centre(picture.paths[i]);
        found = found || (std::fabs(c.x - end.x) < 1e-6 && std::fabs(c.y - end.y) < 1e-6 &&
                          picture.paths[i].tag == part.kind);
      }
      EXPECT_TRUE(found);
    }
  }
}

TEST(Skeleton, StandsOverThePaleSilhouette) {
  const Description d = animal(1);
  const Picture picture = skeleton(d);
  Picture silhouette;
  render::DrawingScratch scratch;
  render::appendSilhouette(d, picture.paths[0].fill, scratch, silhouette);
  ASSERT_EQ(silhouette.paths.size(), 1u);
  EXPECT_TRUE(test::same(picture.paths[0], silhouette.paths[0]));
}

TEST(Skeleton, TiesEveryChildToItsParent) {
  const Description d = animal(1);
  const Picture picture = skeleton(d);
  std::size_t tie = 1;
  for (const core::Part& part : d.parts) {
    if (part.parent < 0) continue;
    const Path& path = picture.paths[tie++];
    EXPECT_EQ(path.closed, 0);
    const test::Loop line = test::loopsOf(picture, path)[0];
    ASSERT_EQ(line.size(), 4u);
    EXPECT_EQ(line[3].x, part.a.x);
    EXPECT_EQ(line[3].y, part.a.y);
    // The other end lies on the parent's axis, at its nearest point to the child.
    const core::Part& parent = d.parts[static_cast<std::size_t>(part.parent)];
    const double dx = parent.b.x - parent.a.x, dy = parent.b.y - parent.a.y;
    double nearest = 1e9;
    for (int i = 0; i <= 1000; ++i) {
      const double t = i / 1000.0;
      nearest = std::fmin(
          nearest, std::hypot(parent.a.x + t * dx - part.a.x, parent.a.y + t * dy - part.a.y));
    }
    EXPECT_NEAR(std::hypot(line[0].x - part.a.x, line[0].y - part.a.y), nearest, 1e-4);
  }
}

TEST(Skeleton, AHighlightFadesOtherBones) {
  const Description d = animal(1);
  const auto kind = static_cast<std::uint8_t>(pudu::Kind::thigh);
  int bright = 0;
  const Picture picture = skeleton(d, kind);
  std::size_t ties = 0;
  for (const core::Part& part : d.parts) ties += part.parent >= 0;
  for (std::size_t i = 1 + ties; i < picture.paths.size(); ++i) {
    const Path& path = picture.paths[i];
    EXPECT_EQ(path.fill_alpha == 1, path.tag == kind);
    bright += path.fill_alpha == 1;
  }
  EXPECT_EQ(bright, 4 * 3);
}

TEST(Views, OfNothingAreEmpty) {
  EXPECT_TRUE(byKind(Description()).paths.empty());
  EXPECT_TRUE(skeleton(Description()).paths.empty());
}

TEST(Views, OfAPointAreFinite) {
  Description d;
  d.add(core::Part());
  Picture picture;
  render::drawByKind(d, render::kNoHighlight, picture);
  for (const core::Point& p : picture.points) EXPECT_TRUE(std::isfinite(p.x + p.y));
  render::DrawingScratch scratch;
  render::drawSkeleton(d, render::kNoHighlight, scratch, picture);
  for (const core::Point& p : picture.points) EXPECT_TRUE(std::isfinite(p.x + p.y));
}

// Refilled storage holds the new picture alone.
TEST(Views, ReplaceWhatThePictureHeld) {
  Picture picture;
  render::DrawingScratch scratch;
  for (int i = 0; i < 2; ++i) {
    render::drawByKind(animal(1), render::kNoHighlight, picture);
    EXPECT_TRUE(test::same(picture, byKind(animal(1))));
    render::drawSkeleton(animal(0), render::kNoHighlight, scratch, picture);
    EXPECT_TRUE(test::same(picture, skeleton(animal(0))));
  }
}

}  // namespace
