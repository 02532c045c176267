// The two heights, against what the sources give, and how they are measured.
#include <gtest/gtest.h>

#include <algorithm>

#include "unit/core/random.h"
#include "unit/pudu/animal.h"

namespace {

using pudu::Kind;
using pudu::Parameters;
using test::Animal;
using test::kNear;

constexpr int kPhases = 1200;

Parameters aged(double age, pudu::Sex sex) {
  Parameters p;
  p.age = age;
  p.sex = sex;
  return p;
}

TEST(WithersHeight, OfAnAdultIs39CentimetresThroughTheCycle) {
  for (const pudu::Sex sex : {pudu::Sex::female, pudu::Sex::male}) {
    double sum = 0;
    for (int i = 0; i < kPhases; ++i) {
      Parameters p = aged(1, sex);
      p.phase = static_cast<double>(i) / kPhases;
      const double height = pudu::readouts(Animal(p).d).withers_height_m;
      EXPECT_NEAR(height, 0.39, 0.007) << "phase " << p.phase;
      sum += height;
    }
    EXPECT_NEAR(sum / kPhases, 0.39, 0.003);
  }
}

TEST(WithersHeight, OfANewbornIs19CentimetresInEveryPhase) {
  for (int i = 0; i < kPhases; ++i) {
    Parameters p = aged(0, pudu::Sex::female);
    p.phase = static_cast<double>(i) / kPhases;
    EXPECT_NEAR(pudu::readouts(Animal(p).d).withers_height_m, 0.19, 0.005) << "phase " << p.phase;
  }
}

TEST(HeadAndBody, OfAnAdultIs81Centimetres) {
  for (const pudu::Sex sex : {pudu::Sex::female, pudu::Sex::male}) {
    for (const double phase : {0.0, 0.1, 0.25, 0.6}) {
      Parameters p = aged(1, sex);
      p.phase = phase;
      EXPECT_NEAR(pudu::readouts(Animal(p).d).head_and_body_m, 0.81, 0.01);
    }
  }
}

// The legs have no part in it, so it is the same in every phase.
TEST(HeadAndBody, DoesNotChangeWithTheWalk) {
  Parameters p;
  const double still = pudu::readouts(Animal(p).d).head_and_body_m;
  for (int i = 1; i < 50; ++i) {
    p.phase = i / 50.0;
    EXPECT_NEAR(pudu::readouts(Animal(p).d).head_and_body_m, still, kNear);
  }
}

// Both are what the words of the specification say of the parts, whatever the parameters.
TEST(Readouts, AreMeasuredOnTheParts) {
  test::Random random(11);
  for (int i = 0; i < 300; ++i) {
    Parameters p;
    p.age = random.unit();
    p.phase = random.unit();
    p.shoulder = random.between(0.30, 0.45);
    p.roundness = random.between(0.8, 1.3);
    p.belly = random.unit();
    const Animal animal(p);
    const pudu::Readouts readouts = pudu::readouts(animal.d);
    const auto body = animal.parts(Kind::body);
    EXPECT_NEAR(readouts.withers_height_m, body[2].b.y + body[2].r1, kNear);
    double length = body[0].r0;
    for (const core::Part& part : body) length += core::length(part.b - part.a);
    for (const Kind kind : {Kind::neck, Kind::head, Kind::muzzle}) {
      const core::Part part = animal.only(kind);
      length += core::length(part.b - part.a);
    }
    length += animal.details(Kind::nose).at(0).size / 2;
    EXPECT_NEAR(readouts.head_and_body_m, length, kNear);
  }
}

TEST(Readouts, OfNothingAreNothing) {
  const pudu::Readouts readouts = pudu::readouts(core::Description());
  EXPECT_EQ(readouts.withers_height_m, 0);
  EXPECT_EQ(readouts.head_and_body_m, 0);
}

TEST(Readouts, ScaleWithTheAdultSize) {
  Parameters p;
  p.shoulder = 0.30;
  const pudu::Readouts small = pudu::readouts(Animal(p).d);
  p.shoulder = 0.45;
  const pudu::Readouts large = pudu::readouts(Animal(p).d);
  EXPECT_NEAR(large.withers_height_m, 1.5 * small.withers_height_m, kNear);
  EXPECT_NEAR(large.head_and_body_m, 1.5 * small.head_and_body_m, kNear);
}

}  // namespace
