// The silhouette sprite: one still figure for all poses, and limbs that alone move.
//
// The figure's parts melt into one shape, which is lit as a whole and outlined from outside; thin
// parts of other materials (antlers) are drawn as lines with even runs. Limbs are drawn row by row,
// so that a leg has the same width in every row, and the far ones are darker. It knows capsules,
// discs and roles, and no animal.
#pragma once

#include <cstdint>
#include <vector>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"
#include "render/sprite.h"

namespace render {

struct SilhouetteStyle {
  bool selective_outline = false;  // lighter where the light falls
};

// A still figure on its cell, ready for limbs. Reused from one figure to the next.
struct Silhouette {
  int size_px = 0;
  core::Box frame;
  std::vector<std::uint8_t> pixels;  // the figure alone, as Sprite::pixels
  std::vector<std::uint8_t> solid;   // 1: fill of the figure, 2: its outline, 0: nothing
  std::vector<double> distance;      // working memory
  std::vector<double> girth;
};

// Draws the still figure into a square cell of size_px (kMinSprite_px..kMaxSprite_px). `frame` is
// square, in metres; y = 0 is the lower edge of the last row. One pixel is kept free at the top and
// the sides for the outline.
void drawSilhouette(const core::Description& figure, core::Palette palette, const core::Box& frame,
                    int size_px, const SilhouetteStyle& style, Silhouette& out);

// The figure with the limbs of one pose: far limbs (z < 0) behind it, near ones before it. Limbs
// are chains of parts that go downwards; the last part of a chain ends on or above the ground.
void drawPose(const Silhouette& figure, const core::Description& limbs, core::Palette palette,
              Sprite& out);

}  // namespace render
