// What the writer writes, read back by a library that knows nothing about it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "core/json.h"
#include "unit/core/random.h"

namespace {

using core::JsonStyle;
using core::JsonWriter;
using core::Lines;
using nlohmann::json;

// Writes a random value and returns the same value as the library holds it.
json writeRandom(JsonWriter& writer, test::Random& random, int depth) {
  const Lines lines = random.bits() % 2 == 0 ? Lines::one : Lines::many;
  switch (random.bits() % (depth < 5 ? 8 : 5)) {
    case 0: {
      double x = random.anyDouble();
      if (x - x != 0) x = 1;
      writer.number(x);
      return x;
    }
    case 1: {
      const auto x = static_cast<std::int64_t>(random.bits() >> (random.bits() % 64));
      writer.integer(x);
      return x;
    }
    case 2: {
      std::string text;
      for (auto i = random.bits() % 12; i > 0; --i) {
        text += static_cast<char>(random.bits() % 0x80);
        if (random.bits() % 4 == 0) text += "\xC3\xB1\xF0\x9F\xA6\x8C";
      }
      writer.string(text);
      return text;
    }
    case 3:
      writer.null();
      return nullptr;
    case 4: {
      const bool x = random.bits() % 2 == 0;
      writer.boolean(x);
      return x;
    }
    case 5: {
      const double row[] = {random.unit(), -random.unit(), 0};
      writer.numbers(row);
      return json::array({row[0], row[1], row[2]});
    }
    case 6: {
      json array = json::array();
      writer.beginArray(lines);
      for (auto i = random.bits() % 5; i > 0; --i) {
        array.push_back(writeRandom(writer, random, depth + 1));
      }
      writer.end();
      return array;
    }
    default: {
      json object = json::object();
      writer.beginObject(lines);
      for (auto i = random.bits() % 5; i > 0; --i) {
        const std::string name = "k\n" + std::to_string(i);
        writer.key(name);
        object[name] = writeRandom(writer, random, depth + 1);
      }
      writer.end();
      return object;
    }
  }
}

TEST(JsonNative, AnotherReaderReadsTheSameValuesInBothStyles) {
  for (const JsonStyle style : {JsonStyle::compact, JsonStyle::readable}) {
    test::Random random(51);
    for (int i = 0; i < 5'000; ++i) {
      std::string text;
      JsonWriter writer(text, style);
      const json expected = writeRandom(writer, random, 0);
      const json read = json::parse(text, nullptr, false);
      ASSERT_FALSE(read.is_discarded()) << text;
      ASSERT_EQ(read, expected) << text;
    }
  }
}

}  // namespace
