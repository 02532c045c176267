// The same bits everywhere: every compiler, at every level, and wasm. After a change that is meant,
// `cmake --build --preset native --target rewrite_goldens` writes the files anew.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "golden/digests.h"
#include "golden/files.h"
#include "golden/people.h"

namespace {

using golden::Scenario;

// The digest that scenarios.json has for a product of a scenario; empty where it has none.
std::string keptDigest(std::string_view scenario, std::string_view product) {
  const std::string_view text = golden::kept(golden::kScenariosName);
  const std::size_t named = text.find("\"name\": \"" + std::string(scenario) + "\"");
  if (named == text.npos) return {};
  const std::size_t end = text.find("\"name\": ", named + 1);
  const std::string key = "\"" + std::string(product) + "\": \"";
  const std::size_t at = text.find(key, text.find("\"digests\"", named));
  if (at == text.npos || at > end) return {};
  return std::string(text.substr(at + key.size(), 16));
}

// Whole where it is short; a picture has thousands of points.
std::string start(const std::string& text) {
  constexpr std::size_t kEnough = 12000;
  return text.size() <= kEnough ? text : text.substr(0, text.rfind('\n', kEnough) + 1) + "...\n";
}

class Golden : public testing::TestWithParam<Scenario> {};

TEST_P(Golden, DigestsAreTheKeptOnes) {
  golden::Products products;
  products.make(GetParam().parameters);
  for (std::size_t i = 0; i < golden::Products::kCount; ++i) {
    const std::string_view product = golden::Products::kNames[i];
    EXPECT_EQ(products.digest(i).hex(), keptDigest(GetParam().name, product))
        << product << " of " << GetParam().name << "; all of it, to be compared with that of a "
        << "build that agrees: golden dump " << GetParam().name << " " << product << "\n"
        << start(products.dump(i));
  }
}

class GoldenInFull : public testing::TestWithParam<Scenario> {};

TEST_P(GoldenInFull, DescriptionIsTheKeptOneToTheBit) {
  const std::string name = golden::descriptionName(GetParam());
  const std::string_view wanted = golden::kept(name);
  ASSERT_FALSE(wanted.empty()) << name << " is missing";
  EXPECT_EQ(golden::firstDifference(wanted, golden::descriptionText(GetParam())), "") << name;
}

std::vector<Scenario> inFull() {
  std::vector<Scenario> chosen;
  for (const Scenario& scenario : golden::kScenarios) {
    if (scenario.in_full) chosen.push_back(scenario);
  }
  return chosen;
}

std::string testName(const testing::TestParamInfo<Scenario>& info) {
  std::string name(info.param.name);
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

INSTANTIATE_TEST_SUITE_P(Of, Golden, testing::ValuesIn(golden::kScenarios), testName);
INSTANTIATE_TEST_SUITE_P(Of, GoldenInFull, testing::ValuesIn(inFull()), testName);

TEST(GoldenFiles, AreTheOnesWrittenAndNoOthers) {
  EXPECT_EQ(golden::firstDifference(golden::kept(golden::kScenariosName), golden::scenariosText()),
            "");
  EXPECT_EQ(golden::firstDifference(golden::kept(golden::kPeopleName), golden::peopleText()), "");
  std::set<std::string> wanted = {std::string(golden::kScenariosName),
                                  std::string(golden::kPeopleName)};
  for (const Scenario& scenario : golden::kScenarios) {
    if (scenario.in_full) wanted.insert(golden::descriptionName(scenario));
  }
  std::set<std::string> found;
  for (const golden::File& file : golden::keptFiles()) found.insert(std::string(file.name));
  EXPECT_EQ(found, wanted);
}

TEST(GoldenFiles, ScenariosAreAllowedAndHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Scenario& scenario : golden::kScenarios) {
    EXPECT_TRUE(names.insert(scenario.name).second) << scenario.name;
    const auto problem = pudu::validate(scenario.parameters);
    EXPECT_FALSE(problem) << scenario.name << ": " << core::message(*problem);
  }
}

// What tells of a difference must find one.
TEST(FirstDifference, NamesTheLineAndBothNumbersInHexadecimal) {
  EXPECT_EQ(golden::firstDifference("same", "same"), "");
  const std::string told =
      golden::firstDifference("{\n  \"a\": [1, 0.5, 2]\n", "{\n  \"a\": [1, 0.25, 2]\n");
  EXPECT_EQ(told, "line 2, after\n    \"a\": [1, \nwanted 0x1p-1 (0.5)\n   got 0x1p-2 (0.25)");
  EXPECT_NE(golden::firstDifference("[1, 2]", "[1, 2, 3]"), "");
}

// Every element counts: a digest that skipped one would let it differ.
TEST(Digests, ChangeWithEveryElement) {
  golden::Products products;
  pudu::Parameters fawn;
  fawn.age = 0;
  products.make(fawn);
  const core::Description whole = products.description();
  const std::uint64_t usual = golden::digestOf(whole).value();
  const auto expectChange = [&](auto change) {
    core::Description d = whole;
    change(d);
    EXPECT_NE(golden::digestOf(d).value(), usual);
  };
  using core::Description;
  expectChange([](Description& d) { d.parts[3].a.x += 1e-16; });
  expectChange([](Description& d) { d.parts[3].a.y = -d.parts[3].a.y; });
  expectChange([](Description& d) { d.parts[0].a.z = -0.0; });
  expectChange([](Description& d) { d.parts[3].b.x += 1e-15; });
  expectChange([](Description& d) { d.parts[3].b.y += 1e-15; });
  expectChange([](Description& d) { d.parts[3].b.z += 1e-15; });
  expectChange([](Description& d) { d.parts[3].r0 += 1e-15; });
  expectChange([](Description& d) { d.parts[3].r1 += 1e-15; });
  expectChange([](Description& d) { ++d.parts[3].parent; });
  expectChange([](Description& d) { ++d.parts[3].kind; });
  expectChange([](Description& d) { ++d.parts[3].role; });
  expectChange([](Description& d) { ++d.parts[3].group; });
  expectChange([](Description& d) { d.details[2].p.x += 1e-15; });
  expectChange([](Description& d) { d.details[2].size += 1e-15; });
  expectChange([](Description& d) { ++d.details[2].part; });
  expectChange([](Description& d) { ++d.details[2].kind; });
  expectChange([](Description& d) { ++d.details[2].role; });
  expectChange([](Description& d) { d.add(core::Part()); });
  expectChange([](Description& d) { d.add(core::Detail()); });
}

}  // namespace
