#include "render/engine_files.h"
#include "render/fill.h"

namespace render {
namespace {

constexpr std::string_view kFrame = R"(    "$0": {
      "frame": {"x": $1, "y": $2, "w": $3, "h": $4},
      "rotated": false,
      "trimmed": false,
      "spriteSourceSize": {"x": 0, "y": 0, "w": $3, "h": $4},
      "sourceSize": {"w": $3, "h": $4},
      "anchor": {"x": 0.5, "y": 1},
      "duration": $5
    })";

// PixiJS divides by the scale; the rectangles are pixels of the file, so it is 1.
constexpr std::string_view kRest = R"(
  },
  "animations": {
    $0
  },
  "meta": {
    "app": "$2",
    "version": "$3",
    "image": "$4",
    "format": "$5",
    "size": {"w": $6, "h": $7},
    "scale": "1",
    "frameTags": [
      $1
    ],
    "layers": [
      {"name": "$2", "opacity": 255, "blendMode": "normal"}
    ],
    "slices": [
      {
        "name": "$2",
        "color": "#0000ffff",
        "keys": [
          {"frame": 0, "bounds": {"x": 0, "y": 0, "w": $8, "h": $9}, "pivot": {"x": $a, "y": $9}}
        ]
      }
    ]
  }
}
)";

}  // namespace

void writeEngineJson(const SavedSheet& sheet, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  const Rect first = layout.cell(0);
  const int poses = layout.across();
  std::string animations, tags, keys;
  out = "{\n  \"frames\": {\n";
  for (int i = 0; i < layout.cells; ++i) {
    const SavedAnimation& animation = sheet.animations[static_cast<std::size_t>(i / poses)];
    const int pose = i % poses;
    const Rect cell = layout.cell(i);
    if (i > 0) out += ",\n";
    fillIn(kFrame, {i, cell.x, cell.y, cell.w, cell.h, share(animation.cycle_ms, poses, pose)},
           out);
    fillIn(pose > 0 ? ", \"$0\"" : "\"$0\"", {i}, keys);
    if (pose < poses - 1) continue;
    const std::string name = quotable(animation.name);
    fillIn(i >= poses ? ",\n    \"$0\": [$1]" : "\"$0\": [$1]", {name, keys}, animations);
    if (i >= poses) tags += ",\n      ";
    fillIn(R"({"name": "$0", "from": $1, "to": $2, "direction": "forward"})", {name, i - pose, i},
           tags);
    keys.clear();
  }
  // A slice's pivot is a whole pixel.
  fillIn(kRest,
         {animations, tags, sheet.keyword, sheet.version, quotable(sheet.image),
          sheet.indexed ? "I8" : "RGBA8888", layout.width_px(), layout.height_px(), first.w,
          first.h, first.w / 2},
         out);
}

}  // namespace render
