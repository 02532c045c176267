// The share link's text, "v=1&sex=female&age=0.2": what the page's address says after its question
// mark and what every file we make carries, so that a file restores its animal.
//
// One field per parameter and knob, in the order of the tables, and only what is not at its
// default; numbers as JavaScript writes them. web/lib/state.js reads and writes the same text, with
// fields of the page's own beside these, and tests/unit/pudu/share_javascript.mjs holds the two
// together.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pudu/parameters.h"

namespace pudu {

inline constexpr std::string_view kShareVersion = "1";

// Longer texts are not read: no link we write comes near.
inline constexpr std::size_t kLongestShare = 2048;

// The controls must be valid.
std::string shareText(const Controls& controls);

enum class ShareFault : std::uint8_t { too_long, version, number, range, whole, choice };

// Something in a text that could not be had as it was asked for.
struct ShareProblem {
  ShareFault fault;
  std::string_view field;  // Parameter::id, "v", or "" for the text itself
  std::string given;       // at most 24 bytes of it
  const core::Parameter* row;
};

// Sets `controls` to what the text says and to defaults otherwise, and says what it had to correct:
// a number outside its range becomes the nearest one inside, everything else the default. Unknown
// fields are left alone, so links of the page can be read whole. Of a field given twice the first
// counts. The text is untrusted; whatever it is, the controls are valid afterwards.
std::vector<ShareProblem> readShare(std::string_view text, Controls& controls);

// "age: '7' is out of range; allowed: 0 to 1".
std::string message(const ShareProblem& problem);

}  // namespace pudu
