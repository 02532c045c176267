#include "render/picture_svg.h"

#include "render/svg.h"
#include "render/views.h"

namespace render {
namespace {

constexpr double kMargin_m = 0.03;
constexpr double kWidth_px = 640;

}  // namespace

core::Box drawPicture(const core::Subject& subject, PictureView view, core::Picture& out) {
  core::Description description;
  DrawingScratch scratch;
  const core::Box frame = core::widen(subject.sceneFrame(description), kMargin_m);
  subject.pose(subject.words().phase, description);
  switch (view) {
    case PictureView::drawing:
      drawDescription(description, subject.palette(), scratch, out);
      break;
    case PictureView::kind:
      drawByKind(description, kNoHighlight, out);
      break;
    case PictureView::skeleton:
      drawSkeleton(description, kNoHighlight, scratch, out);
      break;
  }
  return frame;
}

void writePicture(const core::Subject& subject, PictureView view, std::string& out) {
  core::Picture picture;
  const core::Box frame = drawPicture(subject, view, picture);
  writeSvg(picture, frame, kWidth_px, {subject.words().title, ""}, out);
}

}  // namespace render
