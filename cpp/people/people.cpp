#include "people/people.h"

#include "core/math.h"
#include "people/activity.h"

namespace people {
namespace {

// An upper back bends further than the lower one, by this share, where the pose says nothing else.
constexpr double kRoundBack = .35;
constexpr double kOwnCurl = -1e9;  // what no pose asks for

// An elder is a modifier, not a second rig. Measured thoracic kyphosis grows by about 11 to 20
// degrees with age.
void age(Angles& angles) {
  angles.pitch += 12;
  angles.curl += 10;
  angles.head -= 6;
  angles.knee_l += 8;
  angles.knee_r += 8;
}

}  // namespace

Pose poseOf(const Parameters& parameters) {
  Pose pose;
  pose.angles.curl = kOwnCurl;
  activityAt(parameters.activity).pose(core::wrap01(parameters.phase), pose);
  Angles& angles = pose.angles;
  if (angles.curl == kOwnCurl) angles.curl = angles.pitch > 0 ? kRoundBack * angles.pitch : 0;
  if (parameters.age == Age::elder) age(angles);
  return pose;
}

Skeleton skeletonOf(const Parameters& parameters) {
  return solve(bodyOf(parameters), poseOf(parameters), parameters.spine);
}

void write(const Parameters& parameters, core::Description& out, const Emphasis& emphasis) {
  out.clear();
  const Activity& activity = activityAt(parameters.activity);
  const Body body = bodyOf(parameters);
  const Pose pose = poseOf(parameters);
  const Skeleton bones = solve(body, pose, parameters.spine);
  const Pen pen{out};
  const Parts parts = addBody(pen, body, bones, parameters, emphasis);
  if (activity.things == nullptr) return;
  activity.things({pen, body, bones, parts, pose, core::wrap01(parameters.phase), body.unit,
                   parameters.grip, emphasis});
}

std::optional<core::Problem> describe(const Parameters& parameters, core::Description& out) {
  if (auto problem = validate(parameters)) return problem;
  write(parameters, out);
  return std::nullopt;
}

Emphasis emphasisFor(int size_px, double stature_m) {
  const double pixel_m = stature_m / size_px;
  if (size_px < 14) return {1.35, 1.15, 1.35, 0, pixel_m};
  if (size_px < 20) return {1.28, .95, 1.25, 0, pixel_m};
  if (size_px < 28) return {1.14, .98, 1.1, .6, pixel_m};
  return {1.05, 1, 1, 1, pixel_m};
}

}  // namespace people
