// tests/unit/pudu/share_javascript.mjs compares this with the page's own reader and writer.
#include "pudu/share.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "unit/core/random.h"

namespace pudu {
namespace {

constexpr std::size_t kSpotsKnob = Field::count, kChubby = Field::count + 1;

Controls with(std::size_t slot, double value) {
  Controls controls = defaultControls();
  controls[slot] = value;
  return controls;
}

TEST(Share, SaysTheVersionAndWhatIsNotAtItsDefault) {
  EXPECT_EQ(shareText(defaultControls()), "v=1");
  EXPECT_EQ(shareText(with(Field::seed, 4294967295)), "v=1&seed=4294967295");
  EXPECT_EQ(shareText(with(Field::sex, 0)), "v=1&sex=female");
  EXPECT_EQ(shareText(with(Field::antler_angle, -70)), "v=1&antlerAngle=-70");
  EXPECT_EQ(shareText(with(Field::age, 0.1 + 0.2)), "v=1&age=0.30000000000000004");
  EXPECT_EQ(shareText(with(kChubby, 0.5)), "v=1&chubby=0.5");
  Controls many = with(kChubby, 0.05);
  many[Field::age] = 0;
  many[Field::seed] = 0;
  many[kSpotsKnob] = 5;
  EXPECT_EQ(shareText(many), "v=1&seed=0&age=0&spots=5&chubby=0.05");
}

TEST(Share, HasOneWordForSpotsWhoeverSetThem) {
  EXPECT_EQ(shareText(with(Field::spots, 7)), "v=1&spots=7");
  EXPECT_EQ(shareText(with(kSpotsKnob, 7)), "v=1&spots=7");
  Controls both = with(Field::spots, 3);
  both[kSpotsKnob] = 7;
  EXPECT_EQ(shareText(both), "v=1&spots=7");
}

TEST(Share, WrapsThePhaseAndHasNoMinusZero) {
  EXPECT_EQ(shareText(with(Field::phase, 2.25)), "v=1&phase=0.25");
  EXPECT_EQ(shareText(with(Field::phase, -1)), "v=1");
  EXPECT_EQ(shareText(with(Field::phase, -0.0)), "v=1");
  EXPECT_EQ(shareText(with(Field::antler_angle, -0.0)), "v=1&antlerAngle=0");
}

// Any allowed controls, with the spots where a link puts them.
Controls randomControls(test::Random& random) {
  Controls controls = defaultControls();
  for (std::size_t i = 0; i < controls.size(); ++i) {
    if (i == Field::spots || random.unit() < 0.4) continue;
    const core::Parameter& row =
        i < kParameters.size() ? kParameters[i] : kKnobs[i - kParameters.size()].row;
    double value = random.between(row.min, row.max);
    if (row.kind != core::ParameterKind::number && row.kind != core::ParameterKind::cyclic)
      value = std::floor(value);
    if (random.unit() < 0.5 && row.kind != core::ParameterKind::cyclic)
      value = std::floor(value / row.step) * row.step;
    controls[i] = value < row.min ? row.min : value;
  }
  return controls;
}

TEST(Share, IsReadBackToTheSameControls) {
  test::Random random(31);
  for (int i = 0; i < 20000; ++i) {
    const Controls controls = randomControls(random);
    ASSERT_FALSE(validate(controls).has_value());
    Controls read;
    const std::string text = shareText(controls);
    ASSERT_TRUE(readShare(text, read).empty()) << text;
    ASSERT_EQ(read, controls) << text;
    ASSERT_EQ(shareText(read), text);
    ASSERT_LT(text.size(), 400u);
  }
}

struct Case {
  std::string text;
  std::size_t slot;
  double value;
  std::string message;  // empty where nothing had to be corrected
};

TEST(Share, ReadsWhatPeopleWrite) {
  const Case cases[] = {
      {"?v=1&age=.5", Field::age, 0.5, ""},
      {"age=%30%2e5", Field::age, 0.5, ""},
      {"age=+0.5+", Field::age, 0.5, ""},
      {"seed=1e3", Field::seed, 1000, ""},
      {"seed=%2B9", Field::seed, 9, ""},
      {"phase=-0.25", Field::phase, 0.75, ""},
      {"spots=auto", kSpotsKnob, core::kAuto, ""},
      {"view=kind&size=16&walk=off&age=0.25", Field::age, 0.25, ""},
      {"age=0.1&age=0.9", Field::age, 0.1, ""},
      {"&&=&age=0&", Field::age, 0, ""},
      {"age=2", Field::age, 1, "age: '2' is out of range; allowed: 0 to 1"},
      {"age=-1e308", Field::age, 0, "age: '-1e308' is out of range; allowed: 0 to 1"},
      {"spots=-1", kSpotsKnob, 0,
       "spots: '-1' is out of range; allowed: 0 to 40 in whole numbers, or auto"},
      {"seed=1.5", Field::seed, 2,
       "seed: '1.5' is not a whole number; allowed: 0 to 4294967295 in whole numbers"},
      {"sex=Male", Field::sex, 1, "sex: 'Male' is not one of the choices; allowed: female or male"},
      {"age=", Field::age, 1, "age: '' is not a number; allowed: 0 to 1"},
      {"age", Field::age, 1, "age: '' is not a number; allowed: 0 to 1"},
      {"age=0x1", Field::age, 1, "age: '0x1' is not a number; allowed: 0 to 1"},
      {"age=0,5", Field::age, 1, "age: '0,5' is not a number; allowed: 0 to 1"},
      {"age=1e999", Field::age, 1, "age: '1e999' is not a number; allowed: 0 to 1"},
      {"age=NaN", Field::age, 1, "age: 'NaN' is not a number; allowed: 0 to 1"},
      {"age=auto", Field::age, 1, "age: 'auto' is not a number; allowed: 0 to 1"},
      {"age=5%0a%00", Field::age, 1, "age: '5?\?' is not a number; allowed: 0 to 1"},
      {"v=2&age=0.5", Field::age, 0.5, "v: '2' is a version that is not known here; allowed: 1"},
  };
  for (const Case& each : cases) {
    Controls controls;
    const auto problems = readShare(each.text, controls);
    EXPECT_EQ(controls[each.slot], each.value) << each.text;
    EXPECT_EQ(problems.empty() ? "" : message(problems.front()), each.message) << each.text;
    EXPECT_LE(problems.size(), 1u) << each.text;
    EXPECT_FALSE(validate(controls).has_value()) << each.text;
  }
}

TEST(Share, NamesEveryCorrectionInTheOrderOfTheTable) {
  Controls controls;
  const auto problems = readShare("chubby=9&sex=x&v=0&seed=-1", controls);
  ASSERT_EQ(problems.size(), 4u);
  EXPECT_EQ(problems[0].field, "v");
  EXPECT_EQ(problems[1].field, "seed");
  EXPECT_EQ(problems[2].field, "sex");
  EXPECT_EQ(problems[3].field, "chubby");
  EXPECT_EQ(problems[1].fault, ShareFault::range);
}

TEST(Share, ShowsNoMoreThanTheStartOfWhatWasGiven) {
  Controls controls;
  const auto problems = readShare("age=" + std::string(1000, 'x'), controls);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].given, std::string(24, 'x'));
}

TEST(Share, DoesNotReadWhatIsTooLong) {
  Controls controls = with(Field::age, 0.5);
  const std::string fits = "age=0.5&x=" + std::string(kLongestShare - 10, 'x');
  ASSERT_EQ(fits.size(), kLongestShare);
  EXPECT_TRUE(readShare(fits, controls).empty());
  EXPECT_EQ(controls[Field::age], 0.5);
  const auto problems = readShare(fits + "x", controls);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].fault, ShareFault::too_long);
  EXPECT_NE(message(problems[0]).find("at most 2048 characters"), std::string::npos);
  EXPECT_EQ(controls, defaultControls());
}

TEST(Share, SurvivesAnyText) {
  test::Random random(32);
  const std::string letters = "v=1&agesxspot%+-.e0123456789 \xc3\xb1?#;,";
  for (int i = 0; i < 20000; ++i) {
    std::string text = random.unit() < 0.5 ? "v=1&age=0.5&spots=3&sex=female&phase=0.2" : "";
    for (std::uint64_t edits = random.bits() % 12; edits > 0; --edits) {
      const std::size_t at = text.empty() ? 0 : random.bits() % text.size();
      const char letter = random.unit() < 0.1 ? static_cast<char>(random.bits())
                                              : letters[random.bits() % letters.size()];
      if (random.unit() < 0.5 || text.empty()) {
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), letter);
      } else {
        text[at] = letter;
      }
    }
    Controls controls;
    const auto problems = readShare(text, controls);
    ASSERT_FALSE(validate(controls).has_value()) << text;
    for (const ShareProblem& problem : problems) {
      ASSERT_LE(problem.given.size(), 24u);
      ASSERT_EQ(message(problem).find('\n'), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace pudu
