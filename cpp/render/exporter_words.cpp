// What an export says in words: how to load it, in an engine's own language, and the note that goes
// into every archive, in both of ours.
#include "render/exporter.h"

namespace render {

SavedSheet Exporter::savedSheet() const {
  const core::Words& words = subject_->words();
  return {.layout = options_.layout(options_.poses),
          .image = image_,
          .keyword = words.keyword,
          .animation = words.animation,
          .cycle_ms = words.cycle_ms,
          .indexed = options_.format == PixelFormat::indexed,
          .version = words.version};
}

std::string Exporter::snippet(Engine engine) const {
  std::string out;
  appendSnippet(engine, savedSheet(), name(FileKind::engine_json), name(FileKind::godot), out);
  return out;
}

std::string Exporter::readme() const {
  const core::Words& words = subject_->words();
  const auto line = [](const std::string& file, std::string_view what) {
    return file + "\n    " + std::string(what) + "\n";
  };
  std::string out = words.stem + "\n?" + words.link + "\n\n";
  out += line(name(FileKind::sheet), "the walk in a row · la caminata en fila");
  out += line(name(FileKind::engine_json), "Phaser, PixiJS, Aseprite");
  out += line(name(FileKind::godot), "Godot 4");
  out += line(name(FileKind::gif) + ", " + name(FileKind::apng), "animations · animaciones");
  out += line(name(FileKind::sprite), "one pose · una pose");
  out += line(name(FileKind::svg), "the drawing · el dibujo");
  out += line(name(FileKind::pose), "the description · la descripción");
  out +=
      "\nAll cells are equal; the ground is their lower edge, the pivot its middle. Drop a PNG on "
      "the page, and the animal is there again.\n"
      "Todas las celdas son iguales; el suelo es su borde inferior, y el pivote, el medio de ese "
      "borde. Suelta un PNG en la página y el animal vuelve.\n";
  out += "\n== Phaser 3.90, 4.2 ==\n" + snippet(Engine::phaser);
  out += "\n== PixiJS 8 ==\n" + snippet(Engine::pixi);
  out += "\n== Godot 4 ==\n" + snippet(Engine::godot);
  out += "\n== Unity ==\n" + snippet(Engine::unity);
  return out;
}

}  // namespace render
