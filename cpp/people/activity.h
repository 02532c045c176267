// An activity: a pose as a function of the phase, and the things it is done with. Each is a file in
// people/activities and a line in activity.cpp.
#pragma once

#include <span>

#include "people/keyframes.h"
#include "people/pen.h"

namespace people {

// What an activity adds its things to. Lengths are metres. Things are measured in the
// stature `u` of who uses them, a man's being true to size: a child has a child's basket and stick.
struct Scene {
  const Pen& pen;
  const Body& body;
  const Skeleton& bones;
  const Parts& parts;
  const Pose& pose;
  double phase;
  double u;
  Grip grip;
  const Emphasis& emphasis;

  // The tool's line: through the right hand as the pose has it, or from hand to hand.
  struct Line {
    core::Vec3 at, along;  // a point on it in the right hand, and a unit vector
    core::Vec3 point(double metres) const { return at + along * metres; }
    // How far along it lies at a height; 0 for a line that never gets there.
    double to(double y) const { return along.y != 0 ? (y - at.y) / along.y : 0; }
  };
  Line shaft() const;

  std::int16_t tool(Role role, int parent, core::Vec3 a, core::Vec3 b, double r0, double r1) const {
    return pen.part(Kind::tool, role, Group::tool, parent, a, b, r0, r1);
  }
  // Of a shaft, or of a cord: it may be thinner than a pixel, and is made thicker there.
  std::int16_t rod(Role role, int parent, core::Vec3 a, core::Vec3 b, double r) const {
    return tool(role, parent, a, b, r * emphasis.tool, r * emphasis.tool);
  }
  // A ball that has one size and one shape in every pose, however small.
  std::int16_t ball(Role role, int parent, core::Vec3 middle, double r, int least_px) const {
    const double width = emphasis.wholeWidth(2 * r, least_px);
    middle = middle + emphasis.toGrid(middle, width);
    return tool(role, parent, middle, middle, 0.5 * width, 0.5 * width);
  }
  std::int16_t thing(Role role, core::Vec3 a, core::Vec3 b, double r0, double r1) const {
    return pen.part(Kind::thing, role, Group::tool, core::kNoParent, a, b, r0, r1);
  }
};

// Water ahead, from x on, as far as is shown.
inline void addWater(const Scene& scene, double x) {
  scene.thing(Role::water, {x * scene.u, .012 * scene.u, -.03 * scene.u},
              {1.2 * scene.u, .012 * scene.u, -.03 * scene.u}, .02 * scene.u, .02 * scene.u);
}

// A salmon of about 75 cm, from its snout towards `along`, a vector of length 1.
std::int16_t addSalmon(const Scene& scene, int parent, core::Vec3 snout, core::Vec3 along);

struct Activity {
  std::string_view name;
  int cycle_ms;  // a multiple of 10
  void (*pose)(double phase, Pose& pose);
  void (*things)(const Scene& scene);  // null where there is nothing
};

// In the order of kActivityNames.
const Activity& activityAt(std::size_t index);

}  // namespace people
