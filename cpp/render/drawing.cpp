#include "render/drawing.h"

#include <cmath>
#include <utility>

#include "core/box.h"
#include "render/shapes.h"

namespace render {
namespace {

// All measures are fractions of the height of what is drawn, so a fawn has a fawn's line.
constexpr double kCell = 1.0 / 72;
constexpr double kLine = 0.0085;
// How far the light is moved to find the rims it leaves dark and bright. It comes from above and a
// little from the front.
constexpr double kShadeX = 0.020, kShadeY = 0.050;
constexpr double kLightX = -0.010, kLightY = -0.026;
constexpr double kCreaseX = 0.024;
constexpr double kLimbDepth = 0.07;  // what stands out farther than this throws a crease

constexpr double kBehind = -0.001;  // metres: parts farther back than this lie behind

// The height, or what stands for it where a thing lies flat: a grid fine enough for the thickness
// of a long thin one would not fit into memory.
double sizeOf(const core::Box& box) {
  const double least = box.width() / 16;
  return box.height() > least ? box.height() : least;
}

double depth(const core::Part& part) { return (part.a.z + part.b.z) / 2; }
bool isBehind(const core::Part& part) { return depth(part) < kBehind; }

class Drawing {
 public:
  Drawing(const core::Description& description, core::Palette palette, DrawingScratch& scratch,
          core::Picture& out)
      : description_(description),
        palette_(palette),
        scratch_(scratch),
        out_(out),
        box_(core::boundingBox(description)),
        size_(sizeOf(box_)) {}

  void paint() {
    if (!(size_ > 0)) return;
    paintGroundShadow();
    paintLayer(true);
    const std::int32_t silhouette = paintLayer(false);
    for (const core::Detail& detail : description_.details) paintDetail(detail, silhouette);
  }

  void paintFlat(core::Rgb colour) {
    if (!(size_ > 0)) return;
    scratch_.silhouette.cover(box_, kCell * size_, 3 * kCell * size_);
    for (const core::Part& part : description_.parts) addMelting(part, scratch_.silhouette);
    core::Path path = contourOf(scratch_.silhouette);
    path.fill = path.fill_end = colour;
    path.fill_alpha = 1;
    out_.paths.push_back(path);
  }

 private:
  // Parts melt into each other in proportion to their own girth, but a chain of equal girth, such
  // as a spine, goes on as it is: melting would make it bulge at every joint.
  void addMelting(const core::Part& part, Field& field) const {
    const double girth = part.r0 > part.r1 ? part.r0 : part.r1;
    double blend = 0.55 * girth;
    if (part.parent >= 0) {
      const core::Part& parent = description_.parts[static_cast<std::size_t>(part.parent)];
      const core::Vec3 gap = part.a - parent.b;
      if (core::dot(gap, gap) == 0 && part.r0 == parent.r1) blend = 0;
    }
    field.add(part, blend);
  }

  core::Path contourOf(const Field& field) {
    core::Path path = beginPath(out_);
    appendContour(field, scratch_.contour, out_, path);
    return path;
  }

  void fillGradient(core::Path& path, core::Rgb top, core::Rgb bottom) const {
    path.fill = top;
    path.fill_end = bottom;
    path.fill_y = static_cast<float>(box_.y0 + 0.78 * size_);
    path.fill_end_y = static_cast<float>(box_.y0 + 0.12 * size_);
    path.fill_alpha = 1;
  }

  // The role that covers most of a layer: the others are painted onto it.
  std::size_t mainRole(bool behind) const {
    std::size_t best = 0;
    double best_area = -1;
    for (std::size_t role = 0; role < palette_.size(); ++role) {
      double area = 0;
      for (const core::Part& part : description_.parts) {
        if (part.role != role || isBehind(part) != behind) continue;
        area += (core::length(part.b - part.a) + part.r0) * (part.r0 + part.r1);
      }
      if (area > best_area) best = role, best_area = area;
    }
    return best;
  }

  // A layer is one silhouette: line, fill, the other materials clipped to it, then light.
  // Returns the index of the silhouette's path, or kNoClip where the layer is empty.
  std::int32_t paintLayer(bool behind) {
    Field& silhouette = scratch_.silhouette;
    orderByDepth(behind);
    if (scratch_.order.empty()) return core::kNoClip;
    silhouette.cover(boxOf(0, scratch_.order.size()), kCell * size_, 3 * kCell * size_);
    for (const core::Part& part : description_.parts) {
      if (isBehind(part) == behind) addMelting(part, silhouette);
    }

    const std::size_t main_role = mainRole(behind);
    core::Path path = contourOf(silhouette);
    fillWith(path, palette_[main_role], behind);
    path.line = palette_[main_role].line;
    path.line_alpha = 1;
    path.line_width = static_cast<float>(2 * kLine * size_);  // the inner half is painted over
    out_.paths.push_back(path);
    const auto clip = static_cast<std::int32_t>(out_.paths.size() - 1);

    paintMaterials(main_role, behind, clip);
    if (!behind) paintRims(palette_[main_role], clip);  // what lies behind is in the shade
    return clip;
  }

  void fillWith(core::Path& path, const core::Ramp& ramp, bool behind) const {
    if (behind) {
      fillGradient(path, core::mix(ramp.shade, ramp.line, 0.12),
                   core::mix(ramp.shade, ramp.line, 0.42));
    } else {
      fillGradient(path, core::mix(ramp.base, ramp.light, 0.25),
                   core::mix(ramp.base, ramp.shade, 0.45));
    }
  }

  // The parts of a layer from back to front, equal depths in the order of the description.
  void orderByDepth(bool behind) {
    std::vector<const core::Part*>& order = scratch_.order;
    order.clear();
    for (const core::Part& part : description_.parts) {
      if (isBehind(part) == behind) order.push_back(&part);
    }
    for (std::size_t i = 1; i < order.size(); ++i) {
      for (std::size_t j = i; j > 0 && depth(*order[j]) < depth(*order[j - 1]); --j) {
        std::swap(order[j], order[j - 1]);
      }
    }
  }

  // Around the parts begin to end − 1 of that order.
  core::Box boxOf(std::size_t begin, std::size_t end) const {
    core::Box box = core::boundingBox(*scratch_.order[begin]);
    for (std::size_t i = begin + 1; i < end; ++i) {
      box = core::unite(box, core::boundingBox(*scratch_.order[i]));
    }
    return box;
  }

  // Other materials are painted onto the silhouette from back to front, run by run of one role. The
  // main material is there already, and is painted again only over a run that it lies in front of.
  void paintMaterials(std::size_t main_role, bool behind, std::int32_t clip) {
    const std::vector<const core::Part*>& order = scratch_.order;
    core::Box painted;
    bool any = false;
    for (std::size_t begin = 0; begin < order.size();) {
      const std::uint8_t role = order[begin]->role;
      std::size_t end = begin + 1;
      while (end < order.size() && order[end]->role == role) ++end;
      const core::Box box = boxOf(begin, end);
      const bool is_main = role == main_role;
      if (!is_main || (any && box.overlaps(painted))) {
        paintRun(begin, end, box, palette_[role], behind, clip);
        painted = any ? core::unite(painted, box) : box;
        any = true;
      }
      begin = end;
    }
  }

  void paintRun(std::size_t begin, std::size_t end, const core::Box& box, const core::Ramp& ramp,
                bool behind, std::int32_t clip) {
    Field& layer = scratch_.layer;
    layer.cover(box, kCell * size_, 3 * kCell * size_);
    for (std::size_t i = begin; i < end; ++i) {
      const core::Part& part = *scratch_.order[i];
      // Widened a little: the clip gives the true edge, melted corners and all.
      if (changesMaterial(part)) {
        layer.addFromJoint(part, 0.5 * kCell * size_);
      } else {
        layer.add(part, 0, 0.5 * kCell * size_);
      }
    }
    core::Path path = contourOf(layer);
    fillWith(path, ramp, behind);
    path.clip = clip;
    out_.paths.push_back(path);
  }

  // A hoof or a hand: it goes on where its parent ends, in another material.
  bool changesMaterial(const core::Part& part) const {
    if (part.parent < 0) return false;
    const core::Part& parent = description_.parts[static_cast<std::size_t>(part.parent)];
    const core::Vec3 gap = part.a - parent.b;
    return part.role != parent.role && core::dot(gap, gap) == 0;
  }

  int cells(double fraction) const {
    return static_cast<int>(fraction / kCell + (fraction < 0 ? -0.5 : 0.5));
  }

  void paintRim(core::Rgb colour, float alpha, std::int32_t clip) {
    core::Path path = contourOf(scratch_.rim);
    path.fill = path.fill_end = colour;
    path.fill_alpha = alpha;
    path.clip = clip;
    out_.paths.push_back(path);
  }

  void paintRims(const core::Ramp& ramp, std::int32_t clip) {
    for (const double softness : {1.0, 0.5}) {
      subtractShifted(scratch_.silhouette, cells(kShadeX * softness), cells(kShadeY * softness),
                      scratch_.rim);
      paintRim(ramp.line, 0.16F, clip);
    }
    subtractShifted(scratch_.silhouette, cells(kLightX), cells(kLightY), scratch_.rim);
    paintRim(ramp.light, 0.42F, clip);
    paintCreases(ramp, clip);
  }

  // Where a near limb lies over the body, its rear edge throws a soft line.
  void paintCreases(const core::Ramp& ramp, std::int32_t clip) {
    const auto standsOut = [this](const core::Part& part) {
      return depth(part) > kLimbDepth * size_;
    };
    core::Box box;
    bool any = false;
    for (const core::Part& part : description_.parts) {
      if (!standsOut(part)) continue;
      box = any ? core::unite(box, core::boundingBox(part)) : core::boundingBox(part);
      any = true;
    }
    if (!any) return;
    scratch_.layer.cover(box, kCell * size_, 3 * kCell * size_);
    for (const core::Part& part : description_.parts) {
      if (standsOut(part)) scratch_.layer.add(part, 0.3 * part.r0);
    }
    subtractShifted(scratch_.layer, cells(kCreaseX), 0, scratch_.rim);
    paintRim(ramp.line, 0.20F, clip);
  }

  // A disc lies on its part: near the edge of the part it is seen foreshortened.
  void paintDetail(const core::Detail& detail, std::int32_t clip) {
    const core::Part& part = description_.parts[static_cast<std::size_t>(detail.part)];
    const double dx = part.b.x - part.a.x, dy = part.b.y - part.a.y;
    const double squared = dx * dx + dy * dy;
    double ux = 1, uy = 0, squash = 1;
    if (squared > 0) {
      const double length = std::sqrt(squared);
      ux = dx / length;
      uy = dy / length;
      const double px = detail.p.x - part.a.x, py = detail.p.y - part.a.y;
      const double along = (px * ux + py * uy) / length;
      if (along > 0 && along < 1) {
        const double off = (py * ux - px * uy) / (part.r0 + (part.r1 - part.r0) * along);
        const double facing = off * off < 1 ? std::sqrt(1 - off * off) : 0;
        squash = facing > 0.55 ? facing : 0.55;
      }
    }
    core::Path path = beginPath(out_);
    appendEllipse(out_, path, detail.p.x, detail.p.y, detail.size / 2, detail.size / 2 * squash, ux,
                  uy);
    path.fill = path.fill_end = palette_[detail.role].base;
    path.fill_alpha = 1;
    path.clip = clip;
    out_.paths.push_back(path);
  }

  void paintGroundShadow() {
    const double middle = (box_.x0 + box_.x1) / 2;
    for (const double spread : {0.44, 0.40, 0.36, 0.31, 0.25}) {
      core::Path path = beginPath(out_);
      appendEllipse(out_, path, middle, 0.002 * size_, spread * box_.width(),
                    0.11 * size_ * spread);
      path.fill = path.fill_end = core::Rgb{0x24, 0x1c, 0x2c};
      path.fill_alpha = 0.055F;
      out_.paths.push_back(path);
    }
  }

  const core::Description& description_;
  core::Palette palette_;
  DrawingScratch& scratch_;
  core::Picture& out_;
  core::Box box_;
  double size_;
};

}  // namespace

void drawDescription(const core::Description& description, core::Palette palette,
                     DrawingScratch& scratch, core::Picture& out) {
  out.clear();
  if (description.parts.empty()) return;
  Drawing(description, palette, scratch, out).paint();
}

void appendSilhouette(const core::Description& description, core::Rgb colour,
                      DrawingScratch& scratch, core::Picture& out) {
  if (description.parts.empty()) return;
  Drawing(description, {}, scratch, out).paintFlat(colour);
}

}  // namespace render
