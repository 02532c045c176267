// What a subcommand is: it adds itself to the application, with its options, and hands back what to
// do once the arguments are read. A new one is a file of its own and a line in main.cpp.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cli {

inline constexpr int kWorldFailed = 1;   // a file or a pipe could not be written
inline constexpr int kBadArguments = 2;  // what was asked for is not allowed
// A batch that a signal stopped ends with 128 + that signal: 130 for Ctrl-C.

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
std::vector<Command> addExports(CLI::App& pudu);  // sprite, sheet, gif, apng, svg and zip
Command addBatch(CLI::App& pudu);
Command addPicture(CLI::App& pudu);
Command addLesson(CLI::App& pudu);
Command addParameters(CLI::App& pudu);
Command addPeople(CLI::App& pudu);

}  // namespace cli
