// pudu picture: the page's drawing, or a look into its parts, as SVG.
#include <memory>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/output.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/svg.h"
#include "render/views.h"

namespace cli {
namespace {

constexpr double kMargin_m = 0.03;
constexpr double kWidth_px = 640;

}  // namespace

Command addPicture(CLI::App& pudu) {
  CLI::App* const app =
      pudu.add_subcommand("picture", "Write one pose as an SVG: drawn, by kind, or its skeleton");
  const auto animal = std::make_shared<PuduOptions>(*app, PuduOptions::Phase::asked);
  const auto view = std::make_shared<RowOption>(*app, kViewRow);
  const auto out = std::make_shared<OutOption>(*app, "SVG");
  return {app, [=]() -> Result {
            pudu::Parameters parameters;
            double choice = 0;
            std::string path;
            if (auto failure = animal->read(parameters)) return failure;
            if (auto failure = view->read(choice)) return failure;
            if (auto failure = out->read(path)) return failure;

            core::Description description;
            // Room for the line around the animal and the shadow under it.
            const core::Box frame =
                core::widen(pudu::sceneFrame(parameters, description), kMargin_m);
            pudu::write(parameters, description);
            core::Picture picture;
            render::DrawingScratch scratch;
            switch (static_cast<int>(choice)) {
              case 1:
                render::drawByKind(description, render::kNoHighlight, picture);
                break;
              case 2:
                render::drawSkeleton(description, render::kNoHighlight, scratch, picture);
                break;
              default:
                render::drawDescription(description, pudu::palette(), scratch, picture);
            }
            std::string svg;
            render::writeSvg(picture, frame, kWidth_px, {"Pudu", ""}, svg);
            return writeFile(path, svg);
          }};
}

}  // namespace cli
