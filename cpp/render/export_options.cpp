#include "render/export_options.h"

namespace render {

ExportValues defaultExportValues() {
  ExportValues values;
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = kExportTable[i].fallback;
  return values;
}

ExportOptions exportOptionsFrom(const ExportValues& values) {
  const auto whole = [&](std::size_t field) { return static_cast<int>(values[field]); };
  ExportOptions options;
  options.walk.cell_px = whole(ExportField::size);
  options.walk.style = static_cast<SpriteStyle>(whole(ExportField::style));
  options.walk.selective_outline = whole(ExportField::outline) == 1;
  options.poses = 4 * (whole(ExportField::poses) + 1);
  options.scale = whole(ExportField::scale);
  options.padding_px = whole(ExportField::padding);
  options.extrusion_px = whole(ExportField::extrusion);
  options.format = static_cast<PixelFormat>(whole(ExportField::format));
  return options;
}

}  // namespace render
