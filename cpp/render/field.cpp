#include "render/field.h"

#include <cmath>

#include "render/cone.h"

namespace render {
namespace {

constexpr double kFarAway = 1e3;  // metres: no part of any description is as far from another

int clampInt(double value, int low, int high) {
  return value < low ? low : value > high ? high : static_cast<int>(value);
}

}  // namespace

void Field::cover(const core::Box& box, double cell_m, double margin_m) {
  cell = cell_m;
  x0 = box.x0 - margin_m;
  y0 = box.y0 - margin_m;
  columns = static_cast<int>((box.width() + 2 * margin_m) / cell) + 2;
  rows = static_cast<int>((box.height() + 2 * margin_m) / cell) + 2;
  values.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), kFarAway);
}

Field::Window Field::windowAround(const core::Part& part, double reach) const {
  const bool forward = part.a.x < part.b.x, upward = part.a.y < part.b.y;
  const double left = forward ? part.a.x : part.b.x, right = forward ? part.b.x : part.a.x;
  const double low = upward ? part.a.y : part.b.y, high = upward ? part.b.y : part.a.y;
  return {clampInt((left - reach - x0) / cell, 0, columns - 1),
          clampInt((right + reach - x0) / cell + 1, 0, columns - 1),
          clampInt((low - reach - y0) / cell, 0, rows - 1),
          clampInt((high + reach - y0) / cell + 1, 0, rows - 1)};
}

void Field::add(const core::Part& part, double blend, double grow) {
  const Cone cone(part, grow);
  // Beyond this reach neither the outline nor the melting can be touched.
  const double girth = part.r0 > part.r1 ? part.r0 : part.r1;
  const Window window = windowAround(part, girth + grow + blend + 2 * cell);
  for (int j = window.j0; j <= window.j1; ++j) {
    double* row = values.data() + static_cast<std::size_t>(j) * static_cast<std::size_t>(columns);
    for (int i = window.i0; i <= window.i1; ++i) {
      const double d = cone.distance(x0 + i * cell, y0 + j * cell);
      row[i] = blend > 0 ? meltedUnion(row[i], d, blend) : row[i] < d ? row[i] : d;
    }
  }
}

void Field::addFromJoint(const core::Part& part, double grow) {
  const Cone cone(part, grow);
  const double girth = part.r0 > part.r1 ? part.r0 : part.r1;
  const Window window = windowAround(part, girth + grow + 2 * cell);
  for (int j = window.j0; j <= window.j1; ++j) {
    double* row = values.data() + static_cast<std::size_t>(j) * static_cast<std::size_t>(columns);
    for (int i = window.i0; i <= window.i1; ++i) {
      const double x = x0 + i * cell, y = y0 + j * cell;
      const double ahead = (x - part.a.x) * cone.ux + (y - part.a.y) * cone.uy;
      const double d = cone.distance(x, y);
      const double cut = d > -ahead ? d : -ahead;
      row[i] = row[i] < cut ? row[i] : cut;
    }
  }
}

void subtractShifted(const Field& field, int di, int dj, Field& out) {
  out.x0 = field.x0, out.y0 = field.y0, out.cell = field.cell;
  out.columns = field.columns, out.rows = field.rows;
  out.values.assign(field.values.begin(), field.values.end());
  const int i0 = di > 0 ? di : 0, i1 = di < 0 ? field.columns + di : field.columns;
  const int j0 = dj > 0 ? dj : 0, j1 = dj < 0 ? field.rows + dj : field.rows;
  for (int j = j0; j < j1; ++j) {
    const double* moved = &field.values[field.node(i0 - di, j - dj)];
    double* here = &out.values[out.node(i0, j)];
    for (int i = 0; i < i1 - i0; ++i) here[i] = here[i] > -moved[i] ? here[i] : -moved[i];
  }
}

}  // namespace render
