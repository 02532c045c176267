// How a sprite is made, in this order:
//   1. every part is laid into a depth buffer and lit (sprite_parts.cpp);
//   2. nubs on its edge are cut (sprite_cleanup.cpp);
//   3. details are set (sprite_details.cpp);
//   4. tones that stand alone are folded into those around them (sprite_cleanup.cpp);
//   5. the silhouette is outlined in the darkest tone of the fill it borders on (here).
//
// Only + - * / and sqrt, so that every build gives the same pixels.
#include "render/sprite.h"

#include "render/sprite_canvas.h"

namespace render {
namespace {

// Written straight into the pixels: an outline never borders on an outline.
void copyFinished(const SpriteCanvas& canvas, const core::Description& description, bool outline,
                  Sprite& out) {
  const int right = canvas.width() - 1, last = canvas.height() - 1;
  for (int y = std::max(0, canvas.y0() - 1); y <= std::min(last, canvas.y1() + 1); ++y) {
    std::uint8_t* const row = out.pixels.data() + static_cast<std::ptrdiff_t>(y) * canvas.width();
    for (int x = std::max(0, canvas.x0() - 1); x <= std::min(right, canvas.x1() + 1); ++x) {
      const SpriteCell& cell = canvas.cell(x, y);
      row[x] = cell.index;
      if (cell.index != kTransparent || !outline) continue;
      for (const SpriteCell* fill : {&canvas.cell(x, y + 1), &canvas.cell(x, y - 1),
                                     &canvas.cell(x + 1, y), &canvas.cell(x - 1, y)}) {
        if ((fill->marks & kOutlined) == 0) continue;
        const core::Part& part = description.parts[static_cast<std::size_t>(fill->part)];
        row[x] = spriteIndex(canvas.role(part.role), Tone::line);
        break;
      }
    }
  }
}

}  // namespace

double spriteScale(const core::Box& frame, int size_px) {
  const double across = frame.width(), tall = frame.y1 - std::min(0.0, frame.y0);
  double scale = size_px;
  if (across > 0) scale = (size_px - 2) / across;
  if (tall > 0 && (across <= 0 || (size_px - 1) / tall < scale)) scale = (size_px - 1) / tall;
  return scale;
}

SpriteCanvas::SpriteCanvas(const core::PixelView& view, int roles, Sprite& sprite)
    : width_(view.width_px),
      height_(view.height_px),
      roles_(roles),
      x0_(view.width_px),
      y0_(view.height_px),
      scale_(view.scale),
      left_(view.left_px),
      bottom_(view.bottom_px) {
  sprite.width_px = width_;
  sprite.height_px = height_;
  const auto count = [](int across, int down) { return static_cast<std::size_t>(across) * down; };
  sprite.pixels.assign(count(width_, height_), kTransparent);
  sprite.cells.assign(count(width_ + 2, height_ + 2), kEmptyCell);
  cells_ = sprite.cells.data() + (width_ + 2) + 1;
}

core::PixelView fitted(const core::Box& frame, int size_px) {
  core::PixelView view{size_px, size_px, spriteScale(frame, size_px), 0, 0};
  view.left_px = 0.5 * size_px - 0.5 * (frame.x0 + frame.x1) * view.scale;
  view.bottom_px = size_px + std::min(0.0, frame.y0) * view.scale;
  return view;
}

void SpriteCanvas::settle(const core::Part& root) {
  const double y = root.a.y, low = std::min(y - root.r0, root.b.y - root.r1);
  if (!(low * scale_ > 1) || !near(y * scale_)) return;
  root_ = y;
  nudge_ = roundInt(y * scale_) - y * scale_;
}

core::Rgb spriteColour(core::Palette palette, std::uint8_t index) {
  const core::Ramp& ramp = palette[static_cast<std::size_t>((index - 1) / kTones)];
  switch (static_cast<Tone>((index - 1) % kTones)) {
    case Tone::line:
      return ramp.line;
    case Tone::shade:
      return ramp.shade;
    case Tone::base:
      return ramp.base;
    case Tone::light:
      break;
  }
  return ramp.light;
}

void drawSprite(const core::Description& description, core::Palette palette,
                const core::PixelView& view, const SpriteFinish& finish, Sprite& out) {
  const int roles = std::min(static_cast<int>(palette.size()), kMaxRoles);
  SpriteCanvas canvas(view, roles, out);
  if (roles == 0 || description.parts.empty()) return;
  if (finish.settle) canvas.settle(description.parts.front());
  drawParts(canvas, description, out.has_child);
  cutNubs(canvas, finish.nub_px);
  drawDetails(canvas, description);
  foldOrphans(canvas);
  copyFinished(canvas, description, finish.outline, out);
}

void drawSprite(const core::Description& description, core::Palette palette, const core::Box& frame,
                int size_px, Sprite& out) {
  const core::PixelView view = fitted(frame, std::clamp(size_px, kMinSprite_px, kMaxSprite_px));
  drawSprite(description, palette, view, {}, out);
}

}  // namespace render
