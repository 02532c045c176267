// A parameter's value drawn at random, its ends and default included.
#pragma once

#include <cmath>

#include "core/math.h"
#include "core/parameter.h"
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

}  // namespace test
