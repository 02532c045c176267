// The legs: angles, bones and the walk they make together.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "unit/core/random.h"
#include "unit/pudu/animal.h"
#include "unit/pudu/formulas.h"

namespace {

using formula::Real;
using pudu::Group;
using pudu::Kind;
using pudu::Parameters;
using pudu::Role;
using test::Animal;
using test::kLegCount;
using test::kNear;

// How far a bone leans from straight down, positive forward.
double angleOf(const core::Part& bone) {
  return std::atan2(bone.b.x - bone.a.x, bone.a.y - bone.b.y);
}

TEST(Legs, FollowForwardKinematicsFromTheBodyDown) {
  test::Random random(3);
  for (int i = 0; i < 500; ++i) {
    Parameters p;
    p.age = i % 5 == 0 ? 1 : random.unit();
    p.phase = random.unit();
    p.shoulder = random.between(0.30, 0.45);
    const Animal animal(p);
    const Real k = formula::k(p.age, p.shoulder), length = formula::legLength(p.age) * k;
    const Real body_y = animal.withers().y;
    for (std::size_t leg = 0; leg < kLegCount; ++leg) {
      const bool hind = test::isHind(leg);
      const formula::LegAngles angles = formula::legAngles(leg, p.phase);
      Real x = (hind ? -0.15L + 0.03L : 0.15L - 0.02L) * k;
      Real y = body_y - 0.05L * k;
      const core::Part bones[] = {animal.thigh(leg), animal.shin(leg), animal.hoof(leg)};
      const Real turned[] = {angles.thigh, angles.shin, angles.hoof};
      const Real shares[] = {0.45L, 0.45L, 0.10L};
      for (int bone = 0; bone < 3; ++bone) {
        EXPECT_NEAR(bones[bone].a.x, static_cast<double>(x), kNear) << "leg " << leg;
        EXPECT_NEAR(bones[bone].a.y, static_cast<double>(y), kNear) << "leg " << leg;
        x += shares[bone] * length * std::sin(turned[bone]);
        y -= shares[bone] * length * std::cos(turned[bone]);
        EXPECT_NEAR(bones[bone].b.x, static_cast<double>(x), kNear) << "leg " << leg;
        EXPECT_NEAR(bones[bone].b.y, static_cast<double>(y), kNear) << "leg " << leg;
      }
    }
  }
}

// Worked by hand for the left hind leg, whose offset is 0.
TEST(Legs, HaveTheAnglesWorkedByHand) {
  Parameters p;
  const auto expectAngles = [&](double phase, double thigh, double knee, double hoof) {
    p.phase = phase;
    const Animal animal(p);
    EXPECT_NEAR(angleOf(animal.thigh(test::kLeftHind)), thigh, kNear) << phase;
    EXPECT_NEAR(angleOf(animal.shin(test::kLeftHind)), thigh + knee, kNear) << phase;
    EXPECT_NEAR(angleOf(animal.hoof(test::kLeftHind)), hoof, kNear) << phase;
  };
  expectAngles(0, 0.25, -1.15, 0);           // passing under the hip, most bent
  expectAngles(0.25, 0.60, -0.75, 0.063);    // farthest forward: touches down
  expectAngles(0.5, 0.25, -0.75, 0);         // carries the body
  expectAngles(0.75, -0.10, -0.75, -0.063);  // farthest back: lifts off

  // The left fore leg does the same with an offset of 3/4: at phase 1/4, w is a whole turn.
  p.phase = 0.25;
  EXPECT_NEAR(angleOf(Animal(p).thigh(test::kLeftFore)), -0.05, kNear);
  EXPECT_NEAR(angleOf(Animal(p).shin(test::kLeftFore)), -0.05 + 0.85, kNear);
  p.phase = 0.75;
  EXPECT_NEAR(angleOf(Animal(p).shin(test::kLeftFore)), -0.05 + 0.25, kNear);
}

TEST(Legs, HaveBonesInTheGivenProportions) {
  const Animal animal{Parameters()};
  for (std::size_t leg = 0; leg < kLegCount; ++leg) {
    const core::Part thigh = animal.thigh(leg), shin = animal.shin(leg), hoof = animal.hoof(leg);
    EXPECT_NEAR(core::length(thigh.b - thigh.a), 0.45 * 0.24, kNear);
    EXPECT_NEAR(core::length(shin.b - shin.a), 0.45 * 0.24, kNear);
    EXPECT_NEAR(core::length(hoof.b - hoof.a), 0.10 * 0.24, kNear);
  }
}

TEST(Legs, HaveTheGivenRadiiTimesTheSize) {
  for (const double age : {0.0, 0.4, 1.0}) {
    Parameters p;
    p.age = age;
    const Animal animal(p);
    const auto k = static_cast<double>(formula::k(p.age, p.shoulder));
    for (std::size_t leg = 0; leg < kLegCount; ++leg) {
      EXPECT_NEAR(animal.thigh(leg).r0, 0.040 * k, kNear);
      EXPECT_NEAR(animal.thigh(leg).r1, 0.030 * k, kNear);
      EXPECT_NEAR(animal.shin(leg).r0, 0.022 * k, kNear);
      EXPECT_NEAR(animal.shin(leg).r1, 0.016 * k, kNear);
      EXPECT_NEAR(animal.hoof(leg).r0, 0.016 * k, kNear);
      EXPECT_NEAR(animal.hoof(leg).r1, 0.014 * k, kNear);
    }
  }
}

TEST(Legs, ArePartsInChainsThatHangFromTheirEndOfTheBody) {
  const Animal animal{Parameters()};
  ASSERT_EQ(animal.parts(Kind::thigh).size(), 4u);
  ASSERT_EQ(animal.parts(Kind::shin).size(), 4u);
  ASSERT_EQ(animal.parts(Kind::hoof).size(), 4u);
  std::size_t leg = 0;
  for (std::size_t i = 0; i < animal.d.parts.size(); ++i) {
    if (animal.d.parts[i].kind != static_cast<std::uint8_t>(Kind::thigh)) continue;
    const core::Part& thigh = animal.d.parts[i];
    const core::Part& shin = animal.d.parts[i + 1];
    const core::Part& hoof = animal.d.parts[i + 2];
    EXPECT_EQ(thigh.parent, test::isHind(leg) ? 0 : 2) << "leg " << leg;
    EXPECT_EQ(shin.parent, static_cast<int>(i));
    EXPECT_EQ(hoof.parent, static_cast<int>(i) + 1);
    for (const core::Part& bone : {thigh, shin, hoof}) {
      // The specification gives the numbers: hind 1, fore 0.
      EXPECT_EQ(bone.group, test::isHind(leg) ? 1 : 0) << "leg " << leg;
    }
    EXPECT_EQ(thigh.role, static_cast<std::uint8_t>(Role::fur));
    EXPECT_EQ(shin.role, static_cast<std::uint8_t>(Role::fur));
    EXPECT_EQ(hoof.role, static_cast<std::uint8_t>(Role::hoof));
    EXPECT_EQ(hoof.kind, static_cast<std::uint8_t>(Kind::hoof));
    ++leg;
  }
  EXPECT_EQ(leg, 4u);
  for (const core::Part& part : animal.d.parts) {
    const Kind kind = static_cast<Kind>(part.kind);
    const bool limb = kind == Kind::thigh || kind == Kind::shin || kind == Kind::hoof;
    const Group group = static_cast<Group>(part.group);
    EXPECT_EQ(group == Group::fore || group == Group::hind, limb);
  }
}

// The viewer stands at +z, so the near side is the animal's right.
TEST(Legs, StandOnEitherSideLeftBeingFar) {
  const Animal animal{Parameters()};
  const double track = animal.thigh(test::kRightHind).a.z;
  EXPECT_GT(track, 0.03);
  EXPECT_LT(track, 0.09);
  for (std::size_t leg = 0; leg < kLegCount; ++leg) {
    const double side = test::isNear(leg) ? track : -track;
    for (const core::Part& bone : {animal.thigh(leg), animal.shin(leg), animal.hoof(leg)}) {
      EXPECT_EQ(bone.a.z, side);
      EXPECT_EQ(bone.b.z, side);
    }
  }
  EXPECT_LT(animal.thigh(test::kLeftHind).a.x, 0);
  EXPECT_GT(animal.thigh(test::kLeftFore).a.x, 0);
}

// Swing is what a thigh leans beyond its rest, and lift what a knee bends beyond its own.
double swingOf(const Animal& animal, std::size_t leg) {
  return angleOf(animal.thigh(leg)) - (test::isHind(leg) ? 0.25 : -0.05);
}
double liftOf(const Animal& animal, std::size_t leg) {
  const double knee = angleOf(animal.shin(leg)) - angleOf(animal.thigh(leg));
  return test::isHind(leg) ? (-0.75 - knee) / 0.4 : (knee - 0.25) / 0.6;
}

TEST(Walk, LegsDoTheSameAQuarterOfACycleApart) {
  // In the order of the footfalls each leg is a quarter of a cycle behind the one before.
  constexpr std::array<std::size_t, 4> kOrder = {test::kLeftHind, test::kLeftFore, test::kRightHind,
                                                 test::kRightFore};
  for (int i = 0; i < 64; ++i) {
    Parameters p;
    p.phase = i / 64.0;
    const Animal now(p);
    p.phase += 0.25;
    const Animal later(p);
    for (std::size_t step = 0; step < 4; ++step) {
      const std::size_t leg = kOrder[step], next = kOrder[(step + 1) % 4];
      EXPECT_NEAR(swingOf(now, leg), swingOf(later, next), 1e-11) << "leg " << leg;
      EXPECT_NEAR(liftOf(now, leg), liftOf(later, next), 1e-11) << "leg " << leg;
    }
  }
}

// To the bit: the same bones, mirrored, half a cycle later.
TEST(Walk, LeftAndRightAreHalfACycleApart) {
  for (int i = 0; i < 64; ++i) {
    Parameters p;
    p.phase = i / 64.0;
    const Animal now(p);
    p.phase += 0.5;
    const Animal later(p);
    for (const auto& [left, right] : {std::pair{test::kLeftHind, test::kRightHind},
                                      std::pair{test::kLeftFore, test::kRightFore}}) {
      const core::Part a = now.hoof(left), b = later.hoof(right);
      EXPECT_NEAR(a.b.x, b.b.x, kNear);
      EXPECT_NEAR(a.b.y - now.withers().y, b.b.y - later.withers().y, kNear);
      EXPECT_EQ(a.b.z, -b.b.z);
    }
  }
}

struct Footfall {
  double phase;
  std::size_t leg;
};

// Found by watching: where a lifted leg is lifted no longer.
std::array<Footfall, 4> footfalls() {
  constexpr int kSteps = 4000;
  std::array<Footfall, 4> found{};
  std::array<int, 4> count{};
  const auto at = [](int i) {
    Parameters p;
    p.phase = static_cast<double>(i) / kSteps;
    return Animal(p);
  };
  for (int i = 0; i < kSteps; ++i) {
    const Animal before = at(i), after = at(i + 1);
    for (std::size_t leg = 0; leg < 4; ++leg) {
      if (liftOf(before, leg) > 1e-6 && liftOf(after, leg) <= 1e-6) {
        found[leg] = {(i + 1.0) / kSteps, leg};
        ++count[leg];
      }
    }
  }
  for (const int times : count) EXPECT_EQ(times, 1);
  return found;
}

TEST(Walk, TouchesDownLeftHindLeftForeRightHindRightFore) {
  auto found = footfalls();
  // At w = a quarter turn: phase 1/4 for the left hind leg, and a quarter later for each next one.
  EXPECT_NEAR(found[test::kLeftHind].phase, 0.25, 1e-3);
  EXPECT_NEAR(found[test::kLeftFore].phase, 0.50, 1e-3);
  EXPECT_NEAR(found[test::kRightHind].phase, 0.75, 1e-3);
  EXPECT_NEAR(found[test::kRightFore].phase, 1.00, 1e-3);
}

TEST(Walk, LiftsAHoofOnlyWhileItsThighSwingsForward) {
  for (int i = 0; i < 400; ++i) {
    Parameters p;
    p.phase = (i + 0.5) / 400;
    const Animal now(p);
    p.phase += 1e-5;
    const Animal later(p);
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const bool forward = swingOf(later, leg) > swingOf(now, leg);
      EXPECT_EQ(liftOf(now, leg) > 1e-9, forward) << "leg " << leg << " phase " << p.phase;
    }
  }
}

// The fore knee bends forward, and the hock back.
TEST(Walk, BendsJointsTheWayADeerDoes) {
  for (int i = 0; i < 100; ++i) {
    Parameters p;
    p.phase = i / 100.0;
    const Animal animal(p);
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const double knee = angleOf(animal.shin(leg)) - angleOf(animal.thigh(leg));
      if (test::isHind(leg)) {
        EXPECT_LE(knee, -0.75 + 1e-9);
      } else {
        EXPECT_GE(knee, 0.25 - 1e-9);
      }
      EXPECT_LE(std::fabs(angleOf(animal.hoof(leg))), 0.18 * 0.35 + 1e-9);
    }
  }
}

TEST(Phase, ComesRoundToTheBit) {
  const auto at = [](double phase) {
    Parameters p;
    p.age = 0.2;
    p.phase = phase;
    return Animal(p).d;
  };
  for (const double phase : {0.0, 0.25, 0.375, 0.8125}) {
    for (const double turns : {-1000.0, -2.0, -1.0, 1.0, 17.0, 1048576.0}) {
      EXPECT_TRUE(test::same(at(phase), at(phase + turns))) << phase << " and " << turns;
    }
  }
}

TEST(Phase, TakesAnyFiniteNumber) {
  const auto at = [](double phase) {
    Parameters p;
    p.phase = phase;
    return Animal(p).d;
  };
  const auto start = at(0);
  EXPECT_TRUE(test::same(at(-0.0), start));
  EXPECT_TRUE(test::same(at(-1e-300), start));  // a hair before a whole turn
  EXPECT_TRUE(test::same(at(1e300), start));    // numbers this large are all whole
  EXPECT_TRUE(test::same(at(-1e300), start));
  EXPECT_TRUE(test::same(at(0x1p53), start));
  EXPECT_FALSE(test::same(at(0.1), start));
  // Just before the turn it is just before the start.
  const auto last = at(std::nextafter(1.0, 0.0));
  for (std::size_t i = 0; i < start.parts.size(); ++i) {
    test::expectPoint(last.parts[i].b, start.parts[i].b);
  }
  for (const double phase : {1e-300, 5e-324, 0.999999999999, 123456.789, -98765.4321}) {
    for (const core::Part& part : at(phase).parts) {
      EXPECT_TRUE(std::isfinite(part.a.x + part.a.y + part.b.x + part.b.y)) << phase;
    }
  }
}

}  // namespace
