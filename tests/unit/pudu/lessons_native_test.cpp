// What the tutorial's figures are drawn from, against the specification's formulas.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "pudu/animal.h"
#include "render/lesson.h"
#include "unit/core/random.h"
#include "unit/pudu/animal.h"
#include "unit/pudu/formulas.h"

namespace {

using formula::Real;
using nlohmann::json;
using pudu::Parameters;
using test::kNear;

json lesson(const std::string& name, const Parameters& parameters) {
  pudu::Controls controls = pudu::defaultControls();
  const pudu::Values values = pudu::valuesFrom(parameters);
  std::copy(values.begin(), values.end(), controls.begin());
  std::string text;
  EXPECT_TRUE(render::writeLesson(pudu::Animal(controls), name, {}, text)) << name;
  return json::parse(text);
}

double near(const json& number, Real wanted, double tolerance = kNear) {
  EXPECT_NEAR(number.get<double>(), static_cast<double>(wanted), tolerance);
  return number;
}

TEST(LegsLesson, HasTheAnglesOfTheFormulas) {
  const char* const ids[] = {"left-hind", "left-fore", "right-hind", "right-fore"};
  test::Random random(41);
  for (int i = 0; i < 300; ++i) {
    Parameters p;
    p.phase = i < 8 ? i / 4.0 - 1 : random.between(-3, 3);
    p.age = i % 3 == 0 ? 1 : random.unit();
    const json said = lesson("legs", p);
    const double phase = p.phase - std::floor(p.phase);
    near(said["phase"], phase);
    ASSERT_EQ(said["legs"].size(), 4u);
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const json& one = said["legs"][leg];
      EXPECT_EQ(one["id"], ids[leg]);
      near(one["offset"], formula::kOffsets[leg]);
      const Real w = formula::kTau * (phase + formula::kOffsets[leg]);
      near(one["swing"], 0.35L * std::sin(w));
      near(one["lift"], std::fmax(Real(0), std::cos(w)));
      const formula::LegAngles angles = formula::legAngles(leg, phase);
      near(one["thigh"], angles.thigh);
      near(one["knee"], angles.shin - angles.thigh);
      near(one["hoof"], angles.hoof);
    }
  }
}

TEST(LegsLesson, HasJointsAtTheEndsOfTheBones) {
  for (const double age : {0.0, 0.35, 1.0}) {
    Parameters p;
    p.age = age;
    p.phase = 0.15 + age;
    const json said = lesson("legs", p);
    const Real length = formula::legLength(age) * formula::k(age, p.shoulder);
    const Real shares[] = {0.45L, 0.45L, 0.10L};
    double lowest = 1;
    for (std::size_t leg = 0; leg < 4; ++leg) {
      const json& joints = said["legs"][leg]["joints"];
      ASSERT_EQ(joints.size(), 4u);
      const formula::LegAngles angles = formula::legAngles(leg, p.phase);
      const Real turned[] = {angles.thigh, angles.shin, angles.hoof};
      for (std::size_t bone = 0; bone < 3; ++bone) {
        const json &a = joints[bone], &b = joints[bone + 1];
        near(b[0], a[0].get<double>() + shares[bone] * length * std::sin(turned[bone]));
        near(b[1], a[1].get<double>() - shares[bone] * length * std::cos(turned[bone]));
        EXPECT_EQ(a[2], b[2]);
      }
      EXPECT_EQ(joints[0][2].get<double>() > 0, test::isNear(leg));
      lowest = std::min(lowest, joints[3][1].get<double>());
    }
    near(lowest, 0.014L * formula::k(age, p.shoulder));  // the toe's radius above the ground
  }
}

TEST(LegsLesson, TellsWhenAHoofIsOnTheGround) {
  const auto inside = [](double phase, double from, double to) {
    return from < to ? phase >= from && phase < to : phase >= from || phase < to;
  };
  for (int i = 0; i < 500; ++i) {
    Parameters p;
    p.phase = (i + 0.5) / 500;
    const json said = lesson("legs", p);
    for (const json& leg : said["legs"]) {
      const double from = leg["stance"][0], to = leg["stance"][1];
      EXPECT_TRUE(from >= 0 && from < 1 && to >= 0 && to < 1);
      EXPECT_EQ(inside(p.phase, from, to), leg["lift"].get<double>() == 0) << leg << p.phase;
    }
  }
}

TEST(CurvesLesson, FollowsTheFormulas) {
  for (const pudu::Sex sex : {pudu::Sex::female, pudu::Sex::male}) {
    Parameters p;
    p.sex = sex;
    p.age = 0.4;  // of no account
    p.shoulder = 0.42;
    p.antler = 1.25;
    const json said = lesson("curves", p);
    for (const char* name : {"age", "size", "legs", "spots", "antlers"})
      ASSERT_EQ(said[name].size(), 65u) << name;
    for (std::size_t i = 0; i < 65; ++i) {
      const Real age = Real(i) / 64;
      near(said["age"][i], age);
      const Real size = formula::k(age, p.shoulder);
      near(said["size"][i], size);
      near(said["legs"][i],
           formula::legLength(age) * size / (formula::legLength(1) * formula::k(1, p.shoulder)));
      near(said["spots"][i], formula::spots(age));
      near(said["antlers"][i], formula::antlerFactor(sex == pudu::Sex::male, p.antler, age));
    }
  }
}

TEST(CurvesLesson, ShowsANumberOfSpotsThatWasAskedFor) {
  Parameters p;
  p.spots = 9;
  const json said = lesson("curves", p);
  for (const json& spots : said["spots"]) EXPECT_EQ(spots, 9);
}

Parameters fawn(int spots, std::uint32_t seed = 7) {
  Parameters p;
  p.age = 0.1;
  p.seed = seed;
  p.spots = spots;
  return p;
}

// How far a spot lies from its grid point, in parts of the way it may.
struct Jitter {
  double x, y;
  friend bool operator==(const Jitter&, const Jitter&) = default;
};
Jitter jitter(const json& spot, Real k) {
  // Sums of the same numbers in another order differ in the last bits: millionths are enough.
  const auto rounded = [](Real x) {
    return static_cast<double>(std::round(x * 1000000)) / 1000000;
  };
  return {rounded((spot["p"][0].get<double>() - spot["grid"][0].get<double>()) / (0.02L * k)),
          rounded((spot["p"][1].get<double>() - spot["grid"][1].get<double>()) / (0.01L * k))};
}

TEST(SpotsLesson, KeyedSpotsAreTheAnimals) {
  for (const int n : {0, 1, 2, 3, 22, 40}) {
    for (const std::uint32_t seed : {0u, 7u, 4294967295u}) {
      const Parameters p = fawn(n, seed);
      const json said = lesson("spots", p);
      const auto spots = test::Animal(p).details(pudu::Kind::spot);
      ASSERT_EQ(said["keyed"].size(), spots.size());
      ASSERT_EQ(said["sequential"].size(), spots.size());
      near(said["size"], 0.02L * formula::k(p.age, p.shoulder));
      for (std::size_t i = 0; i < spots.size(); ++i) {
        near(said["keyed"][i]["p"][0], spots[i].p.x);
        near(said["keyed"][i]["p"][1], spots[i].p.y);
        EXPECT_EQ(said["keyed"][i]["grid"], said["sequential"][i]["grid"]);
      }
    }
  }
}

TEST(SpotsLesson, SequentialSpotsAreDrawnRowByRowFromOneStream) {
  constexpr std::uint32_t kStream = 3;
  for (const int n : {1, 2, 3, 20, 21, 22, 40}) {
    for (const std::uint32_t seed : {7u, 8u}) {
      const Parameters p = fawn(n, seed);
      const Real k = formula::k(p.age, p.shoulder);
      const json said = lesson("spots", p);
      std::uint32_t drawn = 0;
      for (int row = 0; row < 3; ++row) {
        for (int i = row; i < n; i += 3) {
          const Jitter found = jitter(said["sequential"][static_cast<std::size_t>(i)], k);
          EXPECT_NEAR(found.x, static_cast<double>(formula::u(seed, drawn++, kStream)) - 0.5, 1e-6);
          EXPECT_NEAR(found.y, static_cast<double>(formula::u(seed, drawn++, kStream)) - 0.5, 1e-6);
        }
      }
    }
  }
}

TEST(SpotsLesson, OneSpotMoreMovesTheSequentialOnesBelowItAndNoKeyedOne) {
  for (int n = 1; n <= 40; ++n) {
    const Parameters p = fawn(n);
    const Real k = formula::k(p.age, p.shoulder);
    const json said = lesson("spots", p);
    const json& before = said["before"];
    ASSERT_EQ(before["keyed"].size(), static_cast<std::size_t>(n - 1));
    const int row_of_new = (n - 1) % 3;
    for (int i = 0; i < n - 1; ++i) {
      const auto at = static_cast<std::size_t>(i);
      EXPECT_EQ(jitter(said["keyed"][at], k), jitter(before["keyed"][at], k)) << i << " of " << n;
      const bool stayed = jitter(said["sequential"][at], k) == jitter(before["sequential"][at], k);
      EXPECT_EQ(stayed, i % 3 <= row_of_new) << i << " of " << n;
    }
  }
}

TEST(SpotsLesson, TellsOfOneSpotFewerWhatItTellsOfThatNumber) {
  for (const int n : {1, 2, 22, 40}) {
    const json before = lesson("spots", fawn(n))["before"], fewer = lesson("spots", fawn(n - 1));
    for (const char* way : {"keyed", "sequential"}) EXPECT_EQ(before[way], fewer[way]) << n;
  }
  EXPECT_EQ(lesson("spots", fawn(1))["before"]["keyed"], json::array());
  const json none = lesson("spots", fawn(0));
  EXPECT_FALSE(none.contains("before"));
  EXPECT_EQ(none["sequential"], json::array());
}

}  // namespace
