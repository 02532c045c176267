// pudu sprite: one pose as a PNG.
#include <memory>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/walk_sheet.h"

namespace cli {

Command addSprite(CLI::App& pudu) {
  CLI::App* const app = pudu.add_subcommand("sprite", "Write one pose as a square sprite, a PNG");
  const auto animal = std::make_shared<PuduOptions>(*app, PuduOptions::Phase::asked);
  const auto size = std::make_shared<RowOption>(*app, kSizeRow);
  const auto scale = std::make_shared<RowOption>(*app, kScaleRow);
  const auto out = std::make_shared<OutOption>(*app, "PNG");
  return {app, [=]() -> Result {
            pudu::Parameters parameters;
            double size_px = 0, factor = 0;
            std::string path;
            if (auto failure = animal->read(parameters)) return failure;
            if (auto failure = size->read(size_px)) return failure;
            if (auto failure = scale->read(factor)) return failure;
            if (auto failure = out->read(path)) return failure;
            return writeWalk(parameters, {&parameters.phase, 1}, static_cast<int>(size_px),
                             static_cast<int>(factor), path);
          }};
}

}  // namespace cli
