// Writes the golden files, or shows what a digest stands for.
//
//   golden write FOLDER           writes the files of tests/golden anew
//   golden dump SCENARIO PRODUCT  prints every element in hexadecimal
//   golden people                 prints people.json as this build makes it
//   golden list                   prints the names of scenarios and products
#include <cstdio>
#include <string>
#include <string_view>

#include "golden/digests.h"
#include "golden/files.h"
#include "golden/people.h"

namespace {

int usage(const char* why) {
  std::fprintf(
      stderr,
      "golden: %s\nusage: golden write FOLDER | golden dump SCENARIO PRODUCT | golden people | "
      "golden list\n",
      why);
  return 2;
}

bool writeFile(const std::string& path, const std::string& text) {
  std::FILE* const file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && written;
}

int write(const std::string& folder) {
  bool written =
      writeFile(folder + "/" + std::string(golden::kScenariosName), golden::scenariosText());
  written =
      written && writeFile(folder + "/" + std::string(golden::kPeopleName), golden::peopleText());
  for (const golden::Scenario& scenario : golden::kScenarios) {
    if (!scenario.in_full) continue;
    written = written && writeFile(folder + "/" + golden::descriptionName(scenario),
                                   golden::descriptionText(scenario));
  }
  if (!written) std::fprintf(stderr, "golden: cannot write into %s\n", folder.c_str());
  return written ? 0 : 1;
}

int dump(std::string_view scenario_name, std::string_view product_name) {
  for (const golden::Scenario& scenario : golden::kScenarios) {
    if (scenario.name != scenario_name) continue;
    golden::Products products;
    products.make(scenario.parameters);
    for (std::size_t i = 0; i < golden::Products::kCount; ++i) {
      if (golden::Products::kNames[i] != product_name) continue;
      std::fputs(products.dump(i).c_str(), stdout);
      return 0;
    }
    return usage("no such product; `golden list` prints them");
  }
  return usage("no such scenario; `golden list` prints them");
}

int list() {
  for (const golden::Scenario& scenario : golden::kScenarios) {
    std::printf("scenario %s\n", std::string(scenario.name).c_str());
  }
  for (const std::string_view product : golden::Products::kNames) {
    std::printf("product %s\n", std::string(product).c_str());
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view command = argc > 1 ? argv[1] : "";
  if (command == "write" && argc == 3) return write(argv[2]);
  if (command == "dump" && argc == 4) return dump(argv[2], argv[3]);
  if (command == "people" && argc == 2)
    return std::fputs(golden::peopleText().c_str(), stdout) >= 0 ? 0 : 1;
  if (command == "list" && argc == 2) return list();
  return usage("unknown command");
}
