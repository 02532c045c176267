// What age and adult size make of the animal: size factor, leg length, number of spots, antlers.
#include <gtest/gtest.h>

#include <cmath>

#include "core/hash.h"
#include "unit/pudu/animal.h"
#include "unit/pudu/formulas.h"

namespace {

using pudu::Kind;
using pudu::Parameters;
using pudu::Sex;
using test::Animal;
using test::kNear;

Parameters aged(double age, Sex sex = Sex::male) {
  Parameters p;
  p.age = age;
  p.sex = sex;
  return p;
}

TEST(SizeFactor, IsTheSpecifiedCurveTimesTheAdultSize) {
  for (const double shoulder : {0.30, 0.341, 0.38, 0.45}) {
    for (int i = 0; i <= 200; ++i) {
      Parameters p = aged(i / 200.0);
      p.shoulder = shoulder;
      EXPECT_NEAR(pudu::sizeFactor(p), static_cast<double>(formula::k(p.age, shoulder)), kNear)
          << "age " << p.age << " shoulder " << shoulder;
    }
  }
}

// Worked by hand: S(0, 0.8) is 0, 5/32, 1/2, 27/32 and 1 at these ages.
TEST(SizeFactor, HasTheValuesWorkedByHand) {
  EXPECT_NEAR(pudu::sizeFactor(aged(0)), 0.45, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(0.2)), 0.45 + 0.55 * 5 / 32, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(0.4)), 0.725, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(0.6)), 0.45 + 0.55 * 27 / 32, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(0.8)), 1, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(0.9)), 1, kNear);
  EXPECT_NEAR(pudu::sizeFactor(aged(1)), 1, kNear);
  Parameters small = aged(1);
  small.shoulder = 0.304;
  EXPECT_NEAR(pudu::sizeFactor(small), 0.8, kNear);
}

// Twice the adult size is the same animal, twice as large, in every length there is.
TEST(SizeFactor, IsAFactorOnEveryLength) {
  for (const double age : {0.0, 0.5, 1.0}) {
    Parameters p = aged(age);
    p.phase = 0.3;
    p.belly = 0.4;
    p.shoulder = 0.30;
    const Animal small(p);
    p.shoulder = 0.45;
    const Animal large(p);
    ASSERT_EQ(small.d.parts.size(), large.d.parts.size());
    for (std::size_t i = 0; i < small.d.parts.size(); ++i) {
      const core::Part& s = small.d.parts[i];
      const core::Part& l = large.d.parts[i];
      test::expectPoint(s.a * 1.5, l.a);
      test::expectPoint(s.b * 1.5, l.b);
      EXPECT_NEAR(1.5 * s.r0, l.r0, kNear);
      EXPECT_NEAR(1.5 * s.r1, l.r1, kNear);
    }
    ASSERT_EQ(small.d.details.size(), large.d.details.size());
    for (std::size_t i = 0; i < small.d.details.size(); ++i) {
      test::expectPoint(small.d.details[i].p * 1.5, large.d.details[i].p);
      EXPECT_NEAR(1.5 * small.d.details[i].size, large.d.details[i].size, kNear);
    }
  }
}

TEST(LegLength, IsALittleLongerInFawns) {
  for (int i = 0; i <= 50; ++i) {
    Parameters p = aged(i / 50.0);
    p.phase = i * 0.37;
    const Animal animal(p);
    const double wanted =
        static_cast<double>(formula::legLength(p.age) * formula::k(p.age, p.shoulder));
    for (std::size_t leg = 0; leg < test::kLegCount; ++leg) {
      double sum = 0;
      for (const core::Part& bone : {animal.thigh(leg), animal.shin(leg), animal.hoof(leg)}) {
        sum += core::length(bone.b - bone.a);
      }
      EXPECT_NEAR(sum, wanted, kNear) << "age " << p.age << " leg " << leg;
    }
  }
}

TEST(LegLength, IsFifteenPercentMoreForANewbornBeforeItsSize) {
  const Animal newborn(aged(0)), adult(aged(1));
  const auto length = [](const Animal& animal) {
    double sum = 0;
    for (const core::Part& bone : {animal.thigh(0), animal.shin(0), animal.hoof(0)}) {
      sum += core::length(bone.b - bone.a);
    }
    return sum;
  };
  EXPECT_NEAR(length(adult), 0.24, kNear);
  EXPECT_NEAR(length(newborn), 0.276 * 0.45, kNear);
}

TEST(SpotCount, FollowsTheAgeCurve) {
  for (int i = 0; i <= 1000; ++i) {
    const Parameters p = aged(i / 1000.0);
    EXPECT_EQ(pudu::spotCount(p), formula::spots(p.age)) << "age " << p.age;
  }
}

// Worked by hand: 22·(1 − S) is 22, 21.05, 18.56, 15.04, 11, 3.44, 0.95 and 0.
TEST(SpotCount, HasTheValuesWorkedByHand) {
  EXPECT_EQ(pudu::spotCount(aged(0)), 22);
  EXPECT_EQ(pudu::spotCount(aged(0.15)), 22);
  EXPECT_EQ(pudu::spotCount(aged(0.20)), 21);
  EXPECT_EQ(pudu::spotCount(aged(0.25)), 19);
  EXPECT_EQ(pudu::spotCount(aged(0.30)), 15);
  EXPECT_EQ(pudu::spotCount(aged(0.35)), 11);
  EXPECT_EQ(pudu::spotCount(aged(0.45)), 3);
  EXPECT_EQ(pudu::spotCount(aged(0.50)), 1);
  EXPECT_EQ(pudu::spotCount(aged(0.55)), 0);
  EXPECT_EQ(pudu::spotCount(aged(1)), 0);
}

TEST(SpotCount, AnAskedNumberOverridesTheCurveAtEveryAge) {
  for (const double age : {0.0, 0.35, 1.0}) {
    for (int n = 0; n <= 40; ++n) {
      Parameters p = aged(age);
      p.spots = n;
      EXPECT_EQ(pudu::spotCount(p), n);
      EXPECT_EQ(Animal(p).details(Kind::spot).size(), static_cast<std::size_t>(n));
    }
  }
}

TEST(SpotCount, IsWhatTheDescriptionHolds) {
  for (int i = 0; i <= 20; ++i) {
    const Animal animal(aged(i / 20.0));
    EXPECT_EQ(animal.details(Kind::spot).size(),
              static_cast<std::size_t>(formula::spots(i / 20.0)));
  }
}

double antlerLength(const Parameters& p) {
  const auto antlers = Animal(p).parts(Kind::antler);
  if (antlers.empty()) return 0;
  EXPECT_EQ(antlers.size(), 2u);
  const double length = core::length(antlers[0].b - antlers[0].a);
  EXPECT_NEAR(core::length(antlers[1].b - antlers[1].a), length, kNear);
  return length;
}

TEST(Antlers, GrowWithMalesAsTheCurveSays) {
  const double adult = antlerLength(aged(1));
  for (int i = 0; i <= 200; ++i) {
    Parameters p = aged(i / 200.0);
    const auto factor = formula::antlerFactor(true, 1, p.age) * formula::k(p.age, p.shoulder);
    EXPECT_NEAR(antlerLength(p), adult * static_cast<double>(factor), kNear) << "age " << p.age;
  }
}

TEST(Antlers, AreHalfGrownHalfway) {
  // S(0.45, 0.9) is one half at 0.675, where k is 0.45 + 0.55·S(0, 0.8, 0.675).
  const double k = pudu::sizeFactor(aged(0.675));
  EXPECT_NEAR(antlerLength(aged(0.675)) / k, antlerLength(aged(1)) / 2, kNear);
}

TEST(Antlers, AreProportionalToTheirFactor) {
  const double usual = antlerLength(aged(1));
  for (const double factor : {0.0, 0.05, 0.5, 1.25, 1.5}) {
    Parameters p = aged(1);
    p.antler = factor;
    EXPECT_NEAR(antlerLength(p), factor * usual, kNear) << factor;
  }
}

TEST(Antlers, AreNoPartsWhereTheyHaveNoLength) {
  for (const double age : {0.0, 0.3, 0.45, 0.7, 1.0}) {
    EXPECT_TRUE(Animal(aged(age, Sex::female)).parts(Kind::antler).empty()) << "age " << age;
  }
  for (const double age : {0.0, 0.3, 0.45}) {
    EXPECT_TRUE(Animal(aged(age)).parts(Kind::antler).empty()) << "age " << age;
  }
  Parameters none = aged(1);
  none.antler = 0;
  EXPECT_TRUE(Animal(none).parts(Kind::antler).empty());
}

TEST(Antlers, LeanByTheirAngleFromVertical) {
  for (const double degrees : {-90.0, -70.0, -33.3, 0.0, 25.0, 60.0}) {
    Parameters p = aged(1);
    p.antler_angle = degrees;
    const double radians = degrees * std::acos(-1.0) / 180;
    const auto antlers = Animal(p).parts(Kind::antler);
    ASSERT_EQ(antlers.size(), 2u);
    for (const core::Part& antler : antlers) {
      const double length = core::length(antler.b - antler.a);
      EXPECT_NEAR((antler.b.x - antler.a.x) / length, std::sin(radians), kNear) << degrees;
      EXPECT_NEAR((antler.b.y - antler.a.y) / length, std::cos(radians), kNear) << degrees;
      EXPECT_EQ(antler.a.z, antler.b.z);
    }
  }
}

// A knob for looks only: everything but the antlers stays where it was.
TEST(Antlers, ChangeNothingElse) {
  Parameters p = aged(1);
  const Animal usual(p);
  p.antler = 1.5;
  p.antler_angle = -70;
  const Animal other(p);
  ASSERT_EQ(usual.d.parts.size(), other.d.parts.size());
  for (std::size_t i = 0; i < usual.d.parts.size(); ++i) {
    if (usual.d.parts[i].kind == static_cast<std::uint8_t>(Kind::antler)) continue;
    EXPECT_TRUE(test::same(usual.d.parts[i], other.d.parts[i])) << "part " << i;
  }
}

// The vectors of the specification, for the arithmetic that the spots are checked with.
TEST(KeyedHash, OfTheTestsHasTheVectorsOfTheSpecification) {
  using formula::Hash;
  EXPECT_EQ(Hash(0).value(), 0x02CC5D05u);
  EXPECT_EQ(Hash(0).eat(0).value(), 0x34560F83u);
  EXPECT_EQ(Hash(0).eat(1).value(), 0x8287B9F0u);
  EXPECT_EQ(Hash(0).eat(1).eat(2).eat(3).value(), 0xCB86B7A8u);
  EXPECT_EQ(Hash(42).eat(42).value(), 0x94782653u);
  EXPECT_EQ(Hash(4).eat(1).value(), 0xF3BB7693u);  // XXH32 of u32 1 with seed 0
  for (std::uint32_t i = 0; i < 100; ++i) {
    EXPECT_EQ(core::unit(i * 77777, i, 2), static_cast<double>(formula::u(i * 77777, i, 2)));
  }
}

}  // namespace
