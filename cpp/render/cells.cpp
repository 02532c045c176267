#include "render/cells.h"

#include <cstring>

namespace render {
namespace {

using Index = std::ptrdiff_t;

// One sprite and its repeated edges, scaled, with the pixel (0, 0) of its cell at `origin`.
void drawCell(const Sprite& sprite, int edge_px, int scale, std::uint8_t* origin, Index stride) {
  const int width = sprite.width_px, height = sprite.height_px;
  for (int y = -edge_px; y < height + edge_px; ++y) {
    const std::uint8_t* const from =
        sprite.pixels.data() + Index{std::clamp(y, 0, height - 1)} * width;
    std::uint8_t* const row = origin + Index{y} * scale * stride;
    if (scale == 1) {
      std::memcpy(row, from, static_cast<std::size_t>(width));
    } else {
      for (int x = 0; x < width; ++x) {
        std::memset(row + Index{x} * scale, from[x], static_cast<std::size_t>(scale));
      }
    }
    const std::size_t edge = static_cast<std::size_t>(edge_px) * static_cast<std::size_t>(scale);
    std::memset(row - edge, from[0], edge);
    std::memset(row + Index{width} * scale, from[width - 1], edge);
    const std::size_t bytes =
        2 * edge + static_cast<std::size_t>(width) * static_cast<std::size_t>(scale);
    for (int i = 1; i < scale; ++i) std::memcpy(row + i * stride - edge, row - edge, bytes);
  }
}

}  // namespace

void drawCells(std::span<const Sprite> sprites, const SheetLayout& layout, IndexedImage& out) {
  out.width_px = layout.width_px();
  out.height_px = layout.height_px();
  const Index stride = out.width_px;
  out.pixels.assign(static_cast<std::size_t>(stride * out.height_px), kTransparent);
  for (int i = 0; i < layout.cells && static_cast<std::size_t>(i) < sprites.size(); ++i) {
    const Sprite& sprite = sprites[static_cast<std::size_t>(i)];
    if (sprite.width_px != layout.cell_px || sprite.height_px != layout.tall_px()) continue;
    const Rect cell = layout.cell(i);
    drawCell(sprite, layout.extrusion_px, layout.scale,
             out.pixels.data() + cell.y * stride + cell.x, stride);
  }
}

int paletteEntries(core::Palette palette) {
  return 1 + kTones * std::min(static_cast<int>(palette.size()), kMaxRoles);
}

void paint(const IndexedImage& image, core::Palette palette, Image& out) {
  out.width_px = image.width_px;
  out.height_px = image.height_px;
  out.rgba.assign(4 * image.pixels.size(), 0);
  const int entries = paletteEntries(palette);
  std::uint8_t* to = out.rgba.data();
  for (const std::uint8_t index : image.pixels) {
    if (index != kTransparent && index < entries) {
      const core::Rgb colour = spriteColour(palette, index);
      to[0] = colour.r;
      to[1] = colour.g;
      to[2] = colour.b;
      to[3] = 255;
    }
    to += 4;
  }
}

}  // namespace render
