// What a subcommand is: it adds itself to the application, with its options, and hands back what to
// do once the arguments are read. A new one is a file of its own and a line in main.cpp.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

namespace cli {

inline constexpr int kWorldFailed = 1;   // a file or a pipe could not be written
inline constexpr int kBadArguments = 2;  // what was asked for is not allowed

// One line for standard error, and what the program exits with.
struct Failure {
  int exit_code;
  std::string line;
};

using Result = std::optional<Failure>;

struct Command {
  CLI::App* app;
  std::function<Result()> run;
};

Command addPose(CLI::App& pudu);
Command addSprite(CLI::App& pudu);
Command addSheet(CLI::App& pudu);
Command addPicture(CLI::App& pudu);
Command addParameters(CLI::App& pudu);

}  // namespace cli
