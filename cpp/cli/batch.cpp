// pudu batch: files for a range of seeds into a folder, on all cores. What is there already is left
// as it is, so a run that was stopped, or a part of the range on another machine, only adds to it.
#include <filesystem>
#include <memory>
#include <system_error>
#include <thread>

#include "cli/batch_run.h"
#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "pudu/share.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using Field = render::ExportField;

struct FileName {
  std::string_view name;
  render::FileKind kind;
};
constexpr std::array<FileName, 9> kFileNames = {{{"sheet", render::FileKind::sheet},
                                                 {"json", render::FileKind::engine_json},
                                                 {"tres", render::FileKind::godot},
                                                 {"gif", render::FileKind::gif},
                                                 {"apng", render::FileKind::apng},
                                                 {"sprite", render::FileKind::sprite},
                                                 {"svg", render::FileKind::svg},
                                                 {"pose", render::FileKind::pose},
                                                 {"zip", render::FileKind::zip}}};
constexpr const char* kFilesAllowed =
    "one or more of sheet, json, tres, gif, apng, sprite, svg, pose and zip, with commas between";

constexpr int kMostJobs = 256;
const core::Parameter kJobsRow = {
    "jobs", core::ParameterKind::integer, "", 1, kMostJobs, 1, 1, false, {}, core::Redraw::shape};

// Written into the folder, so that files of two kinds of animal never mix under the same names.
constexpr const char* kNoteName = "pudu-batch.txt";
constexpr const char* kNoteHead = "Files of one batch of pudus. Only the seed differs.\n";

// An option whose value is a text of its own kind.
class TextOption {
 public:
  TextOption(CLI::App& command, std::string name, std::string allowed)
      : name_(std::move(name)), allowed_(std::move(allowed)) {
    command.add_option(name_, texts_, allowed_)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->type_name("TEXT");
  }
  TextOption(const TextOption&) = delete;
  TextOption& operator=(const TextOption&) = delete;

  Failure refuse(const std::string& why) const {
    return {kBadArguments, name_ + ": " + why + "; allowed: " + allowed_};
  }

  // Empty where it was not given.
  Result read(std::string& text) const {
    text.clear();
    if (texts_.size() > 1)
      return refuse("given " + std::to_string(texts_.size()) + " times, once is enough");
    if (texts_.size() == 1 && texts_.front().empty()) return refuse("'' is empty");
    if (!texts_.empty()) text = texts_.front();
    return std::nullopt;
  }

 private:
  std::string name_, allowed_;
  std::vector<std::string> texts_;
};

std::optional<std::uint32_t> parseSeed(std::string_view text) {
  const auto number = parseNumber(text);
  const core::Parameter& row = pudu::kParameters[pudu::Field::seed];
  if (!number || core::firstProblem({&row, 1}, {&*number, 1})) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

// "1..10000", or one number.
Result readSeeds(const TextOption& option, Batch& batch) {
  std::string text;
  if (auto failure = option.read(text)) return failure;
  if (text.empty()) return option.refuse("missing");
  const std::size_t dots = text.find("..");
  const auto first = parseSeed(std::string_view(text).substr(0, dots));
  const auto last =
      dots == std::string::npos ? first : parseSeed(std::string_view(text).substr(dots + 2));
  if (!first || !last) return option.refuse(shown(text) + " is not a range of seeds");
  if (*last < *first) return option.refuse(shown(text) + " ends before it starts");
  batch.first_seed = *first;
  batch.seeds = std::uint64_t{*last} - *first + 1;
  return std::nullopt;
}

Result readFiles(const TextOption& option, std::vector<render::FileKind>& kinds) {
  std::string text;
  if (auto failure = option.read(text)) return failure;
  if (text.empty()) text = "sheet";
  bool wanted[render::kFileKinds] = {};
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const std::string_view word = std::string_view(text).substr(at, comma - at);
    const auto* const found = std::find_if(kFileNames.begin(), kFileNames.end(),
                                           [&](const FileName& each) { return each.name == word; });
    if (found == kFileNames.end()) return option.refuse(shown(word) + " is not one of them");
    wanted[static_cast<std::size_t>(found->kind)] = true;
    at = comma + 1;
  }
  for (const FileName& each : kFileNames) {
    if (wanted[static_cast<std::size_t>(each.kind)]) kinds.push_back(each.kind);
  }
  return std::nullopt;
}

// All that decides what is in the files, beside the seed.
std::string noteOf(const Batch& batch, const render::ExportValues& values) {
  pudu::Controls controls = batch.controls;
  controls[pudu::Field::seed] = pudu::kParameters[pudu::Field::seed].fallback;
  std::string note = kNoteHead + pudu::shareText(controls) + "\n";
  for (std::size_t i = 0; i < values.size(); ++i) {
    const core::Parameter& row = render::kExportTable[i];
    note += std::string(row.id) + "=";
    note += row.kind == core::ParameterKind::choice
                ? std::string(row.choices[static_cast<std::size_t>(values[i])])
                : std::to_string(static_cast<int>(values[i]));
    note += '\n';
  }
  return note;
}

Result openFolder(const std::string& folder, const std::string& note) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    return Failure{kWorldFailed,
                   "cannot make the folder " + shown(folder) + ": " + error.message()};
  const std::string path = (fs::path(folder) / kNoteName).string();
  if (!fs::exists(path, error)) {
    return writeFile(path, {reinterpret_cast<const std::uint8_t*>(note.data()), note.size()});
  }
  std::vector<std::uint8_t> there;
  if (auto failure = cli::readFile(path, 1 << 16, there)) return failure;
  if (std::string(there.begin(), there.end()) == note) return std::nullopt;
  return Failure{kBadArguments, "--out: " + shown(folder) +
                                    " holds a batch with other options, see " + shown(path) +
                                    "; allowed: the same options, or another folder"};
}

}  // namespace

Command addBatch(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("batch", "Write files for a range of seeds into a folder, on all cores");
  app->footer(
      "Files that are there already are kept: run the same command again to go on after a stop.\n"
      "A range can be split over machines; README.md shows how.");
  const auto seeds = std::make_shared<TextOption>(
      *app, "--seed", "FROM..TO, both 0 to 4294967295 in whole numbers, or one number");
  const auto animal =
      std::make_shared<PuduOptions>(*app, std::initializer_list<std::string_view>{"seed"});
  const auto files = std::make_shared<TextOption>(*app, "--files", kFilesAllowed);
  const auto options = std::make_shared<ExportArguments>(
      *app, std::initializer_list<std::size_t>{Field::size, Field::poses, Field::scale,
                                               Field::padding, Field::extrusion, Field::style,
                                               Field::outline, Field::format});
  const auto jobs = std::make_shared<RowOption>(*app, kJobsRow);
  const auto out = std::make_shared<PathOption>(*app, "--out", "folder to write into",
                                                PathOption::Need::required);
  return {app, [=]() -> Result {
            Batch batch;
            double asked = 0;
            render::ExportValues values{};
            if (auto failure = readSeeds(*seeds, batch)) return failure;
            if (auto failure = animal->read(batch.controls)) return failure;
            if (auto failure = readFiles(*files, batch.kinds)) return failure;
            if (auto failure = options->read(values)) return failure;
            if (auto failure = jobs->read(asked)) return failure;
            if (auto failure = out->read(batch.folder)) return failure;
            batch.options = render::exportOptionsFrom(values);
            const int cores =
                std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMostJobs);
            batch.jobs = jobs->given() ? static_cast<int>(asked) : cores;
            if (auto failure = openFolder(batch.folder, noteOf(batch, values))) return failure;
            return runBatch(batch);
          }};
}

}  // namespace cli
