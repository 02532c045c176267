// A subject's pose as an SVG file: the page's drawing, or a look into its parts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/picture.h"
#include "core/subject.h"
#include "render/drawing.h"

namespace render {

enum class PictureView : std::uint8_t { drawing, kind, skeleton };
inline constexpr std::array<std::string_view, 3> kPictureViewNames = {"drawing", "kind",
                                                                      "skeleton"};

// How a view is asked for.
inline constexpr core::Parameter kPictureViewRow = {"view",
                                                    core::ParameterKind::choice,
                                                    "",
                                                    0,
                                                    2,
                                                    0,
                                                    1,
                                                    false,
                                                    kPictureViewNames,
                                                    core::Redraw::shape};

// Replaces `out` by the view, and returns its frame: the subject's scene, with room for the line
// around the figure and the shadow under it.
core::Box drawPicture(const core::Subject& subject, PictureView view, core::Picture& out);

// Replaces `out` by the same as a file.
void writePicture(const core::Subject& subject, PictureView view, std::string& out);

}  // namespace render
