// What holds for every pudu, whatever its parameters.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "core/box.h"
#include "property/any_pudu.h"
#include "pudu/pudu.h"
#include "unit/pudu/animal.h"

namespace {

using core::Box;
using core::Description;
using pudu::Parameters;
using test::Random;

constexpr int kMany = 20000;

// What to type to see a failing animal again.
std::string told(const Parameters& p) {
  std::ostringstream text;
  text.precision(17);
  const pudu::Values values = pudu::valuesFrom(p);
  for (std::size_t i = 0; i < values.size(); ++i) {
    text << " " << pudu::kParameters[i].id << " " << values[i];
  }
  return text.str();
}

TEST(EveryPudu, IsAllowedByItsTable) {
  Random random(1);
  for (int i = 0; i < kMany; ++i) {
    const Parameters p = test::anyPudu(random);
    const auto problem = pudu::validate(p);
    ASSERT_FALSE(problem) << core::message(*problem);
  }
}

TEST(EveryPudu, IsFiniteGroundedAndWellConnected) {
  Random random(2);
  Description d;
  for (int i = 0; i < kMany; ++i) {
    const Parameters p = test::anyPudu(random);
    ASSERT_FALSE(pudu::describe(p, d));
    double lowest = 1;
    for (std::size_t j = 0; j < d.parts.size(); ++j) {
      const core::Part& part = d.parts[j];
      ASSERT_TRUE(std::isfinite(part.a.x + part.a.y + part.a.z + part.b.x + part.b.y + part.b.z))
          << told(p);
      ASSERT_GT(part.r0, 0) << told(p);
      ASSERT_GT(part.r1, 0) << told(p);
      ASSERT_LT(part.parent, static_cast<int>(j)) << told(p);
      ASSERT_GE(part.parent, j == 0 ? core::kNoParent : 0) << told(p);
      lowest = std::min({lowest, part.a.y - part.r0, part.b.y - part.r1});
    }
    ASSERT_NEAR(lowest, 0, 2e-16) << told(p);
    for (const core::Detail& detail : d.details) {
      ASSERT_TRUE(std::isfinite(detail.p.x + detail.p.y + detail.p.z)) << told(p);
      ASSERT_GT(detail.size, 0) << told(p);
      ASSERT_TRUE(detail.part >= 0 && detail.part < static_cast<int>(d.parts.size())) << told(p);
      ASSERT_GT(detail.p.y - detail.size / 2, 0) << "a mark below the ground:" << told(p);
    }
  }
}

// The same number of parts for all, but for the antlers: what a view or a port may rely on.
TEST(EveryPudu, HasAsManyPartsAsItsKindHas) {
  Random random(3);
  Description d;
  for (int i = 0; i < kMany; ++i) {
    const Parameters p = test::anyPudu(random);
    ASSERT_FALSE(pudu::describe(p, d));
    const auto antlers = std::count_if(d.parts.begin(), d.parts.end(), [](const core::Part& part) {
      return part.kind == static_cast<std::uint8_t>(pudu::Kind::antler);
    });
    ASSERT_TRUE(antlers == 0 || antlers == 2) << told(p);
    ASSERT_EQ(d.parts.size(), 24u + static_cast<std::size_t>(antlers)) << told(p);
    ASSERT_EQ(d.details.size(), 3u + static_cast<std::size_t>(pudu::spotCount(p))) << told(p);
  }
}

// No trace of what was written before, and no draw that depends on another.
TEST(EveryPudu, IsAPureFunctionOfItsParameters) {
  Random random(4);
  Description used;
  for (int i = 0; i < 2000; ++i) {
    const Parameters p = test::anyPudu(random);
    Description fresh;
    ASSERT_FALSE(pudu::describe(p, fresh));
    ASSERT_FALSE(pudu::describe(p, used));
    ASSERT_TRUE(test::same(fresh, used)) << told(p);
  }
}

// To the rounding of a grounded animal's lowest point.
bool holds(const Box& frame, const Box& box) {
  return frame.x0 <= box.x0 && frame.y0 <= box.y0 + 1e-15 && box.x1 <= frame.x1 &&
         box.y1 <= frame.y1;
}

TEST(CycleFrame, HoldsEveryPose) {
  Random random(5);
  Description d;
  for (int i = 0; i < 120; ++i) {
    Parameters p = test::anyPudu(random);
    const Box frame = pudu::cycleFrame(p, d);
    for (int j = 0; j < 241; ++j) {
      p.phase = j / 241.0;
      ASSERT_FALSE(pudu::describe(p, d));
      ASSERT_TRUE(holds(frame, core::boundingBox(d))) << told(p);
    }
  }
}

// One frame for all poses, with no room to spare: the ground line is its lower edge.
TEST(CycleFrame, IsTightAndTheSameInEveryPhase) {
  Random random(6);
  Description d;
  for (int i = 0; i < 60; ++i) {
    Parameters p = test::anyPudu(random);
    const Box frame = pudu::cycleFrame(p, d);
    Box all;
    for (int j = 0; j < 480; ++j) {
      p.phase = j / 480.0;
      ASSERT_FALSE(pudu::describe(p, d));
      const Box box = core::boundingBox(d);
      all = j == 0 ? box : core::unite(all, box);
    }
    EXPECT_NEAR(frame.y0, 0, 1e-15);
    EXPECT_NEAR(frame.x0, all.x0, 1e-4);
    EXPECT_NEAR(frame.x1, all.x1, 1e-4);
    EXPECT_NEAR(frame.y1, all.y1, 3e-4);
    EXPECT_EQ(pudu::cycleFrame(p, d), frame) << "the phase of the parameters has no say";
  }
}

TEST(SceneFrame, HoldsEveryAnimalOfItsAdultSize) {
  Random random(7);
  Description d;
  for (const double shoulder : {0.30, 0.38, 0.45}) {
    Parameters asked;
    asked.shoulder = shoulder;
    const Box frame = pudu::sceneFrame(asked, d);
    for (int i = 0; i < kMany; ++i) {
      Parameters p = test::anyPudu(random);
      p.shoulder = shoulder;
      ASSERT_FALSE(pudu::describe(p, d));
      ASSERT_TRUE(holds(frame, core::boundingBox(d))) << told(p);
    }
  }
}

// Its corners are where random draws seldom come: every end of every range, together.
TEST(SceneFrame, HoldsTheExtremes) {
  Description d;
  const Box frame = pudu::sceneFrame({}, d);
  for (const double age : {0.0, 0.8, 0.85, 0.87, 0.88, 0.89, 0.895, 0.9, 0.95, 1.0}) {
    for (const double roundness : {0.8, 1.3}) {
      for (const double belly : {0.0, 1.0}) {
        for (const double degrees : {-90.0, -5.0, 0.0, 5.0, 60.0}) {
          for (int i = 0; i < 100; ++i) {
            Parameters p;
            p.age = age;
            p.roundness = roundness;
            p.belly = belly;
            p.antler = 1.5;
            p.antler_angle = degrees;
            p.phase = i / 100.0;
            ASSERT_FALSE(pudu::describe(p, d));
            ASSERT_TRUE(holds(frame, core::boundingBox(d))) << told(p);
          }
        }
      }
    }
  }
}

// The page grows up in it, so it must not depend on what grows.
TEST(SceneFrame, DependsOnTheAdultSizeAlone) {
  Random random(8);
  Description d;
  Parameters usual;
  const Box frame = pudu::sceneFrame(usual, d);
  for (int i = 0; i < 100; ++i) {
    Parameters p = test::anyPudu(random);
    p.shoulder = usual.shoulder;
    EXPECT_EQ(pudu::sceneFrame(p, d), frame);
  }
  Parameters small;
  small.shoulder = 0.30;
  const Box half = pudu::sceneFrame(small, d);
  EXPECT_NEAR(half.x1 * 0.38 / 0.30, frame.x1, 1e-12);
  EXPECT_NEAR(half.y1 * 0.38 / 0.30, frame.y1, 1e-12);
}

// A pudu only ever grows, loses spots, and gains antlers.
TEST(Growth, IsMonotone) {
  Description d;
  Parameters p;
  double size = 0, length = 0, antler = 0;
  int spots = 22;
  for (int i = 0; i <= 1000; ++i) {
    p.age = i / 1000.0;
    ASSERT_FALSE(pudu::describe(p, d));
    EXPECT_GE(pudu::sizeFactor(p), size) << p.age;
    size = pudu::sizeFactor(p);
    const double now = pudu::readouts(d).head_and_body_m;
    EXPECT_GE(now, length - 1e-15) << p.age;
    length = now;
    EXPECT_LE(pudu::spotCount(p), spots) << p.age;
    spots = pudu::spotCount(p);
    double spike = 0;
    for (const core::Part& part : d.parts) {
      if (part.kind == static_cast<std::uint8_t>(pudu::Kind::antler)) {
        spike = core::length(part.b - part.a);
      }
    }
    EXPECT_GE(spike, antler - 1e-15) << p.age;
    antler = spike;
  }
}

// At the withers too, but for what the specification's formulas let go: legs shorten from the first
// day on, before the size has begun to grow (0.1 mm), and go on when it is full (8 mm).
TEST(Growth, OfTheWithersIsMonotoneButForTheLegs) {
  Description d;
  Parameters p;
  double height = 0, highest = 0;
  for (int i = 0; i <= 1000; ++i) {
    p.age = i / 1000.0;
    ASSERT_FALSE(pudu::describe(p, d));
    const double now = pudu::readouts(d).withers_height_m;
    EXPECT_GE(now, highest - (p.age < 0.7 ? 1e-4 : 0.008)) << p.age;
    if (p.age > 0.02 && p.age < 0.7) {
      EXPECT_GT(now, height) << p.age;
    }
    height = now;
    highest = std::max(highest, now);
  }
}

// No leg jumps: a thousandth of a cycle moves nothing by more than a stride's share of it.
TEST(Walk, IsContinuousRoundTheCycle) {
  Random random(9);
  Description before, after;
  for (int i = 0; i < 20; ++i) {
    Parameters p = test::anyPudu(random);
    for (int j = 0; j < 1000; ++j) {
      p.phase = j / 1000.0;
      ASSERT_FALSE(pudu::describe(p, before));
      p.phase = (j + 1) / 1000.0;
      ASSERT_FALSE(pudu::describe(p, after));
      for (std::size_t k = 0; k < before.parts.size(); ++k) {
        ASSERT_LT(core::length(after.parts[k].b - before.parts[k].b), 0.002) << told(p);
      }
    }
  }
}

}  // namespace
