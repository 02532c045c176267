// Names: of kinds, roles, groups and files.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "pudu/naming.h"
#include "unit/pudu/animal.h"

namespace {

using pudu::Parameters;

TEST(Vocabulary, NamesEveryNumberOnce) {
  const core::Vocabulary& words = pudu::vocabulary();
  EXPECT_EQ(words.kinds.size(), static_cast<std::size_t>(pudu::Kind::spot) + 1);
  EXPECT_EQ(words.roles.size(), static_cast<std::size_t>(pudu::Role::glint) + 1);
  EXPECT_EQ(words.groups.size(), static_cast<std::size_t>(pudu::Group::head) + 1);
  for (const auto names : {words.kinds, words.roles, words.groups}) {
    std::set<std::string_view> seen;
    for (const std::string_view name : names) {
      EXPECT_FALSE(name.empty());
      EXPECT_TRUE(seen.insert(name).second) << name;
    }
  }
}

TEST(Vocabulary, NamesAreTheRightOnes) {
  const auto kind = [](pudu::Kind k) {
    return pudu::vocabulary().kinds[static_cast<std::size_t>(k)];
  };
  EXPECT_EQ(kind(pudu::Kind::body), "body");
  EXPECT_EQ(kind(pudu::Kind::neck), "neck");
  EXPECT_EQ(kind(pudu::Kind::head), "head");
  EXPECT_EQ(kind(pudu::Kind::muzzle), "muzzle");
  EXPECT_EQ(kind(pudu::Kind::ear), "ear");
  EXPECT_EQ(kind(pudu::Kind::antler), "antler");
  EXPECT_EQ(kind(pudu::Kind::tail), "tail");
  EXPECT_EQ(kind(pudu::Kind::thigh), "thigh");
  EXPECT_EQ(kind(pudu::Kind::shin), "shin");
  EXPECT_EQ(kind(pudu::Kind::hoof), "hoof");
  EXPECT_EQ(kind(pudu::Kind::eye), "eye");
  EXPECT_EQ(kind(pudu::Kind::nose), "nose");
  EXPECT_EQ(kind(pudu::Kind::spot), "spot");
  const auto group = [](pudu::Group g) {
    return pudu::vocabulary().groups[static_cast<std::size_t>(g)];
  };
  EXPECT_EQ(group(pudu::Group::fore), "fore");
  EXPECT_EQ(group(pudu::Group::hind), "hind");
}

TEST(Palette, HasARampForEveryRoleFromDarkToLight) {
  const core::Palette palette = pudu::palette();
  const core::Vocabulary& words = pudu::vocabulary();
  ASSERT_EQ(palette.size(), words.roles.size());
  const auto luminance = [](core::Rgb c) { return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b; };
  for (std::size_t i = 0; i < palette.size(); ++i) {
    const core::Ramp& ramp = palette[i];
    EXPECT_EQ(ramp.role, words.roles[i]);
    EXPECT_LT(luminance(ramp.line), luminance(ramp.shade)) << ramp.role;
    EXPECT_LT(luminance(ramp.shade), luminance(ramp.base)) << ramp.role;
    EXPECT_LT(luminance(ramp.base), luminance(ramp.light)) << ramp.role;
  }
}

TEST(Description, UsesOnlyNumbersThatHaveNames) {
  const core::Vocabulary& words = pudu::vocabulary();
  for (const double age : {0.0, 0.4, 1.0}) {
    Parameters p;
    p.age = age;
    const test::Animal animal(p);
    for (const core::Part& part : animal.d.parts) {
      EXPECT_LT(part.kind, words.kinds.size());
      EXPECT_LT(part.role, words.roles.size());
      EXPECT_LT(part.group, words.groups.size());
    }
    for (const core::Detail& detail : animal.d.details) {
      EXPECT_LT(detail.kind, words.kinds.size());
      EXPECT_LT(detail.role, words.roles.size());
    }
  }
}

TEST(SheetName, IsTheSpecifications) {
  EXPECT_EQ(pudu::sheetName(Parameters(), 4, 32), "pudu-male-age100-seed7-walk4-32px.png");
}

TEST(SheetName, TellsSexAgeSeedPosesAndSize) {
  Parameters p;
  p.sex = pudu::Sex::female;
  p.age = 0;
  p.seed = 4294967295u;
  EXPECT_EQ(pudu::sheetName(p, 12, 16), "pudu-female-age0-seed4294967295-walk12-16px.png");
  p.age = 0.29;
  p.seed = 0;
  EXPECT_EQ(pudu::sheetName(p, 8, 64), "pudu-female-age29-seed0-walk8-64px.png");
}

TEST(SheetName, GivesAgeInRoundedPercent) {
  for (int percent = 0; percent <= 100; ++percent) {
    Parameters p;
    p.age = percent / 100.0;
    EXPECT_EQ(pudu::fileStem(p), "pudu-male-age" + std::to_string(percent) + "-seed7");
  }
  Parameters p;
  p.age = 0.5049;
  EXPECT_EQ(pudu::fileStem(p), "pudu-male-age50-seed7");
  p.age = 0.5051;
  EXPECT_EQ(pudu::fileStem(p), "pudu-male-age51-seed7");
}

TEST(SheetName, IsOneAsciiWordOnEverySystem) {
  Parameters p;
  p.age = 0.123456;
  for (const char c : pudu::sheetName(p, 4, 32)) {
    EXPECT_TRUE((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.') << c;
  }
}

}  // namespace
