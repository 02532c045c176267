// pudu parameters: the tables that everything else is made from, as JSON.
#include <array>

#include "cli/command.h"
#include "cli/files.h"
#include "pudu/pudu.h"
#include "render/tables_json.h"

namespace cli {

Command addParameters(CLI::App& pudu) {
  CLI::App* const app = pudu.add_subcommand(
      "parameters", "Print the tables of parameters, knobs, kinds and colours as JSON");
  return {app, []() -> Result {
            std::array<core::Parameter, pudu::kKnobs.size()> knobs{};
            for (std::size_t i = 0; i < knobs.size(); ++i) knobs[i] = pudu::kKnobs[i].row;
            std::string json;
            render::writeTables(pudu::kParameters, knobs, pudu::vocabulary(), pudu::palette(),
                                json);
            json += '\n';
            return printText(json);
          }};
}

}  // namespace cli
