// Where results go and inputs come from: a file is complete or absent, whatever happens.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"

namespace cli {

struct NewFile {
  std::string path;
  std::vector<std::uint8_t> bytes;
};

// Writes beside each file and renames once all are written, so that nobody ever sees half of one,
// and none of them is there where one cannot be. What is not a regular file, such as a pipe or a
// device, is written to as it is. Signals wait until the files are in place.
Result writeFiles(std::span<const NewFile> files);
Result writeFile(const std::string& path, std::span<const std::uint8_t> bytes);

// At most `largest` bytes; larger files are refused.
Result readFile(const std::string& path, std::size_t largest, std::vector<std::uint8_t>& bytes);

Result printText(std::string_view text);

// "walk.png" of "sprites/walk.png".
std::string baseName(const std::string& path);

}  // namespace cli
