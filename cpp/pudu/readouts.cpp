// What a tape measure would say, and the frame that holds every pose.
#include "pudu/pudu.h"

namespace pudu {

// Along the back: the rump's radius, the axes from hip to lips, and the nose's radius.
Readouts readouts(const core::Description& description) {
  Readouts result{0, 0};
  bool at_rump = true;
  for (const core::Part& part : description.parts) {
    const Kind kind = static_cast<Kind>(part.kind);
    const bool body = kind == Kind::body;
    if (!body && kind != Kind::neck && kind != Kind::head && kind != Kind::muzzle) continue;
    if (at_rump) result.head_and_body_m += part.r0;
    at_rump = false;
    result.head_and_body_m += core::length(part.b - part.a);
    if (body) result.withers_height_m = part.b.y + part.r1;  // the last one ends at the shoulder
  }
  for (const core::Detail& detail : description.details) {
    if (static_cast<Kind>(detail.kind) == Kind::nose) result.head_and_body_m += detail.size / 2;
  }
  return result;
}

// region frame
core::Box cycleFrame(const Parameters& parameters, core::Description& scratch) {
  constexpr int kPhases = 24;  // the poses of a sheet of 4, 8 or 12 among them
  Parameters p = parameters;
  core::Box frame;
  for (int i = 0; i < kPhases; ++i) {
    p.phase = static_cast<double>(i) / kPhases;
    write(p, scratch);
    const core::Box box = core::boundingBox(scratch);
    frame = i == 0 ? box : core::unite(frame, box);
  }
  // Between two of these phases the legs lift the animal by up to
  // 0.04 mm more; a tenth of a millimetre holds that.
  frame.y1 += 1e-4 * sizeFactor(parameters);
  return frame;
}
// endregion frame

core::Box sceneFrame(const Parameters& parameters, core::Description& scratch) {
  // At 0.9 antlers are full grown, and the legs still a little longer than an adult's.
  Parameters tallest;
  tallest.age = 0.9;
  tallest.shoulder = parameters.shoulder;
  tallest.roundness = 1.3;
  tallest.belly = 1;
  tallest.antler = 1.5;
  tallest.antler_angle = 0;
  Parameters longest = tallest;
  longest.antler_angle = 60;
  core::Box frame = core::unite(cycleFrame(tallest, scratch), cycleFrame(longest, scratch));
  // The tallest of all is 0.89: higher by 0.2 mm than at 0.9.
  frame.y1 += 5e-4 * sizeFactor(tallest);
  return frame;
}

}  // namespace pudu
