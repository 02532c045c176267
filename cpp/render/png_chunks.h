// The chunks that PNG files are made of, for the writers of still and of animated ones.
// Source: "Portable Network Graphics (PNG) Specification", W3C, third edition, 2025.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/palette.h"
#include "render/cells.h"
#include "render/png.h"

namespace render {

// Numbers of four bytes, high byte first.
void appendBig32(std::uint32_t value, std::vector<std::uint8_t>& out);

class PngChunks {
 public:
  // Appends to `out`, which must outlive this.
  explicit PngChunks(std::vector<std::uint8_t>& out) : out_(out) {}

  void signature();
  void begin(std::string_view name);
  void byte(std::uint8_t value) { out_.push_back(value); }
  void big16(std::uint32_t value);
  void big32(std::uint32_t value) { appendBig32(value, out_); }
  void text(std::string_view characters);
  std::vector<std::uint8_t>& bytes() { return out_; }  // of the chunk that was begun
  void end();

  // Whole chunks.
  void header(int width_px, int height_px, int bit_depth, int colour_type);  // IHDR
  void texts(std::span<const PngText> texts);                                // tEXt
  void palette(core::Palette palette);                                       // PLTE and tRNS

 private:
  std::vector<std::uint8_t>& out_;
  std::size_t start_ = 0;
};

// 4 where the palette has at most 16 entries, 8 otherwise.
int indexBits(core::Palette palette);

// An image's rows as they are compressed: a filter byte (none: neighbouring indices say nothing
// about each other), then the indices, two to a byte where there are 4 bits for each. Replaces
// `out`.
void packRows(const IndexedImage& image, core::Palette palette, std::vector<std::uint8_t>& out);

}  // namespace render
