// A monkey puzzle tree that sways, to be exported like any animal: what is exported knows no deer.
#pragma once

#include "core/math.h"
#include "core/subject.h"
#include "unit/render/araucaria.h"

namespace araucaria {

inline constexpr std::array<core::Parameter, 1> kTable = {
    {{"sway", core::ParameterKind::cyclic, "", 0, 1, 0, 0.1, false, {}, core::Redraw::pose}}};

class Tree final : public core::Subject, public core::Guide {
 public:
  explicit Tree(double phase = 0, int cycle_ms = 1230) : values_{phase} {
    words_ = {.title = "Araucaria",
              .stem = "araucaria-small",
              .animation = "araucaria-small-walk",
              .keyword = "araucaria",
              .version = "1",
              .link = "v=1",
              .pose_link = "v=1&sway=0.25",
              .phase = phase,
              .cycle_ms = cycle_ms};
  }

  const core::Words& words() const override { return words_; }
  const core::Vocabulary& vocabulary() const override { return kVocabulary; }
  core::Palette palette() const override { return kPalette; }
  std::span<const core::Parameter> table() const override { return kTable; }
  std::span<const double> values() const override { return values_; }
  std::vector<core::Readout> readouts(const core::Description&) const override {
    return {{"height_m", 7.9}};
  }

  void pose(double phase, core::Description& out) const override {
    out = tree();
    const double sway = 0.5 * core::sincosTurns(phase).sine;
    for (core::Part& part : out.parts) {
      if (part.group == kCrown) part.a.x += sway, part.b.x += sway;
    }
  }
  core::Box cycleFrame(core::Description& scratch) const override {
    pose(0.25, scratch);
    core::Box frame = core::boundingBox(scratch);
    pose(0.75, scratch);
    return core::unite(frame, core::boundingBox(scratch));
  }
  core::Box sceneFrame(core::Description& scratch) const override { return cycleFrame(scratch); }

  const core::Guide* guide() const override { return this; }
  core::PixelView cell(int size_px) const override {
    return {size_px, size_px, size_px / cellFrame().width(), 0.5 * size_px, 1.0 * size_px};
  }

  // The trunk stands still; the branches are its limbs, three parts each.
  void still(int, core::Description& out) const override {
    out.clear();
    const core::Description all = tree();
    for (const core::Part& part : all.parts) {
      if (part.group == kStem) out.add(part);
    }
  }
  void limbs(int, double phase, core::Description& out) const override {
    out.clear();
    const double x = 0.5 * core::sincosTurns(phase).sine;
    for (const double z : {-1.0, 1.0}) {
      core::Vec3 a = {0, 6, z};
      for (int i = 0; i < 3; ++i) {
        const core::Vec3 b = {a.x + x, a.y - 2, z};
        out.add(
            core::Part{a, b, 0.3, 0.3, static_cast<std::int16_t>(i - 1), kBranch, kLeaf, kCrown});
        a = b;
      }
    }
  }
  core::Box cellFrame() const override { return {-4, 0, 4, 8}; }

 private:
  std::array<double, 1> values_;
  core::Words words_;
};

}  // namespace araucaria
