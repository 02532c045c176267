// Any twelve doubles as the values of a figure. Either the first bad one is named, or there is an
// animal: finite, grounded, with a picture and a sprite.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/box.h"
#include "fuzz/demand.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/sprite.h"

namespace {

void checkAnimal(const pudu::Parameters& parameters) {
  static core::Description d, scratch;
  static core::Picture picture;
  static render::DrawingScratch drawing;
  static render::Sprite sprite;

  DEMAND(!pudu::describe(parameters, d));
  double lowest = 1;
  for (std::size_t i = 0; i < d.parts.size(); ++i) {
    const core::Part& part = d.parts[i];
    DEMAND(std::isfinite(part.a.x + part.a.y + part.a.z + part.b.x + part.b.y + part.b.z));
    DEMAND(part.r0 > 0 && part.r1 > 0 && part.r0 < 1 && part.r1 < 1);
    DEMAND(part.parent < static_cast<int>(i));
    lowest = std::min({lowest, part.a.y - part.r0, part.b.y - part.r1});
  }
  DEMAND(std::fabs(lowest) < 1e-15);
  DEMAND(d.details.size() == 3 + static_cast<std::size_t>(pudu::spotCount(parameters)));

  const core::Box frame = pudu::cycleFrame(parameters, scratch);
  const core::Box box = core::boundingBox(d);
  DEMAND(box.x0 >= frame.x0 && box.x1 <= frame.x1 && box.y1 <= frame.y1);
  render::drawDescription(d, pudu::palette(), drawing, picture);
  DEMAND(!picture.paths.empty());
  for (const core::Point& p : picture.points) DEMAND(std::isfinite(p.x + p.y));
  render::drawSprite(d, pudu::palette(), frame, 16, sprite);
  DEMAND(sprite.pixels.size() == 256);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pudu::Controls controls = pudu::defaultControls();
  std::memcpy(controls.data(), data, std::min(size, sizeof controls));
  if (const auto problem = pudu::validate(controls)) {
    DEMAND(core::message(*problem).find(std::string(problem->field) + ": ") == 0);
    return 0;
  }
  const pudu::Parameters parameters = pudu::parametersFrom(controls);
  DEMAND(!pudu::validate(parameters));
  checkAnimal(parameters);
  return 0;
}

// libFuzzer knows bytes; most of its doubles are refused. Half of the time one value is replaced by
// one that its row allows, or nearly.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (seed % 2 != 0 || most < sizeof(pudu::Controls)) return LLVMFuzzerMutate(data, size, most);
  pudu::Controls controls = pudu::defaultControls();
  std::memcpy(controls.data(), data, std::min(size, sizeof controls));
  const std::size_t at = seed / 2 % controls.size();
  const core::Parameter& row = at < pudu::kParameters.size()
                                   ? pudu::kParameters[at]
                                   : pudu::kKnobs[at - pudu::kParameters.size()].row;
  const unsigned step = seed / 64;
  switch (step % 8) {
    case 0:
      controls[at] = row.min;
      break;
    case 1:
      controls[at] = row.max;
      break;
    case 2:
      controls[at] = std::nextafter(row.max, 1e308);
      break;
    case 3:
      controls[at] = row.fallback;
      break;
    default:
      controls[at] = row.min + (row.max - row.min) * (step / 8 % 1000) / 999;
      if (row.kind != core::ParameterKind::number) controls[at] = std::floor(controls[at]);
  }
  std::memcpy(data, controls.data(), sizeof controls);
  return sizeof controls;
}
