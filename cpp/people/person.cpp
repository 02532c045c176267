#include "people/person.h"

#include <cmath>

#include "core/math.h"
#include "core/number.h"
#include "people/activity.h"

namespace people {
namespace {

constexpr std::string_view kShareVersion = "1";

// A cell is wider than a figure is tall, for what it works on; in statures of a man.
constexpr double kCellWidth = 1.5, kCellHeight = 1.25;

// Cuts a tool to the box, seen from the side. A pole three times as long as what is shown would
// make the drawing coarse and the ground's shadow long.
void cut(const core::Box& box, core::Part& part) {
  double from = 0, to = 1;
  const core::Vec3 a = part.a, d = part.b - part.a;
  const auto side = [&](double start, double step, double low, double high) {
    if (step == 0) return;
    const double s = (low - start) / step, t = (high - start) / step;
    from = std::fmax(from, std::fmin(s, t));
    to = std::fmin(to, std::fmax(s, t));
  };
  side(a.x, d.x, box.x0, box.x1);
  side(a.y, d.y, box.y0, box.y1);
  if (from >= to) return;
  const double r0 = part.r0, dr = part.r1 - part.r0;
  part.a = a + d * from;
  part.b = a + d * to;
  part.r0 = r0 + dr * from;
  part.r1 = r0 + dr * to;
}

core::Words wordsFor(const Parameters& parameters) {
  Parameters still = parameters;
  still.phase = 0;
  const Activity& activity = activityAt(parameters.activity);
  const std::string stem = personStem(parameters) + "-" + std::string(activity.name);
  return {.title = "Pudu people",
          .stem = stem,
          .animation = stem,
          .cycle = "poses",
          .keyword = "person",
          .version = std::string(kShareVersion),
          .link = shareText(still),
          .pose_link = shareText(parameters),
          .phase = core::wrap01(parameters.phase),
          .cycle_ms = activity.cycle_ms};
}

}  // namespace

std::string personStem(const Parameters& p) {
  std::string out = "person-";
  out += kSexNames[static_cast<std::size_t>(p.sex)];
  out += '-';
  out += kAgeNames[static_cast<std::size_t>(p.age)];
  out += "-seed";
  core::appendNumber(p.seed, out);
  return out;
}

std::string shareText(const Parameters& parameters) {
  Values values = valuesFrom(parameters);
  values[Field::phase] = core::wrap01(parameters.phase);
  std::string text = "v=" + std::string(kShareVersion);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const core::Parameter& row = kParameters[i];
    if (values[i] == row.fallback) continue;
    text += '&';
    text += row.id;
    text += '=';
    if (row.kind == core::ParameterKind::choice) {
      text += row.choices[static_cast<std::size_t>(values[i])];
    } else {
      core::appendNumber(values[i], text);
    }
  }
  return text;
}

Person::Person(const Parameters& parameters)
    : parameters_(parameters),
      values_(valuesFrom(parameters)),
      colours_(coloursOf(parameters)),
      words_(wordsFor(parameters)) {}

std::vector<core::Readout> Person::readouts(const core::Description&) const {
  const Skeleton bones = skeletonOf(parameters_);
  const Body body = bodyOf(parameters_);
  return {{"stature_m", body.unit},
          {"headTop_m", bones.head_top.y},
          {"hands_m", core::length(bones.hand[kLeft] - bones.hand[kRight])}};
}

void Person::pose(double phase, core::Description& out) const {
  Parameters moved = parameters_;
  moved.phase = phase;
  write(moved, out);
  const core::Box box = core::widen(cycleFrame(out), 0.05 * parameters_.stature);
  for (core::Part& part : out.parts)
    if (part.group == static_cast<std::uint8_t>(Group::tool)) cut(box, part);
}

core::Box Person::cycleFrame(core::Description&) const {
  const double u = parameters_.stature;
  return {-0.5 * kCellWidth * u, 0, 0.5 * kCellWidth * u, kCellHeight * u};
}

core::PixelView Person::cell(int size_px) const {
  // Rounded to whole pixels for sizes that are no multiples of four.
  const int width_px = static_cast<int>(kCellWidth * size_px + 0.5);
  const int height_px = static_cast<int>(kCellHeight * size_px + 0.5);
  return {width_px, height_px, size_px / parameters_.stature, 0.5 * width_px, 1.0 * height_px};
}

void Person::figure(int size_px, double phase, core::Description& out) const {
  Parameters moved = parameters_;
  moved.phase = phase;
  write(moved, out, emphasisFor(size_px, parameters_.stature));
}

}  // namespace people
