// The work of `pudu batch`, on several threads. Each file depends on its seed alone, so neither the
// number of threads nor their order can be seen in the result.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/command.h"
#include "pudu/parameters.h"
#include "render/exporter.h"

namespace cli {

struct Batch {
  pudu::Controls controls{};  // of every animal but for its seed
  std::uint32_t first_seed = 0;
  std::uint64_t seeds = 0;
  render::ExportOptions options;
  std::vector<render::FileKind> kinds;
  std::string folder;
  int jobs = 1;
};

// Shows its progress on standard error where that is a terminal. A signal to stop lets the files at
// hand be finished.
Result runBatch(const Batch& batch);

}  // namespace cli
