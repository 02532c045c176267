// Parts as pixels: thick ones by the centres of the pixels they cover, thin ones as strokes of
// whole pixels, so that no leg vanishes and none flickers in width. The normal of the surface picks
// one of three tones; a depth buffer says what is in front.
#include <array>

#include "render/sprite_canvas.h"

namespace render {
namespace {

// Light from above and in front, of length 1: x forward, y up, z towards the viewer.
constexpr float kLightX = 0.42F, kLightY = 0.78F, kLightZ = 0.4642F;

// Cosines between normal and light at which the tone changes. A surface that faces the viewer is
// base.
constexpr float kLightFrom = 0.80F, kBaseFrom = 0.18F;

// A part this thin all along is a stroke, and one or two pixels wide: one up to a mean of kPost_px.
constexpr double kThin_px = 2.5, kPost_px = 1.5;
// What is drawn as a line gets no outline: strokes of one pixel in small sprites, where three would
// be a post and not a leg, and the thinnest at any size.
constexpr int kSmall_px = 24;
constexpr double kLine_px = 0.8;

// A free end that touches a pixel by no more than this does not fill it.
constexpr double kInside_px = 0.05;

// A later part shows in front of an earlier one only where it stands out by this share of its
// radius: a thigh melts into the flank it hangs from instead of being stuck onto it.
constexpr float kMelt = 0.35F;

// A part, ready to be drawn.
struct Brush {
  Place a, b;
  double r0, r1;
  std::int16_t part, parent;
  bool free_end;  // nothing hangs from b
  std::uint8_t marks;
  std::array<std::uint8_t, 3> tones;  // shade, base, light

  // From the scalar product of the light and a normal of the given length.
  std::uint8_t index(float product, float length) const {
    return product >= kLightFrom * length  ? tones[2]
           : product >= kBaseFrom * length ? tones[1]
                                           : tones[0];
  }
};

void put(SpriteCell& cell, const Brush& brush, float height, std::uint8_t index) {
  cell = {height, brush.part, index, brush.marks};
}

// A round cone by the centres of the pixels it covers.
void fillCone(SpriteCanvas& canvas, const Brush& brush) {
  Place a = brush.a;
  double start = brush.r0, taper = brush.r0 - brush.r1;
  double x_long = brush.b.x - a.x, y_long = brush.b.y - a.y, z_long = brush.b.z - a.z;
  double squared = x_long * x_long + y_long * y_long;
  if (squared <= taper * taper + 1e-12) {  // one ball holds the other
    if (taper < 0) a = brush.b, start = brush.r1;
    x_long = y_long = z_long = taper = 0;
    squared = 1;
  }
  const double end = start - taper;
  const int right = canvas.width() - 1, last = canvas.height() - 1;
  const int x0 = std::max(0, floorInt(std::min(a.x - start, a.x + x_long - end)));
  const int x1 = std::min(right, floorInt(std::max(a.x + start, a.x + x_long + end)));
  const int y0 = std::max(0, floorInt(std::min(a.y - start, a.y + y_long - end)));
  const int y1 = std::min(last, floorInt(std::max(a.y + start, a.y + y_long + end)));
  if (x1 < x0 || y1 < y0) return;
  canvas.touch(x0, y0, x1, y1);

  // Single precision is far finer than a pixel. A row is worked out without branches, so that the
  // compiler can do several pixels at once, and then laid into the buffer.
  const auto f = [](double v) { return static_cast<float>(v); };
  const float dx = f(x_long), dy = f(y_long), dz = f(z_long), r0 = f(start), dr = f(taper);
  const float lean = f(taper / std::sqrt(squared - taper * taper)), inverse = f(1 / squared);
  const float ax = f(0.5 - a.x), az = f(a.z);
  std::array<float, kMaxSprite_px> height, light, radius;
  for (int y = y0; y <= y1; ++y) {
    const float py = f(y + 0.5 - a.y);
    for (int x = x0; x <= x1; ++x) {
      const auto i = static_cast<std::size_t>(x - x0);
      const float px = static_cast<float>(x) + ax;
      const float along = px * dx + py * dy, across = std::fabs(px * dy - py * dx);
      float t = (along - across * lean) * inverse;
      t = t < 0 ? 0 : t;
      t = t > 1 ? 1 : t;
      const float r = r0 - t * dr, nx = px - t * dx, ny = py - t * dy;
      const float room = r * r - nx * nx - ny * ny;
      const float up = std::sqrt(room > 0 ? room : 0);
      height[i] = room >= 0 ? az + t * dz + up : -2e30F;
      light[i] = nx * kLightX - ny * kLightY + up * kLightZ;
      radius[i] = r;
    }
    SpriteCell* cell = &canvas.cell(x0, y);
    for (int x = x0; x <= x1; ++x, ++cell) {
      const auto i = static_cast<std::size_t>(x - x0);
      if (height[i] > cell->height_px + kMelt * radius[i])
        put(*cell, brush, height[i], brush.index(light[i], radius[i]));
    }
  }
}

// A thin part as a run of whole pixels across its steeper axis. The minor steps are spread evenly,
// so that a slope is made of equal runs, and its width changes along it but never below one pixel.
void stroke(SpriteCanvas& canvas, const Brush& brush, int widest) {
  Place a = brush.a, b = brush.b;
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double length = std::sqrt(dx * dx + dy * dy);
  const double ux = length > 0 ? dx / length : 0, uy = length > 0 ? dy / length : 1;
  // Ends are round: what the radius reaches beyond half a pixel is added to the axis. The free end
  // of a line is drawn as far as it reaches at all, so that ears and twigs stand clear.
  const double more_a = std::max(0.0, brush.r0 - 0.5);
  const double round_b = std::max(0.0, brush.r1 - 0.5);
  const double more_b =
      widest == 1 && brush.free_end ? std::max(round_b, brush.r1 - kInside_px) : round_b;
  a.x -= ux * more_a, a.y -= uy * more_a;
  b.x += ux * more_b, b.y += uy * more_b;

  const auto width_of = [&](double radius) { return std::clamp(roundInt(2 * radius), 1, widest); };
  const auto first = [&](double centre, double radius) {
    return floorInt(centre - 0.5 * width_of(radius) + 0.5);
  };
  const bool steep = std::fabs(dy) >= std::fabs(dx);
  const int from = floorInt(steep ? a.y : a.x), to = floorInt(steep ? b.y : b.x);
  const int minor_a = first(steep ? a.x : a.y, brush.r0);
  const int minor_b = first(steep ? b.x : b.y, brush.r1);

  const int step = to < from ? -1 : 1, count = (to - from) * step + 1;
  const int side = minor_b < minor_a ? -1 : 1, runs = (minor_b - minor_a) * side + 1;
  for (int i = 0; i < count; ++i) {
    const double t = count > 1 ? static_cast<double>(i) / (count - 1) : 0;
    const double radius = brush.r0 + t * (brush.r1 - brush.r0);
    const auto height = static_cast<float>(a.z + t * (b.z - a.z) + radius);
    const int width = width_of(radius);
    const int major = from + step * i, minor = minor_a + side * (i * runs / count);
    for (int j = 0; j < width; ++j) {
      const int x = steep ? minor + j : major, y = steep ? major : minor + j;
      if (!canvas.inside(x, y)) continue;
      SpriteCell& cell = canvas.cell(x, y);
      // Beyond their joint the next bone of a line takes over; all else has to stand out.
      const bool next =
          (i > 0 || count == 1) && cell.part == brush.parent && (cell.marks & kSolid) == 0;
      if (!next && !(height > cell.height_px + kMelt * static_cast<float>(radius))) continue;
      const float s = width == 1 ? 0 : j == 0 ? -0.5F : 0.5F;  // place across the stroke
      const float facing = width == 1 ? 1 : 0.8660254F;
      const float nx = steep ? s : 0, ny = steep ? 0 : s;
      put(cell, brush, height, brush.index(nx * kLightX - ny * kLightY + facing * kLightZ, 1));
      canvas.touch(x, y, x, y);
    }
  }
}

}  // namespace

void drawParts(SpriteCanvas& canvas, const core::Description& description,
               std::vector<std::uint8_t>& has_child) {
  has_child.assign(description.parts.size(), 0);
  for (const core::Part& part : description.parts) {
    const auto parent = static_cast<std::size_t>(part.parent);
    if (part.parent >= 0 && parent < has_child.size()) has_child[parent] = 1;
  }
  std::int16_t index = -1;
  for (const core::Part& part : description.parts) {
    ++index;
    const double scale = canvas.scale();
    Brush brush{canvas.at(part.a),
                canvas.at(part.b),
                part.r0 * scale,
                part.r1 * scale,
                index,
                part.parent,
                has_child[static_cast<std::size_t>(index)] == 0,
                0,
                {}};
    bool finite = near(brush.r0) && near(brush.r1);
    for (const Place& p : {brush.a, brush.b})
      finite = finite && near(p.x) && near(p.y) && near(p.z);
    if (!finite) continue;
    brush.r0 = std::max(0.0, brush.r0), brush.r1 = std::max(0.0, brush.r1);
    const double widest = 2 * std::max(brush.r0, brush.r1), mean = brush.r0 + brush.r1;

    // What is on the far side is one tone darker.
    const bool behind = brush.a.z + brush.b.z < -0.5 * mean;
    const int role = canvas.role(part.role);
    brush.tones = {spriteIndex(role, Tone::shade),
                   spriteIndex(role, behind ? Tone::shade : Tone::base),
                   spriteIndex(role, behind ? Tone::base : Tone::light)};

    if (widest < kThin_px) {
      const bool outlined =
          mean >= (std::max(canvas.width(), canvas.height()) < kSmall_px ? kPost_px : kLine_px);
      brush.marks = outlined ? kOutlined : 0;
      stroke(canvas, brush, mean < kPost_px ? 1 : 2);
    } else {
      brush.marks = kSolid | kOutlined;
      fillCone(canvas, brush);
    }
  }
}

}  // namespace render
