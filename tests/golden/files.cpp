#include "golden/files.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "core/json.h"
#include "golden/digests.h"
#include "pudu/pudu.h"
#include "render/description_json.h"

namespace golden {
namespace {

#include "golden_files.inc"  // written by CMake from the files of this folder

void writeParameters(core::JsonWriter& json, const pudu::Parameters& parameters) {
  const pudu::Values values = pudu::valuesFrom(parameters);
  json.key("parameters").beginObject(core::Lines::one);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const core::Parameter& row = pudu::kParameters[i];
    json.key(row.id);
    if (row.automatic && values[i] == core::kAuto) {
      json.string("auto");
    } else if (row.kind == core::ParameterKind::choice) {
      json.string(row.choices[static_cast<std::size_t>(values[i])]);
    } else {
      json.number(values[i]);
    }
  }
  json.end();
}

std::size_t numberLength(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && std::string_view("+-.0123456789eE").find(text[n]) != text.npos) ++n;
  return n;
}

std::string shown(std::string_view number) {
  const std::string text(number);
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0') return "'" + text + "'";
  char hexadecimal[40];
  std::snprintf(hexadecimal, sizeof hexadecimal, "%a", value);
  return std::string(hexadecimal) + " (" + text + ")";
}

}  // namespace

// The list ends with an empty name, because there may be none at all.
std::span<const File> keptFiles() { return std::span(kKeptFiles).first(std::size(kKeptFiles) - 1); }

std::string_view kept(std::string_view name) {
  for (const File& file : keptFiles()) {
    if (file.name == name) return file.text;
  }
  return {};
}

std::string scenariosText() {
  std::string out;
  core::JsonWriter json(out, core::JsonStyle::readable);
  Products products;
  json.beginObject();
  json.key("scenarios").beginArray();
  for (const Scenario& scenario : kScenarios) {
    products.make(scenario.parameters);
    json.beginObject();
    json.key("name").string(scenario.name);
    writeParameters(json, scenario.parameters);
    json.key("readouts").beginObject(core::Lines::one);
    json.key("withersHeight_m").number(products.readouts().withers_height_m);
    json.key("headAndBody_m").number(products.readouts().head_and_body_m);
    json.key("sizeFactor").number(pudu::sizeFactor(scenario.parameters));
    json.key("spots").integer(pudu::spotCount(scenario.parameters));
    json.key("parts").integer(static_cast<std::int64_t>(products.description().parts.size()));
    json.end();
    json.key("digests").beginObject();
    for (std::size_t i = 0; i < Products::kCount; ++i) {
      json.key(Products::kNames[i]).string(products.digest(i).hex());
    }
    json.end();
    json.end();
  }
  json.end();
  json.end();
  out += '\n';
  return out;
}

std::string descriptionName(const Scenario& scenario) {
  return "description-" + std::string(scenario.name) + ".json";
}

std::string descriptionText(const Scenario& scenario) {
  core::Description description;
  pudu::write(scenario.parameters, description);
  const pudu::Readouts heights = pudu::readouts(description);
  const render::Readout readouts[] = {{"withersHeight_m", heights.withers_height_m},
                                      {"headAndBody_m", heights.head_and_body_m}};
  std::string out;
  render::writeDescription(description, pudu::vocabulary(), pudu::kParameters,
                           pudu::valuesFrom(scenario.parameters), readouts, out);
  out += '\n';
  return out;
}

std::string firstDifference(std::string_view wanted, std::string_view got) {
  const std::size_t shorter = std::min(wanted.size(), got.size());
  std::size_t at = 0;
  while (at < shorter && wanted[at] == got[at]) ++at;
  if (at == shorter && wanted.size() == got.size()) return {};

  // Back to the start of the number that differs, if it is one.
  std::size_t start = at;
  while (start > 0 && numberLength(wanted.substr(start - 1, 1)) == 1) --start;
  const auto line = 1 + std::count(wanted.begin(), wanted.begin() + static_cast<long>(at), '\n');
  const std::size_t begin = wanted.rfind('\n', start == 0 ? 0 : start - 1) + 1;
  const std::string_view before = wanted.substr(begin, start - begin);
  return "line " + std::to_string(line) + ", after\n  " + std::string(before) + "\nwanted " +
         shown(wanted.substr(start, numberLength(wanted.substr(start)))) + "\n   got " +
         shown(got.substr(start, numberLength(got.substr(start))));
}

}  // namespace golden
