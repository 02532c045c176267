#include "render/views.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/box.h"
#include "render/shapes.h"

namespace render {
namespace {

// Chosen to stay apart in greyscale where neighbours in the list touch in the picture, and to carry
// on light and dark paper alike.
constexpr std::array<core::Rgb, 13> kCategories = {{{0xc9, 0x6b, 0x3c},
                                                    {0xe0, 0xa4, 0x58},
                                                    {0x8c, 0x4a, 0x5e},
                                                    {0xd9, 0x8c, 0x9a},
                                                    {0x6f, 0x8f, 0xa8},
                                                    {0xd8, 0xcc, 0x9c},
                                                    {0x7a, 0x5c, 0x40},
                                                    {0x5f, 0x8a, 0x5b},
                                                    {0x9c, 0xbd, 0x72},
                                                    {0x3f, 0x5a, 0x6b},
                                                    {0x2c, 0x26, 0x30},
                                                    {0x54, 0x3f, 0x6e},
                                                    {0xf4, 0xe8, 0xc8}}};

constexpr core::Rgb kPale{0xd9, 0xc4, 0xa3};
constexpr core::Rgb kBone{0x3a, 0x2a, 0x2c};
constexpr core::Rgb kFarBone{0x8a, 0x70, 0x62};
constexpr core::Rgb kJoint{0xb3, 0x3c, 0x24};
constexpr float kFaded = 0.22F;

float strength(int kind, int highlight) {
  return highlight == kNoHighlight || highlight == kind ? 1.0F : kFaded;
}

double depth(const core::Part& part) { return part.a.z + part.b.z; }

// Calls paint(part) for every part from back to front, in passes that need no storage: the few
// distinct depths are found one after the other.
template <typename Paint>
void fromBackToFront(const core::Description& description, Paint paint) {
  double last = -1e300;
  for (;;) {
    double next = 1e300;
    for (const core::Part& part : description.parts) {
      const double d = depth(part);
      if (d > last && d < next) next = d;
    }
    if (next == 1e300) return;
    for (const core::Part& part : description.parts) {
      if (depth(part) == next) paint(part);
    }
    last = next;
  }
}

// The point of a part's axis, seen from the side, that is nearest to p.
core::Point nearestOnAxis(const core::Part& part, const core::Vec3& p) {
  const double dx = part.b.x - part.a.x, dy = part.b.y - part.a.y;
  const double squared = dx * dx + dy * dy;
  double t = squared > 0 ? ((p.x - part.a.x) * dx + (p.y - part.a.y) * dy) / squared : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return {part.a.x + t * dx, part.a.y + t * dy};
}

class Skeleton {
 public:
  Skeleton(const core::Description& description, int highlight, core::Picture& out)
      : description_(description),
        highlight_(highlight),
        out_(out),
        size_(core::boundingBox(description).height()) {}

  void paint() {
    for (const core::Part& part : description_.parts) paintTie(part);
    fromBackToFront(description_, [this](const core::Part& part) { paintBone(part); });
    fromBackToFront(description_, [this](const core::Part& part) { paintJoints(part); });
  }

 private:
  void paintTie(const core::Part& part) {
    if (part.parent < 0) return;
    const core::Part& parent = description_.parts[static_cast<std::size_t>(part.parent)];
    const core::Point from = nearestOnAxis(parent, part.a);
    core::Path path = beginPath(out_);
    appendLine(out_, path, from, {part.a.x, part.a.y});
    path.closed = 0;
    path.line = kFarBone;
    path.line_alpha = strength(part.kind, highlight_);
    path.line_width = static_cast<float>(0.004 * size_);
    out_.paths.push_back(path);
  }

  void paintBone(const core::Part& part) {
    core::Part bone = part;
    bone.r0 = 0.011 * size_;
    bone.r1 = 0.005 * size_;
    core::Path path = beginPath(out_);
    appendRoundCone(out_, path, bone);
    path.fill = path.fill_end = depth(part) < -1e-3 ? kFarBone : kBone;
    path.fill_alpha = strength(part.kind, highlight_);
    path.tag = part.kind;
    out_.paths.push_back(path);
  }

  void paintJoints(const core::Part& part) {
    for (const core::Vec3& p : {part.a, part.b}) {
      core::Path path = beginPath(out_);
      appendEllipse(out_, path, p.x, p.y, 0.0085 * size_, 0.0085 * size_);
      path.fill = path.fill_end = kJoint;
      path.fill_alpha = strength(part.kind, highlight_);
      path.tag = part.kind;
      out_.paths.push_back(path);
    }
  }

  const core::Description& description_;
  int highlight_;
  core::Picture& out_;
  double size_;
};

}  // namespace

core::Rgb categoryColour(std::size_t kind) { return kCategories[kind % kCategories.size()]; }

void drawByKind(const core::Description& description, int highlight, core::Picture& out) {
  out.clear();
  const double size = core::boundingBox(description).height();
  const auto paint = [&](core::Path& path, std::uint8_t kind, bool behind) {
    const core::Rgb colour = categoryColour(kind);
    path.fill = path.fill_end = behind ? core::mix(colour, kBone, 0.35) : colour;
    path.line = core::mix(colour, kBone, 0.75);
    path.fill_alpha = path.line_alpha = strength(kind, highlight);
    path.line_width = static_cast<float>(0.010 * size);
    path.tag = kind;
    out.paths.push_back(path);
  };
  fromBackToFront(description, [&](const core::Part& part) {
    core::Path path = beginPath(out);
    appendRoundCone(out, path, part);
    paint(path, part.kind, depth(part) < -1e-3);
  });
  for (const core::Detail& detail : description.details) {
    core::Path path = beginPath(out);
    appendEllipse(out, path, detail.p.x, detail.p.y, detail.size / 2, detail.size / 2);
    paint(path, detail.kind, false);
  }
}

void drawSkeleton(const core::Description& description, int highlight, DrawingScratch& scratch,
                  core::Picture& out) {
  out.clear();
  appendSilhouette(description, kPale, scratch, out);
  Skeleton(description, highlight, out).paint();
}

}  // namespace render
