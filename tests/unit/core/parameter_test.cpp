#include "core/parameter.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>

namespace {

using core::kAuto;
using core::Parameter;
using core::ParameterKind;
using core::Reason;
using core::Redraw;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

constexpr std::string_view kTwo[] = {"female", "male"};
constexpr std::string_view kThree[] = {"walk", "trot", "bound"};
constexpr std::string_view kOne[] = {"walk"};

constexpr Parameter kTable[] = {
    {"seed", ParameterKind::integer, "", 0, 4294967295, 7, 1, false, {}, Redraw::shape},
    {"age", ParameterKind::number, "", 0, 1, 1, 0.01, false, {}, Redraw::shape},
    {"sex", ParameterKind::choice, "", 0, 1, 1, 1, false, kTwo, Redraw::shape},
    {"phase", ParameterKind::cyclic, "", 0, 1, 0, 0.01, false, {}, Redraw::pose},
    {"shoulder", ParameterKind::number, "m", 0.3, 0.45, 0.38, 0.01, false, {}, Redraw::shape},
    {"angle", ParameterKind::number, "deg", -90, 60, 25, 1, false, {}, Redraw::shape},
    {"spots", ParameterKind::integer, "", 0, 40, kAuto, 1, true, {}, Redraw::shape},
};
constexpr std::array<double, 7> kFine = {7, 1, 1, 0, 0.38, 25, kAuto};

// The fine values with one changed, and the message that must follow; "" where it is fine.
std::string with(std::size_t row, double value) {
  auto values = kFine;
  values[row] = value;
  const auto problem = core::firstProblem(kTable, values);
  if (!problem) return "";
  EXPECT_EQ(problem->field, kTable[row].id);
  EXPECT_EQ(problem->parameter, &kTable[row]);
  return core::message(*problem);
}

Reason reason(std::size_t row, double value) {
  auto values = kFine;
  values[row] = value;
  return core::firstProblem(kTable, values).value().reason;
}

TEST(Parameter, FallbacksAreFine) {
  EXPECT_FALSE(core::firstProblem(kTable, kFine));
  EXPECT_FALSE(core::firstProblem({}, {}));
}

TEST(Parameter, BothEndsOfARangeAreFine) {
  for (const std::size_t row : {0, 1, 4, 5, 6}) {
    EXPECT_EQ(with(row, kTable[row].min), "");
    EXPECT_EQ(with(row, kTable[row].max), "");
  }
  EXPECT_EQ(with(1, -0.0), "");
}

TEST(Parameter, OneStepBeyondAnEndIsNot) {
  EXPECT_EQ(with(1, -5e-324), "age: -5e-324 is out of range; allowed: 0 to 1");
  EXPECT_EQ(with(1, 1.0000000000000002),
            "age: 1.0000000000000002 is out of range; allowed: 0 to 1");
  EXPECT_EQ(with(1, 1.5), "age: 1.5 is out of range; allowed: 0 to 1");
  EXPECT_EQ(with(0, 4294967296),
            "seed: 4294967296 is out of range; allowed: 0 to 4294967295 in whole numbers");
  EXPECT_EQ(with(0, -1), "seed: -1 is out of range; allowed: 0 to 4294967295 in whole numbers");
  EXPECT_EQ(reason(1, 1.5), Reason::out_of_range);
}

TEST(Parameter, MessagesCarryUnits) {
  EXPECT_EQ(with(4, 0.5), "shoulder: 0.5 m is out of range; allowed: 0.3 to 0.45 m");
  EXPECT_EQ(with(5, 61), "angle: 61 deg is out of range; allowed: -90 to 60 deg");
}

TEST(Parameter, NothingButFiniteNumbers) {
  EXPECT_EQ(with(1, kNan), "age: NaN is not a finite number; allowed: 0 to 1");
  EXPECT_EQ(with(1, -kNan), "age: NaN is not a finite number; allowed: 0 to 1");
  EXPECT_EQ(with(4, kInfinity),
            "shoulder: Infinity is not a finite number; allowed: 0.3 to 0.45 m");
  EXPECT_EQ(
      with(3, -kInfinity),
      "phase: -Infinity is not a finite number; allowed: any finite number, wrapped to 0 to 1");
  for (std::size_t row = 0; row < kFine.size(); ++row) {
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
      EXPECT_EQ(reason(row, bad), Reason::not_finite) << kTable[row].id;
    }
  }
}

TEST(Parameter, IntegersAreWhole) {
  EXPECT_EQ(with(0, 1.5),
            "seed: 1.5 is not a whole number; allowed: 0 to 4294967295 in whole numbers");
  EXPECT_EQ(reason(0, 1.5), Reason::not_whole);
  EXPECT_EQ(reason(6, 3.000001), Reason::not_whole);
  EXPECT_EQ(reason(6, 40.5), Reason::out_of_range);
}

TEST(Parameter, ChoicesAreOneOfThem) {
  EXPECT_EQ(with(2, 0), "");
  EXPECT_EQ(with(2, 1), "");
  EXPECT_EQ(with(2, 2), "sex: 2 is not one of the choices; allowed: female or male");
  for (const double bad : {-1.0, 2.0, 0.5, 1e300}) {
    EXPECT_EQ(reason(2, bad), Reason::unknown_choice);
  }
}

TEST(Parameter, CyclicNumbersMayBeAnything) {
  for (const double phase : {-1e300, -1.0, -0.25, 0.0, 1.0, 17.3, 1e300}) {
    EXPECT_EQ(with(3, phase), "");
  }
}

TEST(Parameter, AutoIsForThoseThatHaveIt) {
  EXPECT_EQ(with(6, kAuto), "");
  EXPECT_EQ(with(6, -2), "spots: -2 is out of range; allowed: 0 to 40 in whole numbers, or auto");
  EXPECT_EQ(reason(1, kAuto), Reason::out_of_range);
  // Where the range holds -1 without auto, it is only a number.
  EXPECT_EQ(with(5, -1), "");
}

TEST(Parameter, TheFirstProblemIsTheOneReported) {
  auto values = kFine;
  values[4] = 9;
  values[1] = -3;
  EXPECT_EQ(core::firstProblem(kTable, values).value().field, "age");
  EXPECT_EQ(core::firstProblem(kTable, values).value().value, -3);
}

TEST(Parameter, AllowedReadsAsTheEndOfASentence) {
  EXPECT_EQ(core::allowed(kTable[1]), "0 to 1");
  EXPECT_EQ(core::allowed(kTable[2]), "female or male");
  EXPECT_EQ(core::allowed(kTable[3]), "any finite number, wrapped to 0 to 1");
  EXPECT_EQ(core::allowed(kTable[4]), "0.3 to 0.45 m");
  EXPECT_EQ(core::allowed(kTable[6]), "0 to 40 in whole numbers, or auto");
  Parameter gait = kTable[2];
  gait.choices = kThree;
  EXPECT_EQ(core::allowed(gait), "walk, trot or bound");
  gait.automatic = true;
  EXPECT_EQ(core::allowed(gait), "walk, trot or bound, or auto");
  gait.choices = kOne;
  gait.automatic = false;
  EXPECT_EQ(core::allowed(gait), "walk");
}

}  // namespace
