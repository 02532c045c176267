// What can be seen without decoding; tests/cli/png.test.mjs reads the pixels back with decoders
// that are not ours.
#include "render/png.h"

#include <gtest/gtest.h>

#include <string>

#include "unit/render/araucaria.h"

namespace render {
namespace {

Image treeSheet(int scale) {
  const core::Description tree = araucaria::tree();
  std::vector<Sprite> sprites(4);
  for (Sprite& sprite : sprites)
    drawSprite(tree, araucaria::kPalette, core::boundingBox(tree), 32, sprite);
  Image image;
  drawSheet(sprites, araucaria::kPalette, scale, image);
  return image;
}

std::uint32_t bigEndian(const std::vector<std::uint8_t>& bytes, std::size_t i) {
  return static_cast<std::uint32_t>(bytes[i]) << 24 |
         static_cast<std::uint32_t>(bytes[i + 1]) << 16 |
         static_cast<std::uint32_t>(bytes[i + 2]) << 8 | bytes[i + 3];
}

// The CRC of ISO 3309, a bit at a time.
std::uint32_t crc(const std::uint8_t* data, std::size_t size) {
  std::uint32_t state = 0xffffffffU;
  for (std::size_t i = 0; i < size; ++i) {
    state ^= data[i];
    for (int bit = 0; bit < 8; ++bit)
      state = (state & 1U) != 0 ? state >> 1 ^ 0xedb88320U : state >> 1;
  }
  return ~state;
}

TEST(Png, HasSignatureHeaderAndSoundChunks) {
  const Image image = treeSheet(2);
  std::vector<std::uint8_t> png;
  ASSERT_TRUE(encodePng(image, png));
  const std::vector<std::uint8_t> signature = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  ASSERT_GT(png.size(), 57u);
  EXPECT_EQ(std::vector<std::uint8_t>(png.begin(), png.begin() + 8), signature);

  std::vector<std::string> names;
  std::size_t at = 8;
  while (at + 12 <= png.size()) {
    const std::size_t length = bigEndian(png, at);
    ASSERT_LE(at + 12 + length, png.size());
    names.emplace_back(png.begin() + static_cast<std::ptrdiff_t>(at) + 4,
                       png.begin() + static_cast<std::ptrdiff_t>(at) + 8);
    EXPECT_EQ(bigEndian(png, at + 8 + length), crc(&png[at + 4], length + 4)) << names.back();
    at += 12 + length;
  }
  EXPECT_EQ(at, png.size());
  // Nothing else: no profile and no gamma that would change the colours.
  EXPECT_EQ(names, (std::vector<std::string>{"IHDR", "IDAT", "IEND"}));

  EXPECT_EQ(bigEndian(png, 16), 256u);  // width: 4 cells of 32 pixels, twice as large
  EXPECT_EQ(bigEndian(png, 20), 64u);
  EXPECT_EQ(png[24], 8);  // bits per channel
  EXPECT_EQ(png[25], 6);  // RGBA
  EXPECT_EQ(png[28], 0);  // not interlaced
}

TEST(Png, SameImageSameBytes) {
  std::vector<std::uint8_t> first, second = {1, 2, 3};
  ASSERT_TRUE(encodePng(treeSheet(1), first));
  ASSERT_TRUE(encodePng(treeSheet(1), second));
  EXPECT_EQ(first, second);
}

TEST(Png, RefusesAnImageWithoutPixelsOrOfAnotherSize) {
  std::vector<std::uint8_t> png = {1, 2, 3};
  EXPECT_FALSE(encodePng({}, png));
  EXPECT_TRUE(png.empty());
  EXPECT_FALSE(encodePng({2, 2, std::vector<std::uint8_t>(15)}, png));
  EXPECT_FALSE(encodePng({2, -2, std::vector<std::uint8_t>(16)}, png));
  EXPECT_TRUE(encodePng({2, 2, std::vector<std::uint8_t>(16)}, png));
}

}  // namespace
}  // namespace render
