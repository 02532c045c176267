#include "render/picture_svg.h"

#include "render/svg.h"
#include "render/views.h"

namespace render {
namespace {

constexpr double kMargin_m = 0.03;
constexpr double kWidth_px = 640;

}  // namespace

void writePicture(const core::Subject& subject, PictureView view, std::string& out) {
  core::Description description;
  core::Picture picture;
  DrawingScratch scratch;
  const core::Box frame = core::widen(subject.sceneFrame(description), kMargin_m);
  subject.pose(subject.words().phase, description);
  switch (view) {
    case PictureView::drawing:
      drawDescription(description, subject.palette(), scratch, picture);
      break;
    case PictureView::kinds:
      drawByKind(description, kNoHighlight, picture);
      break;
    case PictureView::skeleton:
      drawSkeleton(description, kNoHighlight, scratch, picture);
      break;
  }
  writeSvg(picture, frame, kWidth_px, {subject.words().title, ""}, out);
}

}  // namespace render
