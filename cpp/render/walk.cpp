#include "render/walk.h"

#include <algorithm>

namespace render {

void drawWalk(const core::Subject& subject, std::span<const double> phases, const WalkStyle& style,
              WalkScratch& scratch, std::span<Sprite> out) {
  const core::Palette palette = subject.palette();
  const int cell_px = std::clamp(style.cell_px, kMinSprite_px, kMaxSprite_px);
  core::Description& description = scratch.description;
  // region poses
  if (style.style == SpriteStyle::generic) {
    const core::Box frame = subject.cycleFrame(description);
    for (std::size_t i = 0; i < phases.size(); ++i) {
      subject.pose(phases[i], description);
      drawSprite(description, palette, frame, cell_px, out[i]);
    }
    return;
  }
  subject.still(cell_px, description);
  drawSilhouette(description, palette, subject.cellFrame(), cell_px, {style.selective_outline},
                 scratch.still);
  for (std::size_t i = 0; i < phases.size(); ++i) {
    subject.limbs(cell_px, phases[i], description);
    drawPose(scratch.still, description, palette, out[i]);
  }
  // endregion poses
}

}  // namespace render
