// What the tutorial's figures are drawn from: one text for each name, the same bytes from the
// native command and on the page.
//
//   pose     the description (render/description_json.h)
//   picture  a view of the pose as filled and drawn paths
//   frames   four sprites of the walk in the frame of the whole walk, and each fitted by itself
//   fits     the same in cells two thirds as high as wide, where an animal's height sets its scale
//
// and what the subject adds of its own (core::Subject::lessonNames).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/subject.h"
#include "render/picture_svg.h"

namespace render {

struct LessonOptions {
  PictureView view = PictureView::drawing;  // of picture
  int size_px = 32;  // of frames and fits, a width: kMinSprite_px to kMaxSprite_px
};

std::vector<std::string_view> lessonNames(const core::Subject& subject);

// Replaces `out` by the JSON text. Returns false, and leaves `out` empty, for a name that is none.
bool writeLesson(const core::Subject& subject, std::string_view name, const LessonOptions& options,
                 std::string& out);

}  // namespace render
