// What can be asked of a file that is exported: one table, read by the command line and the page.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/parameter.h"
#include "render/cells.h"
#include "render/sheet.h"
#include "render/walk.h"

namespace render {

enum class PixelFormat : std::uint8_t { indexed, rgba };

inline constexpr std::array<std::string_view, 3> kPoseCounts = {"4", "8", "12"};
inline constexpr std::array<std::string_view, 2> kOutlineNames = {"full", "selective"};
inline constexpr std::array<std::string_view, 2> kPixelFormatNames = {"indexed", "rgba"};

// Places in the table, and in ExportValues.
struct ExportField {
  enum : std::size_t { size, poses, scale, padding, extrusion, style, outline, format, count };
};

constexpr core::Parameter exportNumber(std::string_view id, std::string_view unit, double min,
                                       double max, double fallback) {
  return {id, core::ParameterKind::integer, unit, min, max, fallback, 1, false,
          {}, core::Redraw::shape};
}
constexpr core::Parameter exportChoice(std::string_view id,
                                       std::span<const std::string_view> choices) {
  return {id,
          core::ParameterKind::choice,
          "",
          0,
          static_cast<double>(choices.size() - 1),
          0,
          1,
          false,
          choices,
          core::Redraw::shape};
}

inline constexpr std::array<core::Parameter, ExportField::count> kExportTable = {{
    exportNumber("size", "px", kMinSprite_px, kMaxSprite_px, 32),
    // Four is the smallest cycle in which every leg is at a moment of its own.
    exportChoice("poses", kPoseCounts),
    exportNumber("scale", "", kMinScale, kMaxScale, 1),
    exportNumber("padding", "px", 0, kMaxPadding_px, 0),
    exportNumber("extrusion", "px", 0, kMaxExtrusion_px, 0),
    exportChoice("style", kSpriteStyleNames),
    exportChoice("outline", kOutlineNames),
    exportChoice("format", kPixelFormatNames),
}};

// One number per row of the table: how options travel from the page and the command line.
using ExportValues = std::array<double, ExportField::count>;

struct ExportOptions {
  WalkStyle walk;
  int poses = 4;  // at most kMaxPoses
  int scale = 1;
  int padding_px = 0, extrusion_px = 0;  // of sheets (render/cells.h)
  PixelFormat format = PixelFormat::indexed;

  SheetLayout layout(int cells) const {
    return {walk.cell_px, cells, scale, padding_px, extrusion_px};
  }
};

inline constexpr int kMaxPoses = 12;

ExportValues defaultExportValues();

// The values must be allowed by their rows.
ExportOptions exportOptionsFrom(const ExportValues& values);

}  // namespace render
