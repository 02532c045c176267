// Options made from the rows of a parameter table, and the pudu's own.
//
// CLI11 splits the command line and prints the help; the values are read here, because every
// refusal has to name the option and say what is allowed, and because numbers must read the same
// whatever the locale.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "core/parameter.h"
#include "pudu/parameters.h"

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

// A file to write, as --out.
class OutOption {
 public:
  OutOption(CLI::App& command, std::string_view what);
  OutOption(const OutOption&) = delete;
  OutOption& operator=(const OutOption&) = delete;

  Result read(std::string& path) const;

 private:
  std::vector<std::string> texts_;
};

// Every parameter of the pudu, and every knob, as the tables have them.
class PuduOptions {
 public:
  // A cycle has no phase of its own: commands that draw a whole walk leave it out.
  enum class Phase { asked, left_out };
  PuduOptions(CLI::App& command, Phase phase);

  // Parameters and knobs turned into the generator's parameters. A knob and a parameter that it
  // would override, both given, are refused: neither may be silently ignored.
  Result read(pudu::Parameters& parameters) const;

 private:
  Result applyKnob(const pudu::Knob& knob, const RowOption& option,
                   pudu::Parameters& parameters) const;

  std::vector<std::unique_ptr<RowOption>> parameters_, knobs_;
};

// The rows of what is not the animal's: sprites and sheets.
extern const core::Parameter kSizeRow, kScaleRow, kPosesRow, kViewRow;

// How many poses the choice of kPosesRow stands for.
int posesOf(double choice);

// A number as people write it, with at most one sign; nothing where the text is not one. What is
// too large comes back infinite.
std::optional<double> parseNumber(std::string_view text);

// Text from the command line, fit to stand between quotes in one line of a message.
std::string shown(std::string_view text);

}  // namespace cli
