// How a sprite is made, in this order:
//   1. every part is laid into a depth buffer, thick ones by their pixels' centres, thin ones as
//      strokes of a whole number of pixels, so that no leg vanishes and none flickers in width;
//   2. its surface's normal picks one of three tones;
//   3. tones that stand alone are folded into their neighbours;
//   4. details are set, each at least one pixel, and none so close to its like that they merge;
//   5. the silhouette is outlined in the darkest tone of the fill it borders.
//
// Only + - * / and sqrt, so that every build gives the same pixels.
#include "render/sprite.h"

#include <algorithm>
#include <cmath>

namespace render {
namespace {

// Light from above and in front, of length 1: x forward, y up, z towards the viewer.
constexpr double kLightX = 0.42, kLightY = 0.78, kLightZ = 0.4642;

// Cosines between normal and light at which the tone changes. A surface that faces the viewer is
// base.
constexpr double kLightFrom = 0.80, kBaseFrom = 0.18;

// A part this thin all along is a stroke.
constexpr double kThin_px = 2.5;
// A later part shows in front of an earlier one only where it stands out by this share of its
// radius: a thigh melts into the flank it hangs from instead of being stuck onto it.
constexpr double kMelt = 0.35;
// Nothing that a frame is meant to hold reaches this far; it also stops what is not finite.
constexpr double kFar_px = 4096;
constexpr float kNothing = -1e30F;

// What is drawn as a line gets no outline: thin parts in small sprites, where three pixels would be
// a post and not a leg, and the thinnest at any size.
constexpr int kSmall_px = 20;
constexpr double kLine_px = 0.75;
// The longest run that can be a nub.
constexpr int kNub_px = 3;
// How many times wider than a mark on it a mark must be.
constexpr int kRoomForMark = 3;

// Cell::marks.
constexpr std::uint8_t kSolid = 1, kOutlined = 2, kDetail = 4;

// A part or point in pixels: x right, y down, z towards the viewer.
struct Place {
  double x, y, z;
};

bool near(double v) { return v > -kFar_px && v < kFar_px; }
int floorInt(double v) { return static_cast<int>(std::floor(v)); }
int roundInt(double v) { return floorInt(v + 0.5); }

class Canvas {
 public:
  Canvas(const core::Box& frame, int size_px, Sprite& sprite) : size_(size_px), sprite_(sprite) {
    sprite.width_px = sprite.height_px = size_px;
    const auto count = static_cast<std::size_t>(size_px) * static_cast<std::size_t>(size_px);
    sprite.pixels.assign(count, kTransparent);
    sprite.cells.assign(count, {kNothing, core::kNoParent, 0, 0});

    const double ground = std::min(0.0, frame.y0);
    const double across = frame.width(), tall = frame.y1 - ground;
    scale_ = size_px;  // of a frame that is a point
    if (across > 0) scale_ = (size_px - 2) / across;
    if (tall > 0 && (across <= 0 || (size_px - 1) / tall < scale_)) scale_ = (size_px - 1) / tall;
    left_ = 0.5 * size_px - 0.5 * (frame.x0 + frame.x1) * scale_;
    bottom_ = size_px + ground * scale_;
  }

  int size() const { return size_; }
  double scale() const { return scale_; }
  Place at(core::Vec3 p) const {
    const double lift = p.y >= root_ ? nudge_ : p.y > 0 ? nudge_ * p.y / root_ : 0;
    return {left_ + p.x * scale_, bottom_ - p.y * scale_ - lift, p.z * scale_};
  }

  // Moves the root by less than half a pixel, to a whole number of pixels above the ground, and
  // all above it with it; what is below is stretched, so that the ground stays where it is. A body
  // that sways by a fraction of a pixel as it walks is then drawn the same in every pose.
  void settle(double root_y) {
    if (!(root_y > 0) || !near(root_y * scale_)) return;
    root_ = root_y;
    nudge_ = roundInt(root_y * scale_) - root_y * scale_;
  }
  bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < size_ && y < size_; }
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * size_ + x); }
  std::uint8_t& pixel(std::size_t i) { return sprite_.pixels[i]; }
  Sprite::Cell& cell(std::size_t i) { return sprite_.cells[i]; }

 private:
  int size_;
  Sprite& sprite_;
  double scale_, left_, bottom_, root_ = 0, nudge_ = 0;
};

Tone toneOf(double cosine) {
  return cosine >= kLightFrom ? Tone::light : cosine >= kBaseFrom ? Tone::base : Tone::shade;
}

// One part, ready to be drawn.
struct Brush {
  Place a, b;
  double r0, r1;
  std::int16_t part, parent;
  int role;
  bool behind;  // on the far side: one tone darker
  std::uint8_t marks;

  std::uint8_t index(double cosine) const {
    Tone tone = toneOf(cosine);
    if (behind) tone = tone == Tone::light ? Tone::base : Tone::shade;
    return spriteIndex(role, tone);
  }
};

void put(Canvas& canvas, const Brush& brush, int x, int y, double height, double radius,
         double cosine) {
  const std::size_t i = canvas.index(x, y);
  Sprite::Cell& cell = canvas.cell(i);
  // The next bone of a line takes over at the joint; all else has to stand out.
  const bool next = cell.part == brush.parent && ((cell.marks | brush.marks) & kSolid) == 0;
  if (!next && !(height > static_cast<double>(cell.height_px) + kMelt * radius)) return;
  cell = {static_cast<float>(height), brush.part, static_cast<std::uint8_t>(brush.role),
          brush.marks};
  canvas.pixel(i) = brush.index(cosine);
}

// A round cone by the centres of the pixels it covers.
void fillCone(Canvas& canvas, const Brush& brush) {
  Place a = brush.a;
  double r0 = brush.r0, dr = brush.r0 - brush.r1;
  double dx = brush.b.x - a.x, dy = brush.b.y - a.y, dz = brush.b.z - a.z;
  double squared = dx * dx + dy * dy;
  if (squared <= dr * dr + 1e-12) {  // one ball holds the other
    if (dr < 0) a = brush.b, r0 = brush.r1;
    dx = dy = dz = dr = 0;
    squared = 1;
  }
  const double lean = dr / std::sqrt(squared - dr * dr);  // of the surface against the axis
  const double r1 = r0 - dr;

  const int last = canvas.size() - 1;
  const int x0 = std::max(0, floorInt(std::min(a.x - r0, a.x + dx - r1)));
  const int x1 = std::min(last, floorInt(std::max(a.x + r0, a.x + dx + r1)));
  const int y0 = std::max(0, floorInt(std::min(a.y - r0, a.y + dy - r1)));
  const int y1 = std::min(last, floorInt(std::max(a.y + r0, a.y + dy + r1)));
  for (int y = y0; y <= y1; ++y) {
    for (int x = x0; x <= x1; ++x) {
      const double px = x + 0.5 - a.x, py = y + 0.5 - a.y;
      const double along = px * dx + py * dy, across = std::fabs(px * dy - py * dx);
      const double t = std::clamp((along - across * lean) / squared, 0.0, 1.0);
      const double r = r0 - t * dr;
      const double nx = px - t * dx, ny = py - t * dy;
      const double room = r * r - nx * nx - ny * ny;
      if (room < 0) continue;
      const double up = std::sqrt(room);
      const double cosine = (nx * kLightX - ny * kLightY + up * kLightZ) / r;
      put(canvas, brush, x, y, a.z + t * dz + up, r, cosine);
    }
  }
}

// A thin part as a run of whole pixels across its steeper axis. The minor steps are spread evenly,
// so that a slope is made of equal runs, and its width changes along it but never below one pixel.
void stroke(Canvas& canvas, const Brush& brush) {
  Place a = brush.a, b = brush.b;
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double length = std::sqrt(dx * dx + dy * dy);
  const double ux = length > 0 ? dx / length : 0, uy = length > 0 ? dy / length : 1;
  // Ends are round: what the radius reaches beyond half a pixel is added to the axis.
  const double more_a = std::max(0.0, brush.r0 - 0.5), more_b = std::max(0.0, brush.r1 - 0.5);
  a.x -= ux * more_a, a.y -= uy * more_a;
  b.x += ux * more_b, b.y += uy * more_b;

  const int width_a = std::max(1, roundInt(2 * brush.r0));
  const int width_b = std::max(1, roundInt(2 * brush.r1));
  const bool steep = std::fabs(dy) >= std::fabs(dx);
  const auto first = [](double centre, int width) { return floorInt(centre - 0.5 * width + 0.5); };
  const int from = floorInt(steep ? a.y : a.x), to = floorInt(steep ? b.y : b.x);
  const int minor_a = first(steep ? a.x : a.y, width_a);
  const int minor_b = first(steep ? b.x : b.y, width_b);

  const int step = to < from ? -1 : 1, count = (to - from) * step + 1;
  const int side = minor_b < minor_a ? -1 : 1, runs = (minor_b - minor_a) * side + 1;
  for (int i = 0; i < count; ++i) {
    const double t = count > 1 ? static_cast<double>(i) / (count - 1) : 0;
    const double radius = brush.r0 + t * (brush.r1 - brush.r0);
    const double height = a.z + t * (b.z - a.z) + radius;
    const int width = std::max(1, roundInt(2 * radius));
    const int major = from + step * i, minor = minor_a + side * (i * runs / count);
    for (int j = 0; j < width; ++j) {
      const int x = steep ? minor + j : major, y = steep ? major : minor + j;
      if (!canvas.inside(x, y)) continue;
      const double s = (2 * j + 1.0) / width - 1;  // place across the stroke, -1 to 1
      const double facing = std::sqrt(1 - s * s);
      const double nx = steep ? s : 0, ny = steep ? 0 : s;
      put(canvas, brush, x, y, height, radius, nx * kLightX - ny * kLightY + facing * kLightZ);
    }
  }
}

void drawPart(Canvas& canvas, const core::Part& part, std::int16_t index, int role) {
  Brush brush{canvas.at(part.a),
              canvas.at(part.b),
              part.r0 * canvas.scale(),
              part.r1 * canvas.scale(),
              index,
              part.parent,
              role,
              false,
              0};
  const double widest = 2 * std::max(brush.r0, brush.r1);
  for (const double v : {brush.a.x, brush.a.y, brush.b.x, brush.b.y, brush.a.z, brush.b.z, widest})
    if (!near(v)) return;
  brush.behind = brush.a.z + brush.b.z < -0.5 * (brush.r0 + brush.r1);
  if (widest < kThin_px) {
    if (canvas.size() >= kSmall_px && widest >= kLine_px) brush.marks |= kOutlined;
    stroke(canvas, brush);
  } else {
    brush.marks |= kSolid | kOutlined;
    fillCone(canvas, brush);
  }
}

// Where a circle just reached one more row it leaves a nub: a run of a few pixels on the edge of a
// much longer one. It is cut, along rows and along columns.
void cutNubs(Canvas& canvas, bool rows) {
  const int size = canvas.size();
  const auto index = [&](int along, int across) {
    return rows ? canvas.index(along, across) : canvas.index(across, along);
  };
  const auto filled = [&](int along, int across) {
    return canvas.inside(along, across) && canvas.pixel(index(along, across)) != kTransparent;
  };
  for (int line = 0; line < size; ++line)
    for (int first = 0; first < size; ++first) {
      if (!filled(first, line) || filled(first - 1, line)) continue;
      int last = first;
      while (filled(last + 1, line)) ++last;
      const int run = last - first + 1;
      bool cut = run <= kNub_px;
      bool before = false, after = false;
      for (int i = first - 1; cut && i <= last + 1; ++i) {
        before = before || filled(i, line - 1);
        after = after || filled(i, line + 1);
        if (i >= first && i <= last) cut = (canvas.cell(index(i, line)).marks & kSolid) != 0;
      }
      if (cut && before != after) {
        const int base = before ? line - 1 : line + 1;
        int low = first, high = last;
        while (filled(low - 1, base)) --low;
        while (filled(high + 1, base)) ++high;
        for (int i = first; cut && i <= last; ++i) cut = filled(i, base);
        for (int i = first; cut && high - low + 1 >= 3 * run + 2 && i <= last; ++i) {
          canvas.pixel(index(i, line)) = kTransparent;
          canvas.cell(index(i, line)) = {kNothing, core::kNoParent, 0, 0};
        }
      }
      first = last;
    }
}

// Tones that stand alone read as noise: each takes the commonest tone of its own role around it.
// On a solid a tone that meets another on three sides is a notch in the other, and is filled.
void foldOrphans(Canvas& canvas) {
  const int size = canvas.size();
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const std::size_t i = canvas.index(x, y);
      const std::uint8_t own = canvas.pixel(i);
      if (own == kTransparent) continue;
      const int first = (own - 1) / kTones * kTones + 1;
      int around[kTones] = {}, beside[kTones] = {};
      for (int v = std::max(0, y - 1); v <= std::min(size - 1, y + 1); ++v)
        for (int u = std::max(0, x - 1); u <= std::min(size - 1, x + 1); ++u) {
          const int tone = canvas.pixel(canvas.index(u, v)) - first;
          if (tone < 0 || tone >= kTones || (u == x && v == y)) continue;
          ++around[tone];
          if (u == x || v == y) ++beside[tone];
        }
      const bool solid = (canvas.cell(i).marks & kSolid) != 0;
      const int* most = std::max_element(beside, beside + kTones);
      if (solid && *most >= 3) {
        canvas.pixel(i) = static_cast<std::uint8_t>(first + (most - beside));
      } else if (around[own - first] == 0) {
        most = std::max_element(around, around + kTones);
        if (*most > 0) canvas.pixel(i) = static_cast<std::uint8_t>(first + (most - around));
      }
    }
}

// A disc as a whole number of pixels across, around the pixel or the corner nearest its centre.
struct Disc {
  int x, y, width;  // top left pixel

  bool covers(int u, int v) const {
    const int dx = 2 * (u - x) + 1 - width, dy = 2 * (v - y) + 1 - width;
    return dx * dx + dy * dy <= width * width - 2 || width == 1;
  }
};

// Is anything of the same colour within a pixel of the disc?
bool crowded(Canvas& canvas, const Disc& disc, std::uint8_t index) {
  const int last = canvas.size() - 1;
  for (int y = std::max(0, disc.y - 1); y <= std::min(last, disc.y + disc.width); ++y)
    for (int x = std::max(0, disc.x - 1); x <= std::min(last, disc.x + disc.width); ++x) {
      const std::size_t i = canvas.index(x, y);
      if (canvas.pixel(i) == index && (canvas.cell(i).marks & kDetail) != 0) return true;
    }
  return false;
}

// A mark on a larger mark, as the glint in an eye, needs room around it, or it would hide it.
bool hidesMark(std::span<const core::Detail> earlier, const core::Detail& detail, double scale) {
  for (const core::Detail& mark : earlier) {
    const double dx = mark.p.x - detail.p.x, dy = mark.p.y - detail.p.y;
    const bool on = mark.size > detail.size && 4 * (dx * dx + dy * dy) < mark.size * mark.size;
    if (on &&
        roundInt(mark.size * scale) < kRoomForMark * std::max(1, roundInt(detail.size * scale)))
      return true;
  }
  return false;
}

void drawDetail(Canvas& canvas, const core::Detail& detail, double depth_px, int role) {
  const Place p = canvas.at(detail.p);
  const double size = detail.size * canvas.scale();
  if (!near(p.x) || !near(p.y) || !near(p.z) || !near(size)) return;
  const int width = std::max(1, roundInt(size));
  const Disc disc{floorInt(p.x - 0.5 * width + 0.5), floorInt(p.y - 0.5 * width + 0.5), width};
  const std::uint8_t index = spriteIndex(role, Tone::base);
  if (crowded(canvas, disc, index)) return;
  for (int y = disc.y; y < disc.y + width; ++y)
    for (int x = disc.x; x < disc.x + width; ++x) {
      if (!canvas.inside(x, y) || !disc.covers(x, y)) continue;
      const std::size_t i = canvas.index(x, y);
      if (canvas.pixel(i) == kTransparent) continue;  // a mark lies on something
      Sprite::Cell& cell = canvas.cell(i);
      // Behind the surface by more than its part is thick: it is on the far side, or covered.
      if (p.z + depth_px < static_cast<double>(cell.height_px)) continue;
      canvas.pixel(i) = index;
      cell.marks |= kDetail;
    }
}

void outline(Canvas& canvas) {
  const int size = canvas.size();
  const auto borders = [&](int x, int y) {
    if (!canvas.inside(x, y)) return false;
    const std::size_t i = canvas.index(x, y);
    return (canvas.cell(i).marks & kOutlined) != 0;
  };
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const std::size_t i = canvas.index(x, y);
      if (canvas.pixel(i) != kTransparent) continue;
      std::size_t fill = i;
      if (borders(x, y + 1))
        fill = canvas.index(x, y + 1);
      else if (borders(x, y - 1))
        fill = canvas.index(x, y - 1);
      else if (borders(x + 1, y))
        fill = canvas.index(x + 1, y);
      else if (borders(x - 1, y))
        fill = canvas.index(x - 1, y);
      if (fill == i) continue;
      canvas.pixel(i) = spriteIndex(canvas.cell(fill).role, Tone::line);
    }
}

}  // namespace

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

void drawSprite(const core::Description& description, core::Palette palette, const core::Box& frame,
                int size_px, Sprite& out) {
  Canvas canvas(frame, std::clamp(size_px, kMinSprite_px, kMaxSprite_px), out);
  const int roles = std::min(static_cast<int>(palette.size()), kMaxRoles);
  if (roles == 0) return;
  const auto known = [&](std::uint8_t role) { return std::min<int>(role, roles - 1); };

  if (!description.parts.empty()) canvas.settle(description.parts.front().a.y);
  std::int16_t index = 0;
  for (const core::Part& part : description.parts)
    drawPart(canvas, part, index++, known(part.role));
  cutNubs(canvas, true);
  cutNubs(canvas, false);
  foldOrphans(canvas);
  const std::span<const core::Part> parts = description.parts;
  std::span<const core::Detail> earlier = description.details;
  for (std::size_t i = 0; i < description.details.size(); ++i) {
    const core::Detail& detail = description.details[i];
    if (hidesMark(earlier.first(i), detail, canvas.scale())) continue;
    const auto part = static_cast<std::size_t>(detail.part);
    const double thick =
        detail.part >= 0 && part < parts.size() ? std::max(parts[part].r0, parts[part].r1) : 0;
    drawDetail(canvas, detail, thick * canvas.scale(), known(detail.role));
  }
  outline(canvas);
}

}  // namespace render
