#include "render/tables_json.h"

#include "core/json.h"
#include "render/colour_text.h"
#include "render/export_options.h"
#include "render/views.h"

namespace render {
namespace {

constexpr std::string_view kKindNames[] = {"number", "integer", "choice", "cyclic"};
constexpr std::string_view kRedrawNames[] = {"pose", "shape"};

void writeRow(core::JsonWriter& json, const core::Parameter& row) {
  json.beginObject(core::Lines::one);
  json.key("id").string(row.id);
  json.key("kind").string(kKindNames[static_cast<std::size_t>(row.kind)]);
  json.key("unit").string(row.unit);
  json.key("min").number(row.min);
  json.key("max").number(row.max);
  json.key("default");
  if (row.automatic && row.fallback == core::kAuto) {
    json.string("auto");
  } else if (row.kind == core::ParameterKind::choice) {
    json.string(row.choices[static_cast<std::size_t>(row.fallback)]);
  } else {
    json.number(row.fallback);
  }
  json.key("step").number(row.step);
  json.key("auto").boolean(row.automatic);
  json.key("redraw").string(kRedrawNames[static_cast<std::size_t>(row.redraw)]);
  if (!row.choices.empty()) {
    json.key("choices").beginArray(core::Lines::one);
    for (const std::string_view choice : row.choices) json.string(choice);
    json.end();
  }
  json.end();
}

void writeRows(core::JsonWriter& json, std::string_view name,
               std::span<const core::Parameter> rows) {
  json.key(name).beginArray();
  for (const core::Parameter& row : rows) writeRow(json, row);
  json.end();
}

}  // namespace

void writeTables(std::span<const core::Parameter> parameters,
                 std::span<const core::Parameter> knobs, const core::Vocabulary& vocabulary,
                 core::Palette palette, std::string& out) {
  core::JsonWriter json(out, core::JsonStyle::readable);
  json.beginObject();
  writeRows(json, "parameters", parameters);
  writeRows(json, "knobs", knobs);
  writeRows(json, "exports", kExportTable);
  json.key("kinds").beginArray();
  for (std::size_t i = 0; i < vocabulary.kinds.size(); ++i) {
    json.beginObject(core::Lines::one);
    json.key("name").string(vocabulary.kinds[i]);
    json.key("color").string(colourText(categoryColour(i)));
    json.end();
  }
  json.end();
  json.key("roles").beginArray();
  for (const core::Ramp& ramp : palette) {
    json.beginObject(core::Lines::one);
    json.key("name").string(ramp.role);
    json.key("line").string(colourText(ramp.line));
    json.key("shade").string(colourText(ramp.shade));
    json.key("base").string(colourText(ramp.base));
    json.key("light").string(colourText(ramp.light));
    json.end();
  }
  json.end();
  json.key("groups").beginArray(core::Lines::one);
  for (const std::string_view group : vocabulary.groups) json.string(group);
  json.end();
  json.end();
}

}  // namespace render
