#include "render/description_json.h"

#include "core/json.h"

namespace render {
namespace {

void writeName(core::JsonWriter& json, std::string_view key,
               std::span<const std::string_view> names, std::size_t id) {
  json.key(key);
  if (id < names.size()) {
    json.string(names[id]);
  } else {
    json.integer(static_cast<std::int64_t>(id));
  }
}

void writeParameters(core::JsonWriter& json, std::span<const core::Parameter> table,
                     std::span<const double> values) {
  json.key("parameters").beginObject();
  for (std::size_t i = 0; i < table.size() && i < values.size(); ++i) {
    const core::Parameter& row = table[i];
    const double value = values[i];
    json.key(row.id);
    if (row.automatic && value == core::kAuto) {
      json.string("auto");
    } else if (row.kind == core::ParameterKind::choice) {
      json.string(row.choices[static_cast<std::size_t>(value)]);
    } else {
      json.number(value);  // which writes a whole number without a point
    }
  }
  json.end();
}

void writePart(core::JsonWriter& json, const core::Part& part, const core::Vocabulary& vocabulary) {
  json.beginObject(core::Lines::one);
  writeName(json, "kind", vocabulary.kinds, part.kind);
  json.key("a").point(part.a);
  json.key("b").point(part.b);
  json.key("r0").number(part.r0);
  json.key("r1").number(part.r1);
  writeName(json, "role", vocabulary.roles, part.role);
  json.key("parent").integer(part.parent);
  writeName(json, "group", vocabulary.groups, part.group);
  json.end();
}

void writeDetail(core::JsonWriter& json, const core::Detail& detail,
                 const core::Vocabulary& vocabulary) {
  json.beginObject(core::Lines::one);
  writeName(json, "kind", vocabulary.kinds, detail.kind);
  writeName(json, "shape", core::kShapeNames, static_cast<std::size_t>(detail.shape));
  json.key("p").point(detail.p);
  json.key("size").number(detail.size);
  writeName(json, "role", vocabulary.roles, detail.role);
  json.key("part").integer(detail.part);
  json.end();
}

}  // namespace

void writeDescription(const core::Description& description, const core::Vocabulary& vocabulary,
                      std::span<const core::Parameter> table, std::span<const double> values,
                      std::span<const Readout> readouts, std::string& out) {
  core::JsonWriter json(out, core::JsonStyle::readable);
  json.beginObject();
  writeParameters(json, table, values);
  json.key("parts").beginArray();
  for (const core::Part& part : description.parts) writePart(json, part, vocabulary);
  json.end();
  json.key("details").beginArray();
  for (const core::Detail& detail : description.details) writeDetail(json, detail, vocabulary);
  json.end();
  json.key("readouts").beginObject();
  for (const Readout& readout : readouts) json.key(readout.name).number(readout.value);
  json.end();
  json.end();
}

void writePose(const core::Subject& subject, std::string& out) {
  core::Description description;
  subject.pose(subject.words().phase, description);
  out.clear();
  writeDescription(description, subject.vocabulary(), subject.table(), subject.values(),
                   subject.readouts(description), out);
  out += '\n';
}

}  // namespace render
