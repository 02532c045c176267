// Parameters drawn at random over the whole of the table, its ends and defaults included. The
// property tests, the sweep that compares native with wasm, and the fuzzers' corpus draw from here.
#pragma once

#include <cmath>

#include "core/math.h"
#include "pudu/parameters.h"
#include "unit/core/random.h"

namespace test {

// A value that its row allows: most often between the ends, one time in eight an end, the default,
// or auto where there is one.
inline double anyValue(const core::Parameter& row, Random& random) {
  switch (random.bits() % 32) {
    case 0:
      return row.min;
    case 1:
      return row.kind == core::ParameterKind::cyclic ? random.acrossScales(-40, 40) : row.max;
    case 2:
      return row.fallback;
    case 3:
      if (row.automatic) return core::kAuto;
      break;
    default:
      break;
  }
  if (row.kind == core::ParameterKind::number || row.kind == core::ParameterKind::cyclic) {
    return core::clamp(random.between(row.min, row.max), row.min, row.max);
  }
  return row.min + std::floor(random.unit() * (row.max - row.min + 1));
}

inline pudu::Parameters anyPudu(Random& random) {
  pudu::Values values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = anyValue(pudu::kParameters[i], random);
  }
  return pudu::parametersFrom(values);
}

}  // namespace test
