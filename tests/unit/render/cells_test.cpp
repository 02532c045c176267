#include "render/cells.h"

#include <gtest/gtest.h>

#include <array>

#include "unit/core/random.h"
#include "unit/render/araucaria.h"

namespace render {
namespace {

Sprite noise(int size, std::uint64_t seed) {
  test::Random random(seed);
  Sprite made;
  made.width_px = made.height_px = size;
  for (int i = 0; i < size * size; ++i)
    made.pixels.push_back(static_cast<std::uint8_t>(random.bits() % 13));
  return made;
}

int at(const IndexedImage& image, int x, int y) {
  return image.pixels[static_cast<std::size_t>(y * image.width_px + x)];
}

TEST(Cells, WithoutPaddingAreTheSpritesSideBySide) {
  const std::array sprites = {noise(9, 1), noise(9, 2), noise(9, 3)};
  IndexedImage image;
  drawCells(sprites, {.cell_px = 9, .cells = 3}, image);
  ASSERT_EQ(image.width_px, 27);
  ASSERT_EQ(image.height_px, 9);
  for (int i = 0; i < 3; ++i)
    for (int y = 0; y < 9; ++y)
      for (int x = 0; x < 9; ++x)
        ASSERT_EQ(at(image, 9 * i + x, y),
                  sprites[static_cast<std::size_t>(i)].pixels[static_cast<std::size_t>(9 * y + x)]);
}

// Every pixel of every layout, against the definition: a cell's own pixels, its nearest edge pixel
// as far as the extrusion reaches, transparent elsewhere; all of it in blocks.
TEST(Cells, LieAsTheLayoutSaysWithTheirEdgesRepeated) {
  constexpr int kSide = 8, kCells = 3;
  const std::array sprites = {noise(kSide, 4), noise(kSide, 5), noise(kSide, 6)};
  IndexedImage image;
  for (const int scale : {1, 2, 3, 8})
    for (const int padding : {0, 1, 3, 16})
      for (int extrusion = 0; extrusion <= kMaxExtrusion_px; ++extrusion) {
        const SheetLayout layout{kSide, kCells, scale, padding, extrusion};
        drawCells(sprites, layout, image);
        ASSERT_EQ(image.width_px, layout.width_px());
        ASSERT_EQ(image.height_px, layout.height_px());
        ASSERT_EQ(image.pixels.size(), static_cast<std::size_t>(image.width_px) *
                                           static_cast<std::size_t>(image.height_px));
        for (int y = 0; y < image.height_px; ++y)
          for (int x = 0; x < image.width_px; ++x) {
            int expected = kTransparent;
            for (int i = 0; i < kCells; ++i) {
              const Rect cell = layout.cell(i);
              const int dx = (x - cell.x + 64 * scale) / scale - 64;
              const int dy = (y - cell.y + 64 * scale) / scale - 64;
              if (dx < -extrusion || dx >= kSide + extrusion || dy < -extrusion ||
                  dy >= kSide + extrusion)
                continue;
              const int nearest =
                  kSide * std::clamp(dy, 0, kSide - 1) + std::clamp(dx, 0, kSide - 1);
              expected =
                  sprites[static_cast<std::size_t>(i)].pixels[static_cast<std::size_t>(nearest)];
            }
            ASSERT_EQ(at(image, x, y), expected)
                << x << ", " << y << " scale " << scale << " padding " << padding << " extrusion "
                << extrusion;
          }
      }
}

TEST(Cells, LayoutsAreWholeAndApart) {
  for (int scale = kMinScale; scale <= kMaxScale; ++scale)
    for (int padding = 0; padding <= kMaxPadding_px; ++padding)
      for (int extrusion = 0; extrusion <= kMaxExtrusion_px; ++extrusion) {
        const SheetLayout layout{32, 12, scale, padding, extrusion};
        // Neither padding nor extrusion is ever cut short.
        EXPECT_GE(layout.margin_px(), padding);
        EXPECT_GE(layout.margin_px(), extrusion);
        EXPECT_GE(layout.gap_px(), padding);
        EXPECT_GE(layout.gap_px(), 2 * extrusion);
        EXPECT_EQ(layout.cell(0).x, scale * layout.margin_px());
        EXPECT_EQ(layout.cell(11).x + layout.cell(11).w + layout.cell(0).x, layout.width_px());
        EXPECT_EQ(layout.cell(3).y + layout.cell(3).h + layout.cell(3).y, layout.height_px());
        for (int i = 1; i < 12; ++i)
          EXPECT_EQ(layout.cell(i).x - layout.cell(i - 1).x, scale * (32 + layout.gap_px()));
      }
  const SheetLayout bare{32, 4, 4, 0, 0};
  EXPECT_EQ(bare.width_px(), 32 * 4 * 4);
  EXPECT_EQ(bare.height_px(), 32 * 4);
}

TEST(Cells, OfAnotherSizeStayEmpty) {
  const std::array sprites = {noise(8, 1), noise(9, 2)};
  IndexedImage image;
  drawCells(sprites, {.cell_px = 8, .cells = 3}, image);
  for (int y = 0; y < 8; ++y)
    for (int x = 8; x < 24; ++x) ASSERT_EQ(at(image, x, y), 0);
}

TEST(Cells, PaintedAsThePaletteSays) {
  const core::Palette palette = araucaria::kPalette;
  EXPECT_EQ(paletteEntries(palette), 13);
  EXPECT_EQ(paletteEntries({}), 1);
  const IndexedImage image{4, 1, {0, 1, 12, 13}};
  Image painted;
  painted.rgba = {9, 9, 9};
  paint(image, palette, painted);
  const std::vector<std::uint8_t> expected = {0,
                                              0,
                                              0,
                                              0,
                                              palette[0].line.r,
                                              palette[0].line.g,
                                              palette[0].line.b,
                                              255,
                                              palette[2].light.r,
                                              palette[2].light.g,
                                              palette[2].light.b,
                                              255,
                                              0,
                                              0,
                                              0,
                                              0};
  EXPECT_EQ(painted.rgba, expected);
}

}  // namespace
}  // namespace render
