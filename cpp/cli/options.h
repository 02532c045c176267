// Options made from the rows of a parameter table, and the pudu's own.
//
// CLI11 splits the command line and prints the help; the values are read here, because every
// refusal has to name the option and say what is allowed, and because numbers must read the same
// whatever the locale.
#pragma once

#include <CLI/CLI.hpp>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "core/parameter.h"
#include "pudu/parameters.h"
#include "render/export_options.h"

namespace cli {

// One row of a table as an option. "antlerAngle" is --antlerAngle, and --antler-angle too.
class RowOption {
 public:
  // The row must outlive the option, the option the application.
  RowOption(CLI::App& command, const core::Parameter& row);
  RowOption(const RowOption&) = delete;
  RowOption& operator=(const RowOption&) = delete;

  const core::Parameter& row() const { return row_; }
  bool given() const { return !texts_.empty(); }

  // The value given, or the row's default.
  Result read(double& value) const;

 private:
  Result refuse(const std::string& why) const;

  const core::Parameter& row_;
  std::vector<std::string> texts_;  // one per time the option was given
};

// The name of a file or folder, as --out.
class PathOption {
 public:
  enum class Need : std::uint8_t { required, optional };

  // `what` ends the sentence "the name of the …".
  PathOption(CLI::App& command, std::string name, std::string what, Need need);
  PathOption(const PathOption&) = delete;
  PathOption& operator=(const PathOption&) = delete;

  const std::string& name() const { return name_; }

  // Empty where it is optional and was not given.
  Result read(std::string& path) const;

 private:
  std::string name_, what_;
  Need need_;
  std::vector<std::string> texts_;
};

// Every parameter of the pudu, and every knob, as the tables have them; --link and --from, which
// set all of them at once, for the others to change.
class PuduOptions {
 public:
  // Parameters that a command has no use for are left out: a cycle has no phase of its own.
  PuduOptions(CLI::App& command, std::initializer_list<std::string_view> left_out);

  // A knob and a parameter that it would override, both given, are refused: neither may be silently
  // ignored.
  Result read(pudu::Controls& controls) const;

 private:
  Result readLink(pudu::Controls& controls) const;
  Result applyKnobs(const pudu::Controls& controls) const;

  std::vector<std::unique_ptr<RowOption>> rows_;
  PathOption link_, from_;
};

// The options of exported files, as their table has them.
class ExportArguments {
 public:
  // `fields` are places in render::kExportTable.
  ExportArguments(CLI::App& command, std::initializer_list<std::size_t> fields);
  Result read(render::ExportOptions& options) const;
  Result read(render::ExportValues& values) const;

 private:
  std::vector<std::unique_ptr<RowOption>> rows_;
};

// A number as people write it, with at most one sign; nothing where the text is not one. What is
// too large comes back infinite.
std::optional<double> parseNumber(std::string_view text);

// Text from the command line, fit to stand between quotes in one line of a message.
std::string shown(std::string_view text);

}  // namespace cli
