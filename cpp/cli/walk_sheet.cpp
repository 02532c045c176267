#include "cli/walk_sheet.h"

#include <vector>

#include "cli/output.h"
#include "pudu/pudu.h"
#include "render/png.h"
#include "render/sheet.h"
#include "render/sprite.h"

namespace cli {

Result writeWalk(const pudu::Parameters& parameters, std::span<const double> phases, int size_px,
                 int scale, const std::string& path) {
  core::Description description;
  const core::Box frame = pudu::cycleFrame(parameters, description);
  std::vector<render::Sprite> sprites(phases.size());
  pudu::Parameters pose = parameters;
  for (std::size_t i = 0; i < phases.size(); ++i) {
    pose.phase = phases[i];
    pudu::write(pose, description);
    render::drawSprite(description, pudu::palette(), frame, size_px, sprites[i]);
  }
  render::Image image;
  render::drawSheet(sprites, pudu::palette(), scale, image);
  std::vector<std::uint8_t> png;
  if (!render::encodePng(image, png)) return Failure{kWorldFailed, "out of memory"};
  return writeFile(path, png);
}

}  // namespace cli
