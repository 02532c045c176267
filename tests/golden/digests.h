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
#include "render/sheet.h"
#include "render/sprite.h"

namespace golden {

core::Digest digestOf(const core::Description& description);
core::Digest digestOf(const core::Picture& picture);
core::Digest digestOf(const render::Sprite& sprite);

// One line per element, numbers as hexadecimal floats: what `diff` takes.
std::string dump(const core::Description& description);
std::string dump(const core::Picture& picture);
std::string dump(const render::Sprite& sprite);

// Everything that is made from one animal, each with its name. `storage` is reused.
class Products {
 public:
  static constexpr std::string_view kNames[] = {"description", "readouts", "drawing",
                                                "kinds",       "skeleton", "svg",
                                                "sprite16",    "sprite32", "sheet"};
  static constexpr std::size_t kCount = std::size(kNames);

  void make(const pudu::Parameters& parameters);

  // The description alone: much cheaper.
  void pose(const pudu::Parameters& parameters);

  core::Digest digest(std::size_t product) const;
  std::string dump(std::size_t product) const;

  const core::Description& description() const { return description_; }
  pudu::Readouts readouts() const { return pudu::readouts(description_); }

 private:
  core::Description description_, scratch_;
  core::Box frame_;
  core::Picture drawing_, kinds_, skeleton_;
  std::string svg_;
  render::DrawingScratch drawing_scratch_;
  render::Sprite sprite16_, sprite32_;
  render::Sprite walk_[4];
  render::Image sheet_;
  std::vector<std::uint8_t> png_;
};

}  // namespace golden
