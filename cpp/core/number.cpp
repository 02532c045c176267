#include "core/number.h"

// Only fmt's Dragonbox is used (Junekey Jeon's algorithm), with its small table of powers.
#define FMT_HEADER_ONLY 1
#define FMT_ASSERT(condition, message) static_cast<void>(0)
#define FMT_USE_FULL_CACHE_DRAGONBOX 0
#include <fmt/format.h>

#include <cmath>
#include <cstring>

namespace core {
namespace {

// Decimal digits of x, most significant first; returns how many.
int writeDigits(std::uint64_t x, char* out) {
  char reversed[20];
  int count = 0;
  do {
    reversed[count++] = static_cast<char>('0' + x % 10);
    x /= 10;
  } while (x != 0);
  for (int i = 0; i < count; ++i) out[i] = reversed[count - 1 - i];
  return count;
}

char* put(char* out, const char* text, std::size_t size) {
  std::memcpy(out, text, size);
  return out + size;
}

char* putZeros(char* out, int count) {
  std::memset(out, '0', static_cast<std::size_t>(count));
  return out + count;
}

}  // namespace

std::size_t writeNumber(double x, char* out) {
  if (!std::isfinite(x)) return static_cast<std::size_t>(put(out, "null", 4) - out);
  char* end = out;
  if (std::signbit(x)) *end++ = '-';
  if (x == 0) {
    *end++ = '0';
    return static_cast<std::size_t>(end - out);
  }

  const auto decimal = fmt::detail::dragonbox::to_decimal(std::fabs(x));
  char digits[20];
  const int count = writeDigits(decimal.significand, digits);
  const auto size = static_cast<std::size_t>(count);
  // The value is 0.DIGITS times ten to the power `point`; ECMAScript calls it n.
  const int point = count + decimal.exponent;
  if (point > 21 || point <= -6) {
    *end++ = digits[0];
    if (count > 1) {
      *end++ = '.';
      end = put(end, digits + 1, size - 1);
    }
    *end++ = 'e';
    const int exponent = point - 1;
    *end++ = exponent < 0 ? '-' : '+';
    end += writeDigits(static_cast<std::uint64_t>(exponent < 0 ? -exponent : exponent), end);
  } else if (point <= 0) {
    end = put(end, "0.", 2);
    end = putZeros(end, -point);
    end = put(end, digits, size);
  } else if (point >= count) {
    end = put(end, digits, size);
    end = putZeros(end, point - count);
  } else {
    const auto whole = static_cast<std::size_t>(point);
    end = put(end, digits, whole);
    *end++ = '.';
    end = put(end, digits + whole, size - whole);
  }
  return static_cast<std::size_t>(end - out);
}

void appendNumber(double x, std::string& out) {
  char text[kNumberSize];
  out.append(text, writeNumber(x, text));
}

void appendInteger(std::int64_t x, std::string& out) {
  char text[kNumberSize];
  // Negated as unsigned, where the smallest number has a negative too.
  const auto bits = static_cast<std::uint64_t>(x);
  char* end = text;
  if (x < 0) *end++ = '-';
  end += writeDigits(x < 0 ? 0 - bits : bits, end);
  out.append(text, static_cast<std::size_t>(end - text));
}

}  // namespace core
