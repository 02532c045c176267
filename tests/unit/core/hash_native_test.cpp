// SmallXXHash against the xxHash library itself.
#include <gtest/gtest.h>

#include <cstdint>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "core/hash.h"
#include "unit/core/random.h"

namespace {

TEST(HashNative, IsXxh32OfFourBytesUnderTheSeedPlusFour) {
  test::Random random(31);
  for (int i = 0; i < 200'000; ++i) {
    const auto seed = static_cast<std::uint32_t>(random.bits());
    const auto word = static_cast<std::uint32_t>(random.bits());
    const std::uint8_t bytes[] = {
        static_cast<std::uint8_t>(word), static_cast<std::uint8_t>(word >> 8),
        static_cast<std::uint8_t>(word >> 16), static_cast<std::uint8_t>(word >> 24)};
    ASSERT_EQ(core::SmallXXHash::seed(seed + 4).eat(word).value(), XXH32(bytes, 4, seed))
        << seed << ' ' << word;
  }
}

TEST(HashNative, IsXxh32OfNothing) {
  for (const std::uint32_t seed : {0u, 1u, 42u, 0xFFFFFFFFu}) {
    EXPECT_EQ(core::SmallXXHash::seed(seed).value(), XXH32(nullptr, 0, seed));
  }
}

// Two and three words, as the generators use them: XXH32 adds the length in bytes first.
TEST(HashNative, IsXxh32OfSeveralWords) {
  test::Random random(32);
  for (int i = 0; i < 100'000; ++i) {
    const auto seed = static_cast<std::uint32_t>(random.bits());
    std::uint8_t bytes[12];
    core::SmallXXHash two = core::SmallXXHash::seed(seed + 8);
    core::SmallXXHash three = core::SmallXXHash::seed(seed + 12);
    for (int w = 0; w < 3; ++w) {
      const auto word = static_cast<std::uint32_t>(random.bits());
      for (int b = 0; b < 4; ++b) bytes[4 * w + b] = static_cast<std::uint8_t>(word >> (8 * b));
      if (w < 2) two = two.eat(word);
      three = three.eat(word);
    }
    ASSERT_EQ(two.value(), XXH32(bytes, 8, seed));
    ASSERT_EQ(three.value(), XXH32(bytes, 12, seed));
  }
}

}  // namespace
