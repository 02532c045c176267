// The hand that writes parts, and what it knows of the person it draws.
#pragma once

#include <cmath>

#include "core/description.h"
#include "people/skeleton.h"

namespace people {

enum class Kind : std::uint8_t {
  trunk,
  neck,
  head,
  hair,
  thigh,
  shin,
  foot,
  upper_arm,
  forearm,
  hand,
  garment,
  tool,
  thing
};
enum class Role : std::uint8_t {
  skin,
  hair,
  cloth,  // over the trunk
  skirt,  // around hips and thighs
  wood,   // worked: shafts, boards, hulls
  bark,   // logs
  stone,
  fibre,  // baskets, ropes, nets
  wool,   // a blanket on the loom, a baby's wrapping
  hide,   // of a drum
  salmon,
  leaf,
  berry,
  steam,
  water
};
enum class Group : std::uint8_t { trunk, head, legs, arms, tool };

struct Pen {
  core::Description& out;

  std::int16_t part(Kind kind, Role role, Group group, int parent, core::Vec3 a, core::Vec3 b,
                    double r0, double r1) const {
    core::Part& part = out.parts.append();
    part.a = a;
    part.b = b;
    part.r0 = r0;
    part.r1 = r1;
    part.parent = static_cast<std::int16_t>(parent);
    part.kind = static_cast<std::uint8_t>(kind);
    part.role = static_cast<std::uint8_t>(role);
    part.group = static_cast<std::uint8_t>(group);
    return out.lastPart();
  }
};

// Indices of parts that others hang from.
struct Parts {
  std::int16_t pelvis, chest, head;
  std::int16_t hand[2];
};

// What the size of a sprite asks of a figure: the fewer pixels, the larger a head and a trunk have
// to be to be seen as such.
struct Emphasis {
  double head = 1, trunk = 1, tool = 1;
  double nape = 1;     // of hair that hangs over the neck; without it, a small head stands clear
  double pixel_m = 0;  // round things become discs of whole pixels on their grid; 0: as they are

  // A round thing that has one size and one shape in every pose: the width it is given, and how far
  // its middle moves.
  double wholeWidth(double width, int least_px) const {
    if (pixel_m <= 0) return width;
    return std::fmax(least_px, std::floor(width / pixel_m + 0.5)) * pixel_m;
  }
  core::Vec3 toGrid(core::Vec3 middle, double width) const {
    if (pixel_m <= 0) return {};
    const auto shift = [&](double at) {
      const double edge = at - 0.5 * width;
      return std::floor(edge / pixel_m + 0.5) * pixel_m - edge;
    };
    return {shift(middle.x), shift(middle.y), 0};
  }
};

// Trunk, head, limbs and clothes.
Parts addBody(const Pen& pen, const Body& body, const Skeleton& bones, const Parameters& parameters,
              const Emphasis& emphasis);

}  // namespace people
