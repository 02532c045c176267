// An animal under test: its description, and its parts found by what they are instead of by index.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "pudu/pudu.h"

namespace test {

// Metres, and far below anything an eye or a tape could tell: only the order of a few operations
// may differ between the generator and the arithmetic of a test.
inline constexpr double kNear = 1e-12;

// Legs in the order of the description. The viewer stands at +z, so left is far.
enum Leg : std::size_t { kLeftHind, kLeftFore, kRightHind, kRightFore, kLegCount };
inline bool isHind(std::size_t leg) { return leg == kLeftHind || leg == kRightHind; }
inline bool isNear(std::size_t leg) { return leg == kRightHind || leg == kRightFore; }

class Animal {
 public:
  explicit Animal(const pudu::Parameters& parameters) : p(parameters) {
    const auto problem = pudu::describe(parameters, d);
    EXPECT_FALSE(problem) << core::message(*problem);
  }

  std::vector<core::Part> parts(pudu::Kind kind) const {
    std::vector<core::Part> found;
    for (const core::Part& part : d.parts) {
      if (part.kind == static_cast<std::uint8_t>(kind)) found.push_back(part);
    }
    return found;
  }

  std::vector<core::Detail> details(pudu::Kind kind) const {
    std::vector<core::Detail> found;
    for (const core::Detail& detail : d.details) {
      if (detail.kind == static_cast<std::uint8_t>(kind)) found.push_back(detail);
    }
    return found;
  }

  core::Part only(pudu::Kind kind) const {
    const auto found = parts(kind);
    EXPECT_EQ(found.size(), 1u);
    return found.empty() ? core::Part() : found[0];
  }

  // The front end of the spine: its height is the specification's bodyY·k, wherever the ground is.
  core::Vec3 withers() const { return parts(pudu::Kind::body).back().b; }

  core::Part thigh(std::size_t leg) const { return parts(pudu::Kind::thigh).at(leg); }
  core::Part shin(std::size_t leg) const { return parts(pudu::Kind::shin).at(leg); }
  core::Part hoof(std::size_t leg) const { return parts(pudu::Kind::hoof).at(leg); }

  pudu::Parameters p;
  core::Description d;
};

inline void expectPoint(const core::Vec3& got, const core::Vec3& wanted, double tolerance = kNear) {
  EXPECT_NEAR(got.x, wanted.x, tolerance);
  EXPECT_NEAR(got.y, wanted.y, tolerance);
  EXPECT_NEAR(got.z, wanted.z, tolerance);
}

inline bool same(const core::Vec3& a, const core::Vec3& b) {
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

inline bool same(const core::Part& a, const core::Part& b) {
  return same(a.a, b.a) && same(a.b, b.b) && a.r0 == b.r0 && a.r1 == b.r1 && a.parent == b.parent &&
         a.kind == b.kind && a.role == b.role && a.group == b.group;
}

inline bool same(const core::Detail& a, const core::Detail& b) {
  return same(a.p, b.p) && a.size == b.size && a.part == b.part && a.kind == b.kind &&
         a.role == b.role && a.shape == b.shape;
}

inline bool same(const core::Description& a, const core::Description& b) {
  if (a.parts.size() != b.parts.size() || a.details.size() != b.details.size()) return false;
  for (std::size_t i = 0; i < a.parts.size(); ++i) {
    if (!same(a.parts[i], b.parts[i])) return false;
  }
  for (std::size_t i = 0; i < a.details.size(); ++i) {
    if (!same(a.details[i], b.details[i])) return false;
  }
  return true;
}

}  // namespace test
