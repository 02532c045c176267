// The native command. Exit codes: 0 done, 1 the result could not be written, 2 the arguments are
// not allowed, 128 + n a batch stopped by signal n; a failure is one line on standard error and
// leaves nothing half written.
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/options.h"

namespace {

int fail(const CLI::App* command, const cli::Failure& failure) {
  std::string line = "pudu";
  if (command != nullptr) line += " " + command->get_name();
  line += ": " + failure.line + "\n";
  std::fputs(line.c_str(), stderr);
  return failure.exit_code;
}

// What CLI11 could not split, in our words.
cli::Failure explain(const CLI::ParseError& error, const CLI::App& pudu, const CLI::App* command) {
  const std::string help =
      std::string("`pudu ") + (command != nullptr ? command->get_name() + " " : "") + "--help`";
  if (command != nullptr) {
    const bool short_of_values = dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr;
    const std::string what = error.what();
    for (const CLI::Option* option : command->get_options()) {
      bool empty = short_of_values && what.rfind(option->get_name() + ":", 0) == 0;
      // An option without its value takes the next option for one.
      for (const std::string& value : option->results()) empty = empty || value.rfind("--", 0) == 0;
      if (empty)
        return {cli::kBadArguments,
                option->get_name() + ": no value given; allowed: " + option->get_description()};
    }
  }
  const std::vector<std::string> rest = pudu.remaining(true);
  if (!rest.empty()) {
    const bool option = rest.front().rfind('-', 0) == 0;
    return {cli::kBadArguments, (option ? "unknown option " : "unexpected argument ") +
                                    cli::shown(rest.front()) + "; allowed: see " + help};
  }
  if (command == nullptr) return {cli::kBadArguments, "no command given; allowed: see " + help};
  return {cli::kBadArguments, cli::shown(error.what()) + "; see " + help};
}

int run(int argc, char** argv) {
  CLI::App pudu("Writes down the parts of a pudu, and draws what is written.");
  pudu.name("pudu");
  pudu.require_subcommand(1);
  pudu.footer("`pudu COMMAND --help` lists a command's options.");
  std::vector<cli::Command> commands = {cli::addPose(pudu)};
  for (cli::Command& each : cli::addExports(pudu)) commands.push_back(std::move(each));
  commands.push_back(cli::addBatch(pudu));
  commands.push_back(cli::addPicture(pudu));
  commands.push_back(cli::addLesson(pudu));
  commands.push_back(cli::addParameters(pudu));
  commands.push_back(cli::addPeople(pudu));
  const auto chosen = [&]() -> const cli::Command* {
    for (const cli::Command& command : commands)
      if (command.app->parsed()) return &command;
    return nullptr;
  };
  try {
    pudu.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const cli::Result failure = cli::printText(pudu.help());
    return failure ? fail(nullptr, *failure) : 0;
  } catch (const CLI::ParseError& error) {
    const cli::Command* const command = chosen();
    const CLI::App* const app = command != nullptr ? command->app : nullptr;
    return fail(app, explain(error, pudu, app));
  }
  const cli::Command* const command = chosen();
  const cli::Result failure = command->run();
  return failure ? fail(command->app, *failure) : 0;
}

}  // namespace

int main(int argc, char** argv) {
  // Hitting a limit on file size shall be an error to report, like a full disk, and not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    return fail(nullptr, {cli::kWorldFailed, "out of memory"});
  } catch (const std::exception& error) {
    return fail(nullptr, {cli::kWorldFailed, error.what()});
  }
}
