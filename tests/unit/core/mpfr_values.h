// True values from MPFR (mpfr.org) for the native tests of core/math.
#pragma once

#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace test {

// An MPFR number that frees itself.
class Real {
 public:
  explicit Real(int bits = 160) { mpfr_init2(value_, bits); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  ~Real() { mpfr_clear(value_); }

  operator mpfr_ptr() { return value_; }

 private:
  mpfr_t value_;
};

struct TrueSinCos {
  Real sine, cosine;

  void ofRadians(double x) {
    mpfr_set_d(argument_, x, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, argument_, MPFR_RNDN);
  }

  // Whole turns go first, exactly, so that the rest times 2 pi is good to 160 bits.
  void ofTurns(double turns) {
    const double rest = std::fmod(turns, 1);
    mpfr_const_pi(argument_, MPFR_RNDN);
    mpfr_mul_2ui(argument_, argument_, 1, MPFR_RNDN);
    mpfr_mul_d(argument_, argument_, rest, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, argument_, MPFR_RNDN);
    // At a quarter turn the zero is exact, not what 160 bits of pi leave of it.
    if (std::fmod(rest, 0.5) == 0) mpfr_set_zero(sine, 1);
    if (std::fmod(rest - 0.25, 0.5) == 0) mpfr_set_zero(cosine, 1);
  }

 private:
  Real argument_{200};
};

inline void trueAtan2(double y, double x, Real& angle) {
  Real up, across;
  mpfr_set_d(up, y, MPFR_RNDN);
  mpfr_set_d(across, x, MPFR_RNDN);
  mpfr_atan2(angle, up, across, MPFR_RNDN);
}

// |got - value| in units in the last place of a double of value's size.
inline double errorInUlps(double got, Real& value) {
  if (mpfr_zero_p(value)) return got == 0 ? 0 : HUGE_VAL;
  const auto exponent = std::max<long>(mpfr_get_exp(value) - 53, -1074);
  Real difference;
  mpfr_sub_d(difference, value, got, MPFR_RNDN);
  mpfr_mul_2si(difference, difference, -exponent, MPFR_RNDN);
  return std::fabs(mpfr_get_d(difference, MPFR_RNDN));
}

// The arguments that are hardest for a sine: doubles in [1/2, top] that come closer to a multiple
// of pi/2 than every one of the same scale with fewer bits. With the scale 2^e fixed they are
// m * 2^e, m < 2^53, and the m are the denominators of the continued fraction of 2^e / (pi/2).
inline std::vector<double> nearestToQuarterTurns(double top) {
  std::vector<double> found;
  Real ratio(2000), whole(2000);
  for (int e = -53; std::ldexp(1, e) <= top; ++e) {
    mpfr_const_pi(ratio, MPFR_RNDN);
    mpfr_ui_div(ratio, 1, ratio, MPFR_RNDN);
    mpfr_mul_2si(ratio, ratio, e + 1, MPFR_RNDN);
    double before = 1, now = 0;
    for (;;) {
      mpfr_floor(whole, ratio);
      const double next = mpfr_get_d(whole, MPFR_RNDN) * now + before;
      before = now;
      now = next;
      if (now >= 0x1p53) break;
      const double x = std::ldexp(now, e);
      if (x >= 0.5 && x <= top) found.push_back(x);
      mpfr_sub(ratio, ratio, whole, MPFR_RNDN);
      mpfr_ui_div(ratio, 1, ratio, MPFR_RNDN);
    }
  }
  return found;
}

}  // namespace test
