// Source: "Portable Network Graphics (PNG) Specification", W3C, third edition, 2025, which took in
// the animation chunks.
#include "render/apng.h"

#include "render/png_chunks.h"

namespace render {
namespace {

constexpr int kIndexed = 3;       // the colour type
constexpr int kPerSecond = 1000;  // durations are told in these
constexpr std::uint8_t kDisposeToBackground = 1, kBlendBySource = 0;

}  // namespace

bool encodeApng(const Cycle& cycle, std::span<const PngText> texts, PngScratch& scratch,
                std::vector<std::uint8_t>& out) {
  out.clear();
  if (cycle.poses.empty() || cycle.poses.front().width_px < 1) return false;
  const SheetLayout layout{.cell_px = cycle.poses.front().width_px,
                           .scale = cycle.scale,
                           .cell_height_px = cycle.poses.front().height_px};

  PngChunks chunks(out);
  chunks.signature();
  chunks.header(layout.width_px(), layout.height_px(), indexBits(cycle.palette), kIndexed);
  chunks.begin("acTL");
  chunks.big32(static_cast<std::uint32_t>(cycle.poses.size()));
  chunks.big32(0);  // without end
  chunks.end();
  chunks.texts(texts);
  chunks.palette(cycle.palette);

  IndexedImage image;
  std::uint32_t number = 0;  // of control and data chunks together
  for (std::size_t i = 0; i < cycle.poses.size(); ++i) {
    chunks.begin("fcTL");
    chunks.big32(number++);
    chunks.big32(static_cast<std::uint32_t>(layout.width_px()));
    chunks.big32(static_cast<std::uint32_t>(layout.height_px()));
    chunks.big32(0);
    chunks.big32(0);
    chunks.big16(static_cast<std::uint32_t>(cycle.duration(i, 1)));
    chunks.big16(kPerSecond);
    chunks.byte(kDisposeToBackground);
    chunks.byte(kBlendBySource);
    chunks.end();

    drawCells(cycle.poses.subspan(i, 1), layout, image);
    packRows(image, cycle.palette, scratch.rows);
    chunks.begin(i == 0 ? "IDAT" : "fdAT");
    if (i > 0) chunks.big32(number++);
    const bool packed = scratch.compressor.append(scratch.rows, chunks.bytes());
    chunks.end();
    if (!packed) {
      out.clear();
      return false;
    }
  }
  chunks.begin("IEND");
  chunks.end();
  return true;
}

}  // namespace render
