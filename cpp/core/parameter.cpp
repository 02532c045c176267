#include "core/parameter.h"

#include <cmath>

#include "core/number.h"

namespace core {
namespace {

bool whole(double x) { return x == std::floor(x); }

std::optional<Reason> refuse(const Parameter& parameter, double value) {
  if (!std::isfinite(value)) return Reason::not_finite;
  if (parameter.automatic && value == kAuto) return std::nullopt;
  switch (parameter.kind) {
    case ParameterKind::cyclic:
      return std::nullopt;
    case ParameterKind::choice: {
      const auto count = static_cast<double>(parameter.choices.size());
      if (whole(value) && value >= 0 && value < count) return std::nullopt;
      return Reason::unknown_choice;
    }
    case ParameterKind::number:
    case ParameterKind::integer:
      break;
  }
  if (value < parameter.min || value > parameter.max) return Reason::out_of_range;
  if (parameter.kind == ParameterKind::integer && !whole(value)) return Reason::not_whole;
  return std::nullopt;
}

// JSON has no word for these, so the number writer does not either.
void appendValue(double value, std::string& out) {
  if (std::isnan(value)) {
    out += "NaN";
  } else if (std::isinf(value)) {
    out += value < 0 ? "-Infinity" : "Infinity";
  } else {
    appendNumber(value, out);
  }
}

void appendUnit(const Parameter& parameter, std::string& out) {
  if (parameter.unit.empty()) return;
  out += ' ';
  out += parameter.unit;
}

std::string_view words(Reason reason) {
  switch (reason) {
    case Reason::not_finite:
      return " is not a finite number";
    case Reason::out_of_range:
      return " is out of range";
    case Reason::not_whole:
      return " is not a whole number";
    case Reason::unknown_choice:
      break;
  }
  return " is not one of the choices";
}

}  // namespace

std::optional<Problem> firstProblem(std::span<const Parameter> table,
                                    std::span<const double> values) {
  const std::size_t count = table.size() < values.size() ? table.size() : values.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (const auto reason = refuse(table[i], values[i])) {
      return Problem{table[i].id, values[i], *reason, &table[i]};
    }
  }
  return std::nullopt;
}

std::string message(const Problem& problem) {
  std::string text(problem.field);
  text += ": ";
  appendValue(problem.value, text);
  if (std::isfinite(problem.value)) appendUnit(*problem.parameter, text);
  text += words(problem.reason);
  text += "; allowed: ";
  text += allowed(*problem.parameter);
  return text;
}

std::string allowed(const Parameter& parameter) {
  std::string text;
  if (parameter.kind == ParameterKind::choice) {
    const std::size_t count = parameter.choices.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) text += i + 1 < count ? ", " : " or ";
      text += parameter.choices[i];
    }
  } else {
    if (parameter.kind == ParameterKind::cyclic) text += "any finite number, wrapped to ";
    appendNumber(parameter.min, text);
    text += " to ";
    appendNumber(parameter.max, text);
    appendUnit(parameter, text);
    if (parameter.kind == ParameterKind::integer) text += " in whole numbers";
  }
  if (parameter.automatic) text += ", or auto";
  return text;
}

}  // namespace core
