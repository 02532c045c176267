// tests/cli/png.test.mjs reads such files back with decoders that are not ours.
#include <gtest/gtest.h>

#include <array>

#include "render/crc32.h"
#include "render/png.h"
#include "unit/core/random.h"
#include "unit/render/araucaria.h"
#include "unit/render/file_readers.h"

namespace render {
namespace {

using test::Bytes;

// So many roles that an image needs the bits asked for.
std::vector<core::Ramp> rampsOf(int roles) {
  std::vector<core::Ramp> ramps;
  for (int i = 0; i < roles; ++i) {
    const auto tone = [&](int t) {
      return core::Rgb{static_cast<std::uint8_t>(4 * i + t), static_cast<std::uint8_t>(i),
                       static_cast<std::uint8_t>(t)};
    };
    ramps.push_back({"role", tone(0), tone(1), tone(2), tone(3)});
  }
  return ramps;
}

IndexedImage noise(int width, int height, int entries, std::uint64_t seed) {
  test::Random random(seed);
  IndexedImage image{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    // Mostly runs, as sprites have them, and now and then anything.
    const bool run = i > 0 && random.unit() < 0.8;
    image.pixels.push_back(
        run ? image.pixels.back()
            : static_cast<std::uint8_t>(random.bits() % static_cast<std::uint64_t>(entries)));
  }
  return image;
}

Bytes encoded(const IndexedImage& image, core::Palette palette,
              std::span<const PngText> texts = {}) {
  PngScratch scratch;
  Bytes png = {1, 2, 3};
  EXPECT_TRUE(encodePng(image, palette, texts, scratch, png));
  return png;
}

TEST(IndexedPng, HasTheWholePaletteInOrderAndOneTransparentEntry) {
  for (const int roles : {0, 1, 3, 4, 9, 63}) {
    const auto ramps = rampsOf(roles);
    const int entries = paletteEntries(ramps);
    const auto chunks = test::chunksOf(encoded(noise(5, 4, entries, 1), ramps));
    ASSERT_EQ(test::namesOf(chunks),
              (std::vector<std::string>{"IHDR", "PLTE", "tRNS", "IDAT", "IEND"}));
    const Bytes header = {0, 0, 0, 5, 0, 0, 0, 4, static_cast<std::uint8_t>(entries <= 16 ? 4 : 8),
                          3, 0, 0, 0};
    EXPECT_EQ(chunks[0].data, header);
    ASSERT_EQ(chunks[1].data.size(), 3 * static_cast<std::size_t>(entries));
    EXPECT_EQ(Bytes(chunks[1].data.begin(), chunks[1].data.begin() + 3), (Bytes{0, 0, 0}));
    for (int i = 1; i < entries; ++i) {
      const core::Rgb colour = spriteColour(ramps, static_cast<std::uint8_t>(i));
      const auto k = 3 * static_cast<std::size_t>(i);
      EXPECT_EQ((core::Rgb{chunks[1].data[k], chunks[1].data[k + 1], chunks[1].data[k + 2]}),
                colour);
    }
    EXPECT_EQ(chunks[2].data, Bytes{0});
  }
}

TEST(IndexedPng, HoldsThePixels) {
  for (const int roles : {3, 4, 63})
    for (const int width : {1, 2, 7, 16, 33, 128}) {
      const auto ramps = rampsOf(roles);
      const int entries = paletteEntries(ramps), bits = entries <= 16 ? 4 : 8;
      const IndexedImage image = noise(width, 11, entries, static_cast<std::uint64_t>(width));
      const auto chunks = test::chunksOf(encoded(image, ramps));
      EXPECT_EQ(test::pixelsOf(chunks[3].data, width, 11, bits), image.pixels) << width;
    }
}

TEST(IndexedPng, HoldsPixelsThatCannotBeCompressed) {
  test::Random random(8);
  const auto ramps = rampsOf(63);
  IndexedImage image{200, 200, {}};
  for (int i = 0; i < 200 * 200; ++i)
    image.pixels.push_back(static_cast<std::uint8_t>(random.bits() % 253));
  const auto chunks = test::chunksOf(encoded(image, ramps));
  EXPECT_EQ(test::pixelsOf(chunks[3].data, 200, 200, 8), image.pixels);
}

TEST(IndexedPng, DrawsIndicesBeyondThePaletteAsTransparent) {
  const IndexedImage image{4, 1, {12, 13, 255, 1}};
  const auto chunks = test::chunksOf(encoded(image, araucaria::kPalette));
  EXPECT_EQ(test::pixelsOf(chunks[3].data, 4, 1, 4), (Bytes{12, 0, 0, 1}));
}

TEST(IndexedPng, WritesTheSameBytesWithUsedMemory) {
  const IndexedImage small = noise(32, 32, 13, 3), large = noise(700, 700, 13, 4);
  PngScratch scratch;
  Bytes first, second;
  ASSERT_TRUE(encodePng(small, araucaria::kPalette, {}, scratch, first));
  ASSERT_TRUE(encodePng(large, araucaria::kPalette, {}, scratch, second));
  ASSERT_TRUE(encodePng(small, araucaria::kPalette, {}, scratch, second));
  EXPECT_EQ(first, second);
}

TEST(IndexedPng, RefusesAnImageWithoutPixelsOrOfAnotherSize) {
  PngScratch scratch;
  for (const IndexedImage& image :
       {IndexedImage{}, IndexedImage{2, 2, {1, 1, 1}}, IndexedImage{-2, -2, {1, 1, 1, 1}}}) {
    Bytes png = {1, 2, 3};
    EXPECT_FALSE(encodePng(image, araucaria::kPalette, {}, scratch, png));
    EXPECT_TRUE(png.empty());
  }
}

TEST(RgbaPng, HoldsPixelsAndTexts) {
  Image image;
  paint(noise(21, 9, 13, 5), araucaria::kPalette, image);
  PngScratch scratch;
  Bytes png;
  const PngText texts[] = {{"araucaria", "v=1"}, {"Software", "Test"}};
  ASSERT_TRUE(encodePng(image, texts, scratch, png));
  const auto chunks = test::chunksOf(png);
  ASSERT_EQ(test::namesOf(chunks),
            (std::vector<std::string>{"IHDR", "tEXt", "tEXt", "IDAT", "IEND"}));
  EXPECT_EQ(chunks[0].data, (Bytes{0, 0, 0, 21, 0, 0, 0, 9, 8, 6, 0, 0, 0}));
  EXPECT_EQ(test::pixelsOf(chunks[3].data, 21, 9, 32), image.rgba);
}

TEST(Crc32, IsThatOfIso3309) {
  const std::string check = "123456789";
  EXPECT_EQ(crc32({reinterpret_cast<const std::uint8_t*>(check.data()), check.size()}), 0xcbf43926);
  EXPECT_EQ(crc32({}), 0u);
  test::Random random(9);
  Bytes bytes;
  for (int i = 0; i < 300; ++i) {
    EXPECT_EQ(crc32(bytes), test::slowCrc(bytes));
    bytes.push_back(static_cast<std::uint8_t>(random.bits()));
  }
}

// ---- Reading the text back ---------------------------------------------------------------------

const PngText kTexts[] = {{"other", "not this"}, {"araucaria", "v=1&age=0.5"}, {"araucaria", "no"}};

TEST(PngText, ComesBack) {
  const Bytes png = encoded(noise(8, 8, 13, 6), araucaria::kPalette, kTexts);
  std::string text = "before";
  EXPECT_EQ(readPngText(png, "araucaria", text), std::nullopt);
  EXPECT_EQ(text, "v=1&age=0.5");
  EXPECT_EQ(readPngText(png, "other", text), std::nullopt);
  EXPECT_EQ(text, "not this");
}

TEST(PngText, IsMissedInASoundFileOfSomebodyElses) {
  const Bytes png = encoded(noise(8, 8, 13, 6), araucaria::kPalette, kTexts);
  std::string text = "before";
  EXPECT_EQ(readPngText(png, "pudu", text), PngFault::no_text);
  EXPECT_EQ(readPngText(png, "arau", text), PngFault::no_text);
  EXPECT_EQ(text, "");
}

TEST(PngText, OfOtherBytesIsRefused) {
  std::string text;
  const std::string html = "<!DOCTYPE html>";
  EXPECT_EQ(readPngText({}, "x", text), PngFault::not_png);
  EXPECT_EQ(
      readPngText({reinterpret_cast<const std::uint8_t*>(html.data()), html.size()}, "x", text),
      PngFault::not_png);
}

TEST(PngText, IsNotTakenFromADamagedFile) {
  const Bytes png = encoded(noise(8, 8, 13, 6), araucaria::kPalette, kTexts);
  std::string text;
  for (std::size_t size = 8; size < png.size(); ++size)
    EXPECT_EQ(readPngText(test::View(png).first(size), "araucaria", text), PngFault::damaged)
        << size;
  for (std::size_t i = 8; i < png.size(); ++i) {
    for (const int bit : {0, 7}) {
      Bytes damaged = png;
      damaged[i] ^= static_cast<std::uint8_t>(1 << bit);
      EXPECT_EQ(readPngText(damaged, "araucaria", text), PngFault::damaged) << i;
    }
  }
}

}  // namespace
}  // namespace render
