// Two ways of looking into a description: its parts by kind, and its skeleton.
#pragma once

#include "core/description.h"
#include "core/palette.h"
#include "core/picture.h"
#include "render/drawing.h"

namespace render {

inline constexpr int kNoHighlight = -1;

// A colour for a kind (or any other small number): thirteen that differ in hue and in lightness,
// then round again.
core::Rgb categoryColour(std::size_t kind);

// Every part and detail in its kind's flat colour, the far ones first. With a highlight, the other
// kinds fade. Each path is tagged with its kind.
void drawByKind(const core::Description& description, int highlight, core::Picture& out);

// Bones as tapering lines from joint to joint, thick where they begin, over the pale silhouette; a
// thin line ties a part to the parent it hangs from. With a highlight, the other kinds fade. Bones
// are tagged with their kind.
void drawSkeleton(const core::Description& description, int highlight, DrawingScratch& scratch,
                  core::Picture& out);

}  // namespace render
