#include "render/walk.h"

#include <algorithm>

namespace render {
namespace {

// Smaller figures have no room for an outline between their limbs.
constexpr int kOutlinedFigure_px = 28;

}  // namespace

void drawWalk(const core::Subject& subject, std::span<const double> phases, const WalkStyle& style,
              WalkScratch& scratch, std::span<Sprite> out) {
  const core::Palette palette = subject.palette();
  const int cell_px = std::clamp(style.cell_px, kMinSprite_px, kMaxSprite_px);
  core::Description& description = scratch.description;
  // region poses
  const core::Guide* const guide = subject.guide();
  if (guide == nullptr) {
    const core::PixelView view = subject.cell(cell_px);
    // A small figure is not moved to whole pixels, which it is made for, and a run of two may be
    // the side of its head.
    const SpriteFinish finish{cell_px >= kOutlinedFigure_px, false, 1};
    for (std::size_t i = 0; i < phases.size(); ++i) {
      subject.figure(cell_px, phases[i], description);
      drawSprite(description, palette, view, finish, out[i]);
    }
    return;
  }
  if (style.style == SpriteStyle::generic) {
    const core::Box frame = subject.cycleFrame(description);
    for (std::size_t i = 0; i < phases.size(); ++i) {
      subject.pose(phases[i], description);
      drawSprite(description, palette, frame, cell_px, out[i]);
    }
    return;
  }
  guide->still(cell_px, description);
  drawSilhouette(description, palette, guide->cellFrame(), cell_px, {style.selective_outline},
                 scratch.still);
  for (std::size_t i = 0; i < phases.size(); ++i) {
    guide->limbs(cell_px, phases[i], description);
    drawPose(scratch.still, description, palette, out[i]);
  }
  // endregion poses
}

}  // namespace render
