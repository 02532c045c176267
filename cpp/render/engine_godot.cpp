// Godot's text format for resources, as version 4 writes it (format 3).
#include "core/number.h"
#include "render/engine_files.h"

namespace render {
namespace {

void appendQuoted(std::string_view prefix, std::string_view text, std::string& out) {
  out += '"';
  out += prefix;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += '"';
}

// With a point, so that a reader takes it for a float.
void appendFloat(double x, std::string& out) {
  const std::size_t start = out.size();
  core::appendNumber(x, out);
  if (out.find('.', start) == std::string::npos) out += ".0";
}

void appendInt(int x, std::string& out) { core::appendInteger(x, out); }

}  // namespace

void writeSpriteFrames(const SavedSheet& sheet, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  out = "[gd_resource type=\"SpriteFrames\" load_steps=";
  appendInt(layout.cells + 2, out);  // the image, the cells, and the whole
  out += " format=3]\n\n[ext_resource type=\"Texture2D\" path=";
  appendQuoted("res://", sheet.image, out);
  out += " id=\"1\"]\n";
  for (int i = 0; i < layout.cells; ++i) {
    const Rect cell = layout.cell(i);
    out += "\n[sub_resource type=\"AtlasTexture\" id=\"pose_";
    appendInt(i, out);
    out += "\"]\natlas = ExtResource(\"1\")\nregion = Rect2(";
    for (const int side : {cell.x, cell.y, cell.w}) {
      appendInt(side, out);
      out += ", ";
    }
    appendInt(cell.h, out);
    out += ")\n";
  }
  out += "\n[resource]\nanimations = [{\n\"frames\": [";
  for (int i = 0; i < layout.cells; ++i) {
    if (i > 0) out += ", ";
    out += "{\n\"duration\": 1.0,\n\"texture\": SubResource(\"pose_";
    appendInt(i, out);
    out += "\")\n}";
  }
  out += "],\n\"loop\": true,\n\"name\": &";
  appendQuoted("", sheet.animation, out);
  out += ",\n\"speed\": ";
  appendFloat(1000.0 * layout.cells / sheet.cycle_ms, out);  // poses per second
  out += "\n}]\n";
}

}  // namespace render
