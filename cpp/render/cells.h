// A sheet as palette indices: equal cells in a row, or in several, with room between them where
// asked for.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/palette.h"
#include "render/sheet.h"
#include "render/sprite.h"

namespace render {

inline constexpr int kMaxPadding_px = 16, kMaxExtrusion_px = 4;

struct IndexedImage {
  int width_px = 0, height_px = 0;
  std::vector<std::uint8_t> pixels;  // width_px × height_px indices, row by row from the top
};

struct Rect {
  int x, y, w, h;
};

// Where the cells of a sheet lie. All lengths but those that functions return are in pixels of the
// sprites; the whole sheet is then scaled, so that every edge lies on a whole block.
struct SheetLayout {
  int cell_px = 32;
  int cells = 1;
  int scale = 1;
  int padding_px = 0;      // transparent, around and between the cells
  int extrusion_px = 0;    // of the padding, repeats the edge of its cell
  int cell_height_px = 0;  // 0: as the width, which is cell_px
  int columns = 0;         // 0: all in one row

  // Padding grows where it is too narrow for the extrusion of the cells on both of its sides.
  int margin_px() const { return std::max(padding_px, extrusion_px); }
  int gap_px() const { return std::max(padding_px, 2 * extrusion_px); }

  int tall_px() const { return cell_height_px > 0 ? cell_height_px : cell_px; }
  int across() const { return columns > 0 ? columns : cells; }
  int down() const { return (cells + across() - 1) / across(); }

  // In pixels of the file.
  int width_px() const {
    return scale * (2 * margin_px() + across() * cell_px + (across() - 1) * gap_px());
  }
  int height_px() const {
    return scale * (2 * margin_px() + down() * tall_px() + (down() - 1) * gap_px());
  }
  Rect cell(int i) const {
    return {scale * (margin_px() + i % across() * (cell_px + gap_px())),
            scale * (margin_px() + i / across() * (tall_px() + gap_px())), scale * cell_px,
            scale * tall_px()};
  }
};

// Lays sprites of the layout's cells into their cells. The storage of `out` is reused.
void drawCells(std::span<const Sprite> sprites, const SheetLayout& layout, IndexedImage& out);

// How many entries an image's palette has: index 0, which is transparent, and every tone of every
// role, at most 253. Writers draw larger indices, which no renderer here makes, as transparent.
int paletteEntries(core::Palette palette);

// Transparent pixels become (0, 0, 0, 0), all others opaque. The storage of `out` is reused.
void paint(const IndexedImage& image, core::Palette palette, Image& out);

}  // namespace render
