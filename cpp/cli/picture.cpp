// pudu picture: the page's drawing, or a look into its parts, as SVG.
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"
#include "pudu/animal.h"
#include "render/picture_svg.h"

namespace cli {

Command addPicture(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("picture", "Write one pose as an SVG: drawn, by kind, or its skeleton");
  const auto animal =
      std::make_shared<PuduOptions>(*app, std::initializer_list<std::string_view>{});
  const auto view = std::make_shared<RowOption>(*app, render::kPictureViewRow);
  const auto out =
      std::make_shared<PathOption>(*app, "--out", "SVG to write", PathOption::Need::required);
  return {app, [=]() -> Result {
            pudu::Controls controls;
            double choice = 0;
            std::string path, svg;
            if (auto failure = animal->read(controls)) return failure;
            if (auto failure = view->read(choice)) return failure;
            if (auto failure = out->read(path)) return failure;
            const pudu::Animal subject(controls);
            render::writePicture(subject, static_cast<render::PictureView>(choice), svg);
            return writeFile(path, {reinterpret_cast<const std::uint8_t*>(svg.data()), svg.size()});
          }};
}

}  // namespace cli
