// Parts seen from the side as one smooth shape: a signed distance, sampled on a grid.
#pragma once

#include <span>
#include <vector>

#include "core/box.h"
#include "core/description.h"

namespace render {

// Distances at the nodes of a grid. Node (i, j) lies at (x0 + i·cell, y0 + j·cell), and its value
// is values[j·columns + i]. Far from every part the value is only known to be large.
struct Field {
  double x0 = 0, y0 = 0, cell = 1;
  int columns = 0, rows = 0;
  std::vector<double> values;

  // Lays an empty grid of square cells over the box, widened by margin on each side.
  void cover(const core::Box& box, double cell_m, double margin_m);

  // Adds a part, melting it into what is there over a width of about `blend` metres (0: a sharp
  // union). `grow` widens the part.
  void add(const core::Part& part, double blend, double grow = 0);

  // Adds what lies ahead of a part's start: its first end is cut flat at a, where its parent's
  // material ends. `grow` widens it sideways.
  void addFromJoint(const core::Part& part, double grow);

  // The smallest grid window (in nodes) that holds the given reach around a part.
  struct Window {
    int i0, i1, j0, j1;
  };
  Window windowAround(const core::Part& part, double reach) const;

  std::size_t node(int i, int j) const {
    return static_cast<std::size_t>(j) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(i);
  }
  double at(int i, int j) const { return values[node(i, j)]; }
};

// Into `out`, the part of `field` that is outside of it when it is moved by whole cells (di, dj): a
// rim on the side it was moved away from.
void subtractShifted(const Field& field, int di, int dj, Field& out);

}  // namespace render
