// Animals with a name. They live here once: the golden tests, the benchmarks and, through
// scenarios.json, the tests of the module and of the page take them from here.
#pragma once

#include <array>
#include <ostream>
#include <string_view>

#include "pudu/parameters.h"

namespace golden {

struct Scenario {
  std::string_view name;
  pudu::Parameters parameters;
  bool in_full = false;  // its whole description is kept as JSON, not only a digest
};

// What a test of it is called.
inline std::ostream& operator<<(std::ostream& out, const Scenario& scenario) {
  return out << scenario.name;
}

inline constexpr std::array kScenarios = {
    Scenario{"male", {}, true},
    Scenario{"female", {.sex = pudu::Sex::female, .phase = 0.25}, true},
    Scenario{"newborn", {.age = 0, .sex = pudu::Sex::female}, true},
    Scenario{"chubby",
             {.seed = 2024,
              .age = 0.35,
              .phase = 0.625,
              .roundness = 1.12,
              .belly = 1,
              .antler_angle = -70},
             true},
    // The age curves: where spots begin to go, where they are gone, where antlers begin, half
    // grown, and where the size is full.
    Scenario{"age-15", {.age = 0.15, .phase = 0.1}},
    Scenario{"age-30", {.age = 0.3, .phase = 0.2}},
    Scenario{"age-45", {.age = 0.45, .phase = 0.3}},
    Scenario{"age-55", {.age = 0.55, .phase = 0.4}},
    Scenario{"age-67", {.age = 0.675, .phase = 0.6}},
    Scenario{"age-80", {.age = 0.8, .phase = 0.7}},
    Scenario{"age-90", {.age = 0.9, .phase = 0.9}},
    // The walk: the other poses of the sheet, one between, and phases that have to be wrapped.
    Scenario{"phase-25", {.phase = 0.25}},
    Scenario{"phase-50", {.phase = 0.5}},
    Scenario{"phase-75", {.phase = 0.75}},
    Scenario{"phase-third", {.phase = 1.0 / 3}},
    Scenario{"phase-before-the-turn", {.phase = -1e-300}},
    Scenario{"phase-negative", {.phase = -12.34}},
    Scenario{"phase-far", {.phase = 123456.789}},
    // Both ends of every range.
    Scenario{"smallest", {.age = 0, .shoulder = 0.30}},
    Scenario{"largest", {.age = 1, .shoulder = 0.45}},
    Scenario{"slim", {.phase = 0.15, .roundness = 0.8}},
    Scenario{"round", {.phase = 0.15, .roundness = 1.3}},
    Scenario{"fat", {.phase = 0.15, .belly = 1}},
    Scenario{"roundest", {.phase = 0.15, .roundness = 1.3, .belly = 1}},
    Scenario{"no-antlers", {.antler = 0}},
    Scenario{"long-antlers", {.antler = 1.5}},
    Scenario{"antlers-back", {.antler_angle = -70}},
    Scenario{"antlers-flat", {.antler = 1.5, .antler_angle = -90}},
    Scenario{"antlers-forward", {.antler = 1.5, .antler_angle = 60}},
    // Spots: none, one, a full last column, one more, the most; two fawns that differ by seed.
    Scenario{"spots-0", {.age = 0, .spots = 0}},
    Scenario{"spots-1", {.age = 0, .spots = 1}},
    Scenario{"spots-21", {.age = 0, .spots = 21}},
    Scenario{"spots-23", {.age = 0, .spots = 23}},
    Scenario{"spots-40", {.age = 1, .spots = 40}},
    Scenario{"seed-0", {.seed = 0, .age = 0}},
    Scenario{"seed-last", {.seed = 4294967295, .age = 0}},
};

}  // namespace golden
