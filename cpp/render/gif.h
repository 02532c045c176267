// A walk as an animated GIF: endless, transparent, at the walk's own pace.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "render/cycle.h"

namespace render {

// Replaces `out` by the file's bytes. The comment, in ASCII, is kept in the file. Returns false,
// and leaves `out` empty, where there are no poses, the palette has more than 255 colours, or a
// side is longer than the 65,535 pixels that a GIF allows.
bool encodeGif(const Cycle& cycle, std::string_view comment, std::vector<std::uint8_t>& out);

}  // namespace render
