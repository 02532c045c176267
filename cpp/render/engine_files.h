// What game engines read beside a sheet: one JSON that Phaser (3.90, 4.2), PixiJS 8 and readers of
// Aseprite's sheets all take, Godot 4's SpriteFrames, and the few lines that load them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "render/cells.h"
#include "render/cycle.h"

namespace render {

// A row of a sheet.
struct SavedAnimation {
  std::string_view name;  // "pudu-male-age100-seed7-walk": engines keep these names globally
  int cycle_ms = 0;
};

// A sheet that is saved as `image`, and the animations on it, one per row of the layout.
struct SavedSheet {
  SheetLayout layout;
  std::string_view image;    // the file's name alone, as the files beside it will ask for it
  std::string_view keyword;  // what the thing is called in code: "pudu"
  std::span<const SavedAnimation> animations;  // at least one
  bool indexed = true;
  std::string_view version;  // of the share link's text
};

// Aseprite's sheet format with frames keyed "0", "1", …, which is what Phaser looks for, with
// `animations` and `anchor`, which is what PixiJS looks for. Replaces `out`.
void writeEngineJson(const SavedSheet& sheet, std::string& out);

// A Godot 4 resource (format 3) that expects the image at res://. Replaces `out`.
void writeSpriteFrames(const SavedSheet& sheet, std::string& out);

enum class Engine : std::uint8_t { phaser, pixi, godot, unity };
inline constexpr int kEngines = 4;

// Appends the lines that load a sheet and show its first animation, or, for Unity, what to set.
// `json` and `frames` are the names of the two files above.
void appendSnippet(Engine engine, const SavedSheet& sheet, std::string_view json,
                   std::string_view frames, std::string& out);

}  // namespace render
