// A point or a vector: x forward, y up, z towards the viewer, in metres.
#pragma once

#include <cmath>

namespace core {

struct Vec3 {
  double x = 0, y = 0, z = 0;
};

constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
constexpr Vec3 operator*(Vec3 a, double s) { return {a.x * s, a.y * s, a.z * s}; }
constexpr double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// sqrt is correctly rounded everywhere, unlike hypot.
inline double length(Vec3 v) { return std::sqrt(dot(v, v)); }

}  // namespace core
