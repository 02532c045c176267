// A walk as it is saved: its poses, and how long each of them lasts.
#pragma once

#include <span>

#include "core/palette.h"
#include "render/sprite.h"

namespace render {

// Part i of `total` shared among `count`, in whole units that sum to it exactly.
constexpr int share(int total, int count, int i) {
  return total * (i + 1) / count - total * i / count;
}

struct Cycle {
  std::span<const Sprite> poses;  // of one size
  core::Palette palette;
  int scale = 1;
  int cycle_ms = 0;  // a multiple of 10

  // How long pose i lasts, in units of unit_ms (1, or the 10 of a GIF).
  int duration(std::size_t i, int unit_ms) const {
    return share(cycle_ms / unit_ms, static_cast<int>(poses.size()), static_cast<int>(i));
  }
};

}  // namespace render
