// What the stages of the sprite renderer share: a grid of cells, and the way from metres to pixels.
// sprite.cpp says which stage follows which.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "render/sprite.h"

namespace render {

// SpriteCell::marks.
inline constexpr std::uint8_t kSolid = 1;     // of a part drawn by its pixels, not as a line
inline constexpr std::uint8_t kOutlined = 2;  // has an outline where it borders on nothing
inline constexpr std::uint8_t kDetail = 4;    // shows a detail

inline constexpr SpriteCell kEmptyCell = {-1e30F, core::kNoParent, kTransparent, 0};

// Nothing that a frame is meant to hold reaches this far; it also stops what is not finite.
inline constexpr double kFar_px = 4096;
inline bool near(double v) { return v > -kFar_px && v < kFar_px; }

inline int floorInt(double v) { return static_cast<int>(std::floor(v)); }
inline int roundInt(double v) { return floorInt(v + 0.5); }

// A point in pixels: x right, y down, z towards the viewer.
struct Place {
  double x, y, z;
};

class SpriteCanvas {
 public:
  SpriteCanvas(const core::PixelView& view, int roles, Sprite& sprite);

  int width() const { return width_; }
  int height() const { return height_; }
  double scale() const { return scale_; }  // pixels per metre
  int role(std::uint8_t role) const { return std::min<int>(role, roles_ - 1); }

  Place at(core::Vec3 p) const {
    const double lift = p.y >= root_ ? nudge_ : p.y > 0 ? nudge_ * p.y / root_ : 0;
    return {left_ + p.x * scale_, bottom_ - p.y * scale_ - lift, p.z * scale_};
  }

  // Moves the start of the root part by at most half a pixel, to a whole number of pixels above the
  // ground, and all above it with it; what is below is stretched, so that the ground stays where it
  // is. A body that sways by a fraction of a pixel as it walks is then drawn the same in every
  // pose. A root that stands on the ground itself is left alone.
  void settle(const core::Part& root);

  bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

  // A rim of one empty cell lies around the sprite, so x goes from -1 to the width, and y to the
  // height.
  SpriteCell& cell(int x, int y) {
    return cells_[static_cast<std::ptrdiff_t>(y) * (width_ + 2) + x];
  }
  const SpriteCell& cell(int x, int y) const {
    return cells_[static_cast<std::ptrdiff_t>(y) * (width_ + 2) + x];
  }
  bool filled(int x, int y) const { return cell(x, y).index != kTransparent; }

  // The pixels that may be filled: first to last, both included; empty when x1 < x0.
  int x0() const { return x0_; }
  int x1() const { return x1_; }
  int y0() const { return y0_; }
  int y1() const { return y1_; }
  void touch(int x0, int y0, int x1, int y1) {
    x0_ = std::min(x0_, x0), y0_ = std::min(y0_, y0);
    x1_ = std::max(x1_, x1), y1_ = std::max(y1_, y1);
  }

 private:
  int width_, height_, roles_;
  int x0_, y0_, x1_ = -1, y1_ = -1;
  double scale_, left_, bottom_, root_ = 0, nudge_ = 0;
  SpriteCell* cells_;  // of pixel (0, 0)
};

// The stages, each in a file of its own name.
void drawParts(SpriteCanvas& canvas, const core::Description& description,
               std::vector<std::uint8_t>& has_child);
void cutNubs(SpriteCanvas& canvas, int longest);
void foldOrphans(SpriteCanvas& canvas);
void drawDetails(SpriteCanvas& canvas, const core::Description& description);

}  // namespace render
