// Details as pixels: each at least one, and none so close to its like that they merge.
#include <span>

#include "render/sprite_canvas.h"

namespace render {
namespace {

// How many times wider than a mark on it a mark must be.
constexpr int kRoomForMark = 3;

// A detail on its way into the sprite.
struct Mark {
  Place p;
  double reach;  // how far behind the surface seen it may lie and still be in sight
  std::uint8_t index;
  bool on_mark;  // sits on a larger mark
};

// A disc as a whole number of pixels across.
struct Disc {
  int x, y, width;  // of its top left pixel

  bool covers(int u, int v) const {
    const int dx = 2 * (u - x) + 1 - width, dy = 2 * (v - y) + 1 - width;
    return width == 1 || dx * dx + dy * dy <= width * width - 2;
  }
};

bool taken(const SpriteCanvas& canvas, int x, int y) {
  return (canvas.cell(x, y).marks & kDetail) != 0;
}

// Does a mark, or one of this very colour, lie on the disc or within a pixel of it?
bool touchesMark(const SpriteCanvas& canvas, const Disc& disc, std::uint8_t only = kTransparent) {
  const int right = canvas.width() - 1, last = canvas.height() - 1;
  for (int y = std::max(0, disc.y - 1); y <= std::min(last, disc.y + disc.width); ++y)
    for (int x = std::max(0, disc.x - 1); x <= std::min(right, disc.x + disc.width); ++x)
      if (taken(canvas, x, y) && (only == kTransparent || canvas.cell(x, y).index == only))
        return true;
  return false;
}

// Can the mark be seen at this pixel? It lies on something, and not behind it.
bool visible(const SpriteCanvas& canvas, const Mark& mark, int x, int y) {
  return canvas.inside(x, y) && canvas.filled(x, y) &&
         mark.p.z + mark.reach >= static_cast<double>(canvas.cell(x, y).height_px);
}

void set(SpriteCanvas& canvas, const Mark& mark, int x, int y) {
  SpriteCell& cell = canvas.cell(x, y);
  cell.index = mark.index;
  cell.marks |= kDetail;
}

// A mark of one pixel goes where it is, or beside that when its own pixel is empty or would touch
// another mark: an eye stays an eye beside a nose, and survives at the smallest size.
void setDot(SpriteCanvas& canvas, const Mark& mark) {
  const int x = floorInt(mark.p.x), y = floorInt(mark.p.y);
  if (touchesMark(canvas, {x, y, 1}, mark.index)) return;
  if (mark.on_mark && visible(canvas, mark, x, y)) return set(canvas, mark, x, y);
  constexpr double kTouching = 100;  // worse than any distance, better than nothing
  double best = 2 * kTouching;
  int best_x = -1, best_y = -1;
  for (int v = y - 1; v <= y + 1; ++v)
    for (int u = x - 1; u <= x + 1; ++u) {
      if (!visible(canvas, mark, u, v) || taken(canvas, u, v)) continue;
      if (touchesMark(canvas, {u, v, 1}, mark.index)) continue;
      const double dx = u + 0.5 - mark.p.x, dy = v + 0.5 - mark.p.y;
      const double cost = dx * dx + dy * dy + (touchesMark(canvas, {u, v, 1}) ? kTouching : 0);
      if (cost < best) best = cost, best_x = u, best_y = v;
    }
  if (best_x >= 0) set(canvas, mark, best_x, best_y);
}

void setDisc(SpriteCanvas& canvas, const Mark& mark, int width) {
  const Disc disc{floorInt(mark.p.x - 0.5 * width + 0.5), floorInt(mark.p.y - 0.5 * width + 0.5),
                  width};
  if (touchesMark(canvas, disc, mark.index)) return;
  for (int y = disc.y; y < disc.y + width; ++y)
    for (int x = disc.x; x < disc.x + width; ++x)
      if (disc.covers(x, y) && visible(canvas, mark, x, y)) set(canvas, mark, x, y);
}

}  // namespace

void drawDetails(SpriteCanvas& canvas, const core::Description& description) {
  const std::span<const core::Detail> details = description.details;
  for (std::size_t i = 0; i < details.size(); ++i) {
    const core::Detail& detail = details[i];
    const double size = detail.size * canvas.scale();
    Mark mark{canvas.at(detail.p), 0, spriteIndex(canvas.role(detail.role), Tone::base), false};
    if (!near(mark.p.x) || !near(mark.p.y) || !near(mark.p.z) || !near(size)) continue;
    const int width = std::max(1, roundInt(size));

    // A mark on a larger mark, as the glint in an eye, needs room around it, or it would hide it.
    bool room = true;
    for (const core::Detail& under : details.first(i)) {
      if (!(under.size > detail.size) || !near(under.size * canvas.scale())) continue;
      const double dx = under.p.x - detail.p.x, dy = under.p.y - detail.p.y;
      if (4 * (dx * dx + dy * dy) >= under.size * under.size) continue;
      mark.on_mark = true;
      room = room && roundInt(under.size * canvas.scale()) >= kRoomForMark * width;
    }
    if (!room) continue;

    const auto part = static_cast<std::size_t>(detail.part);
    if (detail.part >= 0 && part < description.parts.size())
      mark.reach =
          std::max(description.parts[part].r0, description.parts[part].r1) * canvas.scale();
    width == 1 ? setDot(canvas, mark) : setDisc(canvas, mark, width);
  }
}

}  // namespace render
