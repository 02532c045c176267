// What one animal's parts have in common, worked out once per pose, and the hands that write them.
// The files beside this one add the parts: body, neck_and_head, legs, coat.
#pragma once

#include "core/math.h"
#include "pudu/pudu.h"

namespace pudu {

struct Anatomy {
  const Parameters& p;
  double phase;        // in [0, 1)
  double k;            // factor on every length
  double legs;         // leg length before k; fawns are a little leggier
  double body_y;       // height of the spine's ends before k
  double base_radius;  // girth of the body before k
  double youth;        // 1 newborn to 0 adult
  double maleness;     // 0 for females and fawns, growing to 1 in adult males
  core::Description& out;

  core::Vec3 at(double x, double y, double z = 0) const { return {x * k, y * k, z * k}; }

  // Both fill a part or a detail where it lies, and are inlined by force: to build one on the stack
  // and copy it, or to hand a point over through memory, costs a third of a pose.

  // Adds a part with its radii before k and returns its index.
  [[gnu::always_inline]] std::int16_t part(Kind kind, Role role, Group group, int parent,
                                           const core::Vec3& a, const core::Vec3& b, double r0,
                                           double r1) const {
    core::Part& part = out.parts.append();
    part.a = a;
    part.b = b;
    part.r0 = r0 * k;
    part.r1 = r1 * k;
    part.parent = static_cast<std::int16_t>(parent);
    part.kind = static_cast<std::uint8_t>(kind);
    part.role = static_cast<std::uint8_t>(role);
    part.group = static_cast<std::uint8_t>(group);
    return out.lastPart();
  }

  // Adds a disc on a part, its size before k.
  [[gnu::always_inline]] void disc(Kind kind, Role role, int part, const core::Vec3& place,
                                   double size) const {
    core::Detail& detail = out.details.append();
    detail.p = place;
    detail.size = size * k;
    detail.part = static_cast<std::int16_t>(part);
    detail.kind = static_cast<std::uint8_t>(kind);
    detail.role = static_cast<std::uint8_t>(role);
    detail.shape = core::Shape::disc;
  }
};

// The animal before its first part is written. Both arguments must outlive it.
Anatomy anatomyOf(const Parameters& p, core::Description& out);

// Part indices others hang from.
struct Trunk {
  std::int16_t hip, middle, shoulder;
  core::Vec3 withers;  // front end of the spine, where the neck begins
};

Trunk addBody(const Anatomy& animal);
void addNeckAndHead(const Anatomy& animal, const Trunk& trunk);
void addLegs(const Anatomy& animal, const Trunk& trunk);
void addSpots(const Anatomy& animal, const Trunk& trunk);

}  // namespace pudu
