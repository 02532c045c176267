#include "pudu/share.h"

#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/math.h"
#include "core/number.h"

namespace pudu {
namespace {

constexpr std::size_t kLongestGiven = 24;

// A row, and the slot of Controls that it is read into: where a knob and a parameter share a name,
// the knob's, which has the last word.
struct ShareField {
  const core::Parameter* row;
  std::size_t slot;
};

constexpr std::size_t kNoSlot = kParameters.size() + kKnobs.size();

constexpr std::size_t knobSlot(std::string_view id) {
  for (std::size_t k = 0; k < kKnobs.size(); ++k) {
    if (kKnobs[k].row.id == id) return kParameters.size() + k;
  }
  return kNoSlot;
}

constexpr std::size_t parameterSlot(std::string_view id) {
  for (std::size_t i = 0; i < kParameters.size(); ++i) {
    if (kParameters[i].id == id) return i;
  }
  return kNoSlot;
}

template <typename Visit>
void forEachField(Visit visit) {
  for (std::size_t i = 0; i < kParameters.size(); ++i) {
    const std::size_t knob = knobSlot(kParameters[i].id);
    visit(knob == kNoSlot ? ShareField{&kParameters[i], i}
                          : ShareField{&kKnobs[knob - kParameters.size()].row, knob});
  }
  for (std::size_t k = 0; k < kKnobs.size(); ++k) {
    if (parameterSlot(kKnobs[k].row.id) == kNoSlot) {
      visit(ShareField{&kKnobs[k].row, kParameters.size() + k});
    }
  }
}

double valueOf(const ShareField& field, const Controls& controls) {
  const double value = controls[field.slot];
  const std::size_t parameter = parameterSlot(field.row->id);
  const bool left_out = field.slot >= kParameters.size() && value == core::kAuto;
  if (left_out && parameter != kNoSlot) return controls[parameter];
  return field.row->kind == core::ParameterKind::cyclic ? core::wrap01(value) : value;
}

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char low = static_cast<char>(c | 0x20);
  return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

// As a form is decoded: a plus is a space, %41 is A, and what is no such code stays as it is.
std::string decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool coded = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 &&
                       hexDigit(text[i + 2]) >= 0;
    if (coded) {
      out += static_cast<char>(16 * hexDigit(text[i + 1]) + hexDigit(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

// The first value that the text gives a field.
std::optional<std::string> find(std::string_view text, std::string_view id) {
  while (!text.empty()) {
    const std::string_view pair = text.substr(0, text.find('&'));
    text.remove_prefix(pair.size() < text.size() ? pair.size() + 1 : pair.size());
    const std::size_t equals = pair.find('=');
    if (decode(pair.substr(0, equals)) != id) continue;
    return equals == std::string_view::npos ? "" : decode(pair.substr(equals + 1));
  }
  return std::nullopt;
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view kSpace = " \t\n\v\f\r";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::size_t digits(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return end - at;
}

// "-1.5e3", and nothing that only some readers take for a number, such as 0x10 or 1,5.
bool isDecimal(std::string_view text) {
  const auto sign = [&](std::size_t at) {
    return at < text.size() && (text[at] == '+' || text[at] == '-') ? at + 1 : at;
  };
  std::size_t at = sign(0);
  std::size_t found = digits(text, at);
  at += found;
  if (at < text.size() && text[at] == '.') {
    const std::size_t fraction = digits(text, at + 1);
    if (found + fraction == 0) return false;
    found += fraction;
    at += 1 + fraction;
  }
  if (found == 0) return false;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    at = sign(at + 1);
    const std::size_t exponent = digits(text, at);
    if (exponent == 0) return false;
    at += exponent;
  }
  return at == text.size();
}

// Halves upwards, as JavaScript rounds. Adding a half first would round twice.
double rounded(double x) {
  const double below = std::floor(x);
  return x - below >= 0.5 ? below + 1 : below;
}

struct Parsed {
  double value;
  std::optional<ShareFault> fault;
};

Parsed parse(const core::Parameter& row, std::string_view text) {
  if (row.automatic && text == "auto") return {core::kAuto, std::nullopt};
  if (row.kind == core::ParameterKind::choice) {
    for (std::size_t i = 0; i < row.choices.size(); ++i) {
      if (row.choices[i] == text) return {static_cast<double>(i), std::nullopt};
    }
    return {row.fallback, ShareFault::choice};
  }
  const double number = isDecimal(text) ? std::strtod(std::string(text).c_str(), nullptr) : NAN;
  if (!std::isfinite(number)) return {row.fallback, ShareFault::number};
  if (row.kind == core::ParameterKind::cyclic) return {core::wrap01(number), std::nullopt};

  const bool whole = row.kind == core::ParameterKind::integer;
  if (number < row.min) return {row.min, ShareFault::range};
  if (number > row.max) return {row.max, ShareFault::range};
  if (whole && number != std::floor(number)) return {rounded(number), ShareFault::whole};
  return {number, std::nullopt};
}

}  // namespace

std::string shareText(const Controls& controls) {
  std::string text = "v=" + std::string(kShareVersion);
  forEachField([&](const ShareField& field) {
    const core::Parameter& row = *field.row;
    const double value = valueOf(field, controls);
    if (value == row.fallback) return;
    text += '&';
    text += row.id;
    text += '=';
    if (row.automatic && value == core::kAuto) {
      text += "auto";
    } else if (row.kind == core::ParameterKind::choice) {
      text += row.choices[static_cast<std::size_t>(value)];
    } else {
      core::appendNumber(value + 0.0, text);  // which turns -0 into 0
    }
  });
  return text;
}

std::vector<ShareProblem> readShare(std::string_view text, Controls& controls) {
  controls = defaultControls();
  if (text.size() > kLongestShare) {
    return {{ShareFault::too_long, "", std::string(text.substr(0, kLongestGiven)), nullptr}};
  }
  if (!text.empty() && text.front() == '?') text.remove_prefix(1);
  std::vector<ShareProblem> problems;
  const auto add = [&](ShareFault fault, std::string_view field, const std::string& given,
                       const core::Parameter* row) {
    problems.push_back({fault, field, given.substr(0, kLongestGiven), row});
  };
  const auto version = find(text, "v");
  if (version && *version != kShareVersion) add(ShareFault::version, "v", *version, nullptr);
  forEachField([&](const ShareField& field) {
    const auto given = find(text, field.row->id);
    if (!given) return;
    const Parsed parsed = parse(*field.row, trim(*given));
    controls[field.slot] = parsed.value;
    if (parsed.fault) add(*parsed.fault, field.row->id, *given, field.row);
  });
  return problems;
}

std::string message(const ShareProblem& problem) {
  std::string text(problem.field);
  if (!text.empty()) text += ": ";
  text += '\'';
  for (const char c : problem.given) {
    const auto code = static_cast<unsigned char>(c);
    text += code < 0x20 || code == 0x7F ? '?' : c;
  }
  text += '\'';
  switch (problem.fault) {
    case ShareFault::too_long:
      return text + "... is too long; allowed: at most " + std::to_string(kLongestShare) +
             " characters";
    case ShareFault::version:
      return text + " is a version that is not known here; allowed: " + std::string(kShareVersion);
    case ShareFault::number:
      text += " is not a number";
      break;
    case ShareFault::range:
      text += " is out of range";
      break;
    case ShareFault::whole:
      text += " is not a whole number";
      break;
    case ShareFault::choice:
      text += " is not one of the choices";
      break;
  }
  return text + "; allowed: " + core::allowed(*problem.row);
}

}  // namespace pudu
