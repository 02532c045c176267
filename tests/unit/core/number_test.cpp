#include "core/number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>

#include "core/digest.h"
#include "core/math.h"
#include "unit/core/random.h"

namespace {

#ifdef __EMSCRIPTEN__
constexpr int kMany = 100'000;  // its C library takes ten times as long to print and read
#else
constexpr int kMany = 1'000'000;
#endif

std::string text(double x) {
  char out[core::kNumberSize];
  return std::string(out, core::writeNumber(x, out));
}

bool comesBack(const char* written, double x) {
  return core::detail::bitsOf(std::strtod(written, nullptr)) == core::detail::bitsOf(x);
}

// How many digits a written number has, leading and trailing zeros aside.
int significantDigits(const std::string& written) {
  std::string digits;
  for (const char c : written) {
    if (c == 'e') break;
    if (c >= '0' && c <= '9') digits += c;
  }
  const auto first = digits.find_first_not_of('0');
  const auto last = digits.find_last_not_of('0');
  return first == std::string::npos ? 1 : static_cast<int>(last - first + 1);
}

// Comes back to the same bits, and no shorter decimal does.
testing::AssertionResult shortest(double x) {
  const std::string written = text(x);
  if (!comesBack(written.c_str(), x)) {
    return testing::AssertionFailure() << written << " does not come back";
  }
  const int digits = significantDigits(written);
  char shorter[40];
  if (digits > 1) {
    std::snprintf(shorter, sizeof shorter, "%.*e", digits - 2, x);
    if (comesBack(shorter, x)) {
      return testing::AssertionFailure() << shorter << " is shorter than " << written;
    }
  }
  // Of those with as many digits the nearest is the C library's, when that one comes back at all.
  std::snprintf(shorter, sizeof shorter, "%.*e", digits - 1, x);
  if (comesBack(shorter, x) &&
      std::strtold(shorter, nullptr) != std::strtold(written.c_str(), nullptr)) {
    return testing::AssertionFailure() << shorter << " is nearer than " << written;
  }
  return testing::AssertionSuccess();
}

TEST(Number, IsLaidOutAsInJavaScript) {
  const struct {
    double x;
    const char* text;
  } cases[] = {
      {0, "0"},
      {1, "1"},
      {-1, "-1"},
      {0.1, "0.1"},
      {0.39, "0.39"},
      {-0.375, "-0.375"},
      {100, "100"},
      {123456789, "123456789"},
      {1.5, "1.5"},
      {1234.5678, "1234.5678"},
      {0.1 + 0.2, "0.30000000000000004"},
      {1.0 / 3, "0.3333333333333333"},
      {2.0 / 3, "0.6666666666666666"},
      {1e-6, "0.000001"},
      {1.5e-6, "0.0000015"},
      {9.999999e-7, "9.999999e-7"},
      {1e-7, "1e-7"},
      {1.5e-7, "1.5e-7"},
      {1e20, "100000000000000000000"},
      {123456789012345680000.0, "123456789012345680000"},
      {999999999999999868928.0, "999999999999999900000"},
      {1e21, "1e+21"},
      {1.5e21, "1.5e+21"},
      {1e22, "1e+22"},
      {1e23, "1e+23"},
      {1e100, "1e+100"},
      {1e-10, "1e-10"},
      {5e-324, "5e-324"},
      {-5e-324, "-5e-324"},
      {2.2250738585072014e-308, "2.2250738585072014e-308"},
      {2.225073858507201e-308, "2.225073858507201e-308"},
      {1.7976931348623157e308, "1.7976931348623157e+308"},
      {9007199254740991.0, "9007199254740991"},
      {9007199254740992.0, "9007199254740992"},
      {9007199254740994.0, "9007199254740994"},
      {4294967295.0, "4294967295"},
      {9.5367431640625e-7, "9.5367431640625e-7"},
      {2e-44, "2e-44"},
  };
  for (const auto& c : cases) EXPECT_EQ(text(c.x), c.text);
}

TEST(Number, KeepsTheSignOfZero) {
  EXPECT_EQ(text(-0.0), "-0");
  EXPECT_TRUE(comesBack("-0", -0.0));
}

TEST(Number, WhatJsonHasNoWordForIsNull) {
  EXPECT_EQ(text(std::numeric_limits<double>::quiet_NaN()), "null");
  EXPECT_EQ(text(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(text(-std::numeric_limits<double>::infinity()), "null");
}

TEST(Number, RandomBitPatternsComeBackAndAreShortest) {
  test::Random random(61);
  for (int i = 0; i < kMany; ++i) {
    const double x = random.anyDouble();
    if (!std::isfinite(x)) continue;
    ASSERT_TRUE(shortest(x));
    ASSERT_LT(text(x).size(), 26u);
  }
}

TEST(Number, SizesOfAnAnimalComeBackAndAreShortest) {
  test::Random random(62);
  for (int i = 0; i < kMany / 2; ++i) {
    ASSERT_TRUE(shortest(random.between(-1, 1)));
    // Decimals that somebody typed stay as they were typed.
    const double typed = static_cast<double>(random.bits() % 100'000) / 1000;
    ASSERT_TRUE(shortest(typed));
    ASSERT_LE(significantDigits(text(typed)), 5);
  }
}

TEST(Number, SubnormalsComeBackAndAreShortest) {
  test::Random random(63);
  for (int i = 0; i < kMany / 20; ++i) {
    const std::uint64_t pattern = (random.bits() & 0xfffffffffffffu) >> (random.bits() % 52);
    ASSERT_TRUE(shortest(core::detail::doubleOf(pattern)));
  }
  for (std::uint64_t pattern = 1; pattern < 2000; ++pattern) {
    ASSERT_TRUE(shortest(core::detail::doubleOf(pattern)));
  }
}

TEST(Number, PowersOfTwoAndTheirNeighboursComeBack) {
  for (int power = -1074; power <= 1023; ++power) {
    const double x = std::ldexp(1, power);
    ASSERT_TRUE(shortest(x));
    ASSERT_TRUE(shortest(-std::nextafter(x, 0)));
    ASSERT_TRUE(shortest(std::nextafter(x, 2 * x)));
  }
}

TEST(Number, PowersOfTenAndTheirNeighboursComeBack) {
  for (int power = -323; power <= 308; ++power) {
    char typed[16];
    std::snprintf(typed, sizeof typed, "1e%d", power);
    const double x = std::strtod(typed, nullptr);
    ASSERT_TRUE(shortest(x));
    ASSERT_EQ(significantDigits(text(x)), 1) << typed;
    ASSERT_TRUE(shortest(std::nextafter(x, 0)));
    ASSERT_TRUE(shortest(std::nextafter(x, HUGE_VAL)));
  }
}

TEST(Number, IntegersAreWrittenWhole) {
  test::Random random(64);
  for (int i = 0; i < kMany / 10; ++i) {
    const std::uint64_t n = random.bits() >> (11 + random.bits() % 53);
    ASSERT_EQ(text(static_cast<double>(n)), std::to_string(n));
  }
  std::string appended;
  core::appendInteger(std::numeric_limits<std::int64_t>::min(), appended);
  appended += ' ';
  core::appendInteger(0, appended);
  appended += ' ';
  core::appendInteger(-7, appended);
  EXPECT_EQ(appended, "-9223372036854775808 0 -7");
}

TEST(Number, WritesNothingBeyondItsEnd) {
  char out[core::kNumberSize];
  for (const double x : {0.0, 0.1, -2.2250738585072014e-308, 1e20}) {
    for (char& c : out) c = '#';
    const std::size_t size = core::writeNumber(x, out);
    for (std::size_t i = size; i < sizeof out; ++i) ASSERT_EQ(out[i], '#');
    ASSERT_EQ(std::string(out, size).find('#'), std::string::npos);
  }
}

TEST(Number, TheTextIsTheSameOnEveryMachine) {
  core::Digest digest;
  test::Random random(65);
  for (int i = 0; i < 100'000; ++i) {
    digest.text(text(random.anyDouble())).text(" ").text(text(random.between(-1, 1))).text("\n");
  }
  EXPECT_EQ(digest.hex(), "bf339cb2e1071996");
}

}  // namespace
