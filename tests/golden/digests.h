// What is compared between compilers and machines: one 64-bit number for everything made from an
// animal, and the same elements in hexadecimal for when two numbers differ. README.md has the
// order of the elements in words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/description.h"
#include "core/digest.h"
#include "core/picture.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/exporter.h"
#include "render/sprite.h"
#include "render/walk.h"

namespace golden {

core::Digest digestOf(const core::Description& description);
core::Digest digestOf(const core::Picture& picture);
core::Digest digestOf(const render::Sprite& sprite);

// One line per element, numbers as hexadecimal floats: what `diff` takes.
std::string dump(const core::Description& description);
std::string dump(const core::Picture& picture);
std::string dump(const render::Sprite& sprite);

// Everything that is made from one animal, each with its name. Storage is reused.
class Products {
 public:
  static constexpr std::string_view kNames[] = {
      "description", "readouts", "drawing",  "kinds",      "skeleton",  "generic16",
      "generic32",   "sheet16",  "sheet32",  "spriteFile", "sheetFile", "gifFile",
      "apngFile",    "svgFile",  "poseFile", "zipFile"};
  static constexpr std::size_t kCount = std::size(kNames);

  // `parameters` must be valid.
  void make(const pudu::Parameters& parameters);

  // The description alone: much cheaper.
  void pose(const pudu::Parameters& parameters);

  core::Digest digest(std::size_t product) const;
  std::string dump(std::size_t product) const;

  const core::Description& description() const { return description_; }
  pudu::Readouts readouts() const { return pudu::readouts(description_); }

 private:
  static constexpr std::size_t kPictures = 3, kSprites = 2, kSheets = 2, kFiles = 7;
  static constexpr std::size_t kFirstPicture = 2, kFirstSprite = kFirstPicture + kPictures,
                               kFirstSheet = kFirstSprite + kSprites,
                               kFirstFile = kFirstSheet + kSheets;
  static_assert(kFirstFile + kFiles == kCount);

  core::Description description_, scratch_;
  core::Picture pictures_[kPictures];
  render::DrawingScratch drawing_scratch_;
  render::Sprite sprites_[kSprites];
  render::WalkScratch walk_scratch_;
  render::Sprite sheets_[kSheets][4];
  render::Exporter exporter_;
  std::vector<std::uint8_t> files_[kFiles];
};

}  // namespace golden
