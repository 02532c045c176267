// A picture as an SVG file.
#pragma once

#include <string>
#include <string_view>

#include "core/box.h"
#include "core/picture.h"

namespace render {

// What the drawing says to somebody who cannot see it; empty where the page says it.
struct SvgText {
  std::string_view title, description;
};

// Replaces `out` with an SVG whose view box is `frame` (metres, shown `width_px` wide).
// Coordinates are written in tenths of a millimetre, rounded, which no eye can tell from the exact
// picture and which keeps the file small.
void writeSvg(const core::Picture& picture, const core::Box& frame, double width_px,
              const SvgText& text, std::string& out);

// What lengths and opacities are rounded to: tenths of a millimetre, and thousandths.
double roundedMillimetres(double metres);
double roundedAlpha(float alpha);

// Appends the data of one path, "M0 0C…Z": millimetres from the upper left corner of the frame.
void appendOutline(const core::Picture& picture, const core::Path& path, const core::Box& frame,
                   std::string& out);

}  // namespace render
