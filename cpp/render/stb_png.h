// The one place where stb_image_write is compiled: its zlib, and its writer of RGBA PNGs. Both work
// in memory that is kept from one call to the next, one such memory per thread.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "render/sheet.h"

namespace render {

// Appends `bytes` as a zlib stream. Returns false when memory runs out.
bool appendCompressed(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& out);

// Replaces `out` by a PNG of IHDR, IDAT and IEND. The image has pixels. Returns false when memory
// runs out.
bool encodeRgba(const Image& image, std::vector<std::uint8_t>& out);

}  // namespace render
