// Everybody who is tested, and the names of joints.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/vec3.h"
#include "people/activity.h"
#include "people/people.h"

namespace test {

// Every activity by every sex and age, at phase 0.
inline std::vector<people::Parameters> everybody() {
  std::vector<people::Parameters> all;
  for (std::size_t activity = 0; activity < people::kActivityCount; ++activity)
    for (const people::Sex sex : {people::Sex::female, people::Sex::male})
      for (const people::Age age : {people::Age::child, people::Age::adult, people::Age::elder}) {
        people::Parameters p;
        p.activity = activity;
        p.sex = sex;
        p.age = age;
        all.push_back(p);
      }
  return all;
}

inline std::size_t activityNamed(std::string_view name) {
  for (std::size_t i = 0; i < people::kActivityCount; ++i)
    if (people::kActivityNames[i] == name) return i;
  return people::kActivityCount;
}

inline people::Parameters adult(std::string_view activity, people::Sex sex = people::Sex::male) {
  people::Parameters p;
  p.activity = activityNamed(activity);
  p.sex = sex;
  return p;
}

inline std::string nameOf(const people::Parameters& p) {
  return std::string(people::kActivityNames[p.activity]) + " " +
         std::string(people::kSexNames[static_cast<std::size_t>(p.sex)]) + " " +
         std::string(people::kAgeNames[static_cast<std::size_t>(p.age)]) + " at " +
         std::to_string(p.phase);
}

inline std::vector<core::Vec3> jointsOf(const people::Skeleton& s) {
  std::vector<core::Vec3> joints = {s.pelvis, s.spine, s.waist, s.chest, s.head_base, s.head_top};
  for (std::size_t i = 0; i < 2; ++i)
    for (const core::Vec3& p : {s.hip[i], s.knee[i], s.ankle[i], s.heel[i], s.toe[i], s.shoulder[i],
                                s.elbow[i], s.hand[i]})
      joints.push_back(p);
  return joints;
}

inline double distance(core::Vec3 a, core::Vec3 b) { return core::length(a - b); }

inline double degrees(double radians) { return radians * 180 / 3.14159265358979323846; }

}  // namespace test
