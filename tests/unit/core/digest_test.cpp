#include "core/digest.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace {

using core::Digest;

// The vectors that come with FNV-1a, 64 bits.
TEST(Digest, IsFnv1a) {
  EXPECT_EQ(Digest().value(), 0xcbf29ce484222325u);
  EXPECT_EQ(Digest().text("a").value(), 0xaf63dc4c8601ec8cu);
  EXPECT_EQ(Digest().text("foobar").value(), 0x85944171f73967e8u);
}

TEST(Digest, TakesIntegersLowByteFirst) {
  const std::array<std::uint8_t, 8> bytes = {0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01};
  EXPECT_EQ(Digest().integer(0x0123456789abcdefu).value(), Digest().bytes(bytes).value());
}

TEST(Digest, TakesTheBitPatternOfANumber) {
  EXPECT_EQ(Digest().number(1).value(), Digest().integer(0x3ff0000000000000u).value());
  EXPECT_NE(Digest().number(0.0).value(), Digest().number(-0.0).value());
  EXPECT_NE(Digest().number(1).value(), Digest().number(std::nextafter(1, 2)).value());
}

TEST(Digest, CountsAllNansAsOne) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(Digest().number(nan).value(), Digest().number(-nan).value());
  EXPECT_EQ(Digest().number(std::nan("7")).value(), Digest().number(nan).value());
  EXPECT_EQ(Digest().number(nan).value(), Digest().integer(0x7ff8000000000000u).value());
}

TEST(Digest, DependsOnOrder) {
  EXPECT_NE(Digest().number(1).number(2).value(), Digest().number(2).number(1).value());
}

TEST(Digest, WritesSixteenDigits) {
  EXPECT_EQ(Digest().hex(), "cbf29ce484222325");
  EXPECT_EQ(Digest().text("foobar").hex(), "85944171f73967e8");
  // One whose first digit is zero keeps it.
  Digest digest;
  while (digest.value() >> 60 != 0) digest.byte(1);
  EXPECT_EQ(digest.hex().size(), 16u);
  EXPECT_EQ(digest.hex()[0], '0');
}

}  // namespace
