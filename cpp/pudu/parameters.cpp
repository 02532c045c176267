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

}  // namespace pudu
