// pudu sheet: the poses of a walk in a row, as a PNG.
#include <memory>
#include <vector>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/walk_sheet.h"

namespace cli {

Command addSheet(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("sheet", "Write a walk as a row of equal sprites, a PNG");
  const auto animal = std::make_shared<PuduOptions>(*app, PuduOptions::Phase::left_out);
  const auto size = std::make_shared<RowOption>(*app, kSizeRow);
  const auto poses = std::make_shared<RowOption>(*app, kPosesRow);
  const auto scale = std::make_shared<RowOption>(*app, kScaleRow);
  const auto out = std::make_shared<OutOption>(*app, "PNG");
  return {app, [=]() -> Result {
            pudu::Parameters parameters;
            double size_px = 0, choice = 0, factor = 0;
            std::string path;
            if (auto failure = animal->read(parameters)) return failure;
            if (auto failure = size->read(size_px)) return failure;
            if (auto failure = poses->read(choice)) return failure;
            if (auto failure = scale->read(factor)) return failure;
            if (auto failure = out->read(path)) return failure;
            std::vector<double> phases(static_cast<std::size_t>(posesOf(choice)));
            for (std::size_t i = 0; i < phases.size(); ++i)
              phases[i] = static_cast<double>(i) / static_cast<double>(phases.size());
            return writeWalk(parameters, phases, static_cast<int>(size_px),
                             static_cast<int>(factor), path);
          }};
}

}  // namespace cli
