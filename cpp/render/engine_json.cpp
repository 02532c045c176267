#include "render/engine_files.h"
#include "render/fill.h"

namespace render {
namespace {

constexpr std::string_view kFrame = R"(    "$0": {
      "frame": {"x": $1, "y": $2, "w": $3, "h": $3},
      "rotated": false,
      "trimmed": false,
      "spriteSourceSize": {"x": 0, "y": 0, "w": $3, "h": $3},
      "sourceSize": {"w": $3, "h": $3},
      "anchor": {"x": 0.5, "y": 1},
      "duration": $4
    })";

// PixiJS divides by the scale; the rectangles are pixels of the file, so it is 1.
constexpr std::string_view kRest = R"(
  },
  "animations": {
    "$0": [$1]
  },
  "meta": {
    "app": "$2",
    "version": "$3",
    "image": "$4",
    "format": "$5",
    "size": {"w": $6, "h": $7},
    "scale": "1",
    "frameTags": [
      {"name": "$0", "from": 0, "to": $8, "direction": "forward"}
    ],
    "layers": [
      {"name": "$2", "opacity": 255, "blendMode": "normal"}
    ],
    "slices": [
      {
        "name": "$2",
        "color": "#0000ffff",
        "keys": [
          {"frame": 0, "bounds": {"x": 0, "y": 0, "w": $9, "h": $9}, "pivot": {"x": $a, "y": $9}}
        ]
      }
    ]
  }
}
)";

}  // namespace

void writeEngineJson(const SavedSheet& sheet, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  const int side_px = layout.cell(0).w;
  std::string keys;
  out = "{\n  \"frames\": {\n";
  for (int i = 0; i < layout.cells; ++i) {
    const Rect cell = layout.cell(i);
    if (i > 0) out += ",\n";
    fillIn(kFrame, {i, cell.x, cell.y, side_px, share(sheet.cycle_ms, layout.cells, i)}, out);
    fillIn(i > 0 ? ", \"$0\"" : "\"$0\"", {i}, keys);
  }
  // A slice's pivot is a whole pixel.
  fillIn(kRest,
         {quotable(sheet.animation), keys, sheet.keyword, sheet.version, quotable(sheet.image),
          sheet.indexed ? "I8" : "RGBA8888", layout.width_px(), layout.height_px(),
          layout.cells - 1, side_px, side_px / 2},
         out);
}

}  // namespace render
