#include "render/exporter.h"

#include "render/apng.h"
#include "render/description_json.h"
#include "render/fill.h"
#include "render/gif.h"
#include "render/picture_svg.h"
#include "render/zip.h"

namespace render {
namespace {

using Bytes = std::vector<std::uint8_t>;

// Larger pictures are not kept: the next one may be another figure's.
constexpr std::size_t kKeptPixels = std::size_t{1} << 18;

void assignText(std::string_view text, Bytes& out) { out.assign(text.begin(), text.end()); }

std::span<const std::uint8_t> bytesOf(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

void Exporter::take(const core::Subject& subject, const ExportOptions& options) {
  const core::Subject* const one = &subject;
  take({&one, 1}, subject.words().stem, options);
}

void Exporter::take(std::span<const core::Subject* const> rows, std::string_view stem,
                    const ExportOptions& options) {
  rows_.assign(rows.begin(), rows.end());
  subject_ = rows_.front();
  stem_ = stem;
  options_ = options;
  image_ = name(FileKind::sheet);
  drawn_ = false;
}

std::string Exporter::name(FileKind kind) const {
  constexpr std::string_view kEndings[] = {".png",  ".png", ".json", ".tres", ".gif",
                                           ".apng", ".svg", ".json", ".zip"};
  const core::Words& words = subject_->words();
  std::string out = stem_;
  if (kind != FileKind::svg && kind != FileKind::pose) {
    const int percent = static_cast<int>(100 * words.phase + 0.5);
    if (kind != FileKind::sprite) {
      fillIn("-$0$1", {words.cycle, options_.poses}, out);
    } else if (percent > 0) {
      fillIn("-phase$0", {percent}, out);
    }
    fillIn(options_.scale > 1 ? "-$0px-x$1" : "-$0px", {options_.walk.cell_px, options_.scale},
           out);
  }
  out += kEndings[static_cast<std::size_t>(kind)];
  return out;
}

bool Exporter::write(FileKind kind, Bytes& out) {
  const core::Words& words = subject_->words();
  out.clear();
  switch (kind) {
    case FileKind::sprite:
      return writeSprite(out);
    case FileKind::sheet:
      return writeSheet(out);
    case FileKind::gif:
      drawPoses();
      text_.clear();
      fillIn("$0?$1", {words.keyword, words.link}, text_);
      return encodeGif(cycle(), text_, out);
    case FileKind::apng: {
      drawPoses();
      const PngText texts[] = {{words.keyword, words.link}, {"Software", words.title}};
      return encodeApng(cycle(), texts, png_, out);
    }
    case FileKind::zip:
      return writeZip(out);
    case FileKind::engine_json:
      writeEngineJson(savedSheet(animations()), text_);
      break;
    case FileKind::godot:
      writeSpriteFrames(savedSheet(animations()), text_);
      break;
    case FileKind::svg:
      writePicture(*subject_, PictureView::drawing, text_);
      break;
    case FileKind::pose:
      writePose(*subject_, text_);
      break;
  }
  assignText(text_, out);
  return true;
}

void Exporter::drawPoses() {
  if (drawn_) return;
  std::array<double, kMaxPoses> phases;
  const auto count = static_cast<std::size_t>(options_.poses);
  for (std::size_t i = 0; i < count; ++i) phases[i] = static_cast<double>(i) / options_.poses;
  if (poses_.size() < rows_.size() * count) poses_.resize(rows_.size() * count);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    drawWalk(*rows_[row], {phases.data(), count}, options_.walk, walk_,
             {poses_.data() + row * count, count});
  }
  drawn_ = true;
}

bool Exporter::writePng(std::span<const Sprite> sprites, const SheetLayout& layout,
                        const std::string& link, Bytes& out) {
  const core::Words& words = subject_->words();
  const PngText texts[] = {{words.keyword, link}, {"Software", words.title}};
  drawCells(sprites, layout, indexed_);
  bool done = false;
  if (options_.format == PixelFormat::indexed) {
    done = encodePng(indexed_, subject_->palette(), texts, png_, out);
  } else {
    Image image;
    paint(indexed_, subject_->palette(), image);
    done = encodePng(image, texts, png_, out);
  }
  if (indexed_.pixels.size() > kKeptPixels) indexed_ = {};
  return done;
}

bool Exporter::writeSprite(Bytes& out) {
  const double phase = subject_->words().phase;
  drawWalk(*subject_, {&phase, 1}, options_.walk, walk_, {&single_, 1});
  ExportOptions bare = options_;
  bare.padding_px = bare.extrusion_px = 0;
  return writePng({&single_, 1}, layoutOf(bare, 1, 1), subject_->words().pose_link, out);
}

bool Exporter::writeSheet(Bytes& out) {
  drawPoses();
  const SheetLayout layout = sheetLayout();
  return writePng({poses_.data(), static_cast<std::size_t>(layout.cells)}, layout,
                  subject_->words().link, out);
}

bool Exporter::writeZip(Bytes& out) {
  Zip zip(out);
  Bytes file;
  zip.add("README.txt", bytesOf(readme()));
  for (const FileKind kind :
       {FileKind::sheet, FileKind::engine_json, FileKind::godot, FileKind::gif, FileKind::apng,
        FileKind::sprite, FileKind::svg, FileKind::pose}) {
    if (!write(kind, file)) return false;
    zip.add(name(kind), file);
  }
  zip.finish();
  return true;
}

SheetLayout Exporter::layoutOf(const ExportOptions& options, int poses, int rows) const {
  SheetLayout layout = options.layout(poses * rows);
  const core::PixelView cell = subject_->cell(options.walk.cell_px);
  layout.cell_px = cell.width_px;
  layout.cell_height_px = cell.height_px;
  layout.columns = poses;
  return layout;
}

SheetLayout Exporter::sheetLayout() const {
  return layoutOf(options_, options_.poses, static_cast<int>(rows_.size()));
}

Cycle Exporter::cycle() const {
  return {{poses_.data(), static_cast<std::size_t>(options_.poses)},
          subject_->palette(),
          options_.scale,
          subject_->words().cycle_ms};
}

}  // namespace render
