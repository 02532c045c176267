// The coat: where spots lie, how they are drawn by lot, and what moves them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "unit/pudu/animal.h"
#include "unit/pudu/formulas.h"

namespace {

using formula::Real;
using pudu::Kind;
using pudu::Parameters;
using test::Animal;
using test::kNear;

// Salts are part of the contract: another number would move every spot of every fawn.
constexpr std::uint32_t kSpotX = 1, kSpotY = 2;

Parameters fawn(int spots, std::uint32_t seed = 7) {
  Parameters p;
  p.age = 0;
  p.seed = seed;
  p.spots = spots;
  return p;
}

TEST(Spots, LieInRowsAndColumnsWithAKeyedJitter) {
  for (const std::uint32_t seed : {0u, 7u, 123456789u, 4294967295u}) {
    for (const int n : {1, 2, 3, 4, 21, 22, 23, 40}) {
      for (const double age : {0.0, 0.3, 1.0}) {
        Parameters p = fawn(n, seed);
        p.age = age;
        const Animal animal(p);
        const Real k = formula::k(p.age, p.shoulder), body_y = animal.withers().y / k;
        const int columns = (n % 3 == 0) ? n / 3 : n / 3 + 1;  // ceil(n/3)
        const auto spots = animal.details(Kind::spot);
        ASSERT_EQ(spots.size(), static_cast<std::size_t>(n));
        for (int i = 0; i < n; ++i) {
          const auto key = static_cast<std::uint32_t>(i);
          const Real x = -0.14L + 0.28L * (i / 3 + 0.5L) / columns +
                         0.02L * (formula::u(seed, key, kSpotX) - 0.5L);
          const Real y =
              body_y + 0.075L - 0.028L * (i % 3) + 0.01L * (formula::u(seed, key, kSpotY) - 0.5L);
          const core::Detail& spot = spots[static_cast<std::size_t>(i)];
          EXPECT_NEAR(spot.p.x, static_cast<double>(x * k), kNear) << "spot " << i << " of " << n;
          EXPECT_NEAR(spot.p.y, static_cast<double>(y * k), kNear) << "spot " << i << " of " << n;
        }
      }
    }
  }
}

TEST(Spots, LieOnTheNearFlankAtTheirShareOfTheGirth) {
  for (const double roundness : {0.8, 1.0, 1.3}) {
    Parameters p = fawn(40);
    p.roundness = roundness;
    const Animal animal(p);
    const double base_radius = animal.parts(Kind::body)[2].r1 / 0.85;  // k included
    for (const core::Detail& spot : animal.details(Kind::spot)) {
      EXPECT_NEAR(spot.p.z, 0.85 * base_radius, kNear);
    }
  }
}

// The base radius knows no belly: spots do not float off a fat flank.
TEST(Spots, StayWhereTheyAreWhenTheBellyGrows) {
  Parameters p = fawn(22);
  const auto thin = Animal(p).details(Kind::spot);
  p.belly = 1;
  const auto fat = Animal(p).details(Kind::spot);
  for (std::size_t i = 0; i < thin.size(); ++i) test::expectPoint(thin[i].p, fat[i].p);
}

TEST(Spots, AreTwoCentimetresAcrossOnAnAdultsScale) {
  for (const double age : {0.0, 0.25, 0.5}) {
    Parameters p = fawn(9);
    p.age = age;
    for (const core::Detail& spot : Animal(p).details(Kind::spot)) {
      EXPECT_NEAR(spot.size, static_cast<double>(0.02L * formula::k(p.age, p.shoulder)), kNear);
      EXPECT_EQ(spot.shape, core::Shape::disc);
      EXPECT_EQ(spot.role, static_cast<std::uint8_t>(pudu::Role::spot));
    }
  }
}

TEST(Spots, SitOnTheBodyPartUnderThem) {
  bool seen[3] = {};
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    const Animal animal(fawn(40, seed));
    for (const core::Detail& spot : animal.details(Kind::spot)) {
      ASSERT_LT(spot.part, 3);
      const core::Part& body = animal.d.parts[static_cast<std::size_t>(spot.part)];
      EXPECT_EQ(body.kind, static_cast<std::uint8_t>(Kind::body));
      EXPECT_LE(body.a.x, spot.p.x);
      EXPECT_LE(spot.p.x, body.b.x);
      seen[spot.part] = true;
    }
  }
  EXPECT_TRUE(seen[0] && seen[1] && seen[2]);
}

// What is random about spot i, taken back out of where it lies.
struct Jitter {
  double x, y;
};
Jitter jitter(const Animal& animal, std::size_t i) {
  const auto spots = animal.details(Kind::spot);
  const double k = pudu::sizeFactor(animal.p);
  const auto columns = std::ceil(static_cast<double>(spots.size()) / 3);
  const double grid_x = -0.14 + 0.28 * (static_cast<double>(i / 3) + 0.5) / columns;
  const double grid_y = animal.withers().y / k + 0.075 - 0.028 * static_cast<double>(i % 3);
  return {spots[i].p.x / k - grid_x, spots[i].p.y / k - grid_y};
}

TEST(Spots, KeepTheirDrawsWhenTheirNumberChanges) {
  const Animal most(fawn(40));
  for (int n = 1; n < 40; ++n) {
    const Animal some(fawn(n));
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
      EXPECT_NEAR(jitter(some, i).x, jitter(most, i).x, kNear) << "spot " << i << " of " << n;
      EXPECT_NEAR(jitter(some, i).y, jitter(most, i).y, kNear) << "spot " << i << " of " << n;
    }
  }
}

// While the number of columns stays, so does every spot, to the bit.
TEST(Spots, DoNotMoveAtAllWhileColumnsStay) {
  const auto twenty_two = Animal(fawn(22)).details(Kind::spot);
  const auto twenty_four = Animal(fawn(24)).details(Kind::spot);
  for (std::size_t i = 0; i < 22; ++i) EXPECT_TRUE(test::same(twenty_two[i], twenty_four[i]));
}

TEST(Spots, JitterFillsItsBoxAndNoMore) {
  double low_x = 1, high_x = -1, low_y = 1, high_y = -1;
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    const Animal animal(fawn(12, seed));
    for (std::size_t i = 0; i < 12; ++i) {
      const Jitter j = jitter(animal, i);
      low_x = std::min(low_x, j.x), high_x = std::max(high_x, j.x);
      low_y = std::min(low_y, j.y), high_y = std::max(high_y, j.y);
    }
  }
  EXPECT_GE(low_x, -0.01 - kNear);
  EXPECT_LE(high_x, 0.01 + kNear);
  EXPECT_GE(low_y, -0.005 - kNear);
  EXPECT_LE(high_y, 0.005 + kNear);
  EXPECT_LT(low_x, -0.0098);
  EXPECT_GT(high_x, 0.0098);
  EXPECT_LT(low_y, -0.0049);
  EXPECT_GT(high_y, 0.0049);
}

TEST(Seed, MovesTheSpotsAndNothingElse) {
  const Animal seven(fawn(22, 7)), eight(fawn(22, 8));
  ASSERT_EQ(seven.d.parts.size(), eight.d.parts.size());
  for (std::size_t i = 0; i < seven.d.parts.size(); ++i) {
    EXPECT_TRUE(test::same(seven.d.parts[i], eight.d.parts[i]));
  }
  std::size_t moved = 0;
  for (std::size_t i = 0; i < seven.d.details.size(); ++i) {
    const bool is_spot = seven.d.details[i].kind == static_cast<std::uint8_t>(Kind::spot);
    const bool stays = test::same(seven.d.details[i], eight.d.details[i]);
    EXPECT_TRUE(is_spot || stays);
    moved += is_spot && !stays;
  }
  EXPECT_EQ(moved, 22u);
}

TEST(Seed, IsNothingToAnAdult) {
  Parameters p;
  const Animal seven(p);
  p.seed = 4294967295u;
  EXPECT_TRUE(test::same(seven.d, Animal(p).d));
}

}  // namespace
