// The coat: a fawn's white spots, each placed by its own keyed draw.
#include "pudu/coat.h"

#include "core/hash.h"

namespace pudu {

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
core::Vec3 spotPlace(const Anatomy& animal, int n, int i, double ux, double uy) {
  const int columns = (n + kSpotRows - 1) / kSpotRows;
  const int row = i % kSpotRows, column = i / kSpotRows;
  return {-0.14 + 0.28 * (column + 0.5) / columns + 0.02 * (ux - 0.5),
          animal.body_y + 0.075 - 0.028 * row + 0.01 * (uy - 0.5), 0.85 * animal.base_radius};
}

void addSpots(const Anatomy& animal, const Trunk& trunk) {
  const int n = spotCount(animal.p);
  for (int i = 0; i < n; ++i) {
    const auto key = static_cast<std::uint32_t>(i);
    const double ux = core::unit(animal.p.seed, key, SPOT_X);
    const double uy = core::unit(animal.p.seed, key, SPOT_Y);
    const core::Vec3 p = spotPlace(animal, n, i, ux, uy);
    const int under = p.x < -0.04 ? trunk.hip : p.x < 0.07 ? trunk.middle : trunk.shoulder;
    animal.disc(Kind::spot, Role::spot, under, animal.at(p.x, p.y, p.z), kSpotSize);
  }
}
// endregion spots

}  // namespace pudu
