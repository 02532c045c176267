// The pudu's side of the border: a figure is one animal on one page, with everything it is drawn
// from. Its buffers belong to C++; the page fills values(), calls update() once per change, and
// reads the views of buffers() in the same tick. Memory has a fixed size, so no view goes stale.
#include <emscripten/bind.h>
#include <emscripten/val.h>

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
#include "render/lesson.h"
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

class Figure {
 public:
  Figure() : controls_(pudu::defaultControls()) {}

  emscripten::val values() const { return view(controls_.size(), controls_.data()); }

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
  emscripten::val buffers() {
    const auto pair = [this, n = std::size_t{0}](const auto& buffer) mutable {
      buffers_[n++] = static_cast<std::int32_t>(reinterpret_cast<std::uintptr_t>(buffer.data()));
      buffers_[n++] = static_cast<std::int32_t>(buffer.size());
    };
    auto next = pair;
    next(description_.parts);
    next(description_.details);
    next(picture_.points);
    next(picture_.loop_sizes);
    next(picture_.paths);
    next(readouts_);
    return emscripten::val(emscripten::typed_memory_view(buffers_.size(), buffers_.data()));
  }

  // One sprite as RGBA bytes, as exportOptions() would save it; null where something is not
  // allowed.
  emscripten::val sprite(int size_px, double phase) {
    if (!accept() || !isSize(size_px) || !std::isfinite(phase)) return emscripten::val::null();
    const auto& rgba = files_.sprite(pudu::Animal(controls_), size_px, phase);
    return view(rgba.size(), rgba.data());
  }

  // What the files below shall be like: one number per row of `exports` in the table.
  emscripten::val exportOptions() { return view(files_.values.size(), files_.values.data()); }

  // The bytes of a file (render::FileKind), good until the next one is made; null where something
  // is not allowed, and for more pixels than fit into memory.
  emscripten::val file(int kind) {
    if (!accept()) return emscripten::val::null();
    const auto* const bytes = files_.file(pudu::Animal(controls_), kind);
    return bytes != nullptr ? view(bytes->size(), bytes->data()) : emscripten::val::null();
  }

  // Its name; empty where something is not allowed.
  std::string fileName(int kind) {
    return accept() ? files_.name(pudu::Animal(controls_), kind) : std::string();
  }

  // The lines that load the sheet and the files beside it (render::Engine).
  std::string snippet(int engine) {
    return accept() ? files_.snippet(pudu::Animal(controls_), engine) : std::string();
  }

  // What `pudu lesson NAME` prints (render/lesson.h); empty where something is not allowed. `view`
  // counts for picture alone, `size_px` for frames and fits.
  std::string lesson(const std::string& name, int view, int size_px) {
    std::string json;
    if (accept() && view >= kDrawing && view <= kSkeleton && isSize(size_px)) {
      render::writeLesson(pudu::Animal(controls_), name,
                          {static_cast<render::PictureView>(view), size_px}, json);
    }
    return json;
  }

  // The walk sheet at other sizes than exportOptions() has; poses can be any number up to 12.
  emscripten::val sheet(int size_px, int poses, int scale) {
    if (!accept()) return emscripten::val::null();
    const auto* const bytes = files_.sheet(pudu::Animal(controls_), size_px, poses, scale);
    return bytes != nullptr ? view(bytes->size(), bytes->data()) : emscripten::val::null();
  }

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

  std::string sheetName(int size_px, int poses) {
    accept();
    return pudu::sheetName(parameters_, poses, size_px);
  }

 private:
  template <typename T>
  static emscripten::val view(std::size_t size, const T* data) {
    return emscripten::val(emscripten::typed_memory_view(size, data));
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
  std::array<std::int32_t, 12> buffers_{};
  wasm::FigureFiles files_;
};

std::string parameterTable() {
  std::array<core::Parameter, pudu::kKnobs.size()> knobs{};
  for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i] = pudu::kKnobs[i].row;
  std::string out;
  render::writeTables(pudu::kParameters, knobs, pudu::vocabulary(), pudu::palette(), out);
  return out;
}

}  // namespace

EMSCRIPTEN_BINDINGS(pudu) {
  emscripten::function("parameterTable", &parameterTable);
  emscripten::class_<Figure>("Figure")
      .constructor<>()
      .function("values", &Figure::values)
      .function("update", &Figure::update)
      .function("buffers", &Figure::buffers)
      .function("sprite", &Figure::sprite)
      .function("writePoses", &Figure::writePoses)
      .function("exportOptions", &Figure::exportOptions)
      .function("file", &Figure::file)
      .function("fileName", &Figure::fileName)
      .function("snippet", &Figure::snippet)
      .function("lesson", &Figure::lesson)
      .function("sheet", &Figure::sheet)
      .function("sheetName", &Figure::sheetName);
}
