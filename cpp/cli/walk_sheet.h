// Poses of one walk as a PNG: what `pudu sprite` and `pudu sheet` have in common.
#pragma once

#include <span>
#include <string>

#include "cli/command.h"
#include "pudu/parameters.h"

namespace cli {

// One cell per phase, all in the frame of the animal's whole cycle.
Result writeWalk(const pudu::Parameters& parameters, std::span<const double> phases, int size_px,
                 int scale, const std::string& path);

}  // namespace cli
