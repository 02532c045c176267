// One table per generator declares every parameter once. The page's controls, the command line's
// options, the share link, the random sweeps and the reference in the README all read it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// The value of a parameter that is left to the generator. A number and not NaN, because NaN is
// always an error.
inline constexpr double kAuto = -1;

enum class ParameterKind : std::uint8_t {
  number,   // min to max, continuous
  integer,  // min to max, whole numbers only
  choice,   // index into choices
  cyclic,   // any finite number, wrapped to [min, max)
};

// What has to be made anew when a parameter changes.
enum class Redraw : std::uint8_t {
  pose,   // this pose only: the animal is the same one, elsewhere in its cycle
  shape,  // the animal itself, and with it the frame around its whole cycle
};

struct Parameter {
  std::string_view id;  // the same word in C++, on the command line, in the URL and in JSON
  ParameterKind kind;
  std::string_view unit;  // "m", "deg" or "" for a plain number
  double min, max, fallback, step;
  bool automatic;  // may be kAuto
  std::span<const std::string_view> choices;
  Redraw redraw;
};

// Why a value was refused. `allowed` reads as the end of a sentence: "0 to 1".
enum class Reason : std::uint8_t { not_finite, out_of_range, not_whole, unknown_choice };

struct Problem {
  std::string_view field;  // Parameter::id
  double value;            // what was given
  Reason reason;
  const Parameter* parameter;
};

// The first value that its row does not allow, or nothing. `values` holds one number per row.
std::optional<Problem> firstProblem(std::span<const Parameter> table,
                                    std::span<const double> values);

// One line for a person: "age: 1.5 is out of range; allowed: 0 to 1".
std::string message(const Problem& problem);

// "0 to 1", "female or male", "0 to 40 in whole numbers, or auto".
std::string allowed(const Parameter& parameter);

}  // namespace core
