// The golden files: what they hold, and what they should hold.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "golden/scenarios.h"

namespace golden {

struct File {
  std::string_view name;  // within tests/golden
  std::string_view text;
};

// As they are in the repository, built into the program: wasm has no folder to read them from.
std::span<const File> keptFiles();
std::string_view kept(std::string_view name);  // empty where there is no such file

// As this program would write them.
inline constexpr std::string_view kScenariosName = "scenarios.json";
std::string scenariosText();
std::string descriptionName(const Scenario& scenario);
std::string descriptionText(const Scenario& scenario);  // what `pudu pose` prints

// The first place where two texts of numbers differ, for a person: the line, what stands in it,
// and both numbers as hexadecimal floats. Empty where they are the same.
std::string firstDifference(std::string_view wanted, std::string_view got);

}  // namespace golden
