#include "core/json.h"

#include "core/number.h"

namespace core {

JsonWriter::JsonWriter(std::string& out, JsonStyle style) : out_(out), style_(style) {}

JsonWriter& JsonWriter::begin(char opening, char closing, Lines lines) {
  beginValue();
  const bool inside_one_line = !levels_.empty() && levels_.back().lines == Lines::one;
  levels_.push_back({closing, inside_one_line ? Lines::one : lines, true});
  out_ += opening;
  return *this;
}

JsonWriter& JsonWriter::beginObject(Lines lines) { return begin('{', '}', lines); }

JsonWriter& JsonWriter::beginArray(Lines lines) { return begin('[', ']', lines); }

JsonWriter& JsonWriter::end() {
  const Level level = levels_.back();
  levels_.pop_back();
  if (!level.empty && level.lines == Lines::many) breakLine(levels_.size());
  out_ += level.closing;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate(levels_.back());
  quote(name);
  out_ += ':';
  if (style_ == JsonStyle::readable) out_ += ' ';
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(const char* name) { return key(std::string_view(name)); }

JsonWriter& JsonWriter::string(std::string_view text) {
  beginValue();
  quote(text);
  return *this;
}

JsonWriter& JsonWriter::number(double x) {
  beginValue();
  appendNumber(x, out_);
  return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t x) {
  beginValue();
  appendInteger(x, out_);
  return *this;
}

JsonWriter& JsonWriter::boolean(bool x) {
  beginValue();
  out_ += x ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::null() {
  beginValue();
  out_ += "null";
  return *this;
}

JsonWriter& JsonWriter::numbers(std::span<const double> row) {
  beginArray(Lines::one);
  for (const double x : row) number(x);
  return end();
}

JsonWriter& JsonWriter::point(const Vec3& p) {
  const double row[] = {p.x, p.y, p.z};
  return numbers(row);
}

// A value stands after its key, in an array after a comma, or alone.
void JsonWriter::beginValue() {
  if (after_key_) {
    after_key_ = false;
  } else if (!levels_.empty()) {
    separate(levels_.back());
  }
}

void JsonWriter::separate(Level& level) {
  if (!level.empty) out_ += ',';
  if (level.lines == Lines::many) {
    breakLine(levels_.size());
  } else if (!level.empty && style_ == JsonStyle::readable) {
    out_ += ' ';
  }
  level.empty = false;
}

void JsonWriter::breakLine(std::size_t depth) {
  if (style_ == JsonStyle::compact) return;
  out_ += '\n';
  out_.append(2 * depth, ' ');
}

// What needs no escape goes out in one piece.
void JsonWriter::quote(std::string_view text) {
  out_ += '"';
  std::size_t plain = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool control = static_cast<unsigned char>(c) < 0x20;
    if (!control && c != '"' && c != '\\') continue;
    out_.append(text.data() + plain, i - plain);
    plain = i + 1;
    out_ += '\\';
    if (!control) {
      out_ += c;
    } else if (c >= '\b' && c <= '\r' && c != '\v') {
      out_ += "btn?fr"[c - '\b'];
    } else {
      out_ += "u00";
      out_ += "0123456789abcdef"[c >> 4];
      out_ += "0123456789abcdef"[c & 15];
    }
  }
  out_.append(text.data() + plain, text.size() - plain);
  out_ += '"';
}

}  // namespace core
