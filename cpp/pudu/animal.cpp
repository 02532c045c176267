#include "pudu/animal.h"

#include <cmath>

#include "core/math.h"
#include "pudu/guide.h"
#include "pudu/lessons.h"
#include "pudu/naming.h"
#include "pudu/share.h"

namespace pudu {
namespace {

constexpr double kAdultCycle_s = 0.9;

core::Words wordsFor(const Controls& controls, const Parameters& parameters) {
  Controls walking = controls;
  walking[Field::phase] = 0;
  // To whole hundredths of a second, the unit of a GIF: then all files play at one pace.
  const double hundredths = std::floor(100 * cycleSeconds(parameters) + 0.5);
  return {.title = "Pudu",
          .stem = fileStem(parameters),
          .animation = fileStem(parameters) + "-walk",
          .keyword = "pudu",
          .version = std::string(kShareVersion),
          .link = shareText(walking),
          .pose_link = shareText(controls),
          .phase = core::wrap01(parameters.phase),
          .cycle_ms = 10 * static_cast<int>(hundredths)};
}

}  // namespace

double cycleSeconds(const Parameters& parameters) {
  return kAdultCycle_s * std::sqrt(sizeFactor(parameters));
}

Animal::Animal(const Controls& controls)
    : parameters_(parametersFrom(controls)),
      values_(valuesFrom(parameters_)),
      words_(wordsFor(controls, parameters_)) {}

Parameters Animal::at(double phase) const {
  Parameters moved = parameters_;
  moved.phase = phase;
  return moved;
}

const core::Vocabulary& Animal::vocabulary() const { return pudu::vocabulary(); }
core::Palette Animal::palette() const { return pudu::palette(); }

std::vector<core::Readout> Animal::readouts(const core::Description& description) const {
  const Readouts heights = pudu::readouts(description);
  return {{"withersHeight_m", heights.withers_height_m},
          {"headAndBody_m", heights.head_and_body_m}};
}

void Animal::pose(double phase, core::Description& out) const { write(at(phase), out); }

core::Box Animal::cycleFrame(core::Description& scratch) const {
  return pudu::cycleFrame(parameters_, scratch);
}

core::Box Animal::sceneFrame(core::Description& scratch) const {
  return pudu::sceneFrame(parameters_, scratch);
}

core::PixelView Animal::cell(int size_px) const {
  return {size_px, size_px, size_px / cellFrame().width(), 0.5 * size_px, 1.0 * size_px};
}

void Animal::still(int cell_px, core::Description& out) const {
  writeGuide(parameters_, cell_px, out);
}

void Animal::limbs(int cell_px, double phase, core::Description& out) const {
  writeGuideLegs(at(phase), cell_px, out);
}

core::Box Animal::cellFrame() const { return guideFrame(); }

std::span<const std::string_view> Animal::lessonNames() const { return kLessonNames; }

void Animal::writeLesson(std::size_t lesson, core::JsonWriter& json) const {
  pudu::writeLesson(lesson, parameters_, json);
}

}  // namespace pudu
