// The free parts, held to what the sources say of the animal. Lengths are of the default adult.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "unit/pudu/animal.h"

namespace {

using pudu::Kind;
using pudu::Parameters;
using test::Animal;

// Ears of about 7 to 8 cm, from where they leave the skull to the end of their blunt tip.
TEST(Anatomy, EarsAreSevenToEightCentimetres) {
  const Animal animal{Parameters()};
  for (const double side : {-1.0, 1.0}) {
    double along = 0, tip = 0;
    for (const core::Part& ear : animal.parts(Kind::ear)) {
      const bool outer = ear.role == static_cast<std::uint8_t>(pudu::Role::fur);
      if (!outer || ear.a.z * side <= 0) continue;
      along += core::length(ear.b - ear.a);
      tip = ear.r1;
    }
    EXPECT_GE(along + tip, 0.07) << "side " << side;
    EXPECT_LE(along + tip, 0.08) << "side " << side;
    EXPECT_GE(tip, 0.01) << "blunt, not pointed";
  }
}

TEST(Anatomy, AntlersAreUnbranchedSpikesOfSixToNineCentimetres) {
  const auto antlers = Animal{Parameters()}.parts(Kind::antler);
  ASSERT_EQ(antlers.size(), 2u);
  EXPECT_EQ(antlers[0].a.z, -antlers[1].a.z);
  for (const core::Part& antler : antlers) {
    const double axis = core::length(antler.b - antler.a);
    EXPECT_GE(axis, 0.06);
    EXPECT_LE(axis + antler.r0 + antler.r1, 0.0901);
    EXPECT_LT(antler.r1, antler.r0);    // a spike
    EXPECT_GT(antler.b.x, antler.a.x);  // forward unless asked otherwise
  }
}

// The axis of the tuft is the tail's length; little of it leaves the outline of the rump.
TEST(Anatomy, TailIsThreeToFourCentimetresAndHiddenInTheRump) {
  const Animal animal{Parameters()};
  const core::Part tail = animal.only(Kind::tail);
  const double axis = core::length(tail.b - tail.a);
  EXPECT_GE(axis, 0.03);
  EXPECT_LE(axis, 0.04);
  EXPECT_LT(tail.b.y, tail.a.y);  // it hangs
  const core::Part rump = animal.parts(Kind::body)[0];
  EXPECT_LT(core::length(tail.a - rump.a), rump.r0);  // grows from inside it
  EXPECT_LT(core::length(tail.b - rump.a) - rump.r0, 0.02);
}

TEST(Anatomy, RumpIsBarelyAboveTheWithers) {
  const auto body = Animal{Parameters()}.parts(Kind::body);
  const double rump = body[0].a.y + body[0].r0, withers = body[2].b.y + body[2].r1;
  EXPECT_GT(rump, withers);
  EXPECT_LT(rump - withers, 0.03);
}

TEST(Anatomy, NeckIsShortAndBroad) {
  const Animal animal{Parameters()};
  const core::Part neck = animal.only(Kind::neck);
  EXPECT_GT(2 * std::max(neck.r0, neck.r1), 0.8 * core::length(neck.b - neck.a));
  // It begins where the spine ends.
  EXPECT_TRUE(test::same(neck.a, animal.withers()));
}

TEST(Anatomy, MuzzleIsShorterThanTheSkullAndEndsInTheNose) {
  const Animal animal{Parameters()};
  const core::Part skull = animal.only(Kind::head), muzzle = animal.only(Kind::muzzle);
  EXPECT_TRUE(test::same(skull.b, muzzle.a));
  EXPECT_LT(core::length(muzzle.b - muzzle.a), core::length(skull.b - skull.a));
  EXPECT_LT(muzzle.r1, muzzle.r0);
  const auto nose = animal.details(Kind::nose);
  ASSERT_EQ(nose.size(), 1u);
  EXPECT_LT(core::length(nose[0].p - muzzle.b), 0.03);
  double farthest = 0;
  for (const core::Part& part : animal.d.parts) farthest = std::max(farthest, part.b.x);
  EXPECT_GT(nose[0].p.x, farthest - 0.01);  // the animal's front
}

TEST(Anatomy, HeadIsCarriedAboveTheBackAndFacesForward) {
  const Animal animal{Parameters()};
  const core::Part skull = animal.only(Kind::head);
  for (const core::Part& body : animal.parts(Kind::body)) EXPECT_GT(skull.a.y, body.a.y);
  EXPECT_GT(skull.b.x, skull.a.x);
  const auto eyes = animal.details(Kind::eye);
  ASSERT_EQ(eyes.size(), 2u);  // the eye and its glint
  for (const core::Detail& eye : eyes) {
    EXPECT_GT(eye.p.z, 0) << "on the near side";
    EXPECT_GT(eye.p.x, skull.a.x);
  }
  EXPECT_LT(eyes[1].size, eyes[0].size / 2);
  EXPECT_LT(core::length(eyes[1].p - eyes[0].p), eyes[0].size / 2 + 0.003);
}

// A low-slung body: legs make up less than half of the height at the withers.
TEST(Anatomy, BodyIsLowSlungOnShortThickLegs) {
  const Animal animal{Parameters()};
  double belly = 1;
  for (const core::Part& body : animal.parts(Kind::body)) {
    belly = std::min({belly, body.a.y - body.r0, body.b.y - body.r1});
  }
  const double withers = pudu::readouts(animal.d).withers_height_m;
  EXPECT_LT(belly, 0.53 * withers);
  EXPECT_GT(belly, 0.40 * withers);
}

// Young ones have a large head and a slender neck for their size.
TEST(Anatomy, FawnsHaveLargeHeadsAndSlenderNecks) {
  Parameters young;
  young.age = 0;
  const Animal fawn(young), adult{Parameters()};
  const double k = pudu::sizeFactor(young);
  const core::Part small = fawn.only(Kind::head), large = adult.only(Kind::head);
  EXPECT_GT(core::length(small.b - small.a) / k, 1.1 * core::length(large.b - large.a));
  EXPECT_LT(fawn.only(Kind::neck).r0 / k, adult.only(Kind::neck).r0);
}

}  // namespace
