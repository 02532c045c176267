// Where spots lie, for the files that show what keeps them in place.
#pragma once

#include "pudu/anatomy.h"

namespace pudu {

// Spot i of n, moved from the middle of its place by two numbers in [0, 1). Before k; nothing has
// been moved to the ground yet.
core::Vec3 spotPlace(const Anatomy& animal, int n, int i, double ux, double uy);

inline constexpr int kSpotRows = 3;
inline constexpr double kSpotSize = 0.02;  // metres before k, a diameter

// Which number of a spot is drawn. A new use takes a new salt; the old draws stay as they are.
enum Salt : std::uint32_t { SPOT_X = 1, SPOT_Y = 2, SPOT_STREAM = 3 };

}  // namespace pudu
