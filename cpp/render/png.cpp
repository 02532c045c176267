#include "render/png.h"

#include "render/crc32.h"
#include "render/png_chunks.h"

namespace render {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kSignatureBytes = 8;
constexpr std::size_t kChunkBytes = 12;  // of any chunk, beside its data
constexpr int kIndexed = 3, kRgba = 6;   // colour types

// Working memory up to this size is kept for the next picture.
constexpr std::size_t kKeptBytes = std::size_t{1} << 18;

bool hasPixels(int width_px, int height_px, std::size_t values, std::size_t per_pixel) {
  return width_px > 0 && height_px > 0 &&
         values ==
             per_pixel * static_cast<std::size_t>(width_px) * static_cast<std::size_t>(height_px);
}

// Data and end, from the scratch's rows.
bool finish(PngChunks& chunks, PngScratch& scratch) {
  chunks.begin("IDAT");
  const bool packed = scratch.compressor.append(scratch.rows, chunks.bytes());
  chunks.end();
  chunks.begin("IEND");
  chunks.end();
  if (scratch.rows.size() > kKeptBytes) scratch.rows = {};
  if (!packed) chunks.bytes().clear();
  return packed;
}

std::uint32_t big32At(std::span<const std::uint8_t> bytes, std::size_t i) {
  return static_cast<std::uint32_t>(bytes[i]) << 24 |
         static_cast<std::uint32_t>(bytes[i + 1]) << 16 |
         static_cast<std::uint32_t>(bytes[i + 2]) << 8 | bytes[i + 3];
}

std::string_view asText(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

bool encodePng(const IndexedImage& image, core::Palette palette, std::span<const PngText> texts,
               PngScratch& scratch, Bytes& out) {
  out.clear();
  if (!hasPixels(image.width_px, image.height_px, image.pixels.size(), 1)) return false;
  packRows(image, palette, scratch.rows);
  PngChunks chunks(out);
  chunks.signature();
  chunks.header(image.width_px, image.height_px, indexBits(palette), kIndexed);
  chunks.texts(texts);
  chunks.palette(palette);
  return finish(chunks, scratch);
}

bool encodePng(const Image& image, std::span<const PngText> texts, PngScratch& scratch,
               Bytes& out) {
  out.clear();
  if (!hasPixels(image.width_px, image.height_px, image.rgba.size(), 4)) return false;
  const std::size_t row = 4 * static_cast<std::size_t>(image.width_px);
  scratch.rows.clear();
  for (std::size_t at = 0; at < image.rgba.size(); at += row) {
    scratch.rows.push_back(0);  // no filter: flat colours repeat as they are
    const auto* const from = image.rgba.data() + at;
    scratch.rows.insert(scratch.rows.end(), from, from + row);
  }
  PngChunks chunks(out);
  chunks.signature();
  chunks.header(image.width_px, image.height_px, 8, kRgba);
  chunks.texts(texts);
  return finish(chunks, scratch);
}

bool encodePng(const Image& image, Bytes& out) {
  PngScratch scratch;
  return encodePng(image, {}, scratch, out);
}

std::optional<PngFault> readPngText(std::span<const std::uint8_t> file, std::string_view keyword,
                                    std::string& text) {
  text.clear();
  if (file.size() < kSignatureBytes || asText(file.first(kSignatureBytes)) != "\x89PNG\r\n\x1a\n") {
    return PngFault::not_png;
  }
  bool found = false;
  std::size_t at = kSignatureBytes;
  while (file.size() - at >= kChunkBytes) {
    const std::size_t size = big32At(file, at);
    if (size > file.size() - at - kChunkBytes) return PngFault::damaged;
    const auto checked = file.subspan(at + 4, 4 + size);
    if (crc32(checked) != big32At(file, at + 8 + size)) return PngFault::damaged;
    const std::string_view name = asText(checked.first(4)), data = asText(checked.subspan(4));
    const std::size_t end = data.find('\0');
    if (!found && name == "tEXt" && data.substr(0, end) == keyword &&
        end != std::string_view::npos) {
      text = data.substr(end + 1);
      found = true;
    }
    if (name == "IEND") return found ? std::nullopt : std::optional(PngFault::no_text);
    at += kChunkBytes + size;
  }
  return PngFault::damaged;
}

}  // namespace render
