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

// The colour t of the way from a to b, rounded to whole steps.
constexpr Rgb mix(Rgb a, Rgb b, double t) {
  const auto channel = [t](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(from + (to - from) * t + 0.5);
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b)};
}

// Four shades of one material, dark to light. Hues shift along the ramp, darks towards violet and
// lights towards yellow, as light outdoors does; `line` is the outline, much darker than the fill
// and of its own hue.
struct Ramp {
  std::string_view role;
  Rgb line, shade, base, light;
};

using Palette = std::span<const Ramp>;

}  // namespace core
