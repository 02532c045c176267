#include <algorithm>
#include <array>

#include "cli/files.h"
#include "cli/options.h"
#include "pudu/share.h"
#include "render/png.h"

namespace cli {
namespace {

// A PNG of ours is far smaller; the text stands at its front, but all of it is checked.
constexpr std::size_t kLargestPng = std::size_t{1} << 26;

std::size_t slotOf(const core::Parameter& row) {
  for (std::size_t i = 0; i < pudu::kParameters.size(); ++i) {
    if (&pudu::kParameters[i] == &row) return i;
  }
  for (std::size_t k = 0; k < pudu::kKnobs.size(); ++k) {
    if (&pudu::kKnobs[k].row == &row) return pudu::kParameters.size() + k;
  }
  return 0;
}

// What stands behind the question mark of an address, or the whole text where there is none.
std::string_view queryOf(std::string_view link) {
  const std::size_t mark = link.find('?');
  if (mark != std::string_view::npos) link.remove_prefix(mark + 1);
  return link.substr(0, link.find('#'));
}

std::string_view whatIsWrong(render::PngFault fault) {
  switch (fault) {
    case render::PngFault::not_png:
      return "is not a PNG";
    case render::PngFault::damaged:
      return "is damaged";
    case render::PngFault::no_text:
      break;
  }
  return "does not say which pudu it shows";
}

Result textOfPng(const std::string& path, std::string& text) {
  std::vector<std::uint8_t> bytes;
  if (auto failure = readFile(path, kLargestPng, bytes)) return failure;
  const auto fault = render::readPngText(bytes, "pudu", text);
  if (!fault) return std::nullopt;
  return Failure{kBadArguments, "--from: " + shown(path) + " " + std::string(whatIsWrong(*fault)) +
                                    "; allowed: a PNG that pudu or its page wrote"};
}

}  // namespace

PuduOptions::PuduOptions(CLI::App& command, std::initializer_list<std::string_view> left_out)
    : link_(command, "--link", "address of the page, or what follows its question mark",
            PathOption::Need::optional),
      from_(command, "--from", "PNG whose animal shall be drawn", PathOption::Need::optional) {
  const auto add = [&](const core::Parameter& row) {
    if (std::find(left_out.begin(), left_out.end(), row.id) != left_out.end()) return;
    // A knob that only passes a parameter on has its option already.
    for (const auto& option : rows_) {
      if (option->row().id == row.id) return;
    }
    rows_.push_back(std::make_unique<RowOption>(command, row));
  };
  for (const core::Parameter& row : pudu::kParameters) add(row);
  for (const pudu::Knob& knob : pudu::kKnobs) add(knob.row);
}

Result PuduOptions::read(pudu::Controls& controls) const {
  if (auto failure = readLink(controls)) return failure;
  for (const auto& option : rows_) {
    if (!option->given()) continue;
    if (auto failure = option->read(controls[slotOf(option->row())])) return failure;
    // A knob of the same name, which a link may have set, would have the last word.
    for (std::size_t k = 0; k < pudu::kKnobs.size(); ++k) {
      const bool same = pudu::kKnobs[k].row.id == option->row().id;
      if (same) controls[pudu::kParameters.size() + k] = controls[slotOf(option->row())];
    }
  }
  return applyKnobs(controls);
}

Result PuduOptions::readLink(pudu::Controls& controls) const {
  controls = pudu::defaultControls();
  std::string link, from, text;
  if (auto failure = link_.read(link)) return failure;
  if (auto failure = from_.read(from)) return failure;
  if (link.empty() && from.empty()) return std::nullopt;
  if (!link.empty() && !from.empty())
    return Failure{kBadArguments, "--link: --from was given too; allowed: one of the two"};
  if (!from.empty()) {
    if (auto failure = textOfPng(from, text)) return failure;
  } else {
    text = queryOf(link);
  }
  const auto problems = pudu::readShare(text, controls);
  if (problems.empty()) return std::nullopt;
  const std::string option = from.empty() ? "--link" : "--from";
  return Failure{kBadArguments, option + ": " + pudu::message(problems.front())};
}

Result PuduOptions::applyKnobs(const pudu::Controls& controls) const {
  for (std::size_t k = 0; k < pudu::kKnobs.size(); ++k) {
    const double value = controls[pudu::kParameters.size() + k];
    if (value == core::kAuto) continue;
    pudu::Values before;
    std::copy_n(controls.begin(), before.size(), before.begin());
    pudu::Parameters turned = pudu::parametersFrom(before);
    pudu::kKnobs[k].apply(value, turned);
    const pudu::Values after = pudu::valuesFrom(turned);
    for (const auto& other : rows_) {
      const std::size_t i = slotOf(other->row());
      if (i >= after.size() || !other->given() || after[i] == before[i]) continue;
      return Failure{kBadArguments, "--" + std::string(pudu::kKnobs[k].row.id) + ": sets --" +
                                        std::string(other->row().id) +
                                        ", which was given too; allowed: one of the two"};
    }
  }
  return std::nullopt;
}

}  // namespace cli
