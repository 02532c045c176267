// What a hand would put right: nubs on the edge, tones that stand alone.
#include "render/sprite_canvas.h"

namespace render {
namespace {

// Along rows, or along columns.
void cutNubsAlong(SpriteCanvas& canvas, bool rows, int longest) {
  const auto cell = [&](int along, int across) -> SpriteCell& {
    return rows ? canvas.cell(along, across) : canvas.cell(across, along);
  };
  const auto filled = [&](int along, int across) {
    return cell(along, across).index != kTransparent;
  };
  const int first_line = rows ? canvas.y0() : canvas.x0();
  const int last_line = rows ? canvas.y1() : canvas.x1();
  const int begin = rows ? canvas.x0() : canvas.y0(), end = rows ? canvas.x1() : canvas.y1();
  for (int line = first_line; line <= last_line; ++line)
    for (int first = begin; first <= end; ++first) {
      if (!filled(first, line)) continue;
      int last = first;
      while (filled(last + 1, line)) ++last;
      const int run = last - first + 1;
      if (run <= longest) {
        // Bare on one side, also at its corners, and lying on something all along on the other.
        int before = 0, after = 0, solid = 0;
        for (int i = first; i <= last; ++i) {
          before += filled(i, line - 1) ? 1 : 0;
          after += filled(i, line + 1) ? 1 : 0;
          solid += cell(i, line).marks & kSolid;
        }
        const int base = before == run ? line - 1 : line + 1;
        const int bare = before == run ? line + 1 : line - 1;
        const bool corners = filled(first - 1, bare) || filled(last + 1, bare);
        if (solid == run && before + after == run && (before == run || after == run) && !corners) {
          int low = first, high = last;
          while (filled(low - 1, base)) --low;
          while (filled(high + 1, base)) ++high;
          if (high - low + 1 >= 3 * run + 2)
            for (int i = first; i <= last; ++i) cell(i, line) = kEmptyCell;
        }
      }
      first = last;
    }
}

// Gives a tone that is alone among the eight around it, or (on a solid, with `notches`) one that
// meets another on three sides, the tone of its own role that prevails there.
void fold(SpriteCanvas& canvas, bool notches) {
  for (int y = canvas.y0(); y <= canvas.y1(); ++y)
    for (int x = canvas.x0(); x <= canvas.x1(); ++x) {
      SpriteCell& cell = canvas.cell(x, y);
      const std::uint8_t own = cell.index;
      if (own == kTransparent || (cell.marks & kDetail) != 0) continue;
      const int alike = (canvas.cell(x - 1, y).index == own ? 1 : 0) +
                        (canvas.cell(x + 1, y).index == own ? 1 : 0) +
                        (canvas.cell(x, y - 1).index == own ? 1 : 0) +
                        (canvas.cell(x, y + 1).index == own ? 1 : 0);
      if (alike > (notches ? 1 : 0)) continue;

      const int first = (own - 1) / kTones * kTones + 1;
      int around[kTones] = {}, beside[kTones] = {};
      for (int v = y - 1; v <= y + 1; ++v)
        for (int u = x - 1; u <= x + 1; ++u) {
          const int tone = canvas.cell(u, v).index - first;
          if (tone < 0 || tone >= kTones || (u == x && v == y)) continue;
          ++around[tone];
          if (u == x || v == y) ++beside[tone];
        }
      const int* most = std::max_element(beside, beside + kTones);
      if (notches && (cell.marks & kSolid) != 0 && *most >= 3) {
        cell.index = static_cast<std::uint8_t>(first + (most - beside));
      } else if (around[own - first] == 0) {
        most = std::max_element(around, around + kTones);
        if (*most > 0) cell.index = static_cast<std::uint8_t>(first + (most - around));
      }
    }
}

}  // namespace

// Where a circle just reached one more row it leaves a nub: a run of a few pixels on the edge of a
// much longer one. It is cut.
void cutNubs(SpriteCanvas& canvas, int longest) {
  cutNubsAlong(canvas, true, longest);
  cutNubsAlong(canvas, false, longest);
}

// Tones that stand alone read as noise: each takes the commonest tone of its own role around it.
// On a solid a tone that meets another on three sides is a notch in the other, and is filled. That
// may leave a neighbour alone, so it comes first; to fold what is alone leaves nobody alone.
void foldOrphans(SpriteCanvas& canvas) {
  fold(canvas, true);
  fold(canvas, false);
}

}  // namespace render
