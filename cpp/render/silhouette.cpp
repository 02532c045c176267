#include "render/silhouette.h"

#include <algorithm>
#include <cmath>

#include "render/cone.h"

namespace render {
namespace {

constexpr double kFarAway = 1e3;

struct Grid {
  int size;
  double scale, left, bottom;  // pixel (x, y) has its middle at ((x + ½ − left)/scale, …)

  Grid(const core::Box& frame, int size_px)
      : size(size_px),
        scale((size_px - 2) / frame.width()),
        left(1 - frame.x0 * scale),
        bottom(size_px) {}

  double worldX(int x) const { return (x + 0.5 - left) / scale; }
  double worldY(int y) const { return (bottom - y - 0.5) / scale; }
  double pixelX(double x) const { return left + x * scale; }  // in pixel edges
  double pixelY(double y) const { return bottom - y * scale; }
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size) +
           static_cast<std::size_t>(x);
  }
  bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < size && y < size; }
};

int floorInt(double v) { return static_cast<int>(std::floor(v)); }
int roundInt(double v) { return floorInt(v + 0.5); }

class Painter {
 public:
  Painter(const core::Description& figure, core::Palette palette, const core::Box& frame,
          int size_px, const SilhouetteStyle& style, Silhouette& out)
      : figure_(figure), palette_(palette), style_(style), out_(out), grid_(frame, size_px) {
    const auto count = static_cast<std::size_t>(size_px) * static_cast<std::size_t>(size_px);
    out.size_px = size_px;
    out.frame = frame;
    out.pixels.assign(count, kTransparent);
    out.solid.assign(count, 0);
    out.distance.assign(count, kFarAway);
    out.girth.assign(count, 1);
  }

  void paint() {
    for (const core::Part& part : figure_.parts) {
      if (!isLine(part)) melt(part);
    }
    fill();
    trim();
    light();
    paintMaterials();
    outline();
    for (const core::Part& part : figure_.parts) {
      if (isLine(part)) paintLine(part);
    }
    paintDetails();
  }

 private:
  // Parts too thin for a fill and an outline of their own are drawn as lines.
  bool isLine(const core::Part& part) const {
    return &part != figure_.parts.begin() && (part.r0 + part.r1) * grid_.scale < 1.45;
  }

  void melt(const core::Part& part) {
    // What would be thinner than a pixel is drawn a pixel thick.
    core::Part drawn = part;
    drawn.r0 = std::max(part.r0, 0.62 / grid_.scale);
    drawn.r1 = std::max(part.r1, 0.62 / grid_.scale);
    const double girth = std::max(drawn.r0, drawn.r1);
    const double blend = 0.5 * girth;
    const Cone cone(drawn);
    const Window window = windowAround(drawn, girth + blend + 2 / grid_.scale);
    for (int y = window.y0; y <= window.y1; ++y) {
      for (int x = window.x0; x <= window.x1; ++x) {
        const std::size_t n = grid_.at(x, y);
        const double d = cone.distance(grid_.worldX(x), grid_.worldY(y));
        double& here = out_.distance[n];
        if (d < here) out_.girth[n] = girth;
        here = meltedUnion(here, d, blend);
      }
    }
  }

  // The pixels within reach of a part.
  struct Window {
    int x0, x1, y0, y1;
  };
  Window windowAround(const core::Part& part, double reach) const {
    const auto pixel = [this](double v) {
      return v < 0 ? 0 : v > grid_.size - 1 ? grid_.size - 1 : static_cast<int>(v);
    };
    return {pixel(grid_.pixelX(std::min(part.a.x, part.b.x) - reach)),
            pixel(grid_.pixelX(std::max(part.a.x, part.b.x) + reach)),
            pixel(grid_.pixelY(std::max(part.a.y, part.b.y) + reach)),
            pixel(grid_.pixelY(std::min(part.a.y, part.b.y) - reach))};
  }

  void fill() {
    for (std::size_t n = 0; n < out_.solid.size(); ++n)
      out_.solid[n] = out_.distance[n] < 0 ? 1 : 0;
  }

  bool solid(int x, int y) const { return grid_.inside(x, y) && out_.solid[grid_.at(x, y)] == 1; }

  // Cuts pixels that stick out alone and fills holes one pixel wide.
  void trim() {
    for (int y = 0; y < grid_.size; ++y) {
      for (int x = 0; x < grid_.size; ++x) {
        const int around = solid(x - 1, y) + solid(x + 1, y) + solid(x, y - 1) + solid(x, y + 1);
        std::uint8_t& here = out_.solid[grid_.at(x, y)];
        if (here == 1 && around == 0) here = 0;
        if (here == 0 && around >= 3) here = 1;
      }
    }
  }

  void set(int x, int y, int role, Tone tone) {
    out_.pixels[grid_.at(x, y)] = spriteIndex(role, tone);
  }

  double distance(int x, int y) const {
    return out_
        .distance[grid_.at(std::clamp(x, 0, grid_.size - 1), std::clamp(y, 0, grid_.size - 1))];
  }

  Tone toneAt(int x, int y) const {
    const double gx = distance(x + 1, y) - distance(x - 1, y);
    const double gy = distance(x, y - 1) - distance(x, y + 1);  // upwards
    const double size = std::sqrt(gx * gx + gy * gy);
    if (size <= 0) return Tone::base;
    const double depth = -out_.distance[grid_.at(x, y)] / (0.8 * out_.girth[grid_.at(x, y)]);
    const double slope = depth < 1 ? 1 - depth : 0;
    const double lit = slope * (0.42 * gx + 0.91 * gy) / size;
    return lit > 0.50 ? Tone::light : lit < -0.42 ? Tone::shade : Tone::base;
  }

  void light() {
    const int role = figure_.parts.front().role;
    for (int y = 0; y < grid_.size; ++y) {
      for (int x = 0; x < grid_.size; ++x) {
        if (solid(x, y)) set(x, y, role, toneAt(x, y));
      }
    }
  }

  // Thick parts of another material, where they lie inside the silhouette.
  void paintMaterials() {
    const int main = figure_.parts.front().role;
    for (const core::Part& part : figure_.parts) {
      if (part.role == main || isLine(part) || part.r0 * grid_.scale < 0.5) continue;
      const Cone cone(part);
      const Window window = windowAround(part, std::max(part.r0, part.r1));
      for (int y = window.y0; y <= window.y1; ++y) {
        for (int x = window.x0; x <= window.x1; ++x) {
          if (!solid(x, y) || cone.distance(grid_.worldX(x), grid_.worldY(y)) >= 0) continue;
          const auto tone = static_cast<Tone>((out_.pixels[grid_.at(x, y)] - 1) % kTones);
          set(x, y, part.role, tone);
        }
      }
    }
  }

  void outline() {
    const int role = figure_.parts.front().role;
    for (int y = 0; y < grid_.size; ++y) {
      for (int x = 0; x < grid_.size; ++x) {
        if (out_.solid[grid_.at(x, y)] != 0) continue;
        const bool above = solid(x, y + 1), below = solid(x, y - 1);
        const bool front = solid(x - 1, y), behind = solid(x + 1, y);
        if (!above && !below && !front && !behind) continue;
        out_.solid[grid_.at(x, y)] = 2;
        const bool lit = style_.selective_outline && (above || front) && !below;
        set(x, y, role, lit ? Tone::shade : Tone::line);
      }
    }
  }

  // A line whose runs are as even as they can be.
  void paintLine(const core::Part& part) {
    const bool main = part.role == figure_.parts.front().role;
    const bool far = part.a.z < 0;
    // What is inside a line cannot be shown.
    if (part.parent > 0 && isLine(figure_.parts[static_cast<std::size_t>(part.parent)])) return;
    if (far && grid_.size < (main ? 20 : 40)) return;  // the near one of a pair says it all
    if (part.r0 * 2 * grid_.scale < 0.3) return;
    const double dx = grid_.pixelX(part.b.x) - grid_.pixelX(part.a.x);
    const double dy = grid_.pixelY(part.b.y) - grid_.pixelY(part.a.y);
    const bool steep = std::fabs(dy) >= std::fabs(dx);
    const int steps = std::max(1, roundInt(std::fabs(steep ? dy : dx)));
    const int shift = roundInt(steep ? dx : dy);
    const int runs = std::abs(shift) + 1;
    const int x0 = floorInt(grid_.pixelX(part.a.x)), y0 = floorInt(grid_.pixelY(part.a.y));
    const int width = main ? 1 : std::max(1, roundInt(part.r0 * 2 * grid_.scale));
    for (int s = 0; s <= steps; ++s) {
      const int aside = (s * runs / (steps + 1)) * (shift < 0 ? -1 : 1);
      const int along = steep ? (dy < 0 ? -s : s) : (dx < 0 ? -s : s);
      for (int w = 0; w < width; ++w) {
        const int x = x0 + (steep ? aside + w : along), y = y0 + (steep ? along : aside + w);
        if (!grid_.inside(x, y)) continue;
        if ((far || main) && out_.solid[grid_.at(x, y)] == 1) continue;
        const Tone tone = main            ? Tone::line
                          : far           ? Tone::shade
                          : s * 2 > steps ? Tone::light
                                          : Tone::base;
        set(x, y, part.role, tone);
        out_.solid[grid_.at(x, y)] = 3;
      }
    }
    if (!main && grid_.size >= 28) outlineLine(part.role);
  }

  void outlineLine(int role) {
    for (int y = 0; y < grid_.size; ++y) {
      for (int x = 0; x < grid_.size; ++x) {
        if (out_.solid[grid_.at(x, y)] != 0) continue;
        const auto line = [&](int i, int j) {
          return grid_.inside(i, j) && out_.solid[grid_.at(i, j)] == 3;
        };
        if (!line(x - 1, y) && !line(x + 1, y) && !line(x, y - 1) && !line(x, y + 1)) continue;
        set(x, y, role, Tone::line);
        out_.solid[grid_.at(x, y)] = 2;
      }
    }
  }

  // Small marks need a pixel of fill between them, or they run together into one.
  bool crowded(int x0, int y0, int side, int role) const {
    for (int y = y0 - 1; y <= y0 + side; ++y) {
      for (int x = x0 - 1; x <= x0 + side; ++x) {
        if (!grid_.inside(x, y)) continue;
        const std::uint8_t here = out_.pixels[grid_.at(x, y)];
        if (here != kTransparent && (here - 1) / kTones == role) return true;
      }
    }
    return false;
  }

  bool framed(int x0, int y0, int side) const {
    return solid(x0 - 1, y0) && solid(x0 + side, y0) && solid(x0, y0 - 1) && solid(x0, y0 + side);
  }

  void paintDetails() {
    for (const core::Detail& detail : figure_.details) {
      const double d = detail.size * grid_.scale;
      const bool many = detail.size < 0.03 && detail.size > 0.02;
      if (d < 1.1 && !many && detail.size < 0.02) continue;  // a glint that no pixel could show
      const int side = d < 1.6 ? 1 : d < 3.2 ? 2 : roundInt(d);
      const int x0 = roundInt(grid_.pixelX(detail.p.x) - side / 2.0);
      const int y0 = roundInt(grid_.pixelY(detail.p.y) - side / 2.0);
      if (many && (crowded(x0, y0, side, detail.role) || !framed(x0, y0, side))) continue;
      for (int y = y0; y < y0 + side; ++y) {
        for (int x = x0; x < x0 + side; ++x) {
          const bool corner =
              side >= 3 && (x == x0 || x == x0 + side - 1) && (y == y0 || y == y0 + side - 1);
          if (corner || !solid(x, y)) continue;
          set(x, y, detail.role, Tone::base);
        }
      }
    }
  }

  const core::Description& figure_;
  core::Palette palette_;
  SilhouetteStyle style_;
  Silhouette& out_;
  Grid grid_;
};

// A limb as a span of the same width in every row.
class LimbPainter {
 public:
  LimbPainter(const Silhouette& figure, Sprite& out)
      : figure_(figure), grid_(figure.frame, figure.size_px), out_(out) {}

  // A chain of bones, top first; the last one is the foot.
  void paint(const core::Part* bones, std::size_t count, bool far) {
    const core::Part& upper = bones[0];
    const core::Part& foot = bones[count - 1];
    width_ = std::max(1, roundInt(2 * upper.r0 * grid_.scale));
    far_ = far;
    role_ = upper.role;
    foot_role_ = foot.role;
    const int foot_y = std::min(grid_.size, roundInt(grid_.pixelY(foot.b.y - foot.r1))) - 1;
    foot_top_ = foot_y - std::max(1, roundInt(0.9 * upper.r0 * grid_.scale)) + 1;
    const int knee_y = std::min(floorInt(grid_.pixelY(upper.b.y)), foot_y);
    const int knee_x = column(upper.b.x);
    // The outline first, so that the limb covers what of it would run across.
    for (const bool outline : {true, false}) {
      if (outline && grid_.size < kOutlinedLimbs_px) continue;
      segment(column(upper.a.x), floorInt(grid_.pixelY(upper.a.y)), knee_x, knee_y, outline);
      segment(knee_x, knee_y, column(foot.b.x), foot_y, outline);
    }
  }

 private:
  static constexpr int kOutlinedLimbs_px = 40;  // smaller limbs have no room for an outline

  int column(double x) const { return roundInt(grid_.pixelX(x) - width_ / 2.0); }

  void segment(int x0, int y0, int x1, int y1, bool outline) {
    const int rows = y1 - y0 + 1;
    const int shift = x1 - x0;
    const int runs = std::abs(shift) + 1;
    for (int r = 0; r < rows; ++r) {
      const int left = x0 + (r * runs / rows) * (shift < 0 ? -1 : 1);
      if (outline) {
        set(left - 1, y0 + r, spriteIndex(role_, Tone::line));
        set(left + width_, y0 + r, spriteIndex(role_, Tone::line));
      } else {
        for (int w = 0; w < width_; ++w) set(left + w, y0 + r, colour(y0 + r, w));
      }
    }
  }

  // Light falls from the front, so the rear column of a near limb is in the shade; a far limb is
  // darker as a whole.
  std::uint8_t colour(int y, int w) const {
    if (y >= foot_top_) return spriteIndex(foot_role_, far_ ? Tone::line : Tone::shade);
    const bool rear = width_ > 1 && w < (width_ + 1) / 3;
    if (far_)
      return spriteIndex(role_, rear && grid_.size < kOutlinedLimbs_px ? Tone::line : Tone::shade);
    return spriteIndex(role_, rear ? Tone::shade : Tone::base);
  }

  void set(int x, int y, std::uint8_t index) {
    if (!grid_.inside(x, y) || figure_.solid[grid_.at(x, y)] == 1) return;
    out_.pixels[grid_.at(x, y)] = index;
  }

  const Silhouette& figure_;
  Grid grid_;
  Sprite& out_;
  int width_ = 1, foot_top_ = 0;
  bool far_ = false;
  int role_ = 0, foot_role_ = 0;
};

}  // namespace

void drawSilhouette(const core::Description& figure, core::Palette palette, const core::Box& frame,
                    int size_px, const SilhouetteStyle& style, Silhouette& out) {
  Painter(figure, palette, frame, size_px, style, out).paint();
}

void drawPose(const Silhouette& figure, const core::Description& limbs, core::Palette,
              Sprite& out) {
  out.width_px = out.height_px = figure.size_px;
  out.pixels = figure.pixels;
  LimbPainter painter(figure, out);
  for (const bool far : {true, false}) {
    for (std::size_t i = 0; i + 2 < limbs.parts.size(); i += 3) {
      if ((limbs.parts[i].a.z < 0) == far) painter.paint(&limbs.parts[i], 3, far);
    }
  }
}

}  // namespace render
