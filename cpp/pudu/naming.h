// What a file that holds a pudu is called.
#pragma once

#include <string>

#include "pudu/parameters.h"

namespace pudu {

// ASCII, lower case, no spaces: "pudu-male-age100-seed7". Age in whole percent.
std::string fileStem(const Parameters& parameters);

// "pudu-male-age100-seed7-walk4-32px.png": a sheet of so many poses in cells of so many pixels.
std::string sheetName(const Parameters& parameters, int poses, int cell_px);

}  // namespace pudu
