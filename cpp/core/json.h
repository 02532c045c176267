// Writes JSON into a string, the same bytes natively and in a browser.
//
//   std::string out;
//   JsonWriter json(out, JsonStyle::readable);
//   json.beginObject();
//   json.key("seed").integer(7);
//   json.key("parts").beginArray();
//   json.beginObject(Lines::one);
//   json.key("a").numbers(std::array{0.1, 0.2, 0.3});
//   json.end();
//   json.end();
//   json.end();
//
// The caller keeps the order (a key before each value of an object, an end for each begin); text is
// UTF-8 and goes out as it came in, apart from the escapes that JSON demands.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/vec3.h"

namespace core {

enum class JsonStyle : std::uint8_t {
  compact,   // no white space at all
  readable,  // two spaces per level; rows of numbers stay on one line
};

// How the readable style lays out an object or an array. What is inside one line stays on it.
enum class Lines : std::uint8_t { many, one };

class JsonWriter {
 public:
  // Appends to `out`, which must outlive the writer.
  explicit JsonWriter(std::string& out, JsonStyle style = JsonStyle::compact);

  JsonWriter& beginObject(Lines lines = Lines::many);
  JsonWriter& beginArray(Lines lines = Lines::many);
  JsonWriter& end();  // of the innermost object or array

  JsonWriter& key(std::string_view name);
  JsonWriter& key(const char* name);  // for literals: passes one word where a view takes a copy

  JsonWriter& string(std::string_view text);
  JsonWriter& number(double x);  // see writeNumber; NaN and infinities become null
  JsonWriter& integer(std::int64_t x);
  JsonWriter& boolean(bool x);
  JsonWriter& null();

  JsonWriter& numbers(std::span<const double> row);  // [0.1, 0.2], on one line
  JsonWriter& point(const Vec3& p);                  // [x, y, z], on one line

 private:
  struct Level {
    char closing;  // '}' or ']'
    Lines lines;
    bool empty;
  };

  void beginValue();
  void separate(Level& level);
  void breakLine(std::size_t depth);
  JsonWriter& begin(char opening, char closing, Lines lines);
  void quote(std::string_view text);

  std::string& out_;
  JsonStyle style_;
  bool after_key_ = false;
  std::vector<Level> levels_;
};

}  // namespace core
