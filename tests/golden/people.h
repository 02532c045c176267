// The golden file of the people: digests of what is made from each of some seventy.
#pragma once

#include <string>
#include <string_view>

namespace golden {

inline constexpr std::string_view kPeopleName = "people.json";

// As this program would write it.
std::string peopleText();

}  // namespace golden
