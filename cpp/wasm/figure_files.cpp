#include "wasm/figure_files.h"

namespace wasm {
namespace {

// Of the module's 32 MB, what a picture and its making may take. An indexed one is held twice while
// it is packed; an RGBA one as indices, as RGBA, filtered, and packed in a growing buffer.
constexpr std::int64_t kRoom = 20 << 20;
constexpr std::int64_t kIndexedBytesPerPixel = 3, kRgbaBytesPerPixel = 14;

bool fits(const render::ExportOptions& options, render::FileKind kind) {
  const bool sheet = kind == render::FileKind::sheet || kind == render::FileKind::zip;
  const render::SheetLayout layout = options.layout(sheet ? options.poses : 1);
  const std::int64_t pixels = std::int64_t{layout.width_px()} * layout.height_px();
  const bool rgba = options.format == render::PixelFormat::rgba;
  return pixels * (rgba ? kRgbaBytesPerPixel : kIndexedBytesPerPixel) <= kRoom;
}

bool inRange(int value, int count) { return value >= 0 && value < count; }

}  // namespace

bool FigureFiles::take(const core::Subject& subject) {
  if (core::firstProblem(render::kExportTable, values)) return false;
  exporter_.take(subject, render::exportOptionsFrom(values));
  return true;
}

const std::vector<std::uint8_t>* FigureFiles::make(const core::Subject& subject,
                                                   const render::ExportOptions& options,
                                                   render::FileKind kind) {
  if (!fits(options, kind)) return nullptr;
  exporter_.take(subject, options);
  return exporter_.write(kind, bytes_) ? &bytes_ : nullptr;
}

const std::vector<std::uint8_t>* FigureFiles::file(const core::Subject& subject, int kind) {
  if (!inRange(kind, render::kFileKinds) || core::firstProblem(render::kExportTable, values))
    return nullptr;
  return make(subject, render::exportOptionsFrom(values), static_cast<render::FileKind>(kind));
}

const std::vector<std::uint8_t>* FigureFiles::sheet(const core::Subject& subject, int size_px,
                                                    int poses, int scale) {
  render::ExportValues asked = render::defaultExportValues();
  asked[render::ExportField::size] = size_px;
  asked[render::ExportField::scale] = scale;
  if (core::firstProblem(render::kExportTable, asked) || poses < 1 || poses > render::kMaxPoses)
    return nullptr;
  render::ExportOptions options = render::exportOptionsFrom(asked);
  options.poses = poses;
  return make(subject, options, render::FileKind::sheet);
}

std::string FigureFiles::name(const core::Subject& subject, int kind) {
  if (!inRange(kind, render::kFileKinds) || !take(subject)) return {};
  return exporter_.name(static_cast<render::FileKind>(kind));
}

std::string FigureFiles::snippet(const core::Subject& subject, int engine) {
  if (!inRange(engine, render::kEngines) || !take(subject)) return {};
  return exporter_.snippet(static_cast<render::Engine>(engine));
}

const std::vector<std::uint8_t>& FigureFiles::sprite(const core::Subject& subject, int size_px,
                                                     double phase) {
  render::WalkStyle style;
  if (!core::firstProblem(render::kExportTable, values))
    style = render::exportOptionsFrom(values).walk;
  style.cell_px = size_px;
  render::drawWalk(subject, {&phase, 1}, style, walk_, {&sprite_, 1});
  render::drawCells({&sprite_, 1},
                    {.cell_px = sprite_.width_px, .cell_height_px = sprite_.height_px}, cells_);
  render::paint(cells_, subject.palette(), image_);
  return image_.rgba;
}

}  // namespace wasm
