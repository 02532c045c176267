// What can be asked of the pudu: its parameters, their table, and the knobs in front of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/parameter.h"

namespace pudu {

enum class Sex : std::uint8_t { female, male };

// The generator's whole input. Lengths are for an adult with a shoulder parameter of 0.38 m and
// scale with it. Defaults are the adult male of the page's first picture.
struct Parameters {
  std::uint32_t seed = 7;      // keys all randomness
  double age = 1;              // 0 newborn to 1 adult; not calibrated in months
  Sex sex = Sex::male;         // males carry antlers
  double phase = 0;            // place in the walk cycle, wrapped to [0, 1)
  double shoulder = 0.38;      // metres
  double roundness = 1;        // factor on the girth of the body
  double belly = 0;            // 0 to 1, girth and sag of the middle of the body
  double antler = 1;           // factor on antler length
  double antler_angle = 25;    // degrees from vertical, positive forward
  double spots = core::kAuto;  // how many, or kAuto for the age curve
};

// Places in the table, and in Values.
struct Field {
  enum : std::size_t {
    seed,
    age,
    sex,
    phase,
    shoulder,
    roundness,
    belly,
    antler,
    antler_angle,
    spots,
    count
  };
};

inline constexpr std::array<std::string_view, 2> kSexNames = {"female", "male"};

inline constexpr std::array<core::Parameter, Field::count> kParameters = {{
    {"seed", core::ParameterKind::integer, "", 0, 4294967295, 7, 1, false, {}, core::Redraw::shape},
    {"age", core::ParameterKind::number, "", 0, 1, 1, 0.01, false, {}, core::Redraw::shape},
    {"sex", core::ParameterKind::choice, "", 0, 1, 1, 1, false, kSexNames, core::Redraw::shape},
    {"phase", core::ParameterKind::cyclic, "", 0, 1, 0, 0.01, false, {}, core::Redraw::pose},
    {"shoulder",
     core::ParameterKind::number,
     "m",
     0.30,
     0.45,
     0.38,
     0.01,
     false,
     {},
     core::Redraw::shape},
    {"roundness",
     core::ParameterKind::number,
     "",
     0.8,
     1.3,
     1,
     0.01,
     false,
     {},
     core::Redraw::shape},
    {"belly", core::ParameterKind::number, "", 0, 1, 0, 0.05, false, {}, core::Redraw::shape},
    {"antler", core::ParameterKind::number, "", 0, 1.5, 1, 0.05, false, {}, core::Redraw::shape},
    {"antlerAngle",
     core::ParameterKind::number,
     "deg",
     -90,
     60,
     25,
     1,
     false,
     {},
     core::Redraw::shape},
    {"spots",
     core::ParameterKind::integer,
     "",
     0,
     40,
     core::kAuto,
     1,
     true,
     {},
     core::Redraw::shape},
}};

// One number per row of the table: how parameters travel from the page and the command line.
using Values = std::array<double, Field::count>;

// Values outside the table's ranges must be caught with core::firstProblem before this is called.
Parameters parametersFrom(const Values& values);
Values valuesFrom(const Parameters& parameters);

// The first parameter that its row does not allow, or nothing.
std::optional<core::Problem> validate(const Parameters& parameters);

// region knobs
// A knob is a number a designer thinks in. It stands in front of the
// generator and turns itself into parameters; on auto it is left out.
// The generator never sees it.
struct Knob {
  core::Parameter row;
  void (*apply)(double value, Parameters& parameters);
};

// Rounder all over, with a belly that sags.
constexpr void applyChubby(double v, Parameters& parameters) {
  parameters.roundness = 1 + 0.12 * v;
  parameters.belly = v;
}

constexpr void applySpots(double v, Parameters& parameters) { parameters.spots = v; }
// endregion knobs

inline constexpr std::array<Knob, 2> kKnobs = {{
    {kParameters[Field::spots], applySpots},
    {{"chubby",
      core::ParameterKind::number,
      "",
      0,
      1,
      core::kAuto,
      0.05,
      true,
      {},
      core::Redraw::shape},
     applyChubby},
}};

// How the page asks: one number per parameter, then one per knob, in the order of the tables.
using Controls = std::array<double, kParameters.size() + kKnobs.size()>;

// The first value that its row does not allow, or nothing.
std::optional<core::Problem> validate(const Controls& controls);

// Knobs that are not on auto have the last word. The controls must be valid.
Parameters parametersFrom(const Controls& controls);

// Every row's default.
Controls defaultControls();

}  // namespace pudu
