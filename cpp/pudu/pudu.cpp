#include "pudu/pudu.h"

#include "pudu/anatomy.h"

namespace pudu {

// region age
// Age as curves: what a few numbers between 0 and 1 make of the animal.
Anatomy anatomyOf(const Parameters& p, core::Description& out) {
  const double legs = 0.24 * (1 + 0.15 * (1 - p.age));
  const double maleness = p.sex == Sex::male ? core::smoothstep(0.45, 0.9, p.age) : 0;
  return {.p = p,
          .phase = core::wrap01(p.phase),
          .k = sizeFactor(p),
          .legs = legs,
          .body_y = 0.065 + 0.93 * legs,  // high enough for the legs to reach the ground
          .base_radius = 0.109 * p.roundness,
          .youth = 1 - core::smoothstep(0, 0.8, p.age),
          .maleness = maleness,
          .out = out};
}
// endregion age

namespace {

// Whatever the pose, the lowest point of any part is moved to y = 0, and everything with it.
void standOnGround(core::Description& out) {
  double lowest = out.parts.front().a.y;
  for (const core::Part& part : out.parts) {
    const double low_a = part.a.y - part.r0, low_b = part.b.y - part.r1;
    lowest = low_a < lowest ? low_a : lowest;
    lowest = low_b < lowest ? low_b : lowest;
  }
  for (core::Part& part : out.parts) {
    part.a.y -= lowest;
    part.b.y -= lowest;
  }
  for (core::Detail& detail : out.details) detail.p.y -= lowest;
}

}  // namespace

// region size
// The factor on every length: 1 in an adult of the default size.
double sizeFactor(const Parameters& p) {
  return (0.45 + 0.55 * core::smoothstep(0, 0.8, p.age)) * p.shoulder / 0.38;
}
// endregion size

void write(const Parameters& parameters, core::Description& out) {
  out.clear();
  const Anatomy animal = anatomyOf(parameters, out);
  const Trunk trunk = addBody(animal);
  addNeckAndHead(animal, trunk);
  addLegs(animal, trunk);
  addSpots(animal, trunk);
  standOnGround(out);
}

std::optional<core::Problem> describe(const Parameters& parameters, core::Description& out) {
  if (auto problem = validate(parameters)) return problem;
  write(parameters, out);
  return std::nullopt;
}

}  // namespace pudu
