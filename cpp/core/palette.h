// A palette maps roles to colours. A generator's palette is a table with one row per role, in the
// order of its role ids; renderers take shades from it and know no generator.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

struct Rgb {
  std::uint8_t r = 0, g = 0, b = 0;
  friend bool operator==(const Rgb&, const Rgb&) = default;
};

// Four shades of one material, dark to light. Hues shift along the ramp, darks towards violet and
// lights towards yellow, as light outdoors does; `line` is the outline, much darker than the fill
// and of its own hue.
struct Ramp {
  std::string_view role;
  Rgb line, shade, base, light;
};

using Palette = std::span<const Ramp>;

}  // namespace core
