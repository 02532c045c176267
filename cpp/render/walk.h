// A subject's sprites: one per place in its cycle, all in one frame, in either of two styles.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/subject.h"
#include "render/silhouette.h"
#include "render/sprite.h"

namespace render {

enum class SpriteStyle : std::uint8_t {
  silhouette,  // one still figure, and limbs that alone move (render/silhouette.h)
  generic,     // the description itself, fitted into the cell (render/sprite.h)
               // A subject without a guide is drawn as its figure in its own cell, in either style.
};
inline constexpr std::array<std::string_view, 2> kSpriteStyleNames = {"silhouette", "generic"};

struct WalkStyle {
  int cell_px = 32;  // kMinSprite_px to kMaxSprite_px; of a subject's own cell, what it makes of it
  SpriteStyle style = SpriteStyle::silhouette;
  bool selective_outline = false;  // of a silhouette: lighter where the light falls
};

// Storage that is reused from one walk to the next.
struct WalkScratch {
  core::Description description;
  Silhouette still;
};

// Draws sprite i at phases[i]; `out` has as many elements as `phases`. The width of a cell's middle
// is the pivot column, and its lower edge the ground.
void drawWalk(const core::Subject& subject, std::span<const double> phases, const WalkStyle& style,
              WalkScratch& scratch, std::span<Sprite> out);

}  // namespace render
