// tests/cli/animation.test.mjs reads such files back with decoders that are not ours.
#include "render/apng.h"

#include <gtest/gtest.h>

#include <array>

#include "unit/core/random.h"
#include "unit/render/araucaria.h"
#include "unit/render/file_readers.h"

namespace render {
namespace {

using test::Bytes;

std::vector<Sprite> spritesOf(std::size_t count, int size) {
  test::Random random(count);
  std::vector<Sprite> sprites(count);
  for (Sprite& sprite : sprites) {
    sprite.width_px = sprite.height_px = size;
    for (int i = 0; i < size * size; ++i)
      sprite.pixels.push_back(static_cast<std::uint8_t>(random.bits() % 13));
  }
  return sprites;
}

TEST(Apng, HoldsEveryPoseWithItsTimeAndIsWipedBetween) {
  for (const std::size_t count : {std::size_t{1}, std::size_t{4}, std::size_t{12}})
    for (const int scale : {1, 2}) {
      const auto sprites = spritesOf(count, 16);
      const int side = 16 * scale;
      PngScratch scratch;
      Bytes file;
      const PngText texts[] = {{"araucaria", "v=1"}};
      ASSERT_TRUE(encodeApng({sprites, araucaria::kPalette, scale, 910}, texts, scratch, file));
      const auto chunks = test::chunksOf(file);

      std::vector<std::string> expected = {"IHDR", "acTL", "tEXt", "PLTE", "tRNS", "fcTL", "IDAT"};
      for (std::size_t i = 1; i < count; ++i) expected.insert(expected.end(), {"fcTL", "fdAT"});
      expected.push_back("IEND");
      ASSERT_EQ(test::namesOf(chunks), expected);
      EXPECT_EQ(test::big32(chunks[1].data, 0), count);
      EXPECT_EQ(test::big32(chunks[1].data, 4), 0u) << "loops";

      std::uint32_t sequence = 0;
      int total_ms = 0;
      for (std::size_t i = 0; i < count; ++i) {
        const Bytes& control = chunks[5 + 2 * i].data;
        ASSERT_EQ(control.size(), 26u);
        EXPECT_EQ(test::big32(control, 0), sequence++);
        EXPECT_EQ(test::big32(control, 4), static_cast<std::uint32_t>(side));
        EXPECT_EQ(test::big32(control, 8), static_cast<std::uint32_t>(side));
        EXPECT_EQ(test::big32(control, 12) + test::big32(control, 16), 0u);
        EXPECT_EQ(256 * control[22] + control[23], 1000);
        total_ms += 256 * control[20] + control[21];
        EXPECT_EQ(control[24], 1) << "wiped";
        EXPECT_EQ(control[25], 0) << "not blended";

        test::View data = chunks[6 + 2 * i].data;
        if (i > 0) {
          EXPECT_EQ(test::big32(data, 0), sequence++);
          data = data.subspan(4);
        }
        IndexedImage image;
        drawCells({&sprites[i], 1}, {.cell_px = 16, .scale = scale}, image);
        EXPECT_EQ(test::pixelsOf(data, side, side, 4), image.pixels);
      }
      EXPECT_EQ(total_ms, 910);
    }
}

TEST(Apng, RefusesNoPoses) {
  PngScratch scratch;
  Bytes file = {1, 2};
  EXPECT_FALSE(encodeApng({{}, araucaria::kPalette, 1, 900}, {}, scratch, file));
  EXPECT_TRUE(file.empty());
}

}  // namespace
}  // namespace render
