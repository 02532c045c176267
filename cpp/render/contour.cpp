#include "render/contour.h"

#include <cstring>

namespace render {
namespace {

// Each grid edge has a number: 2·node for the edge to the node's right, 2·node + 1 for the one up.
struct Grid {
  const Field& field;

  std::int32_t across(int i, int j) const { return 2 * (j * field.columns + i); }
  std::int32_t up(int i, int j) const { return 2 * (j * field.columns + i) + 1; }

  // Where the outline crosses an edge: linear between its two nodes.
  core::Point crossing(std::int32_t edge) const {
    const int node = edge / 2, i = node % field.columns, j = node / field.columns;
    const bool vertical = edge % 2 != 0;
    const double here = field.at(i, j);
    const double there = vertical ? field.at(i, j + 1) : field.at(i + 1, j);
    const double t = here / (here - there);
    return {field.x0 + (i + (vertical ? 0 : t)) * field.cell,
            field.y0 + (j + (vertical ? t : 0)) * field.cell};
  }
};

// Which corners of a cell are inside: bits 1, 2, 4, 8 counter-clockwise from the lower left.
using Corners = unsigned;

// The sides of a cell, counter-clockwise: where its outline enters and leaves, by its corners.
enum Side : std::uint8_t { bottom, right, top, left };
struct Link {
  Side from, to;
};
constexpr Link kLinks[] = {
    {bottom, bottom},  // all outside: nothing to link
    {bottom, left},    // lower left
    {right, bottom},   // lower right
    {right, left},     // the lower two
    {top, right},      // upper right
    {bottom, left},    // saddle: one of two links
    {top, bottom},     // the right two
    {top, left},       // all but upper left
    {left, top},       // upper left
    {bottom, top},     // the left two
    {right, bottom},   // saddle
    {right, top},      // all but upper right
    {left, right},     // the upper two
    {bottom, right},   // all but lower right
    {left, bottom},    // all but lower left
    {bottom, bottom},  // all inside
};

// Links the crossings of one cell so that the inside lies to the left of the direction of travel.
void linkCell(const Grid& grid, int i, int j, Corners inside, ContourScratch& scratch) {
  const std::int32_t sides[] = {grid.across(i, j), grid.up(i + 1, j), grid.across(i, j + 1),
                                grid.up(i, j)};
  const Link link = kLinks[inside];
  // A saddle keeps its corners apart: its second link lies across from the first.
  const bool saddle = inside == 5 || inside == 10;
  for (unsigned turn = 0; turn <= (saddle ? 2U : 0U); turn += 2) {
    const std::int32_t from = sides[link.from ^ turn];
    scratch.next[static_cast<std::size_t>(from)] = sides[link.to ^ turn];
    scratch.edges.push_back(from);
  }
}

void markInside(const Field& field, int j, std::vector<std::uint8_t>& row) {
  const double* values = field.values.data() + static_cast<std::size_t>(j) * row.size();
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = values[i] < 0 ? 1 : 0;
}

// Whether eight nodes from i on, in both rows, are all outside or all inside.
bool uniform(const std::vector<std::uint8_t>& below, const std::vector<std::uint8_t>& above,
             std::size_t i) {
  std::uint64_t low, high;
  std::memcpy(&low, &below[i], sizeof low);
  std::memcpy(&high, &above[i], sizeof high);
  return low == high && (low == 0 || low == 0x0101010101010101u);
}

// Most cells lie wholly inside or outside, so signs are taken a row at a time, and eight nodes are
// passed at once where they agree.
void linkCells(const Grid& grid, ContourScratch& scratch) {
  const Field& field = grid.field;
  std::vector<std::uint8_t>& below = scratch.below;
  std::vector<std::uint8_t>& above = scratch.above;
  const auto columns = static_cast<std::size_t>(field.columns);
  below.resize(columns);
  above.resize(columns);
  for (int j = 0; j < field.rows; ++j) {
    below.swap(above);
    markInside(field, j, above);
    for (std::size_t i = 0; j > 0 && i + 1 < columns;) {
      if (i + 8 <= columns && uniform(below, above, i)) {
        i += 7;  // the eighth node begins the next cell
        continue;
      }
      const Corners inside = below[i] | below[i + 1] << 1U | above[i + 1] << 2U | above[i] << 3U;
      if (inside != 0 && inside != 15) linkCell(grid, static_cast<int>(i), j - 1, inside, scratch);
      ++i;
    }
  }
}

// The crossings of one loop, without those that crowd the one before.
void traceLoop(const Grid& grid, std::int32_t start, ContourScratch& scratch) {
  const double crowded = 0.35 * grid.field.cell;
  scratch.loop.clear();
  std::int32_t edge = start;
  do {
    const core::Point p = grid.crossing(edge);
    const bool first = scratch.loop.empty();
    const double dx = first ? 0 : p.x - scratch.loop.back().x;
    const double dy = first ? 0 : p.y - scratch.loop.back().y;
    if (first || dx * dx + dy * dy > crowded * crowded) scratch.loop.push_back(p);
    const std::int32_t following = scratch.next[static_cast<std::size_t>(edge)];
    scratch.next[static_cast<std::size_t>(edge)] = -1;
    edge = following;
  } while (edge >= 0 && edge != start);
}

// One pass of smoothing: each point moves by `amount` of the way to the middle of its neighbours.
void relax(std::vector<core::Point>& loop, double amount) {
  const std::size_t n = loop.size();
  const core::Point first = loop[0];
  core::Point before = loop[n - 1];
  for (std::size_t i = 0; i < n; ++i) {
    const core::Point here = loop[i];
    const core::Point after = i + 1 < n ? loop[i + 1] : first;
    loop[i] = {here.x + amount * ((before.x + after.x) / 2 - here.x),
               here.y + amount * ((before.y + after.y) / 2 - here.y)};
    before = here;
  }
}

// Rounds the corners that parts leave where they meet, without shrinking thin ones such as antlers:
// every pass inwards is followed by one outwards (Taubin 1995).
void soften(std::vector<core::Point>& loop) {
  for (int pass = 0; pass < 6; ++pass) relax(loop, pass % 2 == 0 ? 0.50 : -0.52);
}

// Leaves out points that hardly turn the outline, so that long calm stretches take few curves: what
// goes lies within `tolerance` of the line from the last kept point, and no gap exceeds `longest`.
void thin(std::vector<core::Point>& loop, double tolerance, double longest) {
  const std::size_t n = loop.size();
  const core::Point first = loop[0];
  std::size_t kept = 1;
  for (std::size_t i = 1; i < n; ++i) {
    const core::Point last = loop[kept - 1], here = loop[i];
    const core::Point after = i + 1 < n ? loop[i + 1] : first;
    const double dx = after.x - last.x, dy = after.y - last.y;
    const double hx = here.x - last.x, hy = here.y - last.y;
    const double off = hx * dy - hy * dx;  // the distance to the chord, times its length
    const double chord = dx * dx + dy * dy;
    if (off * off > tolerance * tolerance * chord || chord > longest * longest) loop[kept++] = here;
  }
  if (kept >= 4) loop.resize(kept);
}

// A uniform quadratic B-spline with the crossings as control points, raised to cubics.
void appendSpline(const std::vector<core::Point>& loop, core::Picture& picture) {
  const std::size_t n = loop.size();
  const auto between = [](core::Point a, core::Point b, double t) {
    return core::Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
  };
  const std::size_t first = picture.points.size();
  picture.points.resize(first + 1 + 3 * n);
  core::Point* next = picture.points.data() + first;
  core::Point from = between(loop[n - 1], loop[0], 0.5);
  *next++ = from;
  for (std::size_t i = 0; i < n; ++i) {
    const core::Point to = between(loop[i], loop[(i + 1) % n], 0.5);
    *next++ = between(from, loop[i], 2.0 / 3);
    *next++ = between(to, loop[i], 2.0 / 3);
    *next++ = to;
    from = to;
  }
  picture.loop_sizes.push_back(static_cast<std::int32_t>(1 + 3 * n));
}

}  // namespace

void appendContour(const Field& field, ContourScratch& scratch, core::Picture& picture,
                   core::Path& path) {
  constexpr std::size_t kDust = 9;  // crossings: a loop around a single node has four
  const Grid grid{field};
  // Tracing a loop sets its links back to −1, so what is there already is clear.
  if (scratch.next.size() < 2 * field.values.size())
    scratch.next.resize(2 * field.values.size(), -1);
  scratch.edges.clear();
  linkCells(grid, scratch);
  path.first_loop = static_cast<std::int32_t>(picture.loop_sizes.size());
  path.loops = 0;
  for (const std::int32_t edge : scratch.edges) {
    if (scratch.next[static_cast<std::size_t>(edge)] < 0) continue;  // on a loop already traced
    traceLoop(grid, edge, scratch);
    if (scratch.loop.size() < kDust) continue;
    soften(scratch.loop);
    thin(scratch.loop, 0.03 * field.cell, 4 * field.cell);
    appendSpline(scratch.loop, picture);
    ++path.loops;
  }
}

}  // namespace render
