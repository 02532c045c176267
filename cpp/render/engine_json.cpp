#include "core/json.h"
#include "render/engine_files.h"

namespace render {
namespace {

using core::JsonWriter;
using core::Lines;

void writeRect(JsonWriter& json, std::string_view key, const Rect& rect) {
  json.key(key).beginObject(Lines::one);
  json.key("x").integer(rect.x);
  json.key("y").integer(rect.y);
  json.key("w").integer(rect.w);
  json.key("h").integer(rect.h);
  json.end();
}

void writeSize(JsonWriter& json, std::string_view key, int w, int h) {
  json.key(key).beginObject(Lines::one);
  json.key("w").integer(w);
  json.key("h").integer(h);
  json.end();
}

void writePoint(JsonWriter& json, std::string_view key, double x, double y) {
  json.key(key).beginObject(Lines::one);
  json.key("x").number(x);
  json.key("y").number(y);
  json.end();
}

void writeFrame(JsonWriter& json, const Rect& cell, int duration_ms) {
  json.beginObject();
  writeRect(json, "frame", cell);
  json.key("rotated").boolean(false);
  json.key("trimmed").boolean(false);
  writeRect(json, "spriteSourceSize", {0, 0, cell.w, cell.h});
  writeSize(json, "sourceSize", cell.w, cell.h);
  writePoint(json, "anchor", 0.5, 1);
  json.key("duration").integer(duration_ms);
  json.end();
}

void writeMeta(JsonWriter& json, const SavedSheet& sheet) {
  const Rect cell = sheet.layout.cell(0);
  json.key("meta").beginObject();
  json.key("app").string(sheet.keyword);
  json.key("version").string(sheet.version);
  json.key("image").string(sheet.image);
  json.key("format").string(sheet.indexed ? "I8" : "RGBA8888");
  writeSize(json, "size", sheet.layout.width_px(), sheet.layout.height_px());
  json.key("scale").string("1");  // PixiJS divides by it; the rectangles are pixels of the file
  json.key("frameTags").beginArray();
  json.beginObject(Lines::one);
  json.key("name").string(sheet.animation);
  json.key("from").integer(0);
  json.key("to").integer(sheet.layout.cells - 1);
  json.key("direction").string("forward");
  json.end();
  json.end();
  json.key("layers").beginArray();
  json.beginObject(Lines::one);
  json.key("name").string(sheet.keyword);
  json.key("opacity").integer(255);
  json.key("blendMode").string("normal");
  json.end();
  json.end();
  json.key("slices").beginArray();
  json.beginObject();
  json.key("name").string(sheet.keyword);
  json.key("color").string("#0000ffff");
  json.key("keys").beginArray();
  json.beginObject(Lines::one);
  json.key("frame").integer(0);
  writeRect(json, "bounds", {0, 0, cell.w, cell.h});
  writePoint(json, "pivot", cell.w / 2, cell.h);
  json.end();
  json.end();
  json.end();
  json.end();
  json.end();
}

}  // namespace

void writeEngineJson(const SavedSheet& sheet, std::string& out) {
  out.clear();
  JsonWriter json(out, core::JsonStyle::readable);
  json.beginObject();
  json.key("frames").beginObject();
  for (int i = 0; i < sheet.layout.cells; ++i) {
    json.key(std::to_string(i));
    writeFrame(json, sheet.layout.cell(i), share(sheet.cycle_ms, sheet.layout.cells, i));
  }
  json.end();
  json.key("animations").beginObject();
  json.key(sheet.animation).beginArray(Lines::one);
  for (int i = 0; i < sheet.layout.cells; ++i) json.string(std::to_string(i));
  json.end();
  json.end();
  writeMeta(json, sheet);
  json.end();
  out += '\n';
}

}  // namespace render
