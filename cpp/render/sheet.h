// A sheet: the poses of a walk in a row of equal cells, as RGBA pixels ready for a PNG.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/palette.h"
#include "render/sprite.h"

namespace render {

inline constexpr int kMinScale = 1, kMaxScale = 8;

struct Image {
  int width_px = 0, height_px = 0;
  std::vector<std::uint8_t> rgba;  // 4 × width_px × height_px bytes, row by row from the top
};

// Sets the sprites side by side, each pixel as a block of scale × scale (clamped to kMinScale..
// kMaxScale). Cells are as large as the first sprite, so width_px is cell × scale × count exactly;
// a sprite of another size, which no renderer here makes, is cut or padded to the cell.
// Transparent pixels are (0, 0, 0, 0), all others have alpha 255. The storage of `out` is reused.
void drawSheet(std::span<const Sprite> sprites, core::Palette palette, int scale, Image& out);

}  // namespace render
