#include "people/parameters.h"

namespace people {

Parameters parametersFrom(const Values& v) {
  return {static_cast<std::size_t>(v[Field::activity]),
          static_cast<Sex>(v[Field::sex]),
          static_cast<Age>(v[Field::age]),
          v[Field::build],
          static_cast<std::uint32_t>(v[Field::seed]),
          v[Field::phase],
          v[Field::stature],
          static_cast<Spine>(v[Field::spine]),
          static_cast<Grip>(v[Field::grip])};
}

Values valuesFrom(const Parameters& p) {
  return {static_cast<double>(p.activity),
          static_cast<double>(p.sex),
          static_cast<double>(p.age),
          p.build,
          static_cast<double>(p.seed),
          p.phase,
          p.stature,
          static_cast<double>(p.spine),
          static_cast<double>(p.grip)};
}

Values defaultValues() {
  Values values;
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = kParameters[i].fallback;
  return values;
}

std::optional<core::Problem> validate(const Parameters& parameters) {
  return core::firstProblem(kParameters, valuesFrom(parameters));
}

}  // namespace people
