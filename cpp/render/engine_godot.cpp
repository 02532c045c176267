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
region = Rect2($1, $2, $3, $4)
)";

constexpr std::string_view kFrame = R"({
"duration": 1.0,
"texture": SubResource("pose_$0")
})";

constexpr std::string_view kTail = R"(],
"loop": true,
"name": &"$0",
"speed": $1
})";

}  // namespace

void writeSpriteFrames(const SavedSheet& sheet, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  out.clear();
  fillIn(kHead, {layout.cells + 2, quotable(sheet.image)}, out);  // the image, the cells, the whole
  for (int i = 0; i < layout.cells; ++i) {
    const Rect cell = layout.cell(i);
    fillIn(kCell, {i, cell.x, cell.y, cell.w, cell.h}, out);
  }
  const int poses = layout.across();
  out += "\n[resource]\nanimations = [";
  for (int i = 0; i < layout.cells; ++i) {
    const int pose = i % poses;
    out += pose > 0 ? ", " : i > 0 ? ", {\n\"frames\": [" : "{\n\"frames\": [";
    fillIn(kFrame, {i}, out);
    if (pose < poses - 1) continue;
    const SavedAnimation& animation = sheet.animations[static_cast<std::size_t>(i / poses)];
    // Poses per second.
    fillIn(kTail, {quotable(animation.name), 1000.0 * poses / animation.cycle_ms}, out);
  }
  out += "]\n";
}

}  // namespace render
