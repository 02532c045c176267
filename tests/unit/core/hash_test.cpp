#include "core/hash.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace {

using core::SmallXXHash;

// The vectors of the contract, known while compiling.
static_assert(SmallXXHash::seed(0).value() == 0x02CC5D05);
static_assert(SmallXXHash::seed(0).eat(0).value() == 0x34560F83);
static_assert(SmallXXHash::seed(0).eat(1).value() == 0x8287B9F0);
static_assert(SmallXXHash::seed(0).eat(1).eat(2).eat(3).value() == 0xCB86B7A8);
static_assert(SmallXXHash::seed(42).eat(42).value() == 0x94782653);
// XXH32 of the bytes 01 00 00 00 under seed 0.
static_assert(SmallXXHash::seed(4).eat(1).value() == 0xF3BB7693);

// Once more while running, where a compiler's own mistake would show.
TEST(Hash, GivesTheVectorsOfTheContract) {
  volatile std::uint32_t zero = 0, forty_two = 42;
  EXPECT_EQ(SmallXXHash::seed(zero).value(), 0x02CC5D05u);
  EXPECT_EQ(SmallXXHash::seed(zero).eat(zero).value(), 0x34560F83u);
  EXPECT_EQ(SmallXXHash::seed(zero).eat(zero + 1).value(), 0x8287B9F0u);
  EXPECT_EQ(SmallXXHash::seed(zero).eat(zero + 1).eat(2).eat(3).value(), 0xCB86B7A8u);
  EXPECT_EQ(SmallXXHash::seed(forty_two).eat(forty_two).value(), 0x94782653u);
  EXPECT_EQ(SmallXXHash::seed(zero + 4).eat(zero + 1).value(), 0xF3BB7693u);
}

TEST(Hash, WrapsAroundAtTheLargestSeed) {
  // seed + the fifth prime leaves 32 bits; unsigned arithmetic takes it modulo 2^32.
  EXPECT_EQ(SmallXXHash::seed(0xFFFFFFFF).eat(0xFFFFFFFF).value(),
            SmallXXHash::seed(0xFFFFFFFF).eat(0xFFFFFFFF).value());
  EXPECT_NE(SmallXXHash::seed(0xFFFFFFFF).eat(5).value(), SmallXXHash::seed(0).eat(5).value());
}

TEST(Hash, UnitIsTheHashOverTwoToTheThirtyTwo) {
  static_assert(core::unit(7, 3, 1) == SmallXXHash::seed(7).eat(3).eat(1).value() / 4294967296.0);
  for (std::uint32_t i = 0; i < 100'000; ++i) {
    const double u = core::unit(7, i, 1);
    ASSERT_GE(u, 0);
    ASSERT_LT(u, 1);
    ASSERT_EQ(u * 0x1p32, SmallXXHash::seed(7).eat(i).eat(1).value());
  }
}

TEST(Hash, SeedIndexAndSaltEachMatter) {
  const double u = core::unit(7, 3, 1);
  EXPECT_NE(core::unit(8, 3, 1), u);
  EXPECT_NE(core::unit(7, 4, 1), u);
  EXPECT_NE(core::unit(7, 3, 2), u);
  EXPECT_NE(core::unit(7, 1, 3), u);
}

// Not a test of randomness as such, which xxHash has passed elsewhere, but of its wiring here: a
// dropped mixing step leaves neighbouring indices close together and fails this at once.
TEST(Hash, UnitSpreadsEvenly) {
  constexpr int kCount = 64'000, kBins = 64;
  std::array<int, kBins> bins{};
  double sum = 0, product = 0, before = 0.5;
  for (std::uint32_t i = 0; i < kCount; ++i) {
    const double u = core::unit(7, i, 1);
    ++bins[static_cast<std::size_t>(u * kBins)];
    sum += u;
    product += (u - 0.5) * (before - 0.5);
    before = u;
  }
  EXPECT_NEAR(sum / kCount, 0.5, 0.005);
  EXPECT_NEAR(product / kCount, 0, 0.002);
  // Each bin expects 1000 with a standard deviation of 31.
  for (const int bin : bins) EXPECT_NEAR(bin, kCount / kBins, 160);
}

}  // namespace
