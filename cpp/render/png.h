// PNG bytes of an RGBA image, made in memory so that the page's download and the command's file
// are the same bytes. Written with stb_image_write.
#pragma once

#include <cstdint>
#include <vector>

#include "render/sheet.h"

namespace render {

// Replaces `out` by the file's bytes. Returns false, and leaves `out` empty, for an image without
// pixels or whose pixels do not match its size, and when memory runs out.
bool encodePng(const Image& image, std::vector<std::uint8_t>& out);

}  // namespace render
