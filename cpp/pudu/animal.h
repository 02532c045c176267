// A pudu with its controls set, as renderers and exporters ask for it.
#pragma once

#include "core/subject.h"
#include "pudu/pudu.h"

namespace pudu {

// Seconds of one walk cycle: an adult's 0.9, and less for a smaller animal, which swings its
// shorter legs faster, as a shorter pendulum does. Chosen by eye.
double cycleSeconds(const Parameters& parameters);

class Animal final : public core::Subject, public core::Guide {
 public:
  // The controls must be valid.
  explicit Animal(const Controls& controls);

  const Parameters& parameters() const { return parameters_; }

  const core::Words& words() const override { return words_; }
  const core::Vocabulary& vocabulary() const override;
  core::Palette palette() const override;
  std::span<const core::Parameter> table() const override { return kParameters; }
  std::span<const double> values() const override { return values_; }
  std::vector<core::Readout> readouts(const core::Description& description) const override;

  void pose(double phase, core::Description& out) const override;
  core::Box cycleFrame(core::Description& scratch) const override;
  core::Box sceneFrame(core::Description& scratch) const override;

  const core::Guide* guide() const override { return this; }
  core::PixelView cell(int size_px) const override;
  void still(int cell_px, core::Description& out) const override;
  void limbs(int cell_px, double phase, core::Description& out) const override;
  core::Box cellFrame() const override;

  std::span<const std::string_view> lessonNames() const override;
  void writeLesson(std::size_t lesson, core::JsonWriter& json) const override;

 private:
  Parameters at(double phase) const;

  Parameters parameters_;
  Values values_;
  core::Words words_;
};

}  // namespace pudu
