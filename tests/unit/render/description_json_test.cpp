#include "render/description_json.h"

#include <gtest/gtest.h>

#include <array>

#include "unit/render/araucaria.h"

namespace render {
namespace {

constexpr std::array<std::string_view, 2> kSoils = {"ash", "loam"};
constexpr std::array<core::Parameter, 5> kTable = {{
    {"seed", core::ParameterKind::integer, "", 0, 4294967295, 7, 1, false, {}, core::Redraw::shape},
    {"soil", core::ParameterKind::choice, "", 0, 1, 0, 1, false, kSoils, core::Redraw::shape},
    {"cones",
     core::ParameterKind::integer,
     "",
     0,
     9,
     core::kAuto,
     1,
     true,
     {},
     core::Redraw::shape},
    {"lean", core::ParameterKind::number, "deg", -9, 9, 0, 1, false, {}, core::Redraw::shape},
    {"wind", core::ParameterKind::cyclic, "", 0, 1, 0, 0.1, false, {}, core::Redraw::pose},
}};

TEST(DescriptionJson, WritesEveryMember) {
  core::Description small;
  small.add(core::Part{{0, 0, 0},
                       {0, 4, 0},
                       0.6,
                       0.45,
                       core::kNoParent,
                       araucaria::kTrunk,
                       araucaria::kBark,
                       araucaria::kStem});
  small.add(core::Part{{0, 4, 0},
                       {0.1, 0.30000000000000004, -1e-7},
                       0.5,
                       0.25,
                       0,
                       araucaria::kBranch,
                       araucaria::kLeaf,
                       araucaria::kCrown});
  small.add(core::Detail{
      {0.2, 7.1, 0.8}, 0.5, 1, araucaria::kCone, araucaria::kConeScale, core::Shape::disc});
  const std::array values = {4294967295.0, 1.0, core::kAuto, -0.5, 1.25};
  const std::array<Readout, 1> readouts = {{{"height_m", 7.6}}};
  std::string json;
  writeDescription(small, araucaria::kVocabulary, kTable, values, readouts, json);
  EXPECT_EQ(json, R"({
  "parameters": {
    "seed": 4294967295,
    "soil": "loam",
    "cones": "auto",
    "lean": -0.5,
    "wind": 1.25
  },
  "parts": [
    {"kind": "trunk", "a": [0, 0, 0], "b": [0, 4, 0], "r0": 0.6, "r1": 0.45, "role": "bark", "parent": -1, "group": "stem"},
    {"kind": "branch", "a": [0, 4, 0], "b": [0.1, 0.30000000000000004, -1e-7], "r0": 0.5, "r1": 0.25, "role": "leaf", "parent": 0, "group": "crown"}
  ],
  "details": [
    {"kind": "cone", "shape": "disc", "p": [0.2, 7.1, 0.8], "size": 0.5, "role": "scale", "part": 1}
  ],
  "readouts": {
    "height_m": 7.6
  }
})");
}

TEST(DescriptionJson, AppendsAndWritesAnAskedNumberInsteadOfAuto) {
  std::string json = "x";
  const std::array values = {0.0, 0.0, 9.0, 0.0, 0.0};
  writeDescription({}, araucaria::kVocabulary, kTable, values, {}, json);
  EXPECT_EQ(json, R"(x{
  "parameters": {
    "seed": 0,
    "soil": "ash",
    "cones": 9,
    "lean": 0,
    "wind": 0
  },
  "parts": [],
  "details": [],
  "readouts": {}
})");
}

TEST(DescriptionJson, WritesNumbersThatNoNameBelongsToAsTheyAre) {
  core::Description odd;
  odd.add(core::Part{{0, 0, 0}, {0, 0, 0}, 0, 0, core::kNoParent, 99, 98, 97});
  std::string json;
  writeDescription(odd, araucaria::kVocabulary, {}, {}, {}, json);
  EXPECT_NE(json.find(R"("kind": 99)"), std::string::npos);
  EXPECT_NE(json.find(R"("role": 98)"), std::string::npos);
  EXPECT_NE(json.find(R"("group": 97)"), std::string::npos);
}

}  // namespace
}  // namespace render
