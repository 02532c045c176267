// A colour as the web writes it.
#pragma once

#include <string>

#include "core/palette.h"

namespace render {

// "#b05a2e"
inline std::string colourText(core::Rgb c) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "#";
  for (const std::uint8_t v : {c.r, c.g, c.b}) {
    text += kDigits[v >> 4];
    text += kDigits[v & 15];
  }
  return text;
}

}  // namespace render
