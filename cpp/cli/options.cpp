#include "cli/options.h"

#include <charconv>
#include <cstdlib>

#include "core/number.h"

namespace cli {
namespace {

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

PathOption::PathOption(CLI::App& command, std::string name, std::string what, Need need)
    : name_(std::move(name)), what_(std::move(what)), need_(need) {
  addTexts(command, name_, texts_, "the name of the " + what_)->type_name("NAME");
}

Result PathOption::read(std::string& path) const {
  path.clear();
  if (texts_.empty() && need_ == Need::optional) return std::nullopt;
  if (texts_.size() == 1 && !texts_.front().empty()) {
    path = texts_.front();
    return std::nullopt;
  }
  const std::string why = texts_.empty() ? "missing"
                          : texts_.size() == 1
                              ? "'' is not a name"
                              : "given " + std::to_string(texts_.size()) + " times";
  return Failure{kBadArguments, name_ + ": " + why + "; allowed: the name of one " + what_};
}

ExportArguments::ExportArguments(CLI::App& command, std::initializer_list<std::size_t> fields) {
  for (const std::size_t field : fields)
    rows_.push_back(std::make_unique<RowOption>(command, render::kExportTable[field]));
}

Result ExportArguments::read(render::ExportOptions& options) const {
  render::ExportValues values{};
  if (auto failure = read(values)) return failure;
  options = render::exportOptionsFrom(values);
  return std::nullopt;
}

Result ExportArguments::read(render::ExportValues& values) const {
  values = render::defaultExportValues();
  for (const auto& option : rows_) {
    const auto field = static_cast<std::size_t>(&option->row() - render::kExportTable.data());
    if (auto failure = option->read(values[field])) return failure;
  }
  return std::nullopt;
}

}  // namespace cli
