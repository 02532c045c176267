#include "render/tables_json.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "pudu/pudu.h"
#include "render/export_options.h"

namespace {

using core::ParameterKind;
using core::Redraw;

// A table with one row of every kind, and the text it must become.
TEST(TablesJson, WritesEveryKindOfRow) {
  static constexpr std::array<std::string_view, 2> kChoices = {"low", "high"};
  const core::Parameter parameters[] = {
      {"length", ParameterKind::number, "m", 0.5, 2, 1, 0.25, false, {}, Redraw::shape},
      {"leaves", ParameterKind::integer, "", 0, 9, core::kAuto, 1, true, {}, Redraw::shape},
      {"tide", ParameterKind::choice, "", 0, 1, 1, 1, false, kChoices, Redraw::shape},
      {"turn", ParameterKind::cyclic, "", 0, 1, 0, 0.01, false, {}, Redraw::pose}};
  const core::Parameter knobs[] = {
      {"wet", ParameterKind::number, "", 0, 1, 0.5, 0.1, true, {}, Redraw::shape}};
  static constexpr std::array<std::string_view, 1> kKinds = {"branch"}, kGroups = {"crown"};
  const core::Ramp palette[] = {{"bark", {1, 2, 3}, {16, 17, 18}, {0xab, 0xcd, 0xef}, {255, 0, 9}}};
  const core::Vocabulary vocabulary = {kKinds, {}, kGroups};
  std::string out;
  render::writeTables(parameters, knobs, vocabulary, palette, out);
  // The options of exported files are the same for every generator.
  const std::size_t exports = out.find("  \"exports\": [\n");
  ASSERT_NE(exports, std::string::npos);
  const std::size_t end = out.find("  ],\n", exports) + 5;
  for (const core::Parameter& row : render::kExportTable) {
    const std::size_t at = out.find("    {\"id\": \"" + std::string(row.id) + "\"", exports);
    EXPECT_LT(at, end) << row.id;
  }
  out.erase(exports, end - exports);
  EXPECT_EQ(out, R"({
  "parameters": [
    {"id": "length", "kind": "number", "unit": "m", "min": 0.5, "max": 2, "default": 1, "step": 0.25, "auto": false, "redraw": "shape"},
    {"id": "leaves", "kind": "integer", "unit": "", "min": 0, "max": 9, "default": "auto", "step": 1, "auto": true, "redraw": "shape"},
    {"id": "tide", "kind": "choice", "unit": "", "min": 0, "max": 1, "default": "high", "step": 1, "auto": false, "redraw": "shape", "choices": ["low", "high"]},
    {"id": "turn", "kind": "cyclic", "unit": "", "min": 0, "max": 1, "default": 0, "step": 0.01, "auto": false, "redraw": "pose"}
  ],
  "knobs": [
    {"id": "wet", "kind": "number", "unit": "", "min": 0, "max": 1, "default": 0.5, "step": 0.1, "auto": true, "redraw": "shape"}
  ],
  "kinds": [
    {"name": "branch", "color": "#c96b3c"}
  ],
  "roles": [
    {"name": "bark", "line": "#010203", "shade": "#101112", "base": "#abcdef", "light": "#ff0009"}
  ],
  "groups": ["crown"]
})");
}

TEST(TablesJson, AppendsToWhatIsThere) {
  std::string out = "before";
  render::writeTables({}, {}, {}, {}, out);
  EXPECT_EQ(out.rfind("before{", 0), 0u);
}

TEST(TablesJson, HoldsEveryRowOfThePudu) {
  std::array<core::Parameter, pudu::kKnobs.size()> knobs{};
  for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i] = pudu::kKnobs[i].row;
  std::string out;
  render::writeTables(pudu::kParameters, knobs, pudu::vocabulary(), pudu::palette(), out);
  const auto holds = [&](const std::string& text) {
    EXPECT_NE(out.find(text), std::string::npos) << text;
  };
  for (const core::Parameter& row : pudu::kParameters) holds("\"id\": \"" + std::string(row.id));
  for (const core::Parameter& row : knobs) holds("\"id\": \"" + std::string(row.id));
  for (const std::string_view kind : pudu::vocabulary().kinds) {
    holds("\"name\": \"" + std::string(kind) + "\", \"color\": \"#");
  }
  for (const core::Ramp& ramp : pudu::palette()) {
    holds("\"name\": \"" + std::string(ramp.role) + "\", \"line\": \"#");
  }
  holds("\"groups\": [\"fore\", \"hind\", \"trunk\", \"head\"]");
}

}  // namespace
