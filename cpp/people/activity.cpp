// The list of activities: a new one is a line here and its name in parameters.h.
#include "people/activity.h"

#include <iterator>

#include "people/activities/all.h"

namespace people {
namespace {

constexpr const Activity* kActivities[] = {
    &kStand,     &kWalk,     &kRun,   &kSit,    &kKneel, &kTalk,  &kCarry,
    &kCarryLoad, &kHoldBaby, &kDig,   &kGather, &kPick,  &kSpear, &kDipnet,
    &kPaddle,    &kPound,    &kSplit, &kWeave,  &kStir,  &kDrum,  &kHaul,
};
static_assert(std::size(kActivities) == kActivityCount);

}  // namespace

const Activity& activityAt(std::size_t index) { return *kActivities[index]; }

std::int16_t addSalmon(const Scene& scene, int parent, core::Vec3 snout, core::Vec3 along) {
  const double u = scene.u, r = scene.emphasis.tool * u;
  const auto at = [&](double metres) { return snout + along * (metres * u); };
  const int head = scene.tool(Role::salmon, parent, at(.02), at(.14), .034 * r, .056 * r);
  const int flank = scene.tool(Role::salmon, head, at(.14), at(.25), .056 * r, .044 * r);
  const std::int16_t body = scene.tool(Role::salmon, flank, at(.25), at(.34), .044 * r, .013 * r);
  // A tail fin as high as the body.
  for (const double side : {-.042 * r, .042 * r}) {
    const core::Vec3 tip = at(.41) + core::Vec3{-along.y * side, along.x * side, 0};
    scene.tool(Role::salmon, body, at(.345), tip, .015 * r, .013 * r);
  }
  return body;
}

Scene::Line Scene::shaft() const {
  const core::Vec3 right = bones.hand[kRight], left = bones.hand[kLeft];
  const core::Vec3 along = grip == Grip::through ? pose.shaft : left - right;
  const double size = core::length(along);
  return {right, size > 0 ? along * (1 / size) : core::Vec3{0, -1, 0}};
}

}  // namespace people
