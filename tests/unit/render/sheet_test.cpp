#include "render/sheet.h"

#include <gtest/gtest.h>

#include <array>

#include "unit/render/araucaria.h"

namespace render {
namespace {

Sprite sprite(int size, std::vector<std::uint8_t> pixels) {
  Sprite made;
  made.width_px = made.height_px = size;
  made.pixels = std::move(pixels);
  return made;
}

std::array<int, 4> at(const Image& image, int x, int y) {
  const std::uint8_t* p = image.rgba.data() + 4 * (y * image.width_px + x);
  return {p[0], p[1], p[2], p[3]};
}

std::array<int, 4> opaque(core::Rgb c) { return {c.r, c.g, c.b, 255}; }

constexpr std::array<int, 4> kClear = {0, 0, 0, 0};
const core::Palette kPalette = araucaria::kPalette;

TEST(Sheet, SetsCellsSideBySide) {
  const std::array sprites = {sprite(2, {0, 1, 2, 3}), sprite(2, {4, 5, 0, 0})};
  Image image;
  drawSheet(sprites, kPalette, 1, image);
  ASSERT_EQ(image.width_px, 4);
  ASSERT_EQ(image.height_px, 2);
  ASSERT_EQ(image.rgba.size(), 32u);
  EXPECT_EQ(at(image, 0, 0), kClear);
  EXPECT_EQ(at(image, 1, 0), opaque(kPalette[0].line));
  EXPECT_EQ(at(image, 0, 1), opaque(kPalette[0].shade));
  EXPECT_EQ(at(image, 1, 1), opaque(kPalette[0].base));
  EXPECT_EQ(at(image, 2, 0), opaque(kPalette[0].light));
  EXPECT_EQ(at(image, 3, 0), opaque(kPalette[1].line));
  EXPECT_EQ(at(image, 2, 1), kClear);
}

TEST(Sheet, ScalesByWholeBlocks) {
  const std::array sprites = {sprite(2, {0, 1, 2, 3}), sprite(2, {4, 5, 0, 12})};
  Image plain;
  drawSheet(sprites, kPalette, 1, plain);
  for (int scale = kMinScale; scale <= kMaxScale; ++scale) {
    Image image;
    drawSheet(sprites, kPalette, scale, image);
    ASSERT_EQ(image.width_px, 4 * scale);
    ASSERT_EQ(image.height_px, 2 * scale);
    for (int y = 0; y < image.height_px; ++y)
      for (int x = 0; x < image.width_px; ++x)
        ASSERT_EQ(at(image, x, y), at(plain, x / scale, y / scale)) << scale;
  }
}

TEST(Sheet, ClampsTheScale) {
  const std::array sprites = {sprite(2, {0, 1, 2, 3})};
  Image image;
  drawSheet(sprites, kPalette, 0, image);
  EXPECT_EQ(image.width_px, 2);
  drawSheet(sprites, kPalette, 99, image);
  EXPECT_EQ(image.width_px, 16);
}

TEST(Sheet, OfNothingIsEmpty) {
  Image image;
  image.rgba = {1, 2, 3};
  drawSheet({}, kPalette, 1, image);
  EXPECT_EQ(image.width_px, 0);
  EXPECT_EQ(image.height_px, 0);
  EXPECT_TRUE(image.rgba.empty());
}

TEST(Sheet, CutsOrPadsACellOfAnotherSize) {
  const std::array sprites = {sprite(2, {1, 1, 1, 1}), sprite(1, {2}),
                              sprite(3, {3, 3, 3, 3, 3, 3, 3, 3, 3})};
  Image image;
  drawSheet(sprites, kPalette, 2, image);
  ASSERT_EQ(image.width_px, 12);
  EXPECT_EQ(at(image, 4, 0), opaque(kPalette[0].shade));
  EXPECT_EQ(at(image, 6, 0), kClear);
  EXPECT_EQ(at(image, 4, 2), kClear);
  EXPECT_EQ(at(image, 11, 3), opaque(kPalette[0].base));
}

TEST(Sheet, AnIndexBeyondThePaletteIsTransparent) {
  const std::array sprites = {sprite(1, {200})};
  Image image;
  drawSheet(sprites, kPalette, 1, image);
  EXPECT_EQ(at(image, 0, 0), kClear);
}

}  // namespace
}  // namespace render
