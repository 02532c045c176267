// What an export says in words: how to load it, in an engine's own language, and the note that goes
// into every archive, in both of ours.
#include "render/exporter.h"
#include "render/fill.h"

namespace render {
namespace {

constexpr std::string_view kReadme = R"($0
?$1

$2
    the walk in a row · la caminata en fila
$3
    Phaser, PixiJS, Aseprite
$4
    Godot 4
$5, $6
    animations · animaciones
$7
    one pose · una pose
$8
    the drawing · el dibujo
$9
    the description · la descripción

All cells are equal; the ground is their lower edge, the pivot its middle. Drop a PNG on the page, and the animal is there again.
Todas las celdas son iguales; el suelo es su borde inferior, y el pivote, el medio de ese borde. Suelta un PNG en la página y el animal vuelve.

== Phaser 3.90, 4.2 ==
$a
== PixiJS 8 ==
$b
== Godot 4 ==
$c
== Unity ==
$d)";

}  // namespace

std::vector<SavedAnimation> Exporter::animations() const {
  std::vector<SavedAnimation> all;
  for (const core::Subject* row : rows_)
    all.push_back({row->words().animation, row->words().cycle_ms});
  return all;
}

SavedSheet Exporter::savedSheet(std::span<const SavedAnimation> animations) const {
  const core::Words& words = subject_->words();
  return {.layout = sheetLayout(),
          .image = image_,
          .keyword = words.keyword,
          .animations = animations,
          .indexed = options_.format == PixelFormat::indexed,
          .version = words.version};
}

std::string Exporter::snippet(Engine engine) const {
  std::string out;
  const std::vector<SavedAnimation> all = animations();
  appendSnippet(engine, savedSheet(all), name(FileKind::engine_json), name(FileKind::godot), out);
  return out;
}

std::string Exporter::readme() const {
  const core::Words& words = subject_->words();
  std::string out;
  fillIn(kReadme,
         {stem_, words.link, name(FileKind::sheet), name(FileKind::engine_json),
          name(FileKind::godot), name(FileKind::gif), name(FileKind::apng), name(FileKind::sprite),
          name(FileKind::svg), name(FileKind::pose), snippet(Engine::phaser), snippet(Engine::pixi),
          snippet(Engine::godot), snippet(Engine::unity)},
         out);
  return out;
}

}  // namespace render
