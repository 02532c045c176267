// A person at an activity, as renderers and exporters ask for it.
#pragma once

#include <string>

#include "core/subject.h"
#include "people/people.h"

namespace people {

// The nominal sizes of a sprite: how many pixels tall a man of the stature given stands. One scale
// serves all, so that women and children are smaller.
inline constexpr std::array<int, 5> kSpriteSizes_px = {12, 16, 24, 32, 40};
inline constexpr std::array<std::string_view, 5> kSpriteSizeNames = {"12", "16", "24", "32", "40"};

// "person-female-adult-seed7": who it is, whatever it does. ASCII, lower case, no spaces.
std::string personStem(const Parameters& parameters);

// "v=1&activity=dig&sex=male": the fields that are not at their defaults, in the table's order.
std::string shareText(const Parameters& parameters);

class Person final : public core::Subject {
 public:
  // The parameters must be valid.
  explicit Person(const Parameters& parameters);

  const Parameters& parameters() const { return parameters_; }

  const core::Words& words() const override { return words_; }
  const core::Vocabulary& vocabulary() const override { return people::vocabulary(); }
  core::Palette palette() const override { return colours_; }
  std::span<const core::Parameter> table() const override { return kParameters; }
  std::span<const double> values() const override { return values_; }
  std::vector<core::Readout> readouts(const core::Description& description) const override;

  // Everybody of a stature is seen in the same frame, which cuts long poles at its edge.
  void pose(double phase, core::Description& out) const override;
  core::Box cycleFrame(core::Description& scratch) const override;
  core::Box sceneFrame(core::Description& scratch) const override { return cycleFrame(scratch); }

  core::PixelView cell(int size_px) const override;
  void figure(int size_px, double phase, core::Description& out) const override;

 private:
  Parameters parameters_;
  Values values_;
  Colours colours_;
  core::Words words_;
};

}  // namespace people
