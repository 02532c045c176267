// Where metres lie on a small picture: its size, its scale, and the pixel that x = 0 and y = 0 fall
// on. Views with one scale and one ground let unequal figures stand side by side.
#pragma once

namespace core {

struct PixelView {
  int width_px = 0, height_px = 0;
  double scale = 0;      // pixels per metre
  double left_px = 0;    // from the left edge to x = 0
  double bottom_px = 0;  // from the top edge to y = 0
};

}  // namespace core
