#include "render/png_chunks.h"

#include "render/crc32.h"

namespace render {

void appendBig32(std::uint32_t value, std::vector<std::uint8_t>& out) {
  for (int shift = 24; shift >= 0; shift -= 8) {
    out.push_back(static_cast<std::uint8_t>(value >> shift));
  }
}

void PngChunks::signature() { text("\x89PNG\r\n\x1a\n"); }

void PngChunks::begin(std::string_view name) {
  start_ = out_.size();
  big32(0);  // the length, known at the end
  text(name);
}

void PngChunks::big16(std::uint32_t value) {
  byte(static_cast<std::uint8_t>(value >> 8));
  byte(static_cast<std::uint8_t>(value));
}

void PngChunks::text(std::string_view characters) {
  out_.insert(out_.end(), characters.begin(), characters.end());
}

void PngChunks::end() {
  const std::size_t size = out_.size() - start_ - 8;
  for (std::size_t i = 0; i < 4; ++i) {
    out_[start_ + i] = static_cast<std::uint8_t>(size >> (24 - 8 * i));
  }
  big32(crc32(std::span(out_).subspan(start_ + 4)));
}

void PngChunks::header(int width_px, int height_px, int bit_depth, int colour_type) {
  begin("IHDR");
  big32(static_cast<std::uint32_t>(width_px));
  big32(static_cast<std::uint32_t>(height_px));
  byte(static_cast<std::uint8_t>(bit_depth));
  byte(static_cast<std::uint8_t>(colour_type));
  text(std::string_view("\0\0\0",
                        3));  // compression, filters and interlacing: the only, the only, none
  end();
}

void PngChunks::texts(std::span<const PngText> texts) {
  for (const PngText& each : texts) {
    begin("tEXt");
    text(each.keyword);
    byte(0);
    text(each.text);
    end();
  }
}

void PngChunks::palette(core::Palette palette) {
  begin("PLTE");
  text(std::string_view("\0\0\0", 3));
  for (int i = 1; i < paletteEntries(palette); ++i) {
    const core::Rgb colour = spriteColour(palette, static_cast<std::uint8_t>(i));
    byte(colour.r);
    byte(colour.g);
    byte(colour.b);
  }
  end();
  // Entries that are not named here are opaque.
  begin("tRNS");
  byte(0);
  end();
}

int indexBits(core::Palette palette) { return paletteEntries(palette) <= 16 ? 4 : 8; }

void packRows(const IndexedImage& image, core::Palette palette, std::vector<std::uint8_t>& out) {
  const int entries = paletteEntries(palette);
  const bool halves = indexBits(palette) == 4;
  const auto width = static_cast<std::size_t>(image.width_px);
  const std::size_t row_bytes = 1 + (halves ? (width + 1) / 2 : width);
  out.assign(row_bytes * static_cast<std::size_t>(image.height_px), 0);
  std::uint8_t* row = out.data();
  const std::uint8_t* from = image.pixels.data();
  for (int y = 0; y < image.height_px; ++y, row += row_bytes) {
    for (std::size_t x = 0; x < width; ++x, ++from) {
      const std::uint8_t index = *from < entries ? *from : kTransparent;
      if (halves) {
        row[1 + x / 2] |= static_cast<std::uint8_t>(x % 2 == 0 ? index << 4 : index);
      } else {
        row[1 + x] = index;
      }
    }
  }
}

}  // namespace render
