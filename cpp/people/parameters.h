// What can be asked of a person: the parameters and their table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/parameter.h"

namespace people {

// In the order of the activities' list (people/activity.cpp).
inline constexpr std::array<std::string_view, 21> kActivityNames = {
    "stand",      "walk",      "run",   "sit",    "kneel", "talk",  "carry",
    "carry_load", "hold_baby", "dig",   "gather", "pick",  "spear", "dipnet",
    "paddle",     "pound",     "split", "weave",  "stir",  "drum",  "haul"};
inline constexpr std::size_t kActivityCount = kActivityNames.size();

enum class Sex : std::uint8_t { female, male };
enum class Age : std::uint8_t { child, adult, elder };
enum class Spine : std::uint8_t { two, one };      // segments
enum class Grip : std::uint8_t { through, hand };  // a tool drawn through the hands, or between

inline constexpr std::array<std::string_view, 2> kSexNames = {"female", "male"};
inline constexpr std::array<std::string_view, 3> kAgeNames = {"child", "adult", "elder"};
inline constexpr std::array<std::string_view, 2> kSpineNames = {"two", "one"};
inline constexpr std::array<std::string_view, 2> kGripNames = {"through", "hand"};

// The generator's whole input.
struct Parameters {
  std::size_t activity = 0;  // place in kActivityNames
  Sex sex = Sex::female;
  Age age = Age::adult;
  double build = 1;        // factor on every girth
  std::uint32_t seed = 7;  // keys skin, hair and clothes
  double phase = 0;        // place in the activity's cycle, wrapped to [0, 1)
  double stature = 1.75;   // metres, of a man; women and children follow from it
  Spine spine = Spine::two;
  Grip grip = Grip::through;
};

// Places in the table, and in Values.
struct Field {
  enum : std::size_t { activity, sex, age, build, seed, phase, stature, spine, grip, count };
};

constexpr core::Parameter choiceRow(std::string_view id, std::span<const std::string_view> choices,
                                    double fallback, core::Redraw redraw) {
  return {id,
          core::ParameterKind::choice,
          "",
          0,
          static_cast<double>(choices.size() - 1),
          fallback,
          1,
          false,
          choices,
          redraw};
}

inline constexpr std::array<core::Parameter, Field::count> kParameters = {{
    choiceRow("activity", kActivityNames, 0, core::Redraw::shape),
    choiceRow("sex", kSexNames, 0, core::Redraw::shape),
    choiceRow("age", kAgeNames, 1, core::Redraw::shape),
    {"build", core::ParameterKind::number, "", 0.8, 1.3, 1, 0.05, false, {}, core::Redraw::shape},
    {"seed", core::ParameterKind::integer, "", 0, 4294967295, 7, 1, false, {}, core::Redraw::shape},
    {"phase", core::ParameterKind::cyclic, "", 0, 1, 0, 0.01, false, {}, core::Redraw::pose},
    {"stature",
     core::ParameterKind::number,
     "m",
     1.5,
     1.9,
     1.75,
     0.01,
     false,
     {},
     core::Redraw::shape},
    choiceRow("spine", kSpineNames, 0, core::Redraw::shape),
    choiceRow("grip", kGripNames, 0, core::Redraw::shape),
}};

// One number per row of the table: how parameters travel from the page and the command line.
using Values = std::array<double, Field::count>;

// Values outside the table's ranges must be caught with core::firstProblem before this is called.
Parameters parametersFrom(const Values& values);
Values valuesFrom(const Parameters& parameters);
Values defaultValues();

// The first value that its row does not allow, or nothing.
std::optional<core::Problem> validate(const Parameters& parameters);

}  // namespace people
