#include "render/fill.h"

#include "core/number.h"

namespace render {

void fillIn(std::string_view form, std::initializer_list<Blank> blanks, std::string& out) {
  for (std::size_t i = 0; i < form.size(); ++i) {
    if (form[i] != '$') {
      out += form[i];
      continue;
    }
    const char name = form[++i];
    const Blank& blank = blanks.begin()[name <= '9' ? name - '0' : name - 'a' + 10];
    if (blank.is_number) {
      core::appendNumber(blank.number, out);
    } else {
      out += blank.text;
    }
  }
}

std::string quotable(std::string_view text) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string out;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x20) {
      out += "\\u00";
      out += kHex[code >> 4];
      out += kHex[code & 15];
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

}  // namespace render
