// Every file that can be made of a subject, with its name: what the page's download buttons and the
// native command have in common, byte for byte.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/subject.h"
#include "render/engine_files.h"
#include "render/export_options.h"
#include "render/png.h"
#include "render/walk.h"

namespace render {

enum class FileKind : std::uint8_t {
  sprite,       // one pose, PNG
  sheet,        // the walk in a row, PNG
  engine_json,  // beside the sheet: Phaser, PixiJS, Aseprite's readers
  godot,        // beside the sheet: SpriteFrames
  gif,
  apng,
  svg,   // the drawing
  pose,  // the description, JSON
  zip,   // all of these and a note on how to use them
};
inline constexpr int kFileKinds = 9;

class Exporter {
 public:
  // What the files will show and how, from now on. Both must be valid; the subject must outlive the
  // calls below. Working memory is kept from one subject to the next.
  void take(const core::Subject& subject, const ExportOptions& options);

  // The same for several on one sheet, one per row, each with an animation of its own: people at
  // one activity after another. They share palette and cells. `stem` begins the names of the files;
  // what a file has room for only one of is the first.
  void take(std::span<const core::Subject* const> rows, std::string_view stem,
            const ExportOptions& options);

  // ASCII: "pudu-male-age100-seed7-walk4-32px.png".
  std::string name(FileKind kind) const;

  // Replaces `out` by the file's bytes. Returns false when memory runs out.
  bool write(FileKind kind, std::vector<std::uint8_t>& out);

  // What the files beside a sheet call it, where that is not name().
  void callSheet(std::string image) { image_ = std::move(image); }

  // The lines that load a sheet and the files beside it into an engine.
  std::string snippet(Engine engine) const;

 private:
  void drawPoses();
  bool writePng(std::span<const Sprite> sprites, const SheetLayout& layout, const std::string& link,
                std::vector<std::uint8_t>& out);
  bool writeSprite(std::vector<std::uint8_t>& out);
  bool writeSheet(std::vector<std::uint8_t>& out);
  bool writeZip(std::vector<std::uint8_t>& out);
  std::string readme() const;
  std::vector<SavedAnimation> animations() const;
  SavedSheet savedSheet(std::span<const SavedAnimation> animations) const;
  SheetLayout layoutOf(const ExportOptions& options, int poses, int rows) const;
  SheetLayout sheetLayout() const;
  Cycle cycle() const;

  const core::Subject* subject_ = nullptr;  // the first
  std::vector<const core::Subject*> rows_;
  std::string stem_;
  ExportOptions options_;
  std::string image_;  // what the sheet is called

  bool drawn_ = false;         // whether poses_ shows the subject taken
  std::vector<Sprite> poses_;  // row by row; only grows
  Sprite single_;
  WalkScratch walk_;
  IndexedImage indexed_;
  PngScratch png_;
  std::string text_;
};

}  // namespace render
