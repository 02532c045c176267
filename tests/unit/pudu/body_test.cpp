// The body: spine points, radii, sag and fat; the ground under it; who hangs from whom.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "unit/core/random.h"
#include "unit/pudu/animal.h"
#include "unit/pudu/formulas.h"

namespace {

using pudu::Kind;
using pudu::Parameters;
using test::Animal;
using test::kNear;

constexpr std::array<double, 5> kBellies = {0, 0.05, 0.4, 0.75, 1};
constexpr std::array<double, 4> kRoundnesses = {0.8, 1, 1.12, 1.3};

TEST(Body, RunsThroughTheFourSpinePoints) {
  for (const double belly : kBellies) {
    for (const double age : {0.0, 0.33, 1.0}) {
      Parameters p;
      p.age = age;
      p.belly = belly;
      const Animal animal(p);
      const auto body = animal.parts(Kind::body);
      ASSERT_EQ(body.size(), 3u);
      const auto k = formula::k(p.age, p.shoulder);
      const formula::Real sag = formula::Real(25) / 1000 * belly;
      const formula::Real x[] = {-0.15L, -0.04L, 0.07L, 0.15L};
      const formula::Real up[] = {0.02L, 0.05L - sag, 0.035L - sag, 0};
      for (std::size_t i = 0; i < 4; ++i) {
        const core::Vec3 point = i < 3 ? body[i].a : body[2].b;
        EXPECT_NEAR(point.x, static_cast<double>(x[i] * k), kNear);
        EXPECT_NEAR(point.y - animal.withers().y, static_cast<double>(up[i] * k), kNear);
        EXPECT_EQ(point.z, 0);
      }
      EXPECT_TRUE(test::same(body[0].b, body[1].a));
      EXPECT_TRUE(test::same(body[1].b, body[2].a));
    }
  }
}

TEST(Body, GrowsInTheMiddleAndTapersAtBothEnds) {
  for (const double belly : kBellies) {
    for (const double roundness : kRoundnesses) {
      Parameters p;
      const double base = Animal(p).parts(Kind::body)[2].r1 / 0.85;  // at roundness 1
      p.belly = belly;
      p.roundness = roundness;
      const auto body = Animal(p).parts(Kind::body);
      const double r = roundness * base, fat = 1 + 0.4 * belly;
      EXPECT_NEAR(body[0].r0, 0.9 * r, kNear);
      EXPECT_NEAR(body[0].r1, fat * r, kNear);
      EXPECT_NEAR(body[1].r0, fat * r, kNear);
      EXPECT_NEAR(body[1].r1, fat * r, kNear);
      EXPECT_NEAR(body[2].r0, fat * r, kNear);
      EXPECT_NEAR(body[2].r1, 0.85 * r, kNear);
    }
  }
}

// Roundness is girth and nothing else: no bone moves and no limb swells.
TEST(Body, RoundnessLeavesBonesAlone) {
  Parameters p;
  p.phase = 0.2;
  const Animal usual(p);
  p.roundness = 1.3;
  const Animal round(p);
  for (const Kind kind : {Kind::neck, Kind::head, Kind::muzzle, Kind::ear, Kind::antler,
                          Kind::thigh, Kind::shin, Kind::hoof}) {
    const auto before = usual.parts(kind), after = round.parts(kind);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
      EXPECT_TRUE(test::same(before[i], after[i])) << "kind " << static_cast<int>(kind);
    }
  }
  EXPECT_TRUE(test::same(usual.withers(), round.withers()));
}

TEST(Body, HasOneRootAndParentsBeforeTheirChildren) {
  for (const double age : {0.0, 0.5, 1.0}) {
    Parameters p;
    p.age = age;
    const Animal animal(p);
    int roots = 0;
    for (std::size_t i = 0; i < animal.d.parts.size(); ++i) {
      const core::Part& part = animal.d.parts[i];
      roots += part.parent == core::kNoParent;
      EXPECT_GE(part.parent, core::kNoParent);
      EXPECT_LT(part.parent, static_cast<int>(i));
    }
    EXPECT_EQ(roots, 1);
    EXPECT_EQ(animal.d.parts[0].parent, core::kNoParent);
    EXPECT_EQ(animal.d.parts[0].kind, static_cast<std::uint8_t>(Kind::body));
    for (const core::Detail& detail : animal.d.details) {
      EXPECT_GE(detail.part, 0);
      EXPECT_LT(detail.part, static_cast<int>(animal.d.parts.size()));
    }
  }
}

// Who hangs from whom, by name.
TEST(Body, HangsTogetherAsAnAnimalDoes) {
  const Animal animal{Parameters()};
  const auto parentKind = [&](const core::Part& part) {
    return static_cast<Kind>(animal.d.parts[static_cast<std::size_t>(part.parent)].kind);
  };
  const auto body = animal.parts(Kind::body);
  EXPECT_EQ(body[1].parent, 0);
  EXPECT_EQ(body[2].parent, 1);
  EXPECT_EQ(animal.only(Kind::neck).parent, 2);
  EXPECT_EQ(animal.only(Kind::tail).parent, 0);
  EXPECT_EQ(parentKind(animal.only(Kind::head)), Kind::neck);
  EXPECT_EQ(parentKind(animal.only(Kind::muzzle)), Kind::head);
  for (const core::Part& antler : animal.parts(Kind::antler)) {
    EXPECT_EQ(parentKind(antler), Kind::head);
  }
  for (const core::Part& ear : animal.parts(Kind::ear)) {
    EXPECT_TRUE(parentKind(ear) == Kind::head || parentKind(ear) == Kind::ear);
  }
  const auto partKind = [&](const core::Detail& detail) {
    return static_cast<Kind>(animal.d.parts[static_cast<std::size_t>(detail.part)].kind);
  };
  for (const core::Detail& eye : animal.details(Kind::eye)) EXPECT_EQ(partKind(eye), Kind::head);
  for (const core::Detail& nose : animal.details(Kind::nose)) {
    EXPECT_EQ(partKind(nose), Kind::muzzle);
  }
}

double lowest(const core::Description& d) {
  double low = d.parts[0].a.y;
  for (const core::Part& part : d.parts) {
    low = std::min({low, part.a.y - part.r0, part.b.y - part.r1});
  }
  return low;
}

TEST(Ground, LiesUnderTheLowestPointOfEveryPose) {
  for (const double age : {0.0, 0.2, 0.6, 1.0}) {
    for (int i = 0; i < 250; ++i) {
      Parameters p;
      p.age = age;
      p.phase = i / 250.0;
      EXPECT_NEAR(lowest(Animal(p).d), 0, 2e-16) << "age " << age << " phase " << p.phase;
    }
  }
}

// Not always a hoof: so it is any part that counts, even a belly that drags.
TEST(Ground, LiesUnderTheLowestPointOfAnyParameters) {
  test::Random random(20);
  for (int i = 0; i < 2000; ++i) {
    Parameters p;
    p.seed = static_cast<std::uint32_t>(random.bits());
    p.age = random.unit();
    p.sex = random.bits() % 2 == 0 ? pudu::Sex::female : pudu::Sex::male;
    p.phase = random.between(-3, 3);
    p.shoulder = random.between(0.30, 0.45);
    p.roundness = random.between(0.8, 1.3);
    p.belly = random.unit();
    p.antler = random.between(0, 1.5);
    p.antler_angle = random.between(-90, 60);
    EXPECT_NEAR(lowest(Animal(p).d), 0, 2e-16) << i;
  }
}

// Everything moves with the ground: seen from its withers an animal keeps its body, head and marks
// through the whole cycle.
TEST(Ground, MovesPartsAndDetailsTogether) {
  Parameters p;
  p.age = 0.1;  // with spots
  p.phase = 0;
  const Animal first(p);
  for (int i = 1; i < 60; ++i) {
    p.phase = i / 60.0;
    const Animal animal(p);
    const double rise = animal.withers().y - first.withers().y;
    for (std::size_t j = 0; j < animal.d.parts.size(); ++j) {
      const Kind kind = static_cast<Kind>(animal.d.parts[j].kind);
      if (kind == Kind::thigh || kind == Kind::shin || kind == Kind::hoof) continue;
      const core::Part& was = first.d.parts[j];
      test::expectPoint(animal.d.parts[j].a, was.a + core::Vec3{0, rise, 0});
      test::expectPoint(animal.d.parts[j].b, was.b + core::Vec3{0, rise, 0});
    }
    ASSERT_EQ(animal.d.details.size(), first.d.details.size());
    for (std::size_t j = 0; j < animal.d.details.size(); ++j) {
      test::expectPoint(animal.d.details[j].p, first.d.details[j].p + core::Vec3{0, rise, 0});
    }
  }
}

// Some pose must differ in height from some other, or the two tests above say nothing.
TEST(Ground, IsWhatTheSwingingLegsRiseAndSinkOver) {
  Parameters p;
  double low = 1, high = 0;
  for (int i = 0; i < 100; ++i) {
    p.phase = i / 100.0;
    const double y = Animal(p).withers().y;
    low = std::min(low, y);
    high = std::max(high, y);
  }
  EXPECT_GT(high - low, 0.005);
  EXPECT_LT(high - low, 0.015);
}

}  // namespace
