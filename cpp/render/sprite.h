// The generic sprite renderer: any description, drawn at hard pixels.
//
// It knows capsules, discs and roles, and no animal. A sprite is a grid of palette indices, so the
// same pixels can be written as RGBA or as an indexed picture, and no pixel is ever half there.
#pragma once

#include <cstdint>
#include <vector>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"
#include "core/pixel_view.h"

namespace render {

inline constexpr int kMinSprite_px = 8;
inline constexpr int kMaxSprite_px = 128;

// Which of a ramp's four shades: the order of core::Ramp.
enum class Tone : std::uint8_t { line, shade, base, light };

// Palette indices: 0 is transparent, then four per role, so that one byte holds 63 roles.
inline constexpr std::uint8_t kTransparent = 0;
inline constexpr int kTones = 4;
inline constexpr int kMaxRoles = 63;

constexpr std::uint8_t spriteIndex(int role, Tone tone) {
  return static_cast<std::uint8_t>(1 + role * kTones + static_cast<int>(tone));
}

// The colour of an index from 1 on; its role must have a row in the palette.
core::Rgb spriteColour(core::Palette palette, std::uint8_t index);

// One pixel while it is being drawn.
struct SpriteCell {
  float height_px;     // of the surface seen, towards the viewer
  std::int16_t part;   // the part seen, under any detail; core::kNoParent where there is none
  std::uint8_t index;  // into the palette
  std::uint8_t marks;  // see sprite_canvas.h
};

struct Sprite {
  int width_px = 0, height_px = 0;
  std::vector<std::uint8_t> pixels;  // width_px × height_px indices, row by row from the top

  // The renderer's working memory, kept here so that a second sprite of a size allocates nothing.
  std::vector<SpriteCell> cells;
  std::vector<std::uint8_t> has_child;  // one per part
};

// Pixels per metre of a sprite in that frame.
double spriteScale(const core::Box& frame, int size_px);

// The view that drawSprite below makes of a frame.
core::PixelView fitted(const core::Box& frame, int size_px);

struct SpriteFinish {
  bool outline = true;
  bool settle = true;  // the root part moves to whole pixels (sprite_canvas.h)
  int nub_px = 3;      // runs up to this long are cut where they stick out of the edge
                       // (sprite_cleanup.cpp)
};

// Draws `description` as seen in `view`, whose sides are at most kMaxSprite_px; what reaches beyond
// them is cut there. Roles beyond the palette are drawn as its last role; an
// empty palette draws nothing.
void drawSprite(const core::Description& description, core::Palette palette,
                const core::PixelView& view, const SpriteFinish& finish, Sprite& out);

// Draws `description` into a square sprite of size_px (clamped to kMinSprite_px..kMaxSprite_px).
//
// `frame` is in metres and holds every pose that shall share a scale: pass the union of their
// boxes. Its middle stands over the middle of the sprite, and y = 0 on the bottom edge of the last
// row (a frame that reaches lower stands on its own lowest point). One pixel is kept free at the
// top and at the sides for the outline; nothing is outlined below the ground.
// Roles beyond the palette are drawn as its last role; an empty palette draws nothing.
void drawSprite(const core::Description& description, core::Palette palette, const core::Box& frame,
                int size_px, Sprite& out);

}  // namespace render
