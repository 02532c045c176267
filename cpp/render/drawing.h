// A description as a drawn animal (or plant, or person): parts melt into one silhouette with a soft
// light from above and in front, what is behind is darker, and lines are of even weight.
#pragma once

#include <vector>

#include "core/description.h"
#include "core/palette.h"
#include "core/picture.h"
#include "render/contour.h"
#include "render/field.h"

namespace render {

// Storage that is reused from one drawing to the next.
struct DrawingScratch {
  Field silhouette, layer, rim;
  std::vector<const core::Part*> order;
  ContourScratch contour;
};

// Draws into `out`, whose storage is reused. An empty description gives an empty picture, and so
// does one that is a single point.
void drawDescription(const core::Description& description, core::Palette palette,
                     DrawingScratch& scratch, core::Picture& out);

// The silhouette alone, in one colour: the ground of the skeleton view.
void appendSilhouette(const core::Description& description, core::Rgb colour,
                      DrawingScratch& scratch, core::Picture& out);

}  // namespace render
