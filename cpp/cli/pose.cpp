// pudu pose: the description as JSON on standard output.
#include <array>
#include <memory>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/output.h"
#include "pudu/pudu.h"
#include "render/description_json.h"

namespace cli {

Command addPose(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("pose", "Print one pose as JSON: its parts, details and readouts");
  const auto animal = std::make_shared<PuduOptions>(*app, PuduOptions::Phase::asked);
  return {app, [=]() -> Result {
            pudu::Parameters parameters;
            if (auto failure = animal->read(parameters)) return failure;
            core::Description description;
            pudu::write(parameters, description);
            const pudu::Readouts heights = pudu::readouts(description);
            const std::array<render::Readout, 2> readouts = {
                {{"withersHeight_m", heights.withers_height_m},
                 {"headAndBody_m", heights.head_and_body_m}}};
            std::string json;
            render::writeDescription(description, pudu::vocabulary(), pudu::kParameters,
                                     pudu::valuesFrom(parameters), readouts, json);
            json += '\n';
            return printText(json);
          }};
}

}  // namespace cli
