// Godot's text format for resources, as version 4 writes it (format 3).
#include "render/engine_files.h"
#include "render/fill.h"

namespace render {
namespace {

constexpr std::string_view kHead = R"([gd_resource type="SpriteFrames" load_steps=$0 format=3]

[ext_resource type="Texture2D" path="res://$1" id="1"]
)";

constexpr std::string_view kCell = R"(
[sub_resource type="AtlasTexture" id="pose_$0"]
atlas = ExtResource("1")
region = Rect2($1, $2, $3, $3)
)";

constexpr std::string_view kFrame = R"({
"duration": 1.0,
"texture": SubResource("pose_$0")
})";

constexpr std::string_view kTail = R"(],
"loop": true,
"name": &"$0",
"speed": $1
}]
)";

}  // namespace

void writeSpriteFrames(const SavedSheet& sheet, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  out.clear();
  fillIn(kHead, {layout.cells + 2, quotable(sheet.image)}, out);  // the image, the cells, the whole
  for (int i = 0; i < layout.cells; ++i) {
    const Rect cell = layout.cell(i);
    fillIn(kCell, {i, cell.x, cell.y, cell.w}, out);
  }
  out += "\n[resource]\nanimations = [{\n\"frames\": [";
  for (int i = 0; i < layout.cells; ++i) {
    if (i > 0) out += ", ";
    fillIn(kFrame, {i}, out);
  }
  // Poses per second.
  fillIn(kTail, {quotable(sheet.animation), 1000.0 * layout.cells / sheet.cycle_ms}, out);
}

}  // namespace render
