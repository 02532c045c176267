// The legs: three bones each, placed by forward kinematics, a quarter of a cycle apart.
#include "pudu/anatomy.h"
#include "pudu/gait.h"

namespace pudu {

// region angles
// Angles are from straight down, positive forward. The knee's adds to
// the thigh's; the hoof's is its own, so that the foot stays flat.
Angles anglesAt(const Leg& leg, core::SinCos w) {
  const double swing = 0.35 * w.sine;
  const double lift = w.cosine > 0 ? w.cosine : 0;
  const double thigh = (leg.hind ? 0.25 : -0.05) + swing;
  // The fore knee bends forward. The hind joint that looks like a knee
  // is the hock: it bends back.
  const double knee = leg.hind ? -0.75 - 0.4 * lift : 0.25 + 0.6 * lift;
  const double hoof = 0.18 * swing;
  return {swing, lift, thigh, knee, hoof};
}
// endregion angles

namespace {

constexpr double kHalfTrack = 0.055;  // metres from the middle of the body to a leg, before k

constexpr std::size_t kCount = kLegs.size();

// region along
// The end of a bone that starts at p and hangs in a direction, an angle
// from straight down.
core::Vec3 along(const core::Vec3& p, double length, core::SinCos angle) {
  return {p.x + length * angle.sine, p.y - length * angle.cosine, p.z};
}
// endregion along

}  // namespace

void addLegs(const Anatomy& animal, const Trunk& trunk) {
  // Angles of all bones first, then where they lead: twelve sines and cosines cost half as much
  // side by side.
  double turns[kCount];
  core::SinCos w[kCount];
  for (std::size_t i = 0; i < kCount; ++i) turns[i] = animal.phase + kLegs[i].offset;
  core::sincosTurnsEach(turns, kCount, w);

  double angles[3 * kCount];
  core::SinCos direction[3 * kCount];
  for (std::size_t i = 0; i < kCount; ++i) {
    const Angles leg = anglesAt(kLegs[i], w[i]);
    angles[3 * i] = leg.thigh, angles[3 * i + 1] = leg.thigh + leg.knee;
    angles[3 * i + 2] = leg.hoof;
  }
  core::sincosEach(angles, 3 * kCount, direction);

  const double length = animal.legs * animal.k;
  for (std::size_t i = 0; i < kCount; ++i) {
    const Leg& leg = kLegs[i];
    const Group group = leg.hind ? Group::hind : Group::fore;
    // region chain
    const core::Vec3 hip = animal.at(leg.hind ? -0.15 + 0.03 : 0.15 - 0.02, animal.body_y - 0.05,
                                     leg.side * kHalfTrack);
    const core::Vec3 knee = along(hip, 0.45 * length, direction[3 * i]);
    const core::Vec3 fetlock = along(knee, 0.45 * length, direction[3 * i + 1]);
    const core::Vec3 toe = along(fetlock, 0.10 * length, direction[3 * i + 2]);

    const int body = leg.hind ? trunk.hip : trunk.shoulder;
    const int thigh = animal.part(Kind::thigh, Role::fur, group, body, hip, knee, 0.04, 0.03);
    const int shin = animal.part(Kind::shin, Role::fur, group, thigh, knee, fetlock, 0.022, 0.016);
    animal.part(Kind::hoof, Role::hoof, group, shin, fetlock, toe, 0.016, 0.014);
    // endregion chain
  }
}

}  // namespace pudu
