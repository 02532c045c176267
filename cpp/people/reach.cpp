#include "people/reach.h"

#include <cmath>

#include "core/math.h"

namespace people {
namespace {

// Below this sine of the angle between pole and reach, the elbow begins to turn elsewhere.
constexpr double kAlongPole = 0.15;

core::Vec3 unitOr(core::Vec3 v, core::Vec3 otherwise) {
  const double size = core::length(v);
  return size > 1e-9 ? v * (1 / size) : otherwise;
}

core::Vec3 across(core::Vec3 v, core::Vec3 axis) { return v - axis * core::dot(v, axis); }

// Some direction at right angles to a unit vector.
core::Vec3 anyAcross(core::Vec3 axis) {
  const core::Vec3 flat = across({0, 0, 1}, axis);
  return core::length(flat) > 0.1 ? unitOr(flat, {1, 0, 0}) : unitOr(across({1, 0, 0}, axis), {});
}

}  // namespace

Arm reach(core::Vec3 shoulder, core::Vec3 target, double upper, double fore, double slack,
          core::Vec3 pole, core::Vec3 rest) {
  const core::Vec3 gap = target - shoulder;
  const core::Vec3 direction = unitOr(gap, unitOr(rest, {0, -1, 0}));
  const double d =
      core::clamp(core::length(gap), std::fabs(upper - fore) + slack, upper + fore - slack);
  const double along = (upper * upper - fore * fore + d * d) / (2 * d);
  const double rise = upper * upper - along * along;
  const double aside = std::sqrt(rise > 0 ? rise : 0);

  core::Vec3 side = across(unitOr(pole, {0, -1, 0}), direction);
  const double lacking = kAlongPole - core::length(side);
  if (lacking > 0) side = side + unitOr(across(rest, direction), {}) * lacking;
  side = unitOr(side, anyAcross(direction));
  return {shoulder + direction * along + side * aside, shoulder + direction * d};
}

}  // namespace people
