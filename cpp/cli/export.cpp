// pudu sprite, sheet, gif, apng, svg and zip: one animal, one file, and for a sheet what game
// engines read beside it.
#include <array>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "pudu/animal.h"
#include "render/exporter.h"

namespace cli {
namespace {

using Field = render::ExportField;
using Need = PathOption::Need;

struct Kind {
  render::FileKind kind;
  const char* name;
  const char* help;
  const char* file;  // "the name of the …"
  std::initializer_list<std::string_view> left_out;
  std::initializer_list<std::size_t> fields;
};

Command addKind(CLI::App& pudu, const Kind& kind) {
  CLI::App* const app = pudu.add_subcommand(kind.name, kind.help);
  const auto animal = std::make_shared<PuduOptions>(*app, kind.left_out);
  const auto options = std::make_shared<ExportArguments>(*app, kind.fields);
  const auto out = std::make_shared<PathOption>(*app, "--out", kind.file, Need::required);

  // What may be written beside a sheet.
  using Beside = std::pair<std::shared_ptr<PathOption>, render::FileKind>;
  std::vector<Beside> besides;
  if (kind.kind == render::FileKind::sheet) {
    const auto add = [&](const char* name, const char* what, render::FileKind which) {
      besides.emplace_back(std::make_shared<PathOption>(*app, name, what, Need::optional), which);
    };
    add("--json", "JSON for Phaser, PixiJS and Aseprite's readers to write",
        render::FileKind::engine_json);
    add("--tres", "SpriteFrames for Godot 4 to write", render::FileKind::godot);
  }

  return {app, [=, which = kind.kind]() -> Result {
            pudu::Controls controls;
            render::ExportOptions chosen;
            std::vector<NewFile> files(1);
            if (auto failure = animal->read(controls)) return failure;
            if (auto failure = options->read(chosen)) return failure;
            if (auto failure = out->read(files.front().path)) return failure;

            const pudu::Animal subject(controls);
            render::Exporter exporter;
            exporter.take(subject, chosen);
            if (which == render::FileKind::sheet) exporter.callSheet(baseName(files.front().path));
            if (!exporter.write(which, files.front().bytes))
              return Failure{kWorldFailed, "out of memory"};
            for (const auto& [option, beside] : besides) {
              NewFile file;
              if (auto failure = option->read(file.path)) return failure;
              if (file.path.empty()) continue;
              for (const NewFile& other : files) {
                if (other.path == file.path)
                  return Failure{kBadArguments,
                                 option->name() + ": " + shown(file.path) +
                                     " was named already; allowed: a name of its own"};
              }
              exporter.write(beside, file.bytes);
              files.push_back(std::move(file));
            }
            return writeFiles(files);
          }};
}

}  // namespace

std::vector<Command> addExports(CLI::App& pudu) {
  using render::FileKind;
  std::vector<Command> commands;
  for (const Kind& kind : {
           Kind{FileKind::sprite,
                "sprite",
                "Write one pose as a square sprite, a PNG",
                "PNG to write",
                {},
                {Field::size, Field::scale, Field::style, Field::outline, Field::format}},
           Kind{FileKind::sheet,
                "sheet",
                "Write a walk as a row of equal sprites, a PNG",
                "PNG to write",
                {"phase"},
                {Field::size, Field::poses, Field::scale, Field::padding, Field::extrusion,
                 Field::style, Field::outline, Field::format}},
           Kind{FileKind::gif,
                "gif",
                "Write a walk as an animated GIF",
                "GIF to write",
                {"phase"},
                {Field::size, Field::poses, Field::scale, Field::style, Field::outline}},
           Kind{FileKind::apng,
                "apng",
                "Write a walk as an animated PNG",
                "animated PNG to write",
                {"phase"},
                {Field::size, Field::poses, Field::scale, Field::style, Field::outline}},
           Kind{
               FileKind::svg, "svg", "Write one pose as a drawing, an SVG", "SVG to write", {}, {}},
           Kind{FileKind::zip,
                "zip",
                "Write every file of one animal as one archive",
                "ZIP to write",
                {},
                {Field::size, Field::poses, Field::scale, Field::padding, Field::extrusion,
                 Field::style, Field::outline, Field::format}},
       }) {
    commands.push_back(addKind(pudu, kind));
  }
  return commands;
}

}  // namespace cli
