// A walk as an animated PNG. Readers that know no animation show the first pose.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "render/cycle.h"
#include "render/png.h"

namespace render {

// Replaces `out` by the file's bytes: endless, each pose wiped before the next. Returns false, and
// leaves `out` empty, where there are no poses and when memory runs out.
bool encodeApng(const Cycle& cycle, std::span<const PngText> texts, PngScratch& scratch,
                std::vector<std::uint8_t>& out);

}  // namespace render
