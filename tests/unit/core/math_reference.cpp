// Makes math_reference.inc: MPFR's values and this project's own bits for a few hundred arguments,
// and the digests of many more, which the same suite checks natively and as wasm.
//
//   math_reference --check FILE    exit 1 when FILE is not what would be written
//   math_reference --write FILE
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "core/math.h"
#include "unit/core/math_digests.h"
#include "unit/core/mpfr_values.h"
#include "unit/core/random.h"

namespace {

using test::Real;

std::string hexadecimal(double x) {
  char text[40];
  std::snprintf(text, sizeof text, "%a", x);
  return text;
}

// {nearest, rest, ours}
std::string row(Real& value, double ours) {
  const double nearest = mpfr_get_d(value, MPFR_RNDN);
  Real rest;
  mpfr_sub_d(rest, value, nearest, MPFR_RNDN);
  return "{" + hexadecimal(nearest) + ", " + hexadecimal(mpfr_get_d(rest, MPFR_RNDN)) + ", " +
         hexadecimal(ours) + "}";
}

void writeSincos(std::ostream& out) {
  test::Random random(21);
  std::vector<double> arguments = {0x1p-1022, 1e-8,   0.25,  0.5,       1,   core::kPi / 4, 2, 3,
                                   22,        127.99, 128.1, core::kPi, 1e6, 0x1p30};
  for (int i = 0; i < 80; ++i) arguments.push_back(random.between(-4, 4));
  for (int i = 0; i < 80; ++i) arguments.push_back(random.acrossScales(-30, 29));
  for (int i = 1; i <= 12; ++i) arguments.push_back(i * (core::kPi / 2));
  const auto hardest = test::nearestToQuarterTurns(core::kFarthest);
  for (std::size_t i = 0; i < hardest.size(); i += 17) arguments.push_back(hardest[i]);

  test::TrueSinCos truth;
  out << "constexpr SinCosRow kSincosRows[] = {\n";
  for (const double x : arguments) {
    truth.ofRadians(x);
    const auto [sine, cosine] = core::sincos(x);
    out << "    {" << hexadecimal(x) << ", " << row(truth.sine, sine) << ", "
        << row(truth.cosine, cosine) << "},\n";
  }
  out << "};\n\n";
}

void writeSincosTurns(std::ostream& out) {
  test::Random random(22);
  std::vector<double> arguments = {1e-8, 0.125, 0.375, 0.0625, 1.0 / 3, 0x1p40, 0x1p45 + 0.125};
  for (int i = 0; i < 80; ++i) arguments.push_back(random.between(-1, 1));
  for (int i = 0; i < 40; ++i) arguments.push_back(random.acrossScales(-30, 45));
  for (int i = -8; i <= 8; ++i) arguments.push_back(i / 8.0 + 0x1p-40);

  test::TrueSinCos truth;
  out << "constexpr SinCosRow kSincosTurnsRows[] = {\n";
  for (const double x : arguments) {
    truth.ofTurns(x);
    const auto [sine, cosine] = core::sincosTurns(x);
    out << "    {" << hexadecimal(x) << ", " << row(truth.sine, sine) << ", "
        << row(truth.cosine, cosine) << "},\n";
  }
  out << "};\n\n";
}

void writeAtan2(std::ostream& out) {
  test::Random random(23);
  Real angle;
  out << "constexpr Atan2Row kAtan2Rows[] = {\n";
  for (int i = 0; i < 200; ++i) {
    const int scale = i % 2 == 0 ? 0 : 20;
    const double y = random.acrossScales(-scale, scale), x = random.acrossScales(-scale, scale);
    test::trueAtan2(y, x, angle);
    out << "    {" << hexadecimal(y) << ", " << hexadecimal(x) << ", "
        << row(angle, core::atan2(y, x)) << "},\n";
  }
  out << "};\n\n";
}

void writeDigests(std::ostream& out) {
  const test::MathDigests digests;
  out << "constexpr char kSincosDigest[] = \"" << digests.sincos.hex() << "\";\n"
      << "constexpr char kSincosTurnsDigest[] = \"" << digests.sincos_turns.hex() << "\";\n"
      << "constexpr char kAtan2Digest[] = \"" << digests.atan2.hex() << "\";\n"
      << "constexpr char kCurvesDigest[] = \"" << digests.curves.hex() << "\";\n";
}

}  // namespace

int main(int count, char** arguments) {
  const std::string mode = count == 3 ? arguments[1] : "";
  if (mode != "--check" && mode != "--write") {
    std::cerr << "math_reference --check FILE | --write FILE\n";
    return 2;
  }
  std::ostringstream made;
  made << "// Written by math_reference.cpp. {true value as the nearest double, what is left, our "
          "bits}\n";
  writeSincos(made);
  writeSincosTurns(made);
  writeAtan2(made);
  writeDigests(made);

  if (mode == "--write") {
    std::ofstream(arguments[2], std::ios::binary) << made.str();
    return 0;
  }
  std::ifstream file(arguments[2], std::ios::binary);
  std::ostringstream kept;
  kept << file.rdbuf();
  if (kept.str() == made.str()) return 0;
  std::cerr << arguments[2] << " differs from what core/math and MPFR give now\n";
  return 1;
}
