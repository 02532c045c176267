// The silhouette sprite, held to what makes a sprite sheet usable: nothing but legs moves, nothing
// floats, and everything stands on one line.
#include "render/silhouette.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "pudu/guide.h"
#include "pudu/pudu.h"

namespace {

constexpr int kSizes[] = {16, 24, 32, 48, 64};

struct Case {
  double age;
  pudu::Sex sex;
  double chubby, antler_angle;
  std::uint32_t seed;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const double age : {0.0, 0.2, 0.4, 0.55, 0.7, 0.85, 1.0}) {
    for (const pudu::Sex sex : {pudu::Sex::female, pudu::Sex::male}) {
      for (const double chubby : {0.0, 1.0}) {
        for (const double angle : {25.0, -70.0, -90.0, 60.0}) {
          all.push_back({age, sex, chubby, angle, static_cast<std::uint32_t>(all.size())});
        }
      }
    }
  }
  return all;
}

pudu::Parameters parametersOf(const Case& c) {
  pudu::Parameters p;
  p.age = c.age;
  p.sex = c.sex;
  p.antler_angle = c.antler_angle;
  p.seed = c.seed;
  pudu::applyChubby(c.chubby, p);
  return p;
}

struct Walk {
  render::Silhouette still;
  std::vector<render::Sprite> poses;
};

Walk walkOf(const pudu::Parameters& p, int size, int count = 4, bool selective = false) {
  Walk walk;
  core::Description figure, legs;
  pudu::writeGuide(p, size, figure);
  render::drawSilhouette(figure, pudu::palette(), pudu::guideFrame(), size, {selective},
                         walk.still);
  for (int i = 0; i < count; ++i) {
    pudu::Parameters pose = p;
    pose.phase = static_cast<double>(i) / count;
    pudu::writeGuideLegs(pose, size, legs);
    render::drawPose(walk.still, legs, pudu::palette(), walk.poses.emplace_back());
  }
  return walk;
}

std::string name(const Case& c, int size) {
  return "age " + std::to_string(c.age) + " sex " + std::to_string(static_cast<int>(c.sex)) +
         " chubby " + std::to_string(c.chubby) + " antlers " + std::to_string(c.antler_angle) +
         " size " + std::to_string(size);
}

std::uint8_t at(const render::Sprite& s, int x, int y) {
  if (x < 0 || y < 0 || x >= s.width_px || y >= s.height_px) return render::kTransparent;
  return s.pixels[static_cast<std::size_t>(y * s.width_px + x)];
}

// How many pieces the filled pixels make where neighbours may touch by a corner.
int pieces(const render::Sprite& s) {
  std::vector<std::uint8_t> seen(s.pixels.size(), 0);
  std::vector<int> stack;
  int count = 0;
  for (int start = 0; start < static_cast<int>(s.pixels.size()); ++start) {
    if (s.pixels[static_cast<std::size_t>(start)] == 0 || seen[static_cast<std::size_t>(start)])
      continue;
    ++count;
    stack.push_back(start);
    seen[static_cast<std::size_t>(start)] = 1;
    while (!stack.empty()) {
      const int n = stack.back();
      stack.pop_back();
      for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
          const int x = n % s.width_px + dx, y = n / s.width_px + dy;
          if (at(s, x, y) == 0) continue;
          const auto m = static_cast<std::size_t>(y * s.width_px + x);
          if (seen[m]) continue;
          seen[m] = 1;
          stack.push_back(static_cast<int>(m));
        }
      }
    }
  }
  return count;
}

TEST(Silhouette, OnlyLegsDifferBetweenPoses) {
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      SCOPED_TRACE(name(c, size));
      const Walk walk = walkOf(parametersOf(c), size);
      for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
          const std::uint8_t first = at(walk.poses[0], x, y);
          bool moves = false;
          for (const render::Sprite& pose : walk.poses) moves = moves || at(pose, x, y) != first;
          if (!moves) continue;
          ASSERT_NE(walk.still.solid[static_cast<std::size_t>(y * size + x)], 1)
              << "the figure itself changes at " << x << ", " << y;
          ASSERT_GE(y, size / 2) << "something moves in the upper half at " << x << ", " << y;
        }
      }
    }
  }
}

TEST(Silhouette, EveryPoseDiffersFromEveryOther) {
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      SCOPED_TRACE(name(c, size));
      const Walk walk = walkOf(parametersOf(c), size);
      for (std::size_t i = 0; i < walk.poses.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_NE(walk.poses[i].pixels, walk.poses[j].pixels) << i << " and " << j;
      }
    }
  }
}

TEST(Silhouette, StandsOnTheLastRowInEveryPose) {
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      SCOPED_TRACE(name(c, size));
      for (const render::Sprite& pose : walkOf(parametersOf(c), size, 12).poses) {
        int standing = 0;
        for (int x = 0; x < size; ++x) standing += at(pose, x, size - 1) != 0;
        EXPECT_GE(standing, 1);
      }
    }
  }
}

TEST(Silhouette, IsOnePieceWithoutOrphans) {
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      SCOPED_TRACE(name(c, size));
      for (const render::Sprite& pose : walkOf(parametersOf(c), size, 8).poses)
        EXPECT_EQ(pieces(pose), 1);
    }
  }
}

TEST(Silhouette, OutlineIsClosed) {
  // No pixel of the figure's fill touches nothing: an outline lies between, or a leg.
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      SCOPED_TRACE(name(c, size));
      const Walk walk = walkOf(parametersOf(c), size);
      for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
          if (walk.still.solid[static_cast<std::size_t>(y * size + x)] != 1) continue;
          for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            EXPECT_NE(at(walk.poses[0], x + dx, y + dy), 0) << x << ", " << y;
          }
        }
      }
    }
  }
}

TEST(Silhouette, UsesOnlyThePalette) {
  const std::size_t most = pudu::palette().size() * render::kTones;
  for (const int size : kSizes) {
    for (const Case& c : cases()) {
      for (const render::Sprite& pose : walkOf(parametersOf(c), size).poses) {
        std::set<std::uint8_t> used(pose.pixels.begin(), pose.pixels.end());
        EXPECT_LE(*used.rbegin(), most);
        EXPECT_LE(used.size(), 22U) << name(c, size) << ": few shades";
        EXPECT_GE(used.size(), 5U);
      }
    }
  }
}

TEST(Silhouette, FawnFemaleAndMaleAreToldApartAt16) {
  const auto pixels = [](double age, pudu::Sex sex) {
    pudu::Parameters p;
    p.age = age;
    p.sex = sex;
    return walkOf(p, 16).poses[0];
  };
  const auto differ = [](const render::Sprite& a, const render::Sprite& b) {
    int n = 0;
    for (std::size_t i = 0; i < a.pixels.size(); ++i) n += a.pixels[i] != b.pixels[i];
    return n;
  };
  const render::Sprite fawn = pixels(0, pudu::Sex::female), female = pixels(1, pudu::Sex::female),
                       male = pixels(1, pudu::Sex::male);
  EXPECT_GE(differ(female, male), 3);  // the antlers
  EXPECT_GE(differ(fawn, female), 40);
  const auto has = [](const render::Sprite& s, pudu::Role role) {
    int n = 0;
    for (const std::uint8_t p : s.pixels)
      n += p != 0 && (p - 1) / render::kTones == static_cast<int>(role);
    return n;
  };
  EXPECT_GE(has(fawn, pudu::Role::spot), 1);
  EXPECT_EQ(has(female, pudu::Role::spot), 0);
  EXPECT_GE(has(male, pudu::Role::antler), 2);
  EXPECT_EQ(has(female, pudu::Role::antler), 0);
  for (const render::Sprite* s : {&fawn, &female, &male}) EXPECT_GE(has(*s, pudu::Role::eye), 1);
}

TEST(Silhouette, FarLegsAreDarker) {
  // Phases 0 and ½ have the same plain outline; the tones tell them apart.
  for (const int size : kSizes) {
    const Walk walk = walkOf(pudu::Parameters{}, size);
    int same_outline = 0, other_tone = 0;
    for (std::size_t i = 0; i < walk.poses[0].pixels.size(); ++i) {
      const std::uint8_t a = walk.poses[0].pixels[i], b = walk.poses[2].pixels[i];
      same_outline += (a != 0) == (b != 0);
      other_tone += a != 0 && b != 0 && a != b;
    }
    EXPECT_GT(other_tone, 0) << size;
    EXPECT_GE(same_outline, size * size * 97 / 100) << size;
  }
}

TEST(Silhouette, MovesWithItsFrame) {
  core::Description figure, legs;
  const pudu::Parameters p;
  for (const int size : kSizes) {
    pudu::writeGuide(p, size, figure);
    pudu::writeGuideLegs(p, size, legs);
    const core::Box frame = pudu::guideFrame();
    render::Silhouette here, there;
    render::Sprite a, b;
    render::drawSilhouette(figure, pudu::palette(), frame, size, {}, here);
    render::drawPose(here, legs, pudu::palette(), a);
    const double far = 4;  // metres, exact in the arithmetic that follows but for roundings
    for (core::Part& part : figure.parts) part.a.x += far, part.b.x += far;
    for (core::Detail& detail : figure.details) detail.p.x += far;
    for (core::Part& part : legs.parts) part.a.x += far, part.b.x += far;
    render::drawSilhouette(figure, pudu::palette(),
                           {frame.x0 + far, frame.y0, frame.x1 + far, frame.y1}, size, {}, there);
    render::drawPose(there, legs, pudu::palette(), b);
    EXPECT_EQ(a.pixels, b.pixels) << size;
  }
}

TEST(Silhouette, SelectiveOutlineOnlyLightensTheOutline) {
  for (const int size : kSizes) {
    const Walk full = walkOf(pudu::Parameters{}, size),
               selective = walkOf(pudu::Parameters{}, size, 4, true);
    int changed = 0;
    for (std::size_t i = 0; i < full.still.pixels.size(); ++i) {
      if (full.still.pixels[i] == selective.still.pixels[i]) continue;
      ++changed;
      EXPECT_EQ(full.still.solid[i], 2);
      EXPECT_EQ((full.still.pixels[i] - 1) % render::kTones, static_cast<int>(render::Tone::line));
      EXPECT_EQ((selective.still.pixels[i] - 1) % render::kTones,
                static_cast<int>(render::Tone::shade));
    }
    EXPECT_GT(changed, size / 4);
  }
}

TEST(Silhouette, LegsAreOnePixelWideAt16) {
  const Walk walk = walkOf(pudu::Parameters{}, 16);
  // In the row above the hooves of the standing legs, near fill stands in single pixels.
  const int fur = static_cast<int>(pudu::Role::fur);
  for (const render::Sprite& pose : walk.poses) {
    const int y = 13;
    for (int x = 0; x + 1 < 16; ++x) {
      const bool near_here = at(pose, x, y) == render::spriteIndex(fur, render::Tone::base);
      const bool near_next = at(pose, x + 1, y) == render::spriteIndex(fur, render::Tone::base);
      EXPECT_FALSE(near_here && near_next) << x;
    }
  }
}

}  // namespace
