#include "pudu/lessons.h"

#include <utility>

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
    const std::pair<const char*, double> numbers[] = {
        {"offset", leg.offset},  {"swing", angles.swing}, {"lift", angles.lift},
        {"thigh", angles.thigh}, {"knee", angles.knee},   {"hoof", angles.hoof}};
    for (const auto& [name, value] : numbers) json.key(name).number(value);
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

// A row of the curves: its name, and its number for an animal and what that animal grows up to be.
struct Curve {
  const char* name;
  double (*value)(const Anatomy& animal, const Anatomy& adult);
};
using A = const Anatomy&;
constexpr Curve kCurves[] = {
    {"age", [](A animal, A) { return animal.p.age; }},
    {"size", [](A animal, A) { return animal.k; }},
    {"legs", [](A animal, A adult) { return animal.legs * animal.k / (adult.legs * adult.k); }},
    {"spots", [](A animal, A) { return static_cast<double>(spotCount(animal.p)); }},
    {"antlers", [](A animal, A) { return animal.p.antler * animal.maleness; }}};

void writeCurves(const Parameters& parameters, core::JsonWriter& json) {
  constexpr int kSteps = 64;
  core::Description none;
  Parameters aged = parameters, grown = parameters;
  grown.age = 1;
  const Anatomy adult = anatomyOf(grown, none);
  for (const Curve& curve : kCurves) {
    json.key(curve.name).beginArray();
    for (int i = 0; i <= kSteps; ++i) {
      aged.age = static_cast<double>(i) / kSteps;
      json.number(curve.value(anatomyOf(aged, none), adult));
    }
    json.end();
  }
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
  const auto point = [&](const char* name, core::Vec3 p) {
    const double seen[] = {p.x * animal.k, p.y * animal.k - ground};
    json.key(name).numbers(seen);
  };
  const auto each = [&](const char* name, decltype(&keyedDraw) draw) {
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
  core::Description pose, none;
  write(parameters, pose);
  const Anatomy animal = anatomyOf(parameters, none);
  const int n = spotCount(parameters);
  // How far the whole animal was lowered to stand on the ground: as far as its last spot.
  double ground = 0;
  if (n > 0) {
    const double x = keyedDraw(parameters.seed, n, n - 1, SPOT_X);
    const double y = keyedDraw(parameters.seed, n, n - 1, SPOT_Y);
    ground = spotPlace(animal, n, n - 1, x, y).y * animal.k - pose.details.back().p.y;
  }
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
      kWriters = {writeLegs, writeCurves, writeSpots};
  json.beginObject();
  kWriters[lesson](parameters, json);
  json.end();
}

}  // namespace pudu
