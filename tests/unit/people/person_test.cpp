// A person as files and pages ask for it.
#include "people/person.h"

#include <gtest/gtest.h>

#include <set>

#include "core/math.h"
#include "property/any_value.h"
#include "render/exporter.h"
#include "unit/people/anyone.h"

namespace people {
namespace {

TEST(Person, IsNamedByWhoItIsAndWhatItDoes) {
  Parameters p = test::adult("hold_baby", Sex::female);
  p.age = Age::elder;
  p.seed = 42;
  p.phase = 1.25;
  const Person person(p);
  EXPECT_EQ(person.words().stem, "person-female-elder-seed42-hold_baby");
  EXPECT_EQ(person.words().animation, "person-female-elder-seed42-hold_baby");
  EXPECT_EQ(person.words().link, "v=1&activity=hold_baby&age=elder&seed=42");
  EXPECT_EQ(person.words().pose_link, "v=1&activity=hold_baby&age=elder&seed=42&phase=0.25");
  render::Exporter exporter;
  render::ExportOptions options;
  options.walk.cell_px = 16;
  exporter.take(person, options);
  EXPECT_EQ(exporter.name(render::FileKind::sheet),
            "person-female-elder-seed42-hold_baby-poses4-16px.png");
  EXPECT_EQ(exporter.name(render::FileKind::sprite),
            "person-female-elder-seed42-hold_baby-phase25-16px.png");
}

TEST(Person, RefusesWhatItsTableDoesNotAllow) {
  core::Description d;
  d.add(core::Part());
  Parameters p;
  p.activity = kActivityCount;
  auto problem = describe(p, d);
  ASSERT_TRUE(problem);
  EXPECT_EQ(core::message(*problem).substr(0, 58),
            "activity: 21 is not one of the choices; allowed: stand, wa");
  p = {};
  p.build = 2;
  problem = describe(p, d);
  ASSERT_TRUE(problem);
  EXPECT_EQ(core::message(*problem), "build: 2 is out of range; allowed: 0.8 to 1.3");
  p = {};
  p.phase = NAN;
  EXPECT_TRUE(describe(p, d));
  EXPECT_EQ(d.parts.size(), 1u);
}

TEST(Person, ValuesAndParametersSayTheSame) {
  test::Random random(3);
  for (int i = 0; i < 200; ++i) {
    Values values;
    for (std::size_t k = 0; k < values.size(); ++k)
      values[k] = test::anyValue(kParameters[k], random);
    EXPECT_EQ(valuesFrom(parametersFrom(values)), values);
  }
  EXPECT_EQ(valuesFrom(Parameters{}), defaultValues());
}

TEST(Person, IsSoundWhateverItsParameters) {
  test::Random random(4);
  core::Description d;
  for (int i = 0; i < 3000; ++i) {
    Values values;
    for (std::size_t k = 0; k < values.size(); ++k)
      values[k] = test::anyValue(kParameters[k], random);
    ASSERT_FALSE(describe(parametersFrom(values), d));
    ASSERT_GT(d.parts.size(), 15u);
    std::int16_t index = 0;
    for (const core::Part& part : d.parts) {
      for (const double x : {part.a.x, part.a.y, part.a.z, part.b.x, part.b.y, part.b.z})
        EXPECT_LT(std::fabs(x), 12);
      EXPECT_GT(part.r0, 0);
      EXPECT_GT(part.r1, 0);
      EXPECT_LT(part.parent, index);
      EXPECT_LT(part.kind, vocabulary().kinds.size());
      EXPECT_LT(part.role, vocabulary().roles.size());
      EXPECT_LT(part.group, vocabulary().groups.size());
      ++index;
    }
  }
}

TEST(Person, SeedsChangeColoursAndNothingElse) {
  core::Description a, b;
  std::set<int> skins, cloths, skirts;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    Parameters p;
    p.seed = seed;
    const Colours colours = coloursOf(p);
    skins.insert(colours[static_cast<std::size_t>(Role::skin)].base.g);
    cloths.insert(colours[static_cast<std::size_t>(Role::cloth)].base.g);
    skirts.insert(colours[static_cast<std::size_t>(Role::skirt)].base.g);
    write(p, a);
    p.seed = 7;
    write(p, b);
    ASSERT_EQ(a.parts.size(), b.parts.size());
    for (std::size_t i = 0; i < a.parts.size(); ++i) EXPECT_EQ(a.parts[i].a.x, b.parts[i].a.x);
  }
  EXPECT_EQ(skins.size(), 3u);
  EXPECT_EQ(cloths.size(), 3u);
  EXPECT_EQ(skirts.size(), 3u);
}

TEST(Person, AnElderIsGrey) {
  Parameters p;
  const auto hair = static_cast<std::size_t>(Role::hair);
  const core::Rgb young = coloursOf(p)[hair].base;
  p.age = Age::elder;
  const core::Rgb old = coloursOf(p)[hair].base;
  EXPECT_GT(old.g, young.g + 80);
  EXPECT_LT(std::abs(old.r - old.b), 8);
}

TEST(Person, PhasesAreWrapped) {
  core::Description a, b;
  Parameters p = test::adult("walk");
  p.phase = .25;
  write(p, a);
  for (const double turn : {1.0, -3.0}) {
    p.phase = .25 + turn;
    write(p, b);
    ASSERT_EQ(a.parts.size(), b.parts.size());
    for (std::size_t i = 0; i < a.parts.size(); ++i) EXPECT_EQ(a.parts[i].b.y, b.parts[i].b.y);
  }
}

TEST(Troupe, OneSheetHasARowForEveryActivity) {
  std::vector<Person> persons;
  Parameters p;
  for (p.activity = 0; p.activity < kActivityCount; ++p.activity) persons.emplace_back(p);
  std::vector<const core::Subject*> rows;
  for (const Person& person : persons) rows.push_back(&person);
  render::Exporter exporter;
  render::ExportOptions options;
  options.walk.cell_px = 24;
  options.padding_px = 1;
  exporter.take(rows, "all", options);
  std::vector<std::uint8_t> bytes;
  ASSERT_TRUE(exporter.write(render::FileKind::engine_json, bytes));
  const std::string json(bytes.begin(), bytes.end());
  for (const std::string_view name : kActivityNames)
    EXPECT_NE(json.find("\"person-female-adult-seed7-" + std::string(name) + "\": ["), json.npos);
  EXPECT_NE(json.find("\"size\": {\"w\": 149, \"h\": 652}"), json.npos);
  EXPECT_NE(json.find("\"person-female-adult-seed7-haul\": [\"80\", \"81\", \"82\", \"83\"]"),
            json.npos);
  EXPECT_NE(json.find("\"83\": {\n      \"frame\": {\"x\": 112, \"y\": 621, \"w\": 36, \"h\": 30}"),
            json.npos);
  ASSERT_TRUE(exporter.write(render::FileKind::sheet, bytes));
  EXPECT_EQ(exporter.name(render::FileKind::sheet), "all-poses4-24px.png");
}

}  // namespace
}  // namespace people
