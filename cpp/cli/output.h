// Where results go: a file that is complete or absent, or standard output.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/command.h"

namespace cli {

// Writes beside the file and renames, so that nobody ever sees half of it. What is not a regular
// file, such as a pipe or a device, is written to as it is.
Result writeFile(const std::string& path, std::span<const std::uint8_t> bytes);
Result writeFile(const std::string& path, std::string_view text);

Result printText(std::string_view text);

}  // namespace cli
