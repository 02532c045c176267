// PNG bytes made in memory, so that the page's download and the command's file are the same bytes.
// No gamma, no profile, no density: nothing that would let a reader alter a colour or a size.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/palette.h"
#include "render/cells.h"
#include "render/compressor.h"
#include "render/sheet.h"

namespace render {

// Both in ASCII; a keyword has 1 to 79 characters.
struct PngText {
  std::string_view keyword, text;
};

// Storage that is reused from one picture to the next.
struct PngScratch {
  Compressor compressor;
  std::vector<std::uint8_t> rows;
};

// An indexed PNG: index 0 is transparent and black, the others are the palette's tones in their
// order, whatever the picture uses, so that palettes can be swapped. Replaces `out`. Returns false,
// and leaves `out` empty, for an image without pixels or whose pixels do not match its size, and
// when memory runs out.
bool encodePng(const IndexedImage& image, core::Palette palette, std::span<const PngText> texts,
               PngScratch& scratch, std::vector<std::uint8_t>& out);

// An RGBA PNG, under the same conditions.
bool encodePng(const Image& image, std::span<const PngText> texts, PngScratch& scratch,
               std::vector<std::uint8_t>& out);
bool encodePng(const Image& image, std::vector<std::uint8_t>& out);

enum class PngFault : std::uint8_t {
  not_png,  // other bytes
  damaged,  // cut short, or with a chunk that fails its check
  no_text,  // a sound PNG of somebody else's
};

// The text of a keyword in a file that may be anything. Returns the fault, or nothing.
std::optional<PngFault> readPngText(std::span<const std::uint8_t> file, std::string_view keyword,
                                    std::string& text);

}  // namespace render
