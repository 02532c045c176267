// The body: trunk, head, limbs and what they wear, around the bones.
#include "core/math.h"
#include "people/pen.h"

namespace people {
namespace {

core::Vec3 mid(core::Vec3 a, core::Vec3 b, double t) { return a + (b - a) * t; }

class Figure {
 public:
  Figure(const Pen& pen, const Body& body, const Skeleton& bones, const Parameters& parameters,
         const Emphasis& emphasis)
      : pen_(pen), body_(body), s_(bones), p_(parameters), e_(emphasis) {}

  Parts add() {
    addTrunk();
    addHead();
    for (const std::size_t side : {kLeft, kRight}) addLeg(side);
    for (const std::size_t side : {kLeft, kRight}) addArm(side);
    return parts_;
  }

 private:
  // Of the skull, in heads: its middle, from where the neck ends, and how wide it is.
  static constexpr double kMiddle_x = -0.03, kMiddle_y = 0.54, kRound = 0.92;

  static constexpr int kLeastHead_px = 3;

  // Several capsules: a chest is deeper than a waist, and hips are deeper than both.
  void addTrunk() {
    const double r = body_.torso_r * e_.trunk;
    const core::Vec3 loin = mid(s_.spine, s_.waist, 0.45);
    const core::Vec3 ribs = mid(s_.waist, s_.chest, 0.55);
    parts_.pelvis = pen_.part(Kind::trunk, Role::skirt, Group::trunk, core::kNoParent, s_.pelvis,
                              loin, 1.06 * r, 0.98 * r);
    const int belly = pen_.part(Kind::trunk, Role::cloth, Group::trunk, parts_.pelvis, loin,
                                s_.waist, 0.95 * r, 0.97 * r);
    const int chest = pen_.part(Kind::trunk, Role::cloth, Group::trunk, belly, s_.waist, ribs,
                                0.97 * r, 1.06 * r);
    const core::Vec3 yoke = s_.chest - s_.upper * ((e_.nape < 1 ? 0.9 : 0.62) * r);
    parts_.chest =
        pen_.part(Kind::trunk, Role::cloth, Group::trunk, chest, ribs, yoke, 1.06 * r, 0.80 * r);
  }

  void addHead() {
    const core::Vec3 axis = (s_.head_top - s_.head_base) * (1 / body_.head);
    // A larger head grows from the neck.
    double h = body_.head * e_.head;
    core::Vec3 base = s_.head_base;
    if (e_.pixel_m > 0) {
      const double width = e_.wholeWidth(h, kLeastHead_px);
      h = width / kRound;
      base = base + e_.toGrid(base + s_.face * (kMiddle_x * h) + axis * (kMiddle_y * h), width);
    }
    const auto at = [&](double forward, double up, double out) {
      return base + s_.face * (forward * h) + axis * (up * h) + core::Vec3{0, 0, out * h};
    };
    const int neck = pen_.part(Kind::neck, Role::skin, Group::head, parts_.chest,
                               s_.chest - s_.upper * (0.3 * body_.torso_r), at(-0.02, 0.2, 0),
                               0.030 * body_.unit * e_.trunk, 0.029 * body_.unit * e_.trunk);
    // The hair is the skull's own outline but for the face, and hangs over the neck.
    const int skull =
        pen_.part(Kind::hair, Role::hair, Group::head, neck, at(kMiddle_x, kMiddle_y, 0),
                  at(kMiddle_x, kMiddle_y, 0), 0.5 * kRound * h, 0.5 * kRound * h);
    parts_.head = static_cast<std::int16_t>(skull);
    const double jaw = e_.nape < 1 ? 0.40 : 0.24;
    pen_.part(Kind::head, Role::skin, Group::head, skull, at(0.15, 0.46, 0.22), at(0.10, jaw, 0.22),
              0.31 * h, 0.24 * h);
    if (e_.nape <= 0) return;
    const bool long_hair = p_.sex == Sex::female;
    const core::Vec3 nape = at(-0.28, 0.36, 0.02);
    const core::Vec3 back = s_.chest -
                            s_.upper * (long_hair ? 0.10 * body_.unit : -0.005 * body_.unit) -
                            s_.face * (body_.torso_r * (long_hair ? 0.98 : 0.5));
    pen_.part(Kind::hair, Role::hair, Group::head, skull, nape, back, 0.20 * h * e_.nape,
              0.14 * h * e_.nape);
  }

  void addLeg(std::size_t side) {
    const double z = sideSign(side);
    const double thigh_r = body_.thigh_r, shin_r = body_.shin_r;
    const core::Vec3 hip = s_.hip[side] - core::Vec3{0, 0, 0.35 * z * body_.hips};
    const int thigh = pen_.part(Kind::thigh, Role::skin, Group::legs, parts_.pelvis, hip,
                                s_.knee[side], thigh_r, 0.86 * shin_r + 0.14 * thigh_r);
    const int shin = pen_.part(Kind::shin, Role::skin, Group::legs, thigh, s_.knee[side],
                               s_.ankle[side], shin_r, 0.62 * shin_r);
    const double sole = 0.021 * body_.unit;
    const core::Vec3 along = s_.toe[side] - s_.heel[side];
    const double size = core::length(along);
    const core::Vec3 up = {-along.y / size, along.x / size, 0};
    pen_.part(Kind::foot, Role::skin, Group::legs, shin,
              s_.heel[side] + (up + along * (1 / size)) * sole,
              s_.toe[side] + (up - along * (1 / size)) * sole, sole, sole);
    // A woman's skirt of cedar bark goes to the knee, a man's robe is girt above it.
    const double reach = p_.sex == Sex::female ? 0.92 : 0.45;
    const double wide = p_.sex == Sex::female ? 1.18 : 1.08;
    const core::Vec3 outwards = {0, 0, 0.012 * z * body_.unit};
    pen_.part(Kind::garment, Role::skirt, Group::legs, thigh, hip + outwards,
              mid(hip, s_.knee[side], reach) + outwards, thigh_r * 1.08,
              (p_.sex == Sex::female ? shin_r * 1.25 : thigh_r * 0.9) * wide);
  }

  void addArm(std::size_t side) {
    const double upper_r = body_.upper_arm_r, fore_r = body_.forearm_r;
    const core::Vec3 shoulder = s_.shoulder[side] - s_.upper * (0.02 * body_.unit);
    const int upper = pen_.part(Kind::upper_arm, Role::skin, Group::arms, parts_.chest, shoulder,
                                s_.elbow[side], 1.12 * upper_r, 0.92 * fore_r + 0.08 * upper_r);
    const int fore = pen_.part(Kind::forearm, Role::skin, Group::arms, upper, s_.elbow[side],
                               s_.hand[side], fore_r, 0.72 * fore_r);
    const core::Vec3 bone = s_.hand[side] - s_.elbow[side];
    const core::Vec3 along = bone * (1 / core::length(bone));
    parts_.hand[side] = pen_.part(Kind::hand, Role::skin, Group::arms, fore, s_.hand[side],
                                  s_.hand[side] + along * (0.035 * body_.unit), 0.024 * body_.unit,
                                  0.02 * body_.unit);
  }

  const Pen& pen_;
  const Body& body_;
  const Skeleton& s_;
  const Parameters& p_;
  const Emphasis& e_;
  Parts parts_{};
};

}  // namespace

Parts addBody(const Pen& pen, const Body& body, const Skeleton& bones, const Parameters& parameters,
              const Emphasis& emphasis) {
  return Figure(pen, body, bones, parameters, emphasis).add();
}

}  // namespace people
