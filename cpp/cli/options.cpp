#include "cli/options.h"

#include <array>
#include <charconv>
#include <cstdlib>

#include "core/number.h"
#include "render/sheet.h"
#include "render/sprite.h"

namespace cli {
namespace {

constexpr std::array<std::string_view, 3> kPoseNames = {"4", "8", "12"};
constexpr std::array<std::string_view, 3> kViewNames = {"drawing", "kinds", "skeleton"};

bool upper(char c) { return c >= 'A' && c <= 'Z'; }

// "--antlerAngle,--antler-angle", or one name where both are the same.
std::string names(std::string_view id) {
  std::string dashed;
  for (const char c : id) {
    if (upper(c)) dashed += '-';
    dashed += upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
  }
  std::string all = "--" + std::string(id);
  if (dashed != id) all += ",--" + dashed;
  return all;
}

std::string help(const core::Parameter& row) {
  std::string text = core::allowed(row) + " (default ";
  if (row.automatic && row.fallback == core::kAuto) {
    text += "auto";
  } else if (row.kind == core::ParameterKind::choice) {
    text += row.choices[static_cast<std::size_t>(row.fallback)];
  } else {
    core::appendNumber(row.fallback, text);
  }
  return text + ")";
}

// Options take one value each time; how often they were given is looked at when they are read.
CLI::Option* addTexts(CLI::App& command, const std::string& names, std::vector<std::string>& texts,
                      const std::string& description) {
  return command.add_option(names, texts, description)
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

}  // namespace

const core::Parameter kSizeRow = {"size",
                                  core::ParameterKind::integer,
                                  "px",
                                  render::kMinSprite_px,
                                  render::kMaxSprite_px,
                                  32,
                                  1,
                                  false,
                                  {},
                                  core::Redraw::shape};
const core::Parameter kScaleRow = {
    "scale", core::ParameterKind::integer, "", render::kMinScale, render::kMaxScale, 1, 1, false,
    {},      core::Redraw::shape};
// Four is the smallest cycle in which every leg is at a moment of its own.
const core::Parameter kPosesRow = {"poses",    core::ParameterKind::choice, "", 0, 2, 0, 1, false,
                                   kPoseNames, core::Redraw::shape};
const core::Parameter kViewRow = {"view",     core::ParameterKind::choice, "", 0, 2, 0, 1, false,
                                  kViewNames, core::Redraw::shape};

int posesOf(double choice) { return 4 * (static_cast<int>(choice) + 1); }

std::optional<double> parseNumber(std::string_view text) {
  const bool signed_plus = text.size() > 1 && text[0] == '+' && text[1] != '-' && text[1] != '+';
  if (signed_plus) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end != text.data() + text.size() || error == std::errc::invalid_argument) return std::nullopt;
  // Out of range says neither which end nor which sign; strtod does. This program never sets a
  // locale, so it reads a point.
  if (error == std::errc::result_out_of_range)
    return std::strtod(std::string(text).c_str(), nullptr);
  return value;
}

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  const bool cut = text.size() > kLongest;
  std::size_t size = cut ? kLongest : text.size();
  while (cut && size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  std::string out = "'";
  for (const char c : text.substr(0, size)) {
    const auto code = static_cast<unsigned char>(c);
    out += code < 0x20 || code == 0x7F ? '?' : c;
  }
  return out + (cut ? "...'" : "'");
}

RowOption::RowOption(CLI::App& command, const core::Parameter& row) : row_(row) {
  const bool word = row.kind == core::ParameterKind::choice;
  addTexts(command, names(row.id), texts_, help(row))->type_name(word ? "WORD" : "NUMBER");
}

Result RowOption::refuse(const std::string& why) const {
  return Failure{kBadArguments,
                 "--" + std::string(row_.id) + ": " + why + "; allowed: " + core::allowed(row_)};
}

Result RowOption::read(double& value) const {
  value = row_.fallback;
  if (texts_.empty()) return std::nullopt;
  if (texts_.size() > 1)
    return refuse("given " + std::to_string(texts_.size()) + " times, once is enough");
  const std::string& text = texts_.front();

  if (row_.automatic && text == "auto") {
    value = core::kAuto;
    return std::nullopt;
  }
  if (row_.kind == core::ParameterKind::choice) {
    for (std::size_t i = 0; i < row_.choices.size(); ++i) {
      if (row_.choices[i] != text) continue;
      value = static_cast<double>(i);
      return std::nullopt;
    }
    return refuse(shown(text) + " is not one of the choices");
  }
  const std::optional<double> number = parseNumber(text);
  if (!number) return refuse(shown(text) + " is not a number");

  // The number that stands for auto inside the program is not a way to ask for it.
  core::Parameter plain = row_;
  plain.automatic = false;
  const std::span<const double> one(&*number, 1);
  if (const auto problem = core::firstProblem({&plain, 1}, one)) {
    core::Problem told = *problem;
    told.parameter = &row_;
    return Failure{kBadArguments, "--" + core::message(told)};
  }
  value = *number;
  return std::nullopt;
}

OutOption::OutOption(CLI::App& command, std::string_view what) {
  addTexts(command, "--out", texts_, "the name of the " + std::string(what) + " to write")
      ->type_name("FILE");
}

Result OutOption::read(std::string& path) const {
  if (texts_.size() == 1 && !texts_.front().empty()) {
    path = texts_.front();
    return std::nullopt;
  }
  const std::string why = texts_.empty() ? "missing"
                          : texts_.size() == 1
                              ? "'' is not a file name"
                              : "given " + std::to_string(texts_.size()) + " times";
  return Failure{kBadArguments, "--out: " + why + "; allowed: the name of one file to write"};
}

PuduOptions::PuduOptions(CLI::App& command, Phase phase) {
  for (const core::Parameter& row : pudu::kParameters) {
    if (phase == Phase::left_out && row.redraw == core::Redraw::pose) continue;
    parameters_.push_back(std::make_unique<RowOption>(command, row));
  }
  for (const pudu::Knob& knob : pudu::kKnobs) {
    bool is_parameter = false;  // a knob that only passes a parameter on has its option already
    for (const core::Parameter& row : pudu::kParameters)
      is_parameter = is_parameter || row.id == knob.row.id;
    if (!is_parameter) knobs_.push_back(std::make_unique<RowOption>(command, knob.row));
  }
}

Result PuduOptions::read(pudu::Parameters& parameters) const {
  pudu::Values values = pudu::valuesFrom({});
  for (const auto& option : parameters_) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (&pudu::kParameters[i] != &option->row()) continue;
      if (auto failure = option->read(values[i])) return failure;
    }
  }
  parameters = pudu::parametersFrom(values);
  for (const auto& option : knobs_) {
    for (const pudu::Knob& knob : pudu::kKnobs) {
      if (&knob.row != &option->row()) continue;
      if (auto failure = applyKnob(knob, *option, parameters)) return failure;
    }
  }
  return std::nullopt;
}

Result PuduOptions::applyKnob(const pudu::Knob& knob, const RowOption& option,
                              pudu::Parameters& parameters) const {
  double value = core::kAuto;
  if (auto failure = option.read(value)) return failure;
  if (value == core::kAuto) return std::nullopt;
  const pudu::Values before = pudu::valuesFrom(parameters);
  knob.apply(value, parameters);
  const pudu::Values after = pudu::valuesFrom(parameters);
  for (const auto& other : parameters_) {
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (&pudu::kParameters[i] != &other->row() || !other->given() || after[i] == before[i])
        continue;
      return Failure{kBadArguments, "--" + std::string(knob.row.id) + ": sets --" +
                                        std::string(other->row().id) +
                                        ", which was given too; allowed: one of the two"};
    }
  }
  return std::nullopt;
}

}  // namespace cli
