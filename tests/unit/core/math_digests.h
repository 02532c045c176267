// A million values of core/math as four digests, for the test and for the program that writes what
// the test expects.
#pragma once

#include <string>

#include "core/digest.h"
#include "core/math.h"
#include "unit/core/random.h"

namespace test {

struct MathDigests {
  core::Digest sincos, sincos_turns, atan2, curves;

  MathDigests() {
    Random random(1);
    for (int i = 0; i < 150'000; ++i) {
      const auto a = core::sincos(random.acrossScales(-40, 29));
      sincos.number(a.sine).number(a.cosine);
      const auto b = core::sincosTurns(random.acrossScales(-40, 60));
      sincos_turns.number(b.sine).number(b.cosine);
      const double y = random.acrossScales(-30, 30), x = random.acrossScales(-30, 30);
      atan2.number(core::atan2(y, x));
      curves.number(core::wrap01(y));
      curves.number(core::smoothstep(-1, x, y));
      curves.number(core::lerp(y, x, 0.3));
    }
  }
};

}  // namespace test
