// tests/cli/animation.test.mjs reads such files back with decoders that are not ours.
#include "render/gif.h"

#include <gtest/gtest.h>

#include <array>

#include "render/cells.h"
#include "unit/core/random.h"
#include "unit/render/araucaria.h"
#include "unit/render/file_readers.h"

namespace render {
namespace {

using test::Bytes;

struct Pose {
  int delay_cs, disposal, transparent;
  Bytes pixels;
};

struct Gif {
  int width = 0, height = 0, loops = -1;
  Bytes palette;
  std::string comment;
  std::vector<Pose> poses;
};

class Reader {
 public:
  explicit Reader(const Bytes& file) : in_(file) {}

  Gif read() {
    Gif gif;
    EXPECT_EQ(text(6), "GIF89a");
    gif.width = two();
    gif.height = two();
    const int packed = one();
    EXPECT_EQ(packed & 0x80, 0x80) << "no palette for all";
    EXPECT_EQ(one(), 0) << "ground";
    one();
    const int entries = 2 << (packed & 7);
    for (int i = 0; i < 3 * entries; ++i) gif.palette.push_back(one());
    Pose next{};
    while (at_ < in_.size()) {
      const int mark = one();
      if (mark == 0x3b) break;
      if (mark == 0x21) {
        extension(gif, next);
        continue;
      }
      EXPECT_EQ(mark, 0x2c);
      if (mark != 0x2c) break;
      EXPECT_EQ(two() + two(), 0);
      EXPECT_EQ(two(), gif.width);
      EXPECT_EQ(two(), gif.height);
      EXPECT_EQ(one(), 0) << "a palette of its own, or interlaced";
      const int bits = one();
      EXPECT_LT(1 << (bits - 1), entries);
      next.pixels = unpack(bits, blocks());
      gif.poses.push_back(next);
    }
    EXPECT_EQ(at_, in_.size());
    return gif;
  }

 private:
  std::uint8_t one() { return at_ < in_.size() ? in_[at_++] : std::uint8_t{0}; }
  int two() {
    const int low = one();
    return low + 256 * one();
  }
  std::string text(int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += static_cast<char>(one());
    return out;
  }
  Bytes blocks() {
    Bytes all;
    for (int size = one(); size != 0; size = one())
      for (int i = 0; i < size; ++i) all.push_back(one());
    return all;
  }

  void extension(Gif& gif, Pose& next) {
    const int kind = one();
    if (kind == 0xf9) {
      EXPECT_EQ(one(), 4);
      const int packed = one();
      next.disposal = packed >> 2 & 7;
      next.delay_cs = two();
      next.transparent = (packed & 1) != 0 ? one() : -1;
      EXPECT_EQ(one(), 0);
    } else if (kind == 0xff) {
      EXPECT_EQ(one(), 11);
      EXPECT_EQ(text(11), "NETSCAPE2.0");
      const Bytes data = blocks();
      EXPECT_EQ(data.size(), 3u);
      gif.loops = data[1] + 256 * data[2];
    } else {
      EXPECT_EQ(kind, 0xfe);
      const Bytes data = blocks();
      gif.comment.assign(data.begin(), data.end());
    }
  }

  static Bytes unpack(int bits, const Bytes& data) {
    Bytes out;
    std::vector<Bytes> table;
    const int clear = 1 << bits;
    int width = bits + 1, previous = -1;
    std::size_t bit = 0;
    while (bit + static_cast<std::size_t>(width) <= 8 * data.size()) {
      int code = 0;
      for (int i = 0; i < width; ++i, ++bit) code |= (data[bit / 8] >> (bit % 8) & 1) << i;
      if (code == clear) {
        table.clear();
        for (int i = 0; i < clear + 2; ++i) table.push_back({static_cast<std::uint8_t>(i)});
        width = bits + 1;
        previous = -1;
        continue;
      }
      if (code == clear + 1) {
        EXPECT_LE(8 * data.size() - bit, 7u) << "data after the end";
        return out;
      }
      const int next = static_cast<int>(table.size());
      EXPECT_TRUE(code < next || (code == next && previous >= 0 && next < 4096));
      if (previous >= 0 && next < 4096) {
        Bytes entry = table[static_cast<std::size_t>(previous)];
        entry.push_back(code < next ? table[static_cast<std::size_t>(code)][0] : entry[0]);
        table.push_back(entry);
        if (next + 1 == 1 << width && width < 12) ++width;
      }
      const Bytes& entry = table[static_cast<std::size_t>(code)];
      out.insert(out.end(), entry.begin(), entry.end());
      previous = code;
    }
    ADD_FAILURE() << "no end";
    return out;
  }

  const Bytes& in_;
  std::size_t at_ = 0;
};

Sprite spriteOf(int size, std::uint64_t seed, int entries, double runs) {
  test::Random random(seed);
  Sprite made;
  made.width_px = made.height_px = size;
  for (int i = 0; i < size * size; ++i) {
    const bool run = i > 0 && random.unit() < runs;
    made.pixels.push_back(
        run ? made.pixels.back()
            : static_cast<std::uint8_t>(random.bits() % static_cast<std::uint64_t>(entries)));
  }
  return made;
}

TEST(Gif, PlaysForeverAtTheWalksPaceAndIsWipedBetween) {
  std::vector<Sprite> sprites;
  for (std::uint64_t i = 0; i < 12; ++i) sprites.push_back(spriteOf(16, i, 13, 0.8));
  for (const std::size_t poses : {std::size_t{1}, std::size_t{4}, std::size_t{8}, std::size_t{12}})
    for (const int cycle_ms : {540, 900, 980}) {
      Bytes file;
      const Cycle cycle{{sprites.data(), poses}, araucaria::kPalette, 1, cycle_ms};
      ASSERT_TRUE(encodeGif(cycle, "who?v=1", file));
      const Gif gif = Reader(file).read();
      EXPECT_EQ(gif.width, 16);
      EXPECT_EQ(gif.height, 16);
      EXPECT_EQ(gif.loops, 0);
      EXPECT_EQ(gif.comment, "who?v=1");
      ASSERT_EQ(gif.poses.size(), poses);
      int total_cs = 0;
      for (const Pose& pose : gif.poses) {
        EXPECT_EQ(pose.disposal, 2);
        EXPECT_EQ(pose.transparent, 0);
        EXPECT_GE(pose.delay_cs, 2);
        total_cs += pose.delay_cs;
      }
      EXPECT_EQ(10 * total_cs, cycle_ms);
    }
}

TEST(Gif, HoldsThePixelsAndThePalette) {
  // Noise fills the table of codes many times over; runs make its longest entries.
  for (const double runs : {0.0, 0.5, 0.99, 1.0})
    for (const int size : {8, 33, 128}) {
      const Sprite sprite = spriteOf(size, static_cast<std::uint64_t>(size), 13, runs);
      for (const int scale : {1, 3}) {
        Bytes file;
        ASSERT_TRUE(encodeGif({{&sprite, 1}, araucaria::kPalette, scale, 900}, "", file));
        const Gif gif = Reader(file).read();
        ASSERT_EQ(gif.width, size * scale);
        IndexedImage expected;
        drawCells({&sprite, 1}, {.cell_px = size, .scale = scale}, expected);
        ASSERT_EQ(gif.poses.size(), 1u);
        ASSERT_EQ(gif.poses[0].pixels, expected.pixels) << size << " runs " << runs;
        EXPECT_EQ(gif.palette.size(), 3u * 16);
        for (std::uint8_t i = 1; i < 13; ++i) {
          const core::Rgb colour = spriteColour(araucaria::kPalette, i);
          EXPECT_EQ(
              (core::Rgb{gif.palette[3u * i], gif.palette[3u * i + 1], gif.palette[3u * i + 2]}),
              colour);
        }
      }
    }
}

TEST(Gif, DrawsIndicesBeyondThePaletteAsTransparent) {
  Sprite sprite;
  sprite.width_px = sprite.height_px = 2;
  sprite.pixels = {12, 13, 14, 255};
  Bytes file;
  ASSERT_TRUE(encodeGif({{&sprite, 1}, araucaria::kPalette, 1, 900}, "", file));
  EXPECT_EQ(Reader(file).read().poses[0].pixels, (Bytes{12, 0, 0, 0}));
}

TEST(Gif, KeepsALongComment) {
  const Sprite sprite = spriteOf(8, 1, 13, 0.5);
  const std::string comment(1000, 'x');
  Bytes file;
  ASSERT_TRUE(encodeGif({{&sprite, 1}, araucaria::kPalette, 1, 900}, comment, file));
  EXPECT_EQ(Reader(file).read().comment, comment);
}

TEST(Gif, RefusesWhatItCannotHold) {
  Bytes file = {1, 2};
  EXPECT_FALSE(encodeGif({{}, araucaria::kPalette, 1, 900}, "", file));
  EXPECT_TRUE(file.empty());
  const Sprite sprite = spriteOf(128, 1, 13, 0.5);
  EXPECT_FALSE(encodeGif({{&sprite, 1}, araucaria::kPalette, 1000, 900}, "", file));
}

}  // namespace
}  // namespace render
