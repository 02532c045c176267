// The pudu's side of the border: a figure is one animal on one page, with everything it is drawn
// from. Its buffers belong to C++; the page fills values(), calls update() once per change, and
// reads the views of buffers() in the same tick. Memory has a fixed size, so no view goes stale.
//
// The functions at the end take and give numbers alone; figure.js makes the page's class of them.
// embind would do that by itself, for 11 kB more over the wire and a tenth of a microsecond a call.
#include <emscripten/emscripten.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "core/description.h"
#include "core/picture.h"
#include "pudu/animal.h"
#include "pudu/naming.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/sprite.h"
#include "render/tables_json.h"
#include "render/views.h"
#include "wasm/figure_files.h"

namespace {

enum View : int { kNoPicture = -1, kDrawing, kByKind, kSkeleton };

// Where the readouts stand in their buffer.
struct Readout {
  enum : std::size_t {
    withers_height_m,
    head_and_body_m,
    size_factor,
    spots,
    parts,
    frame_x0,
    frame_y0,
    frame_x1,
    frame_y1,  // union over this animal's cycle
    scene_x0,
    scene_y0,
    scene_x1,
    scene_y1,  // holds every animal of this adult size
    count
  };
};

// Where an answer lies, and how many elements it has; null for none.
struct Span {
  const void* data = nullptr;
  std::int32_t size = 0;
};
static_assert(sizeof(Span) == 8, "figure.js reads it as two integers");

template <typename List>
Span spanOf(const List& list) {
  return {list.data(), static_cast<std::int32_t>(list.size())};
}

class Figure {
 public:
  Figure() : controls_(pudu::defaultControls()) {}

  Span values() const { return spanOf(controls_); }

  // Makes the pose, its picture and the readouts from values(). Returns 0, or 1 + the index of the
  // first value that is not allowed; then everything stays as it was.
  int update(int view, int highlight) {
    if (!accept()) return refused_;
    pudu::write(parameters_, description_);
    switch (view) {
      case kNoPicture:
        break;
      case kByKind:
        render::drawByKind(description_, highlight, picture_);
        break;
      case kSkeleton:
        render::drawSkeleton(description_, highlight, drawing_, picture_);
        break;
      default:
        render::drawDescription(description_, pudu::palette(), drawing_, picture_);
    }
    fillReadouts();
    return 0;
  }

  // Pairs of address and count: parts, details, points, loop sizes, paths, readouts.
  Span buffers() {
    buffers_ = {spanOf(description_.parts),  spanOf(description_.details), spanOf(picture_.points),
                spanOf(picture_.loop_sizes), spanOf(picture_.paths),       spanOf(readouts_)};
    return {buffers_.data(), 2 * static_cast<std::int32_t>(buffers_.size())};
  }

  // One sprite as RGBA bytes, as exportOptions() would save it; null where something is not
  // allowed.
  Span sprite(int size_px, double phase) {
    if (!accept() || !isSize(size_px) || !std::isfinite(phase)) return {};
    return spanOf(files_.sprite(animal(), size_px, phase));
  }

  // What the files below shall be like: one number per row of `exports` in the table.
  Span exportOptions() const { return spanOf(files_.values); }

  // The bytes of a file (render::FileKind), good until the next one is made; null where something
  // is not allowed, and for more pixels than fit into memory.
  Span file(int kind) { return accept() ? bytes(files_.file(animal(), kind)) : Span{}; }

  // The walk sheet at other sizes than exportOptions() has; poses can be any number up to 12.
  Span sheet(int size_px, int poses, int scale) {
    return accept() ? bytes(files_.sheet(animal(), size_px, poses, scale)) : Span{};
  }

  // A file's name, and the lines that load the sheet and the files beside it (render::Engine). As
  // all texts here UTF-8, good until the next one, and null where something is not allowed.
  Span fileName(int kind) { return accept() ? text(files_.name(animal(), kind)) : Span{}; }
  Span snippet(int engine) { return accept() ? text(files_.snippet(animal(), engine)) : Span{}; }

  // Poses this animal `count` times through its cycle, for the page to time: a browser's clock is
  // too coarse for one pose. Returns how many parts were written.
  int writePoses(int count) {
    if (!accept()) return 0;
    pudu::Parameters pose = parameters_;
    int parts = 0;
    for (int i = 0; i < count; ++i) {
      pose.phase = static_cast<double>(i) / count;
      pudu::write(pose, scratch_);
      parts += static_cast<int>(scratch_.parts.size());
    }
    return parts;
  }

  Span sheetName(int size_px, int poses) {
    accept();
    return text(pudu::sheetName(parameters_, poses, size_px));
  }

 private:
  pudu::Animal animal() const { return pudu::Animal(controls_); }

  static Span bytes(const std::vector<std::uint8_t>* made) {
    return made != nullptr ? spanOf(*made) : Span{};
  }

  Span text(std::string words) {
    text_ = std::move(words);
    return text_.empty() ? Span{} : spanOf(text_);
  }

  // Takes over values() where they are allowed, and the frames with them where the shape changed.
  bool accept() {
    const auto problem = pudu::validate(controls_);
    if (problem) {
      refused_ = 1 + indexOf(*problem);
      return false;
    }
    parameters_ = pudu::parametersFrom(controls_);
    if (!framed_ || shapeChanged()) {
      frame_ = pudu::cycleFrame(parameters_, scratch_);
      scene_ = pudu::sceneFrame(parameters_, scratch_);
      framed_for_ = controls_;
      framed_ = true;
    }
    return true;
  }

  // The phase moves the animal in its frame and changes neither.
  bool shapeChanged() const {
    for (std::size_t i = 0; i < controls_.size(); ++i) {
      if (i != pudu::Field::phase && controls_[i] != framed_for_[i]) return true;
    }
    return false;
  }

  static bool isSize(int size_px) {
    return size_px >= render::kMinSprite_px && size_px <= render::kMaxSprite_px;
  }

  static int indexOf(const core::Problem& problem) {
    for (std::size_t i = 0; i < pudu::kParameters.size(); ++i) {
      if (problem.parameter == &pudu::kParameters[i]) return static_cast<int>(i);
    }
    for (std::size_t i = 0; i < pudu::kKnobs.size(); ++i) {
      if (problem.parameter == &pudu::kKnobs[i].row) {
        return static_cast<int>(pudu::kParameters.size() + i);
      }
    }
    return 0;
  }

  void fillReadouts() {
    const pudu::Readouts heights = pudu::readouts(description_);
    readouts_ = {heights.withers_height_m,
                 heights.head_and_body_m,
                 pudu::sizeFactor(parameters_),
                 static_cast<double>(pudu::spotCount(parameters_)),
                 static_cast<double>(description_.parts.size()),
                 frame_.x0,
                 frame_.y0,
                 frame_.x1,
                 frame_.y1,
                 scene_.x0,
                 scene_.y0,
                 scene_.x1,
                 scene_.y1};
  }

  pudu::Controls controls_;
  pudu::Parameters parameters_;
  int refused_ = 0;
  bool framed_ = false;
  pudu::Controls framed_for_{};  // what frame_ and scene_ were made for
  core::Box frame_, scene_;
  core::Description description_, scratch_;
  core::Picture picture_;
  render::DrawingScratch drawing_;
  std::array<double, Readout::count> readouts_{};
  std::array<Span, 6> buffers_;
  std::string text_;
  wasm::FigureFiles files_;
};

std::string parameterTable() {
  std::array<core::Parameter, pudu::kKnobs.size()> knobs{};
  for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i] = pudu::kKnobs[i].row;
  std::string out;
  render::writeTables(pudu::kParameters, knobs, pudu::vocabulary(), pudu::palette(), out);
  return out;
}

// The one answer on its way: the page reads it before it calls again.
const Span* give(Span span) {
  static Span answer;
  answer = span;
  return &answer;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const Span* parameter_table() {
  static const std::string table = parameterTable();
  return give(spanOf(table));
}

EMSCRIPTEN_KEEPALIVE Figure* figure_new() { return new Figure; }
EMSCRIPTEN_KEEPALIVE void figure_delete(Figure* figure) { delete figure; }

EMSCRIPTEN_KEEPALIVE const Span* figure_values(Figure* figure) { return give(figure->values()); }
EMSCRIPTEN_KEEPALIVE int figure_update(Figure* figure, int view, int highlight) {
  return figure->update(view, highlight);
}
EMSCRIPTEN_KEEPALIVE const Span* figure_buffers(Figure* figure) { return give(figure->buffers()); }
EMSCRIPTEN_KEEPALIVE int figure_write_poses(Figure* figure, int count) {
  return figure->writePoses(count);
}
EMSCRIPTEN_KEEPALIVE const Span* figure_sprite(Figure* figure, int size_px, double phase) {
  return give(figure->sprite(size_px, phase));
}
EMSCRIPTEN_KEEPALIVE const Span* figure_export_options(Figure* figure) {
  return give(figure->exportOptions());
}
EMSCRIPTEN_KEEPALIVE const Span* figure_file(Figure* figure, int kind) {
  return give(figure->file(kind));
}
EMSCRIPTEN_KEEPALIVE const Span* figure_file_name(Figure* figure, int kind) {
  return give(figure->fileName(kind));
}
EMSCRIPTEN_KEEPALIVE const Span* figure_snippet(Figure* figure, int engine) {
  return give(figure->snippet(engine));
}
EMSCRIPTEN_KEEPALIVE const Span* figure_sheet(Figure* figure, int size_px, int poses, int scale) {
  return give(figure->sheet(size_px, poses, scale));
}
EMSCRIPTEN_KEEPALIVE const Span* figure_sheet_name(Figure* figure, int size_px, int poses) {
  return give(figure->sheetName(size_px, poses));
}

}  // extern "C"
