// pudu lesson: what one of the tutorial's figures is drawn from, as JSON.
#include "render/lesson.h"

#include <algorithm>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "pudu/animal.h"
#include "render/export_options.h"

namespace cli {
namespace {

const core::Parameter& kSizeRow = render::kExportTable[render::ExportField::size];

// "legs, curves or spots"
std::string allNames(const core::Subject& subject) {
  const std::vector<std::string_view> names = render::lessonNames(subject);
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 < names.size() ? ", " : " or ";
    text += names[i];
  }
  return text;
}

// An option that belongs to some lessons must not be given with another.
Result refuseBeside(const RowOption& option, const std::string& lesson,
                    std::initializer_list<std::string_view> its) {
  if (!option.given() || std::find(its.begin(), its.end(), lesson) != its.end())
    return std::nullopt;
  std::string allowed;
  for (const std::string_view name : its)
    allowed += (allowed.empty() ? "" : " or ") + std::string(name);
  return Failure{kBadArguments, "--" + std::string(option.row().id) + ": " + shown(lesson) +
                                    " has none; allowed: with " + allowed + " alone"};
}

}  // namespace

Command addLesson(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("lesson", "Write the numbers behind a figure of the tutorial as JSON");
  const std::string names = allNames(pudu::Animal(pudu::defaultControls()));
  const auto lesson = std::make_shared<std::vector<std::string>>();
  app->add_option("name", *lesson, names)->type_name("NAME");
  const auto animal =
      std::make_shared<PuduOptions>(*app, std::initializer_list<std::string_view>{});
  const auto view = std::make_shared<RowOption>(*app, render::kPictureViewRow);
  const auto size = std::make_shared<RowOption>(*app, kSizeRow);
  const auto out =
      std::make_shared<PathOption>(*app, "--out", "JSON to write", PathOption::Need::optional);
  return {
      app, [=]() -> Result {
        pudu::Controls controls;
        double choice = 0, size_px = 0;
        std::string path, json;
        const std::string name = lesson->size() == 1 ? lesson->front() : "";
        if (auto failure = animal->read(controls)) return failure;
        if (auto failure = view->read(choice)) return failure;
        if (auto failure = size->read(size_px)) return failure;
        if (auto failure = out->read(path)) return failure;
        const render::LessonOptions options{static_cast<render::PictureView>(choice),
                                            static_cast<int>(size_px)};
        if (!render::writeLesson(pudu::Animal(controls), name, options, json)) {
          std::string what = shown(name) + " is none";
          if (lesson->empty()) what = "no name given";
          if (lesson->size() > 1) what = std::to_string(lesson->size()) + " names given";
          return Failure{kBadArguments, what + "; allowed: one of " + names};
        }
        if (auto failure = refuseBeside(*view, name, {"picture"})) return failure;
        if (auto failure = refuseBeside(*size, name, {"frames", "fits"})) return failure;
        if (json.back() != '\n') json += '\n';
        if (path.empty()) return printText(json);
        return writeFile(path, {reinterpret_cast<const std::uint8_t*>(json.data()), json.size()});
      }};
}

}  // namespace cli
