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
  const int head = scene.tool(Role::salmon, parent, at(.03), at(.18), .042 * r, .055 * r);
  const int body = scene.tool(Role::salmon, head, at(.18), at(.34), .055 * r, .015 * r);
  return scene.tool(Role::salmon, body, at(.35), at(.385), .02 * r, .036 * r);
}

Scene::Line Scene::shaft() const {
  const core::Vec3 right = bones.hand[kRight], left = bones.hand[kLeft];
  const core::Vec3 along = grip == Grip::through ? pose.shaft : left - right;
  const double size = core::length(along);
  return {right, size > 0 ? along * (1 / size) : core::Vec3{0, -1, 0}};
}

}  // namespace people
