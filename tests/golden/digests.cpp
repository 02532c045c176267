#include "golden/digests.h"

#include <algorithm>
#include <cstdio>

#include "pudu/animal.h"
#include "render/views.h"

namespace golden {
namespace {

std::string hex(double x) {
  char text[40];
  std::snprintf(text, sizeof text, "%a", x);
  return text;
}

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

// Lines of so many bytes, numbered by where they begin.
std::string hexLines(std::span<const std::uint8_t> bytes, std::size_t per_line) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += per_line) {
    text += std::to_string(i) + " " + hex(bytes.subspan(i, std::min(per_line, bytes.size() - i))) +
            "\n";
  }
  return text;
}

std::string hex(const core::Vec3& p) { return hex(p.x) + " " + hex(p.y) + " " + hex(p.z); }

void add(core::Digest& digest, const core::Vec3& p) { digest.number(p.x).number(p.y).number(p.z); }

void add(core::Digest& digest, core::Rgb c) { digest.byte(c.r).byte(c.g).byte(c.b); }

// A negative number counts as its two's complement of 64 bits.
void add(core::Digest& digest, std::int64_t x) { digest.integer(static_cast<std::uint64_t>(x)); }

std::string hex(core::Rgb c) {
  const std::uint8_t channels[] = {c.r, c.g, c.b};
  return hex(channels);
}

}  // namespace

core::Digest digestOf(const core::Description& description) {
  core::Digest digest;
  digest.integer(description.parts.size());
  for (const core::Part& part : description.parts) {
    add(digest, part.a);
    add(digest, part.b);
    digest.number(part.r0).number(part.r1);
    add(digest, std::int64_t{part.parent});
    digest.integer(part.kind).integer(part.role).integer(part.group);
  }
  digest.integer(description.details.size());
  for (const core::Detail& detail : description.details) {
    add(digest, detail.p);
    digest.number(detail.size);
    add(digest, std::int64_t{detail.part});
    digest.integer(detail.kind).integer(detail.role);
    digest.integer(static_cast<std::uint64_t>(detail.shape));
  }
  return digest;
}

core::Digest digestOf(const core::Picture& picture) {
  core::Digest digest;
  digest.integer(picture.points.size());
  for (const core::Point& p : picture.points) digest.number(p.x).number(p.y);
  digest.integer(picture.loop_sizes.size());
  for (const std::int32_t size : picture.loop_sizes) add(digest, std::int64_t{size});
  digest.integer(picture.paths.size());
  for (const core::Path& path : picture.paths) {
    for (const std::int32_t x : {path.first_loop, path.loops, path.first_point, path.clip}) {
      add(digest, std::int64_t{x});
    }
    for (const float x :
         {path.fill_alpha, path.line_alpha, path.line_width, path.fill_y, path.fill_end_y}) {
      digest.number(static_cast<double>(x));
    }
    add(digest, path.fill);
    add(digest, path.fill_end);
    add(digest, path.line);
    digest.byte(path.closed).byte(path.tag);
  }
  return digest;
}

core::Digest digestOf(const render::Sprite& sprite) {
  core::Digest digest;
  add(digest, std::int64_t{sprite.width_px});
  add(digest, std::int64_t{sprite.height_px});
  digest.bytes(sprite.pixels);
  return digest;
}

std::string dump(const core::Description& description) {
  std::string text;
  std::size_t i = 0;
  for (const core::Part& part : description.parts) {
    text += "part " + std::to_string(i++) + " a " + hex(part.a) + " b " + hex(part.b) + " r0 " +
            hex(part.r0) + " r1 " + hex(part.r1) + " parent " + std::to_string(part.parent) +
            " kind " + std::to_string(part.kind) + " role " + std::to_string(part.role) +
            " group " + std::to_string(part.group) + "\n";
  }
  i = 0;
  for (const core::Detail& detail : description.details) {
    text += "detail " + std::to_string(i++) + " p " + hex(detail.p) + " size " + hex(detail.size) +
            " part " + std::to_string(detail.part) + " kind " + std::to_string(detail.kind) +
            " role " + std::to_string(detail.role) + "\n";
  }
  return text;
}

std::string dump(const core::Picture& picture) {
  std::string text;
  std::size_t i = 0;
  for (const core::Path& path : picture.paths) {
    text += "path " + std::to_string(i++);
    for (const std::int32_t x : {path.first_loop, path.loops, path.first_point, path.clip}) {
      text += " " + std::to_string(x);
    }
    for (const float x :
         {path.fill_alpha, path.line_alpha, path.line_width, path.fill_y, path.fill_end_y}) {
      text += " " + hex(static_cast<double>(x));
    }
    text += " " + hex(path.fill) + " " + hex(path.fill_end) + " " + hex(path.line) + " " +
            std::to_string(path.closed) + " " + std::to_string(path.tag) + "\n";
  }
  i = 0;
  for (const std::int32_t size : picture.loop_sizes) {
    text += "loop " + std::to_string(i++) + " " + std::to_string(size) + "\n";
  }
  i = 0;
  for (const core::Point& p : picture.points) {
    text += "point " + std::to_string(i++) + " " + hex(p.x) + " " + hex(p.y) + "\n";
  }
  return text;
}

std::string dump(const render::Sprite& sprite) {
  return hexLines(sprite.pixels, static_cast<std::size_t>(sprite.width_px));
}

void Products::pose(const pudu::Parameters& parameters) { pudu::write(parameters, description_); }

void Products::make(const pudu::Parameters& parameters) {
  const core::Palette palette = pudu::palette();
  pose(parameters);
  render::drawDescription(description_, palette, drawing_scratch_, pictures_[0]);
  render::drawByKind(description_, render::kNoHighlight, pictures_[1]);
  render::drawSkeleton(description_, render::kNoHighlight, drawing_scratch_, pictures_[2]);

  const core::Box frame = pudu::cycleFrame(parameters, scratch_);
  render::drawSprite(description_, palette, frame, 16, sprites_[0]);
  render::drawSprite(description_, palette, frame, 32, sprites_[1]);

  pudu::Controls controls = pudu::defaultControls();
  const pudu::Values values = pudu::valuesFrom(parameters);
  std::copy(values.begin(), values.end(), controls.begin());
  const pudu::Animal animal(controls);
  constexpr double kPhases[] = {0, 0.25, 0.5, 0.75};
  for (std::size_t i = 0; i < kSheets; ++i) {
    render::drawWalk(animal, kPhases, {.cell_px = i == 0 ? 16 : 32}, walk_scratch_, sheets_[i]);
  }

  exporter_.take(animal, render::ExportOptions());
  constexpr render::FileKind kKinds[kFiles] = {render::FileKind::sprite, render::FileKind::sheet,
                                               render::FileKind::gif,    render::FileKind::apng,
                                               render::FileKind::svg,    render::FileKind::pose,
                                               render::FileKind::zip};
  for (std::size_t i = 0; i < kFiles; ++i) exporter_.write(kKinds[i], files_[i]);
}

core::Digest Products::digest(std::size_t product) const {
  if (product == 0) return digestOf(description_);
  if (product == 1) {
    core::Digest digest;
    return digest.number(readouts().withers_height_m).number(readouts().head_and_body_m);
  }
  if (product < kFirstSprite) return digestOf(pictures_[product - kFirstPicture]);
  if (product < kFirstSheet) return digestOf(sprites_[product - kFirstSprite]);
  core::Digest digest;
  if (product < kFirstFile) {
    for (const render::Sprite& sprite : sheets_[product - kFirstSheet]) {
      digest.integer(digestOf(sprite).value());
    }
    return digest;
  }
  return digest.bytes(files_[product - kFirstFile]);
}

std::string Products::dump(std::size_t product) const {
  if (product == 0) return golden::dump(description_);
  if (product == 1) {
    return "withers " + hex(readouts().withers_height_m) + "\nhead and body " +
           hex(readouts().head_and_body_m) + "\n";
  }
  if (product < kFirstSprite) return golden::dump(pictures_[product - kFirstPicture]);
  if (product < kFirstSheet) return golden::dump(sprites_[product - kFirstSprite]);
  if (product < kFirstFile) {
    std::string text;
    for (const render::Sprite& sprite : sheets_[product - kFirstSheet]) {
      text += golden::dump(sprite) + "\n";
    }
    return text;
  }
  return hexLines(files_[product - kFirstFile], 32);
}

}  // namespace golden
