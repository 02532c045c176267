#include "pudu/parameters.h"

namespace pudu {

Parameters parametersFrom(const Values& v) {
  return {static_cast<std::uint32_t>(v[Field::seed]),
          v[Field::age],
          v[Field::sex] == 0 ? Sex::female : Sex::male,
          v[Field::phase],
          v[Field::shoulder],
          v[Field::roundness],
          v[Field::belly],
          v[Field::antler],
          v[Field::antler_angle],
          v[Field::spots]};
}

Values valuesFrom(const Parameters& p) {
  return {static_cast<double>(p.seed),
          p.age,
          static_cast<double>(p.sex),
          p.phase,
          p.shoulder,
          p.roundness,
          p.belly,
          p.antler,
          p.antler_angle,
          p.spots};
}

std::optional<core::Problem> validate(const Parameters& parameters) {
  return core::firstProblem(kParameters, valuesFrom(parameters));
}

std::optional<core::Problem> validate(const Controls& controls) {
  const std::span<const double> all(controls);
  if (auto problem = core::firstProblem(kParameters, all.first(kParameters.size()))) return problem;
  for (std::size_t i = 0; i < kKnobs.size(); ++i) {
    const std::span<const core::Parameter> row(&kKnobs[i].row, 1);
    if (auto problem = core::firstProblem(row, all.subspan(kParameters.size() + i, 1))) {
      return problem;
    }
  }
  return std::nullopt;
}

Parameters parametersFrom(const Controls& controls) {
  Values values;
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = controls[i];
  Parameters parameters = parametersFrom(values);
  for (std::size_t i = 0; i < kKnobs.size(); ++i) {
    const double value = controls[values.size() + i];
    if (value != core::kAuto) kKnobs[i].apply(value, parameters);
  }
  return parameters;
}

Controls defaultControls() {
  Controls controls;
  for (std::size_t i = 0; i < kParameters.size(); ++i) controls[i] = kParameters[i].fallback;
  for (std::size_t i = 0; i < kKnobs.size(); ++i) {
    controls[kParameters.size() + i] = kKnobs[i].row.fallback;
  }
  return controls;
}

}  // namespace pudu
