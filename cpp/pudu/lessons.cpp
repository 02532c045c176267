#include "pudu/lessons.h"

#include "core/hash.h"
#include "pudu/coat.h"
#include "pudu/gait.h"

namespace pudu {
namespace {

constexpr std::array<std::string_view, kLegs.size()> kLegNames = {"left-hind", "left-fore",
                                                                  "right-hind", "right-fore"};

void writeLegs(const Parameters& parameters, core::JsonWriter& json) {
  core::Description pose;
  write(parameters, pose);
  const core::Part* thigh = pose.parts.begin();
  while (thigh->kind != static_cast<std::uint8_t>(Kind::thigh)) ++thigh;

  const double phase = core::wrap01(parameters.phase);
  json.key("phase").number(phase);
  json.key("legs").beginArray();
  for (std::size_t i = 0; i < kLegs.size(); ++i, thigh += 3) {
    const Leg& leg = kLegs[i];
    const Angles angles = anglesAt(leg, core::sincosTurns(phase + leg.offset));
    json.beginObject();
    json.key("id").string(kLegNames[i]);
    json.key("offset").number(leg.offset);
    json.key("swing").number(angles.swing);
    json.key("lift").number(angles.lift);
    json.key("thigh").number(angles.thigh);
    json.key("knee").number(angles.knee);
    json.key("hoof").number(angles.hoof);
    json.key("joints").beginArray();
    json.point(thigh->a).point(thigh->b).point(thigh[1].b).point(thigh[2].b);
    json.end();
    const double stance[] = {core::wrap01(kTouchDown - leg.offset),
                             core::wrap01(kLiftOff - leg.offset)};
    json.key("stance").numbers(stance);
    json.end();
  }
  json.end();
}

void writeCurves(Parameters parameters, core::JsonWriter& json) {
  constexpr int kSteps = 64;
  core::Description none;
  parameters.age = 1;
  const Anatomy adult = anatomyOf(parameters, none);
  const double adult_legs = adult.legs * adult.k;
  const auto row = [&](std::string_view name, auto value) {
    json.key(name).beginArray();
    for (int i = 0; i <= kSteps; ++i) {
      parameters.age = static_cast<double>(i) / kSteps;
      json.number(value(anatomyOf(parameters, none)));
    }
    json.end();
  };
  row("age", [](const Anatomy& animal) { return animal.p.age; });
  row("size", [](const Anatomy& animal) { return animal.k; });
  row("legs", [=](const Anatomy& animal) { return animal.legs * animal.k / adult_legs; });
  row("spots", [](const Anatomy& animal) { return static_cast<double>(spotCount(animal.p)); });
  row("antlers", [](const Anatomy& animal) { return animal.p.antler * animal.maleness; });
}

// Lots for n spots drawn from one stream, row by row: the generator that everyone writes first. One
// spot more in a row, and every draw of the rows below it comes later in the stream.
double sequentialDraw(std::uint32_t seed, int n, int i, Salt salt) {
  const auto in_row = [n](int row) { return (n + kSpotRows - 1 - row) / kSpotRows; };
  int place = i / kSpotRows;
  for (int row = 0; row < i % kSpotRows; ++row) place += in_row(row);
  const int draw = 2 * place + (salt == SPOT_Y ? 1 : 0);
  return core::unit(seed, static_cast<std::uint32_t>(draw), SPOT_STREAM);
}

double keyedDraw(std::uint32_t seed, int, int i, Salt salt) {
  return core::unit(seed, static_cast<std::uint32_t>(i), salt);
}

void writeSpotsOf(const Anatomy& animal, double ground, int n, core::JsonWriter& json) {
  const auto point = [&](std::string_view name, core::Vec3 p) {
    const double seen[] = {p.x * animal.k, p.y * animal.k - ground};
    json.key(name).numbers(seen);
  };
  const auto each = [&](std::string_view name, auto draw) {
    json.key(name).beginArray();
    for (int i = 0; i < n; ++i) {
      const std::uint32_t seed = animal.p.seed;
      json.beginObject();
      point("p", spotPlace(animal, n, i, draw(seed, n, i, SPOT_X), draw(seed, n, i, SPOT_Y)));
      point("grid", spotPlace(animal, n, i, 0.5, 0.5));
      json.end();
    }
    json.end();
  };
  each("keyed", keyedDraw);
  each("sequential", sequentialDraw);
}

void writeSpots(const Parameters& parameters, core::JsonWriter& json) {
  core::Description pose, raised;
  write(parameters, pose);
  const Anatomy animal = anatomyOf(parameters, raised);
  addBody(animal);
  // How far the whole animal was lowered to stand on the ground.
  const double ground = raised.parts.front().a.y - pose.parts.front().a.y;
  const int n = spotCount(parameters);
  json.key("size").number(kSpotSize * animal.k);
  writeSpotsOf(animal, ground, n, json);
  if (n == 0) return;
  json.key("before").beginObject();
  writeSpotsOf(animal, ground, n - 1, json);
  json.end();
}

}  // namespace

void writeLesson(std::size_t lesson, const Parameters& parameters, core::JsonWriter& json) {
  constexpr std::array<void (*)(const Parameters&, core::JsonWriter&), kLessonNames.size()>
      kWriters = {writeLegs, [](const Parameters& p, core::JsonWriter& j) { writeCurves(p, j); },
                  writeSpots};
  json.beginObject();
  kWriters[lesson](parameters, json);
  json.end();
}

}  // namespace pudu
