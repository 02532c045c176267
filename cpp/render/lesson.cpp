#include "render/lesson.h"

#include <cstddef>

#include "core/json.h"
#include "render/cells.h"
#include "render/colour_text.h"
#include "render/description_json.h"
#include "render/sprite.h"
#include "render/svg.h"

namespace render {
namespace {

void writePoseLesson(const core::Subject& subject, const LessonOptions&, std::string& out) {
  writePose(subject, out);
}

// ---- picture -----------------------------------------------------------------------------------

void writeBox(core::JsonWriter& json, const char* key, const core::Box& box) {
  const double corners[] = {box.x0, box.y0, box.x1, box.y1};
  json.key(key).numbers(corners);
}

void writePath(core::JsonWriter& json, const core::Picture& picture, const core::Path& path,
               const core::Box& frame) {
  json.beginObject();
  if (path.line_alpha > 0) {
    json.key("line").string(colourText(path.line));
    json.key("width").number(roundedMillimetres(static_cast<double>(path.line_width)));
    if (path.line_alpha < 1) json.key("lineAlpha").number(roundedAlpha(path.line_alpha));
  }
  if (path.fill_alpha > 0) {
    json.key("fill").string(colourText(path.fill));
    if (path.fill_y != path.fill_end_y) {
      json.key("fillEnd").string(colourText(path.fill_end));
      const double from_to[] = {
          roundedMillimetres(frame.y1 - static_cast<double>(path.fill_y)),
          roundedMillimetres(frame.y1 - static_cast<double>(path.fill_end_y))};
      json.key("fillY").numbers(from_to);
    }
    if (path.fill_alpha < 1) json.key("fillAlpha").number(roundedAlpha(path.fill_alpha));
  }
  if (path.clip != core::kNoClip) json.key("clip").integer(path.clip);
  std::string outline;
  appendOutline(picture, path, frame, outline);
  json.key("d").string(outline);
  json.end();
}

// The frame is in metres; outlines are in millimetres from its upper left corner, y downwards. A
// path's line lies under its fill, which covers the inner half; a fill that fades goes from `fill`
// at fillY[0] to `fillEnd` at fillY[1]; `clip` is the place of the path that bounds this one.
void writePictureLesson(const core::Subject& subject, const LessonOptions& options,
                        std::string& out) {
  core::Picture picture;
  const core::Box frame = drawPicture(subject, options.view, picture);
  core::JsonWriter json(out);
  json.beginObject();
  writeBox(json, "frame", frame);
  json.key("paths").beginArray();
  for (const core::Path& path : picture.paths) writePath(json, picture, path, frame);
  json.end();
  json.end();
}

// ---- frames and fits ---------------------------------------------------------------------------

constexpr int kFrames = 4;

// Letters for the colours of a palette, in its order: enough for fifteen roles. '.' is clear.
char letter(std::uint8_t index) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  if (index == kTransparent) return '.';
  return kLetters[(index - 1) % kLetters.size()];
}

// A cell and what is written of it. Sprites are square; a lower cell is the lower rows of one, in a
// frame with room above that comes to as many rows as are left out.
struct Cells {
  const core::Description& pose;
  core::Palette palette;
  int width_px, height_px;
  core::JsonWriter& json;

  void writeScale(const core::Box& box) const {
    json.key("scale").number(spriteScale(raised(box), width_px));
  }

  void writeSprite(const char* key, const core::Box& box) const {
    Sprite sprite;
    drawSprite(pose, palette, raised(box), width_px, sprite);
    json.key(key).beginArray();
    for (int y = width_px - height_px; y < width_px; ++y) {
      std::string row;
      const std::uint8_t* const first = sprite.pixels.data() + std::ptrdiff_t{y} * width_px;
      for (int x = 0; x < width_px; ++x) row += letter(first[x]);
      json.string(row);
    }
    json.end();
  }

 private:
  core::Box raised(core::Box box) const {
    if (height_px < width_px) box.y1 *= (width_px - 1.0) / (height_px - 1.0);
    return box;
  }
};

// Each `scale` is in pixels per metre.
void writeCells(const core::Subject& subject, int width_px, int height_px, std::string& out) {
  core::Description pose;
  const core::Box frame = subject.cycleFrame(pose);
  core::JsonWriter json(out);
  const Cells cells{pose, subject.palette(), width_px, height_px, json};
  json.beginObject();
  json.key("size").integer(width_px);
  json.key("palette").beginArray();
  for (int index = 1; index < paletteEntries(cells.palette); ++index) {
    json.string(colourText(spriteColour(cells.palette, static_cast<std::uint8_t>(index))));
  }
  json.end();
  json.key("poses").beginArray();
  for (int i = 0; i < kFrames; ++i) {
    const double phase = static_cast<double>(i) / kFrames;
    subject.pose(phase, pose);
    const core::Box box = core::boundingBox(pose);
    json.beginObject();
    json.key("phase").number(phase);
    cells.writeSprite("union", frame);
    cells.writeSprite("fitted", box);
    writeBox(json, "box", box);
    cells.writeScale(box);
    json.end();
  }
  json.end();
  writeBox(json, "union", frame);
  cells.writeScale(frame);
  json.end();
}

void writeFramesLesson(const core::Subject& subject, const LessonOptions& options,
                       std::string& out) {
  writeCells(subject, options.size_px, options.size_px, out);
}

void writeFitsLesson(const core::Subject& subject, const LessonOptions& options, std::string& out) {
  writeCells(subject, options.size_px, options.size_px * 2 / 3, out);
}

// ---- the table ---------------------------------------------------------------------------------

struct Lesson {
  std::string_view name;
  void (*write)(const core::Subject&, const LessonOptions&, std::string&);
};

constexpr Lesson kLessons[] = {{"pose", writePoseLesson},
                               {"picture", writePictureLesson},
                               {"frames", writeFramesLesson},
                               {"fits", writeFitsLesson}};

}  // namespace

std::vector<std::string_view> lessonNames(const core::Subject& subject) {
  std::vector<std::string_view> names;
  for (const Lesson& lesson : kLessons) names.push_back(lesson.name);
  for (const std::string_view name : subject.lessonNames()) names.push_back(name);
  return names;
}

bool writeLesson(const core::Subject& subject, std::string_view name, const LessonOptions& options,
                 std::string& out) {
  out.clear();
  for (const Lesson& lesson : kLessons) {
    if (lesson.name == name) {
      lesson.write(subject, options, out);
      return true;
    }
  }
  const std::span<const std::string_view> own = subject.lessonNames();
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i] == name) {
      core::JsonWriter json(out);
      subject.writeLesson(i, json);
      return true;
    }
  }
  return false;
}

}  // namespace render
