// The coat: a fawn's white spots, each placed by its own keyed draw.
#include "core/hash.h"
#include "pudu/anatomy.h"

namespace pudu {
namespace {

// Which number of a spot is drawn. A new use takes a new salt; the old draws stay as they are.
enum Salt : std::uint32_t { SPOT_X = 1, SPOT_Y = 2 };

}  // namespace

// region count
// As many as the knob says; on auto, as many as the age has left.
int spotCount(const Parameters& p) {
  if (p.spots != core::kAuto) return static_cast<int>(p.spots);
  return static_cast<int>(22 * (1 - core::smoothstep(0.15, 0.55, p.age)) + 0.5);
}
// endregion count

// region spots
// Three rows along the flank. No spot depends on another's draw, so a
// change of their number re-spaces the columns and moves no jitter.
void addSpots(const Anatomy& animal, const Trunk& trunk) {
  const int n = spotCount(animal.p);
  const int columns = (n + 2) / 3;
  const double z = 0.85 * animal.base_radius;
  const double top = animal.body_y + 0.075;
  const std::uint32_t seed = animal.p.seed;
  for (int i = 0; i < n; ++i) {
    const int row = i % 3, column = i / 3;
    const double ux = core::unit(seed, static_cast<std::uint32_t>(i), SPOT_X);
    const double uy = core::unit(seed, static_cast<std::uint32_t>(i), SPOT_Y);
    const double x = -0.14 + 0.28 * (column + 0.5) / columns + 0.02 * (ux - 0.5);
    const double y = top - 0.028 * row + 0.01 * (uy - 0.5);
    const int under = x < -0.04 ? trunk.hip : x < 0.07 ? trunk.middle : trunk.shoulder;
    animal.disc(Kind::spot, Role::spot, under, animal.at(x, y, z), 0.02);
  }
}
// endregion spots

}  // namespace pudu
