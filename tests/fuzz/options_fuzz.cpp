// Any words as the options of `pudu pose`: valid controls, or one line that says what is wrong.
#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/options.h"
#include "fuzz/demand.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::vector<std::string> words(1);
  for (std::size_t i = 0; i < size; ++i) {
    if (data[i] == '\n') {
      words.emplace_back();
    } else if (data[i] != 0) {  // an argument ends there
      words.back() += static_cast<char>(data[i]);
    }
  }
  // Files are not for a fuzzer to open.
  for (const std::string& word : words) {
    if (word.find("--f") != std::string::npos) return 0;
  }
  CLI::App app;
  cli::PuduOptions options(app, {});
  std::vector<std::string> reversed(words.rbegin(), words.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError&) {
    return 0;  // main.cpp says so in its own words
  }
  pudu::Controls controls = pudu::defaultControls();
  if (const auto failure = options.read(controls)) {
    DEMAND(failure->exit_code == cli::kBadArguments);
    DEMAND(failure->line.rfind("--", 0) == 0);
    DEMAND(failure->line.find('\n') == std::string::npos);
  } else {
    DEMAND(!pudu::validate(controls));
  }
  return 0;
}
