// Numbers as text, the same bytes natively and in a browser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace core {

// Room enough for any number writeNumber writes.
inline constexpr std::size_t kNumberSize = 32;

// Writes the shortest decimal that reads back to the same double (of several, the nearest), laid
// out as JavaScript's String(x) does: 0.39, 1e-7, 123456789012345680000, 1e+21. One difference:
// negative zero is "-0", so that it comes back too. JSON has no NaN and no infinities; they are
// the caller's mistake and become "null". Returns how many characters were written; no final zero.
std::size_t writeNumber(double x, char* out);

// The same, appended to a string.
void appendNumber(double x, std::string& out);

// A whole number in decimal.
void appendInteger(std::int64_t x, std::string& out);

}  // namespace core
