// The table of parameters, what it refuses and how it says so, and the knobs in front of it.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <string>

#include "unit/pudu/animal.h"

namespace {

using core::ParameterKind;
using pudu::Controls;
using pudu::Field;
using pudu::Parameters;
using pudu::Values;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double above(double x) { return std::nextafter(x, kInfinity); }
double below(double x) { return std::nextafter(x, -kInfinity); }

// The table of the specification: name, range, default.
struct Wanted {
  const char* id;
  double min, max, fallback;
};
constexpr Wanted kWanted[] = {{"seed", 0, 4294967295.0, 7},
                              {"age", 0, 1, 1},
                              {"sex", 0, 1, 1},
                              {"phase", 0, 1, 0},
                              {"shoulder", 0.30, 0.45, 0.38},
                              {"roundness", 0.8, 1.3, 1},
                              {"belly", 0, 1, 0},
                              {"antler", 0, 1.5, 1},
                              {"antlerAngle", -90, 60, 25},
                              {"spots", 0, 40, core::kAuto}};

TEST(Table, IsTheSpecifications) {
  ASSERT_EQ(pudu::kParameters.size(), std::size(kWanted));
  for (std::size_t i = 0; i < std::size(kWanted); ++i) {
    const core::Parameter& row = pudu::kParameters[i];
    EXPECT_EQ(row.id, kWanted[i].id);
    EXPECT_EQ(row.min, kWanted[i].min) << row.id;
    EXPECT_EQ(row.max, kWanted[i].max) << row.id;
    EXPECT_EQ(row.fallback, kWanted[i].fallback) << row.id;
    EXPECT_EQ(row.automatic, row.id == "spots") << row.id;
  }
  EXPECT_EQ(pudu::kSexNames[0], "female");
  EXPECT_EQ(pudu::kSexNames[1], "male");
  ASSERT_EQ(pudu::kParameters[Field::sex].choices.size(), 2u);
  EXPECT_EQ(pudu::kParameters[Field::sex].choices.data(), pudu::kSexNames.data());
}

TEST(Table, HasTheKnobsOfTheSpecification) {
  ASSERT_EQ(pudu::kKnobs.size(), 2u);
  const core::Parameter& spots = pudu::kKnobs[0].row;
  EXPECT_EQ(spots.id, "spots");
  EXPECT_EQ(spots.min, 0);
  EXPECT_EQ(spots.max, 40);
  EXPECT_EQ(spots.step, 1);
  const core::Parameter& chubby = pudu::kKnobs[1].row;
  EXPECT_EQ(chubby.id, "chubby");
  EXPECT_EQ(chubby.min, 0);
  EXPECT_EQ(chubby.max, 1);
  EXPECT_EQ(chubby.step, 0.05);
  for (const pudu::Knob& knob : pudu::kKnobs) {
    EXPECT_TRUE(knob.row.automatic);
    EXPECT_EQ(knob.row.fallback, core::kAuto);
  }
}

TEST(Table, RowsAreSound) {
  std::set<std::string_view> ids;
  for (const core::Parameter& row : pudu::kParameters) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id << " twice";
    EXPECT_LT(row.min, row.max) << row.id;
    EXPECT_GT(row.step, 0) << row.id;
    EXPECT_LE(row.step, row.max - row.min) << row.id;
    EXPECT_FALSE(core::firstProblem({&row, 1}, {&row.fallback, 1})) << row.id;
    EXPECT_EQ(row.kind == ParameterKind::choice, !row.choices.empty()) << row.id;
    EXPECT_EQ(row.redraw == core::Redraw::pose, row.id == "phase") << row.id;
    for (const char c : row.id) EXPECT_TRUE(std::isalpha(static_cast<unsigned char>(c))) << row.id;
  }
  EXPECT_EQ(pudu::kParameters[Field::shoulder].unit, "m");
  EXPECT_EQ(pudu::kParameters[Field::antler_angle].unit, "deg");
}

TEST(Table, DefaultsAreThoseOfTheStruct) {
  const Values values = pudu::valuesFrom(Parameters());
  const Controls controls = pudu::defaultControls();
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_EQ(values[i], pudu::kParameters[i].fallback) << pudu::kParameters[i].id;
    EXPECT_EQ(controls[i], pudu::kParameters[i].fallback) << pudu::kParameters[i].id;
  }
  for (std::size_t i = values.size(); i < controls.size(); ++i) EXPECT_EQ(controls[i], core::kAuto);
}

TEST(Values, ThereAndBackAreTheSame) {
  const Values values = {4294967295.0, 0.3, 0, 0.7, 0.41, 1.1, 0.2, 0.9, -70, 12};
  const Parameters p = pudu::parametersFrom(values);
  EXPECT_EQ(p.seed, 4294967295u);
  EXPECT_EQ(p.age, 0.3);
  EXPECT_EQ(p.sex, pudu::Sex::female);
  EXPECT_EQ(p.phase, 0.7);
  EXPECT_EQ(p.shoulder, 0.41);
  EXPECT_EQ(p.roundness, 1.1);
  EXPECT_EQ(p.belly, 0.2);
  EXPECT_EQ(p.antler, 0.9);
  EXPECT_EQ(p.antler_angle, -70);
  EXPECT_EQ(p.spots, 12);
  EXPECT_EQ(pudu::valuesFrom(p), values);
  EXPECT_EQ(pudu::valuesFrom(pudu::parametersFrom(pudu::valuesFrom(Parameters()))),
            pudu::valuesFrom(Parameters()));
}

// The controls with one value changed; `at` counts parameters first, then knobs.
Controls with(std::size_t at, double value) {
  Controls controls = pudu::defaultControls();
  controls[at] = value;
  return controls;
}

const core::Parameter& rowOf(std::size_t at) {
  return at < pudu::kParameters.size() ? pudu::kParameters[at]
                                       : pudu::kKnobs[at - pudu::kParameters.size()].row;
}

void expectRefused(std::size_t at, double value, core::Reason reason) {
  const auto problem = pudu::validate(with(at, value));
  ASSERT_TRUE(problem) << rowOf(at).id << " took " << value;
  EXPECT_EQ(problem->parameter, &rowOf(at));
  EXPECT_EQ(problem->field, rowOf(at).id);
  EXPECT_EQ(problem->reason, reason) << rowOf(at).id << " " << value;
  EXPECT_TRUE(problem->value == value || (std::isnan(value) && std::isnan(problem->value)));
  const std::string text = core::message(*problem);
  EXPECT_EQ(text.find(std::string(rowOf(at).id) + ":"), 0u) << text;
  EXPECT_NE(text.find("; allowed: " + core::allowed(rowOf(at))), std::string::npos) << text;
}

TEST(Validation, RefusesWhatIsNotFiniteInEveryField) {
  for (std::size_t at = 0; at < std::tuple_size_v<Controls>; ++at) {
    for (const double value : {kNan, -kNan, kInfinity, -kInfinity}) {
      expectRefused(at, value, core::Reason::not_finite);
    }
  }
}

TEST(Validation, TakesBothEndsAndRefusesTheNextNumberBeyond) {
  for (std::size_t at = 0; at < std::tuple_size_v<Controls>; ++at) {
    const core::Parameter& row = rowOf(at);
    for (const double value : {row.min, row.max}) {
      EXPECT_FALSE(pudu::validate(with(at, value))) << row.id << " refused " << value;
    }
    if (row.kind == ParameterKind::cyclic) continue;
    const bool choice = row.kind == ParameterKind::choice;
    const core::Reason reason = choice ? core::Reason::unknown_choice : core::Reason::out_of_range;
    expectRefused(at, above(row.max), reason);
    expectRefused(at, below(row.min), reason);
    expectRefused(at, 1e300, reason);
    expectRefused(at, -1e300, reason);
  }
}

TEST(Validation, RefusesFractionsOfWhatIsCounted) {
  for (std::size_t at = 0; at < std::tuple_size_v<Controls>; ++at) {
    if (rowOf(at).kind != ParameterKind::integer) continue;
    expectRefused(at, 6.5, core::Reason::not_whole);
    expectRefused(at, above(7), core::Reason::not_whole);
    expectRefused(at, below(7), core::Reason::not_whole);
  }
  expectRefused(Field::sex, 0.5, core::Reason::unknown_choice);
  expectRefused(Field::sex, 2, core::Reason::unknown_choice);
}

TEST(Validation, AutoIsForSpotsAndKnobsOnly) {
  for (std::size_t at = 0; at < std::tuple_size_v<Controls>; ++at) {
    const bool fine = !pudu::validate(with(at, core::kAuto));
    const bool allowed = rowOf(at).automatic || rowOf(at).kind == ParameterKind::cyclic ||
                         (rowOf(at).min <= core::kAuto && core::kAuto <= rowOf(at).max);
    EXPECT_EQ(fine, allowed) << rowOf(at).id;
  }
  expectRefused(Field::spots, above(core::kAuto), core::Reason::out_of_range);
  expectRefused(Field::spots, below(core::kAuto), core::Reason::out_of_range);
}

TEST(Validation, TakesAnyFinitePhase) {
  for (const double phase :
       {-1e300, -7.25, -1e-300, -0.0, 0.5, 1.0, 123456.0, std::numeric_limits<double>::max()}) {
    EXPECT_FALSE(pudu::validate(with(Field::phase, phase))) << phase;
  }
}

TEST(Validation, NamesTheFirstOfSeveral) {
  Controls controls = pudu::defaultControls();
  controls[Field::antler] = 9;
  controls[Field::age] = -1;
  controls[Field::count] = 99;
  const auto problem = pudu::validate(controls);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->field, "age");
}

TEST(Validation, SaysWhatIsWrongAndWhatIsAllowed) {
  EXPECT_EQ(core::message(*pudu::validate(with(Field::age, 1.5))),
            "age: 1.5 is out of range; allowed: 0 to 1");
  EXPECT_EQ(core::message(*pudu::validate(with(Field::shoulder, 0.5))),
            "shoulder: 0.5 m is out of range; allowed: 0.3 to 0.45 m");
  EXPECT_EQ(core::message(*pudu::validate(with(Field::sex, 3))),
            "sex: 3 is not one of the choices; allowed: female or male");
  EXPECT_EQ(core::message(*pudu::validate(with(Field::phase, kNan))),
            "phase: NaN is not a finite number; allowed: any finite number, wrapped to 0 to 1");
  EXPECT_EQ(core::message(*pudu::validate(with(Field::spots, 41))),
            "spots: 41 is out of range; allowed: 0 to 40 in whole numbers, or auto");
}

// A refused call reports and changes nothing, whichever field is wrong.
TEST(Describe, LeavesTheDescriptionAsItWasWhenItRefuses) {
  Parameters good;
  good.age = 0.2;
  core::Description d;
  ASSERT_FALSE(pudu::describe(good, d));
  const core::Description before = d;
  const auto expectUntouched = [&](const Parameters& bad, const char* field) {
    const auto problem = pudu::describe(bad, d);
    ASSERT_TRUE(problem) << field;
    EXPECT_EQ(problem->field, field);
    EXPECT_TRUE(test::same(before, d)) << field;
  };
  for (const double value : {kNan, kInfinity, -kInfinity, 1e9, -1e9}) {
    const auto expectBad = [&](double Parameters::*field, const char* name) {
      Parameters bad;
      bad.*field = value;
      expectUntouched(bad, name);
    };
    expectBad(&Parameters::age, "age");
    expectBad(&Parameters::shoulder, "shoulder");
    expectBad(&Parameters::roundness, "roundness");
    expectBad(&Parameters::belly, "belly");
    expectBad(&Parameters::antler, "antler");
    expectBad(&Parameters::antler_angle, "antlerAngle");
    expectBad(&Parameters::spots, "spots");
    if (!std::isfinite(value)) expectBad(&Parameters::phase, "phase");
  }
  Parameters bad;
  bad.sex = static_cast<pudu::Sex>(2);
  expectUntouched(bad, "sex");
  bad = {};
  bad.spots = 3.5;
  expectUntouched(bad, "spots");
}

TEST(Knobs, ChubbySetsRoundnessAndBelly) {
  for (int i = 0; i <= 20; ++i) {
    const double v = i / 20.0;
    Controls controls = pudu::defaultControls();
    controls[Field::roundness] = 0.8;  // the knob has the last word
    controls[Field::belly] = 0.33;
    controls[Field::count + 1] = v;
    const Parameters p = pudu::parametersFrom(controls);
    EXPECT_NEAR(p.roundness, 1 + 0.12 * v, test::kNear);
    EXPECT_EQ(p.belly, v);
    EXPECT_FALSE(pudu::validate(p)) << v;
  }
}

TEST(Knobs, SpotsSetTheNumberOfSpots) {
  for (int n = 0; n <= 40; ++n) {
    Controls controls = pudu::defaultControls();
    controls[Field::spots] = 5;
    controls[Field::count] = n;
    EXPECT_EQ(pudu::parametersFrom(controls).spots, n);
  }
}

TEST(Knobs, OnAutoAreLeftOut) {
  Controls controls = {3, 0.4, 0, 0.1, 0.35, 1.25, 0.6, 0.7, 10, 17, core::kAuto, core::kAuto};
  const Parameters p = pudu::parametersFrom(controls);
  EXPECT_EQ(p.roundness, 1.25);
  EXPECT_EQ(p.belly, 0.6);
  EXPECT_EQ(p.spots, 17);
  const Values values = pudu::valuesFrom(p);
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_EQ(values[i], controls[i]);
}

TEST(Knobs, TouchNothingThatIsNotTheirs) {
  Controls controls = {3, 0.4, 0, 0.1, 0.35, 1.25, 0.6, 0.7, 10, 17, 30, 0.5};
  const Values values = pudu::valuesFrom(pudu::parametersFrom(controls));
  for (const std::size_t i : {Field::seed, Field::age, Field::sex, Field::phase, Field::shoulder,
                              Field::antler, Field::antler_angle}) {
    EXPECT_EQ(values[i], controls[i]);
  }
}

// A chubby pudu is the same as one that was asked for by its two parameters.
TEST(Knobs, StandInFrontOfTheGenerator) {
  Controls controls = pudu::defaultControls();
  controls[Field::count + 1] = 0.75;
  Parameters by_hand;
  by_hand.roundness = 1.09;
  by_hand.belly = 0.75;
  const test::Animal asked(pudu::parametersFrom(controls)), made(by_hand);
  ASSERT_EQ(asked.d.parts.size(), made.d.parts.size());
  for (std::size_t i = 0; i < made.d.parts.size(); ++i) {
    test::expectPoint(asked.d.parts[i].b, made.d.parts[i].b);
    EXPECT_NEAR(asked.d.parts[i].r0, made.d.parts[i].r0, test::kNear);
  }
}

}  // namespace
