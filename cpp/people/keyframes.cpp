#include "people/keyframes.h"

#include "core/math.h"

namespace people {
namespace {

// How far a cyclic phase lies after another.
double after(double phase, double from) {
  const double gap = phase - from;
  return gap < 0 ? gap + 1 : gap;
}

double between(double from, double to, double since, double span) {
  return core::lerp(from, to, core::smoothstep(0, span, since));
}

}  // namespace

void interpolate(std::span<const Key> keys, double phase, Angles& angles) {
  const std::size_t count = keys.size();
  // The last key that is not later, found once; the cycle before it where there is none.
  std::size_t current = count - 1;
  for (std::size_t i = 0; i < count && keys[i].phase <= phase; ++i) current = i;
  for (std::size_t a = 0; a < kAngles; ++a) {
    const auto value = [&](std::size_t key) { return keys[key].angles.*kKeyAngle[a]; };
    std::size_t from = current, steps = 0;
    while (value(from) == kFree && steps < count) from = from > 0 ? from - 1 : count - 1, ++steps;
    if (steps == count) continue;
    std::size_t to = current + 1 < count ? current + 1 : 0;
    while (value(to) == kFree) to = to + 1 < count ? to + 1 : 0;
    double& angle = angles.*kAngle[a];
    angle = from == to ? value(from)
                       : between(value(from), value(to), after(phase, keys[from].phase),
                                 after(keys[to].phase, keys[from].phase));
  }
}

double interpolate(std::span<const Moment> moments, double phase) {
  const std::size_t count = moments.size();
  std::size_t from = count - 1;
  for (std::size_t i = 0; i < count && moments[i].phase <= phase; ++i) from = i;
  const std::size_t to = from + 1 < count ? from + 1 : 0;
  return from == to
             ? moments[from].value
             : between(moments[from].value, moments[to].value, after(phase, moments[from].phase),
                       after(moments[to].phase, moments[from].phase));
}

}  // namespace people
