// pudu people: a person at an activity, as one sprite or as a sheet, and all activities on one
// sheet.
#include <algorithm>
#include <array>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "people/person.h"
#include "render/exporter.h"

namespace cli {
namespace {

using Export = render::ExportField;

constexpr std::size_t kAll = people::kActivityCount;  // in kActivityNames below

constexpr auto kActivityNames = [] {
  std::array<std::string_view, kAll + 1> names;
  std::copy(people::kActivityNames.begin(), people::kActivityNames.end(), names.begin());
  names[kAll] = "all";
  return names;
}();

constexpr core::Parameter kActivityRow =
    people::choiceRow("activity", kActivityNames, 0, core::Redraw::shape);
constexpr core::Parameter kSizeRow =
    people::choiceRow("size", people::kSpriteSizeNames, 2, core::Redraw::shape);

// Everything that --help lists, in its order.
struct Options {
  explicit Options(CLI::App& app)
      : activity(app, kActivityRow),
        size(app, kSizeRow),
        files(app,
              {Export::poses, Export::scale, Export::padding, Export::extrusion, Export::format}),
        out(app, "--out", "PNG to write", PathOption::Need::required),
        json(app, "--json", "JSON for Phaser, PixiJS and Aseprite's readers to write",
             PathOption::Need::optional),
        tres(app, "--tres", "SpriteFrames for Godot 4 to write", PathOption::Need::optional) {
    for (const core::Parameter& row : people::kParameters)
      if (row.id != kActivityRow.id) rows.push_back(std::make_unique<RowOption>(app, row));
  }

  RowOption activity, size;
  std::vector<std::unique_ptr<RowOption>> rows;
  ExportArguments files;
  PathOption out, json, tres;
};

// What was asked for, read and found to be allowed.
struct Asked {
  people::Values values;
  bool all = false, one_pose = false;
  render::ExportOptions files;
};

Failure refuse(const std::string& option, const std::string& other) {
  return {kBadArguments, option + ": " + other + " was given too; allowed: one of the two"};
}

Result read(const Options& options, Asked& asked) {
  asked.values = people::defaultValues();
  double activity = 0, size = 0;
  if (auto failure = options.activity.read(activity)) return failure;
  if (auto failure = options.size.read(size)) return failure;
  for (const auto& row : options.rows) {
    const auto field = static_cast<std::size_t>(&row->row() - people::kParameters.data());
    if (auto failure = row->read(asked.values[field])) return failure;
    if (field == people::Field::phase) asked.one_pose = row->given();
  }
  if (auto failure = options.files.read(asked.files)) return failure;
  asked.files.walk.cell_px = people::kSpriteSizes_px[static_cast<std::size_t>(size)];
  asked.all = activity == kAll;
  if (!asked.all) asked.values[people::Field::activity] = activity;
  if (asked.all && asked.one_pose) return refuse("--phase", "--activity all");
  return std::nullopt;
}

Result run(const Options& options) {
  Asked asked;
  std::array<NewFile, 3> named;  // the picture, and what engines read beside a sheet
  if (auto failure = read(options, asked)) return failure;
  if (auto failure = options.out.read(named[0].path)) return failure;
  if (auto failure = options.json.read(named[1].path)) return failure;
  if (auto failure = options.tres.read(named[2].path)) return failure;
  for (std::size_t i = 1; i < named.size(); ++i) {
    const std::string& option = i == 1 ? options.json.name() : options.tres.name();
    if (named[i].path.empty()) continue;
    if (asked.one_pose) return refuse("--phase", option);
    for (std::size_t other = 0; other < i; ++other)
      if (named[i].path == named[other].path)
        return Failure{kBadArguments, option + ": " + shown(named[i].path) +
                                          " was named already; allowed: a name of its own"};
  }

  std::vector<people::Person> persons;
  people::Parameters parameters = people::parametersFrom(asked.values);
  for (std::size_t i = 0; i < people::kActivityCount; ++i) {
    if (asked.all) parameters.activity = i;
    if (asked.all || i == 0) persons.emplace_back(parameters);
  }
  std::vector<const core::Subject*> subjects;
  subjects.reserve(persons.size());
  for (const people::Person& person : persons) subjects.push_back(&person);

  render::Exporter exporter;
  exporter.take(subjects,
                asked.all ? people::personStem(parameters) + "-all" : persons.front().words().stem,
                asked.files);
  exporter.callSheet(baseName(named[0].path));
  constexpr render::FileKind kBeside[] = {render::FileKind::sheet, render::FileKind::engine_json,
                                          render::FileKind::godot};
  std::vector<NewFile> files;
  for (std::size_t i = 0; i < named.size(); ++i) {
    if (named[i].path.empty()) continue;
    const render::FileKind kind = asked.one_pose ? render::FileKind::sprite : kBeside[i];
    if (!exporter.write(kind, named[i].bytes)) return Failure{kWorldFailed, "out of memory"};
    files.push_back(std::move(named[i]));
  }
  return writeFiles(files);
}

}  // namespace

Command addPeople(CLI::App& pudu) {
  CLI::App* const app = pudu.add_subcommand(
      "people", "Write a person at work as a PNG: a sheet of poses, or one of them with --phase");
  const auto options = std::make_shared<Options>(*app);
  return {app, [=]() -> Result { return run(*options); }};
}

}  // namespace cli
