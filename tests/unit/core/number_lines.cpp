// Prints doubles as sixteen hexadecimal digits and as writeNumber writes them, one per line, for
// number_javascript.mjs to compare with what JavaScript itself writes.
#include <cinttypes>
#include <cmath>
#include <cstdio>

#include "core/math.h"
#include "core/number.h"
#include "unit/core/random.h"

namespace {

void print(double x) {
  if (!std::isfinite(x)) return;
  char text[core::kNumberSize];
  const auto size = static_cast<int>(core::writeNumber(x, text));
  std::printf("%016" PRIx64 " %.*s\n", core::detail::bitsOf(x), size, text);
}

}  // namespace

int main() {
  test::Random random(71);
  for (int i = 0; i < 60'000; ++i) print(random.anyDouble());
  for (int i = 0; i < 60'000; ++i) print(random.acrossScales(-30, 80));
  for (int i = 0; i < 20'000; ++i) print(static_cast<double>(random.bits() % 1'000'000) / 1000);
  for (int i = 0; i < 10'000; ++i) print(static_cast<double>(random.bits() >> 10));
  for (int power = -1073; power <= 1023; ++power) {
    const double x = std::ldexp(1, power);
    print(x);
    print(-std::nextafter(x, 0));
    print(std::nextafter(x, 2 * x));
  }
}
