#include "pudu/guide.h"

#include "pudu/anatomy.h"

namespace pudu {
namespace {

constexpr double kHindHip_x = -0.135, kForeHip_x = 0.105;
constexpr double kLegRadius = 0.024;

// What a cell's size asks of the figure: the fewer pixels there are, the larger a head has to be to
// hold an eye, and the slimmer a body to leave room for its outline and for legs.
struct Build {
  double head, girth, legs, neck, ears, ear_x, ear_r, stride;
};
constexpr Build buildFor(int cell_px) {
  if (cell_px < 20) return {1.06, 0.70, 0.255, 0.050, 1.50, 0.174, 1.0, 0.75};
  if (cell_px < 28) return {1.06, 0.88, 0.228, 0.016, 1.10, 0.152, 0.8, 0.85};
  return {1.00, 0.92, 0.220, 0.008, 1.00, 0.152, 1.0, 1.00};
}

struct Guide {
  double size;  // factor on every length; a fawn's is 0.8, where the true one would be 0.45
  double legs;  // ground to hip, before size
  double y;     // height of the middle of the body, before size
  double youth, maleness;
  Build build;
};

Guide guideOf(const Parameters& p, int cell_px) {
  const double youth = 1 - core::smoothstep(0, 0.8, p.age);
  const Build build = buildFor(cell_px);
  const double legs = build.legs * (1 + 0.12 * youth);
  return {1 - 0.20 * youth,
          legs,
          legs + 0.092 * build.girth,
          youth,
          p.sex == Sex::male ? core::smoothstep(0.45, 0.9, p.age) : 0,
          build};
}

Anatomy penFor(const Parameters& p, const Guide& guide, core::Description& out) {
  return {.p = p,
          .phase = core::wrap01(p.phase),
          .k = guide.size,
          .legs = guide.legs,
          .body_y = guide.y,
          .base_radius = 0.12,
          .youth = guide.youth,
          .maleness = guide.maleness,
          .out = out};
}

// The pen's hands as calls: a sprite is made once where a pose is made a thousand times, and
// inlined they would make these files the largest of the page's module.
[[gnu::noinline]] int addPart(const Anatomy& animal, Kind kind, Role role, Group group, int parent,
                              const core::Vec3& a, const core::Vec3& b, double r0, double r1) {
  return animal.part(kind, role, group, parent, a, b, r0, r1);
}

[[gnu::noinline]] void addDisc(const Anatomy& animal, Kind kind, Role role, int part,
                               const core::Vec3& place, double size) {
  animal.disc(kind, role, part, place, size);
}

void addGuideHead(const Anatomy& animal, int chest, const Build& build) {
  const double y = animal.body_y + build.neck;
  const double h = (1 + 0.18 * animal.youth) * build.head;
  // Everything on the head grows from its back, so that a fawn's larger one stays on its neck.
  const auto at = [&](double x, double up, double z = 0) {
    return animal.at(0.150 + (x - 0.150) * h, y + 0.13 + (up - 0.13) * h, z);
  };
  const int neck = addPart(animal, Kind::neck, Role::fur, Group::head, chest,
                           animal.at(0.080, animal.body_y + 0.02), at(0.178, 0.138),
                           0.088 * build.girth, 0.062 * build.girth);
  const int skull = addPart(animal, Kind::head, Role::fur, Group::head, neck, at(0.190, 0.152),
                            at(0.226, 0.146), 0.066 * h, 0.058 * h);
  const int muzzle = addPart(animal, Kind::muzzle, Role::muzzle, Group::head, skull,
                             at(0.240, 0.130), at(0.318, 0.106), 0.042 * h, 0.030 * h);

  const double e = build.ears;
  addPart(animal, Kind::ear, Role::fur, Group::head, skull, at(0.212, 0.196, -0.03),
          at(0.212 + 0.010 * e, 0.196 + 0.088 * e, -0.03), 0.026 * build.ear_r * h,
          0.015 * build.ear_r * h);
  const int ear =
      addPart(animal, Kind::ear, Role::fur, Group::head, skull, at(build.ear_x, 0.186, 0.03),
              at(build.ear_x - 0.034 * e, 0.186 + 0.088 * e, 0.03), 0.026 * build.ear_r * h,
              0.015 * build.ear_r * h);
  addPart(animal, Kind::ear, Role::ear, Group::head, ear, at(build.ear_x - 0.010, 0.212, 0.03),
          at(build.ear_x - 0.029, 0.262, 0.03), 0.013 * h, 0.011 * h);

  const double length = 0.110 * animal.p.antler * animal.maleness;
  if (length > 0) {
    const core::SinCos a = core::sincos(animal.p.antler_angle * core::kRadiansPerDegree);
    for (const double side : {-1.0, 1.0}) {
      const core::Vec3 root = at(0.246 + 0.022 * side, 0.204, 0.02 * side);
      addPart(animal, Kind::antler, Role::antler, Group::head, skull, root,
              root + animal.at(length * a.sine, length * a.cosine), 0.011, 0.006);
    }
  }

  addDisc(animal, Kind::nose, Role::nose, muzzle, at(0.334, 0.116, 0.04), 0.034);
  addDisc(animal, Kind::eye, Role::eye, skull, at(0.238, 0.158, 0.06), 0.044 * h);
  addDisc(animal, Kind::eye, Role::glint, skull, at(0.246, 0.168, 0.06), 0.014 * h);
}

// The same number of spots as on the animal, row by row along the guide's flank.
void addGuideSpots(const Anatomy& animal, int body) {
  const int n = spotCount(animal.p);
  const int columns = (n + 2) / 3;
  for (int i = 0; i < n; ++i) {
    const int row = i % 3, column = i / 3;
    const double x = -0.175 + 0.24 * (column + (row == 1 ? 0.75 : 0.25)) / columns;
    addDisc(animal, Kind::spot, Role::spot, body,
            animal.at(x, animal.body_y + 0.070 - 0.046 * row, 0.1), 0.026);
  }
}

}  // namespace

void writeGuide(const Parameters& p, int cell_px, core::Description& figure) {
  figure.clear();
  const Guide guide = guideOf(p, cell_px);
  const Anatomy animal = penFor(p, guide, figure);
  const double y = animal.body_y;
  const double round = 1 + 0.5 * (p.roundness - 1);
  const double slim = (1 - 0.10 * guide.youth) * guide.build.girth;
  const double sag = 0.012 * p.belly;

  const int rump = addPart(animal, Kind::body, Role::fur, Group::trunk, core::kNoParent,
                           animal.at(-0.125, y + 0.008), animal.at(-0.02, y + 0.004 - sag),
                           0.118 * round * slim, (0.118 + 0.016 * p.belly) * round * slim);
  const int chest =
      addPart(animal, Kind::body, Role::fur, Group::trunk, rump, animal.at(-0.02, y + 0.004 - sag),
              animal.at(0.085, y), (0.118 + 0.016 * p.belly) * round * slim, 0.112 * round * slim);
  if (cell_px >= 40) {  // smaller, it would be a dark spike; the real one hides in hair
    addPart(animal, Kind::tail, Role::fur, Group::trunk, rump, animal.at(-0.232, y + 0.055),
            animal.at(-0.252, y + 0.025), 0.020, 0.014);
  }
  addGuideHead(animal, chest, guide.build);
  addGuideSpots(animal, rump);
}

void writeGuideLegs(const Parameters& p, int cell_px, core::Description& legs) {
  const Guide guide = guideOf(p, cell_px);
  legs.clear();
  const Anatomy animal = penFor(p, guide, legs);
  // The generator's own legs, hung from a body of the guide's height and brought to the ground.
  addLegs(animal, {core::kNoParent, core::kNoParent, core::kNoParent, {}});
  double lowest = legs.parts.front().a.y;
  for (const core::Part& part : legs.parts) {
    const double low = part.b.y - part.r1;
    lowest = low < lowest ? low : lowest;
  }
  const double top = legs.parts.front().a.y;
  const double hip_y = guide.legs * guide.size;
  const double stretch = hip_y / (top - lowest);
  for (core::Part& part : legs.parts) {
    const bool hind = static_cast<Group>(part.group) == Group::hind;
    const double from = (hind ? -0.12 : 0.13) * guide.size,
                 to = (hind ? kHindHip_x : kForeHip_x) * guide.size;
    for (core::Vec3* q : {&part.a, &part.b}) {
      q->x = to + (q->x - from) * stretch * guide.build.stride;
      q->y = (q->y - lowest) * stretch;
    }
    part.r0 = part.r1 = kLegRadius * guide.size;
  }
}

core::Box guideFrame() { return {-0.305, 0, 0.375, 0.68}; }

}  // namespace pudu
