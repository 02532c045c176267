#include "people/skeleton.h"

#include <cmath>

#include "core/math.h"
#include "people/reach.h"

namespace people {
namespace {

constexpr double kSlack = .001;  // of stature: how far from straight and from folded an arm stays
constexpr double kHeadFollows = .55;  // of the upper spine's tilt

// Unit vectors at an angle from straight down, and from straight up; positive forward.
core::Vec3 hanging(core::SinCos a) { return {a.sine, -a.cosine, 0}; }
core::Vec3 standing(core::SinCos a) { return {a.sine, a.cosine, 0}; }

// A hanging bone that also leads outwards.
core::Vec3 bone(core::SinCos flexion, core::SinCos abduction, double sign) {
  return {flexion.sine * abduction.cosine, -flexion.cosine * abduction.cosine,
          sign * abduction.sine};
}

// A foot's point given from the ankle, with the toe turned down by an angle.
core::Vec3 turned(double x, double y, core::SinCos a) {
  return {x * a.cosine + y * a.sine, y * a.cosine - x * a.sine, 0};
}

void addLegs(const Body& body, const Angles& angles, Skeleton& s) {
  const double hip[2] = {angles.hip_l, angles.hip_r}, knee[2] = {angles.knee_l, angles.knee_r};
  const double foot[2] = {angles.foot_l, angles.foot_r};
  const double abduct[2] = {angles.abduct_l, angles.abduct_r};
  double radians[8];
  core::SinCos a[8];
  for (std::size_t i = 0; i < 2; ++i) {
    radians[4 * i] = hip[i];
    radians[4 * i + 1] = hip[i] - knee[i];
    radians[4 * i + 2] = foot[i];
    radians[4 * i + 3] = abduct[i];
  }
  for (double& x : radians) x *= core::kRadiansPerDegree;
  core::sincosEach(radians, 8, a);
  for (std::size_t i = 0; i < 2; ++i) {
    const core::SinCos* const b = a + 4 * i;
    const double sign = sideSign(i);
    s.hip[i] = s.pelvis + core::Vec3{0, 0, sign * body.hips};
    s.knee[i] = s.hip[i] + bone(b[0], b[3], sign) * body.thigh;
    s.ankle[i] = s.knee[i] + hanging(b[1]) * body.shin;
    s.heel[i] = s.ankle[i] + turned(-body.heel, -body.ankle, b[2]);
    s.toe[i] = s.ankle[i] + turned(body.foot, -body.ankle, b[2]);
    s.kneecap[i] = s.knee[i] - core::Vec3{0, body.shin_r, 0};
  }
  s.seat = s.pelvis - core::Vec3{0, body.torso_r, 0};
}

void addSpine(const Body& body, const Angles& angles, Spine segments, Skeleton& s) {
  const double curl = segments == Spine::one ? 0 : angles.curl;
  const double tilt = angles.pitch + curl;
  double radians[3] = {angles.pitch, tilt, angles.head + kHeadFollows * tilt};
  core::SinCos a[3];
  for (double& x : radians) x *= core::kRadiansPerDegree;
  core::sincosEach(radians, 3, a);
  s.lower = standing(a[0]);
  s.upper = standing(a[1]);
  const core::Vec3 head = standing(a[2]);
  s.face = {head.y, -head.x, 0};
  s.spine = s.pelvis + core::Vec3{0, angles.bob * body.unit, 0};
  s.waist = s.spine + s.lower * (0.5 * body.torso);
  s.chest = s.waist + s.upper * (0.5 * body.torso);
  // The neck leads half the way from the back's line to the head's.
  s.head_base = s.chest + (s.upper + head) * (0.5 * body.neck);
  s.head_top = s.head_base + head * body.head;
  for (std::size_t i = 0; i < 2; ++i)
    s.shoulder[i] = s.chest + core::Vec3{0, 0, sideSign(i) * body.shoulders};
}

template <typename Move>
void eachPoint(Skeleton& s, Move move) {
  for (core::Vec3* p :
       {&s.pelvis, &s.spine, &s.waist, &s.chest, &s.head_base, &s.head_top, &s.seat})
    move(*p);
  for (std::size_t i = 0; i < 2; ++i)
    for (core::Vec3* p :
         {&s.hip[i], &s.knee[i], &s.ankle[i], &s.heel[i], &s.toe[i], &s.shoulder[i], &s.kneecap[i]})
      move(*p);
}

void place(const Body& body, const Pose& pose, Skeleton& s) {
  double lowest = s.seat.y;
  for (std::size_t i = 0; i < 2; ++i)
    for (const core::Vec3& p : {s.heel[i], s.toe[i], s.kneecap[i]}) lowest = std::fmin(lowest, p.y);
  if (pose.seat != kOnGround) lowest = std::fmin(lowest, s.seat.y - pose.seat * body.unit);
  const double lift = pose.lift * body.unit;
  const double aside = pose.place * body.unit - (pose.planted ? s.ankle[kLeft].x : 0);
  eachPoint(s, [&](core::Vec3& p) { p.x += aside, p.y = p.y - lowest + lift; });
}

core::Vec3 anchorOf(const Skeleton& s, Anchor anchor, std::size_t side) {
  switch (anchor) {
    case Anchor::angles:
    case Anchor::ground:
      break;
    case Anchor::chest:
      return s.chest;
    case Anchor::own_knee:
      return s.knee[side];
    case Anchor::head:
      return s.head_base;
  }
  return {};
}

void addArms(const Body& body, const Pose& pose, Skeleton& s) {
  const Angles& angles = pose.angles;
  const double shoulder[2] = {angles.shoulder_l, angles.shoulder_r};
  const double elbow[2] = {angles.elbow_l, angles.elbow_r};
  const double spread[2] = {angles.spread_l, angles.spread_r};
  for (std::size_t i = 0; i < 2; ++i) {
    const Reach& to = pose.hands[i];
    if (to.anchor != Anchor::angles) {
      const Arm arm =
          reach(s.shoulder[i], anchorOf(s, to.anchor, i) + to.offset * body.unit, body.upper_arm,
                body.forearm, kSlack * body.unit, elbowPole(s, i), s.upper * -1);
      s.elbow[i] = arm.elbow;
      s.hand[i] = arm.hand;
      continue;
    }
    double radians[3] = {shoulder[i], shoulder[i] + elbow[i], spread[i]};
    core::SinCos a[3];
    for (double& x : radians) x *= core::kRadiansPerDegree;
    core::sincosEach(radians, 3, a);
    s.elbow[i] = s.shoulder[i] + bone(a[0], a[2], sideSign(i)) * body.upper_arm;
    s.hand[i] = s.elbow[i] + hanging(a[1]) * body.forearm;
  }
}

}  // namespace

core::Vec3 elbowPole(const Skeleton& s, std::size_t side) {
  const core::Vec3 forward = {s.upper.y, -s.upper.x, 0};
  return s.upper * -1 - forward * 0.25 + core::Vec3{0, 0, 0.55 * sideSign(side)};
}

Skeleton solve(const Body& body, const Pose& pose, Spine spine) {
  Skeleton s;
  s.pelvis = {};
  addLegs(body, pose.angles, s);
  addSpine(body, pose.angles, spine, s);
  place(body, pose, s);
  addArms(body, pose, s);
  return s;
}

}  // namespace people
