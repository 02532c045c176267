// Prints the tables, and then what the share link's writer and reader make of random controls and
// of random texts, one line of JSON each, for share_javascript.mjs to compare with the page's own.
#include <array>
#include <cmath>
#include <cstdio>

#include "core/json.h"
#include "pudu/pudu.h"
#include "pudu/share.h"
#include "render/tables_json.h"
#include "unit/core/random.h"

namespace {

constexpr std::string_view kFaults[] = {"toolong", "version", "number", "range", "whole", "choice"};

void print(std::string line) {
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stdout);
}

void printTables() {
  std::array<core::Parameter, pudu::kKnobs.size()> knobs{};
  for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i] = pudu::kKnobs[i].row;
  std::string tables;
  render::writeTables(pudu::kParameters, knobs, pudu::vocabulary(), pudu::palette(), tables);
  for (char& c : tables) c = c == '\n' ? ' ' : c;
  print(tables);
}

// On auto the spots' parameter leaves them to their knob, as on the page.
pudu::Controls randomControls(test::Random& random) {
  pudu::Controls controls = pudu::defaultControls();
  for (std::size_t i = 0; i < controls.size(); ++i) {
    if (i == pudu::Field::spots || random.unit() < 0.4) continue;
    const bool knob = i >= pudu::kParameters.size();
    const core::Parameter& row =
        knob ? pudu::kKnobs[i - pudu::kParameters.size()].row : pudu::kParameters[i];
    double value = random.between(row.min, row.max);
    const bool whole =
        row.kind == core::ParameterKind::integer || row.kind == core::ParameterKind::choice;
    if (whole || random.unit() < 0.5) value = std::floor(value / row.step) * row.step;
    if (row.kind == core::ParameterKind::number && random.unit() < 0.1)
      value = row.min + (row.max - row.min) * random.acrossScales(-60, -1);
    controls[i] = value < row.min ? row.min : value > row.max ? row.max : value;
  }
  return controls;
}

std::string randomText(test::Random& random, const std::string& start) {
  const std::string letters = "v=1&&agesxspotchubyfml%2e+-.Ee0123456789 x\t?#;,";
  std::string text = start;
  for (std::uint64_t edits = random.bits() % 8; edits > 0; --edits) {
    const std::size_t at = text.empty() ? 0 : random.bits() % text.size();
    const char letter = letters[random.bits() % letters.size()];
    if (random.unit() < 0.4 || text.empty()) {
      text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), letter);
    } else if (random.unit() < 0.3) {
      text.erase(text.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      text[at] = letter;
    }
  }
  return text;
}

// What decodes to more than ASCII, a browser reads as UTF-8; we keep bytes.
bool isAscii(const std::string& text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '%' && (text[i + 1] > '7' || text[i + 1] < '0')) return false;
  }
  return true;
}

void printWritten(const pudu::Controls& controls) {
  std::string line;
  core::JsonWriter json(line);
  json.beginArray().string("write").numbers(controls).string(pudu::shareText(controls)).end();
  print(line);
}

void printRead(const std::string& text) {
  pudu::Controls controls;
  const auto problems = pudu::readShare(text, controls);
  std::string line;
  core::JsonWriter json(line);
  json.beginArray().string("read").string(text).numbers(controls).beginArray();
  for (const pudu::ShareProblem& problem : problems) {
    json.beginArray().string(kFaults[static_cast<std::size_t>(problem.fault)]);
    json.string(problem.field).string(problem.given).end();
  }
  json.end().end();
  print(line);
}

}  // namespace

int main() {
  printTables();
  test::Random random(73);
  for (int i = 0; i < 30'000; ++i) {
    const pudu::Controls controls = randomControls(random);
    printWritten(controls);
    const std::string text = randomText(random, pudu::shareText(controls));
    if (isAscii(text)) printRead(text);
  }
}
