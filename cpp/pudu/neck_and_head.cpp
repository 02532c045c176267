// Neck, head, muzzle, ears, antlers, eye and nose: the free parts, which make it a pudu.
#include "pudu/anatomy.h"

namespace pudu {
namespace {

// Fixed angles, as sine and cosine.
constexpr core::SinCos kTilt = {-0.40673664307580020775, 0.91354545764260089550};    // 24° down
constexpr core::SinCos kNearEar = {0.61566147532565827, 0.78801075360672195};        // 38° back
constexpr core::SinCos kFarEar = {-0.13917310096006544411, 0.99026806874157031508};  // 8° forward

// The head's own axes in the picture plane: x from the poll along the face, y from the jaw up.
struct HeadFrame {
  core::Vec3 poll;
  core::Vec3 face, crown;
  double scale;  // metres per unit: k, and a fawn's larger head

  core::Vec3 at(double along, double up, double z = 0) const {
    const core::Vec3 p = poll + face * (along * scale) + crown * (up * scale);
    return {p.x, p.y, z * scale};
  }
};

// A short ear with a blunt tip, about 7.5 cm long: narrow at the root, widest below the middle.
// `a` is how far it leans back from vertical.
void addEar(const Anatomy& animal, const HeadFrame& head, int skull, double side, core::SinCos a) {
  const double h = head.scale / animal.k;
  const core::Vec3 root = head.at(0.010 + 0.010 * (1 - side), 0.038, side * 0.030);
  const auto point = [&](double along, double across) {
    return core::Vec3{root.x + head.scale * (across * a.cosine - along * a.sine),
                      root.y + head.scale * (across * a.sine + along * a.cosine), root.z};
  };
  const core::Vec3 middle = point(0.040, 0), tip = point(0.066, 0.003);
  const int lower =
      animal.part(Kind::ear, Role::fur, Group::head, skull, root, middle, 0.010 * h, 0.026 * h);
  animal.part(Kind::ear, Role::fur, Group::head, lower, middle, tip, 0.026 * h, 0.012 * h);
  if (side > 0) {  // the viewer sees into the near ear
    animal.part(Kind::ear, Role::ear, Group::head, lower, point(0.024, 0.003), point(0.056, 0.005),
                0.011 * h, 0.010 * h);
  }
}

// Unbranched spikes. They stand between ear and eye, or lie along the skull where they point back.
void addAntlers(const Anatomy& animal, const HeadFrame& head, int skull) {
  const double length = 0.078 * animal.p.antler * animal.maleness;
  if (length <= 0) return;
  const core::SinCos a = core::sincos(animal.p.antler_angle * core::kRadiansPerDegree);
  for (const double side : {-1.0, 1.0}) {
    const core::Vec3 root = head.at(0.070 - 0.008 * side, 0.044, side * 0.018);
    const core::Vec3 tip = root + animal.at(length * a.sine, length * a.cosine);
    animal.part(Kind::antler, Role::antler, Group::head, skull, root, tip, 0.0085, 0.0035);
  }
}

}  // namespace

void addNeckAndHead(const Anatomy& animal, const Trunk& trunk) {
  const double h = 1 + 0.22 * animal.youth;                              // a fawn's head is large,
  const double girth = 1 - 0.2 * animal.youth + 0.08 * animal.maleness;  // its neck slender
  const double snout = 0.074 * (1 - 0.1 * animal.youth);

  const core::Vec3 poll = trunk.withers + animal.at(0.136, 0.146);
  const int neck = animal.part(Kind::neck, Role::fur, Group::head, trunk.shoulder, trunk.withers,
                               poll, 0.086 * girth, 0.047 * girth);

  const HeadFrame head{
      poll, {kTilt.cosine, kTilt.sine, 0}, {-kTilt.sine, kTilt.cosine, 0}, animal.k * h};
  const core::Vec3 brow = head.at(0.112, 0);
  const int skull =
      animal.part(Kind::head, Role::fur, Group::head, neck, poll, brow, 0.051 * h, 0.034 * h);

  const core::Vec3 lips = brow + head.face * (snout * animal.k);
  const int muzzle = animal.part(Kind::muzzle, Role::muzzle, Group::head, skull, brow, lips,
                                 0.031 * h, 0.0185 * h);

  addEar(animal, head, skull, -1, kFarEar);
  addEar(animal, head, skull, +1, kNearEar);
  addAntlers(animal, head, skull);

  animal.disc(Kind::nose, Role::nose, muzzle,
              lips + head.crown * (0.005 * animal.k) + core::Vec3{0, 0, 0.02 * animal.k}, 0.028);
  animal.disc(Kind::eye, Role::eye, skull, head.at(0.086, 0.010, 0.040), 0.030 * h);
  animal.disc(Kind::eye, Role::glint, skull, head.at(0.091, 0.017, 0.042), 0.009 * h);
}

}  // namespace pudu
