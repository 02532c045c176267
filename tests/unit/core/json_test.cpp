#include "core/json.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace {

using core::JsonStyle;
using core::JsonWriter;
using core::Lines;

void writeSample(JsonWriter& json) {
  json.beginObject();
  json.key("name").string("pud\xC3\xBA");
  json.key("seed").integer(7);
  json.key("grown").boolean(true);
  json.key("mate").null();
  json.key("parts").beginArray();
  json.beginObject(Lines::one);
  json.key("a").point({0.1, 0.2, -0.3});
  json.key("r0").number(0.5);
  json.key("tags").beginArray();
  json.string("x").string("y");
  json.end();
  json.end();
  json.beginObject();
  json.key("row").numbers(std::array{1.0, 2.5});
  json.end();
  json.end();
  json.key("none").beginArray().end();
  json.key("nothing").beginObject().end();
  json.end();
}

TEST(Json, CompactHasNoWhiteSpace) {
  std::string out;
  JsonWriter json(out);
  writeSample(json);
  EXPECT_EQ(out,
            "{\"name\":\"pud\xC3\xBA\",\"seed\":7,\"grown\":true,\"mate\":null,"
            "\"parts\":[{\"a\":[0.1,0.2,-0.3],\"r0\":0.5,\"tags\":[\"x\",\"y\"]},"
            "{\"row\":[1,2.5]}],\"none\":[],\"nothing\":{}}");
}

TEST(Json, ReadableBreaksLinesButNotRowsOfNumbers) {
  std::string out;
  JsonWriter json(out, JsonStyle::readable);
  writeSample(json);
  EXPECT_EQ(out, R"({
  "name": "pudú",
  "seed": 7,
  "grown": true,
  "mate": null,
  "parts": [
    {"a": [0.1, 0.2, -0.3], "r0": 0.5, "tags": ["x", "y"]},
    {
      "row": [1, 2.5]
    }
  ],
  "none": [],
  "nothing": {}
})");
}

TEST(Json, AppendsToWhatIsThere) {
  std::string out = "x = ";
  JsonWriter(out).beginArray().integer(1).integer(2).end();
  EXPECT_EQ(out, "x = [1,2]");
}

TEST(Json, AValueMayStandAlone) {
  std::string out;
  JsonWriter(out, JsonStyle::readable).string("alone");
  EXPECT_EQ(out, "\"alone\"");
}

TEST(Json, ArraysOfArrays) {
  std::string out;
  JsonWriter json(out, JsonStyle::readable);
  json.beginArray().point({1, 2, 3}).point({4, 5, 6}).end();
  EXPECT_EQ(out, "[\n  [1, 2, 3],\n  [4, 5, 6]\n]");
}

TEST(Json, EscapesWhatMustBeEscapedAndNothingElse) {
  std::string every;
  for (int c = 0; c < 0x80; ++c) every += static_cast<char>(c);
  std::string out;
  JsonWriter(out).string(every);
  EXPECT_EQ(out,
            "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r"
            "\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019"
            "\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f !\\\"#$%&'()*+,-./0123456789:;<=>?@"
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\"");
}

TEST(Json, EscapesKeysToo) {
  std::string out;
  JsonWriter(out).beginObject().key("a\"b").integer(1).end();
  EXPECT_EQ(out, "{\"a\\\"b\":1}");
}

TEST(Json, NumbersAreShortestAndIntegersWhole) {
  std::string out;
  JsonWriter json(out);
  json.beginArray();
  json.number(0.1).number(-0.0).number(1e21).number(5e-324);
  json.number(std::numeric_limits<double>::quiet_NaN()).number(HUGE_VAL);
  json.integer(0).integer(-42);
  json.integer(std::numeric_limits<std::int64_t>::max());
  json.integer(std::numeric_limits<std::int64_t>::min());
  json.end();
  EXPECT_EQ(out, "[0.1,-0,1e+21,5e-324,null,null,0,-42,9223372036854775807,-9223372036854775808]");
}

}  // namespace
