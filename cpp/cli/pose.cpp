// pudu pose: the description as JSON on standard output.
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "pudu/animal.h"
#include "render/exporter.h"

namespace cli {

Command addPose(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("pose", "Print one pose as JSON: its parts, details and readouts");
  const auto animal =
      std::make_shared<PuduOptions>(*app, std::initializer_list<std::string_view>{});
  return {app, [=]() -> Result {
            pudu::Controls controls;
            if (auto failure = animal->read(controls)) return failure;
            const pudu::Animal subject(controls);
            render::Exporter exporter;
            std::vector<std::uint8_t> json;
            exporter.take(subject, {});
            exporter.write(render::FileKind::pose, json);
            return printText({reinterpret_cast<const char*>(json.data()), json.size()});
          }};
}

}  // namespace cli
