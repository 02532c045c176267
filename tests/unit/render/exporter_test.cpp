// All exports of a tree: what makes them knows no animal. tests/cli holds those of the pudu.
#include "render/exporter.h"

#include <gtest/gtest.h>

#include <set>

#include "unit/render/file_readers.h"
#include "unit/render/tree_subject.h"

namespace render {
namespace {

using araucaria::Tree;
using test::Bytes;

Bytes write(Exporter& exporter, FileKind kind) {
  Bytes out = {1, 2, 3};
  EXPECT_TRUE(exporter.write(kind, out));
  return out;
}

std::string asText(const Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

ExportOptions options(int cell_px, int poses = 4, int scale = 1) {
  ExportOptions made;
  made.walk.cell_px = cell_px;
  made.poses = poses;
  made.scale = scale;
  return made;
}

TEST(Exporter, NamesFilesInAsciiAndEachItsOwn) {
  const Tree tree(0.25);
  Exporter exporter;
  exporter.take(tree, options(32, 8, 4));
  EXPECT_EQ(exporter.name(FileKind::sprite), "araucaria-small-phase25-32px-x4.png");
  EXPECT_EQ(exporter.name(FileKind::sheet), "araucaria-small-walk8-32px-x4.png");
  EXPECT_EQ(exporter.name(FileKind::engine_json), "araucaria-small-walk8-32px-x4.json");
  EXPECT_EQ(exporter.name(FileKind::godot), "araucaria-small-walk8-32px-x4.tres");
  EXPECT_EQ(exporter.name(FileKind::gif), "araucaria-small-walk8-32px-x4.gif");
  EXPECT_EQ(exporter.name(FileKind::apng), "araucaria-small-walk8-32px-x4.apng");
  EXPECT_EQ(exporter.name(FileKind::svg), "araucaria-small.svg");
  EXPECT_EQ(exporter.name(FileKind::pose), "araucaria-small.json");
  EXPECT_EQ(exporter.name(FileKind::zip), "araucaria-small-walk8-32px-x4.zip");
  const Tree still;
  exporter.take(still, options(16));
  EXPECT_EQ(exporter.name(FileKind::sprite), "araucaria-small-16px.png");
  std::set<std::string> names;
  for (int kind = 0; kind < kFileKinds; ++kind)
    names.insert(exporter.name(static_cast<FileKind>(kind)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kFileKinds));
}

TEST(Exporter, PngsCarryTheLinkAndASheetNoPhase) {
  const Tree tree(0.25);
  Exporter exporter;
  std::string text;
  for (const PixelFormat format : {PixelFormat::indexed, PixelFormat::rgba}) {
    ExportOptions chosen = options(16);
    chosen.format = format;
    exporter.take(tree, chosen);
    EXPECT_EQ(readPngText(write(exporter, FileKind::sheet), "araucaria", text), std::nullopt);
    EXPECT_EQ(text, "v=1");
    EXPECT_EQ(readPngText(write(exporter, FileKind::apng), "araucaria", text), std::nullopt);
    EXPECT_EQ(text, "v=1");
    EXPECT_EQ(readPngText(write(exporter, FileKind::sprite), "araucaria", text), std::nullopt);
    EXPECT_EQ(text, "v=1&sway=0.25");
    EXPECT_EQ(readPngText(write(exporter, FileKind::sheet), "Software", text), std::nullopt);
    EXPECT_EQ(text, "Araucaria");
  }
}

// The pixels of a sheet are those of the walk, cell by cell.
TEST(Exporter, SheetsShowTheWalk) {
  const Tree tree;
  Exporter exporter;
  for (const SpriteStyle style : {SpriteStyle::silhouette, SpriteStyle::generic})
    for (const int poses : {1, 4, 12}) {
      ExportOptions chosen = options(24, poses);
      chosen.walk.style = style;
      chosen.padding_px = 2;
      exporter.take(tree, chosen);
      std::vector<double> phases;
      for (int i = 0; i < poses; ++i) phases.push_back(static_cast<double>(i) / poses);
      WalkScratch scratch;
      std::vector<Sprite> sprites(static_cast<std::size_t>(poses));
      drawWalk(tree, phases, chosen.walk, scratch, sprites);
      IndexedImage expected;
      drawCells(sprites, chosen.layout(poses), expected);

      const auto chunks = test::chunksOf(write(exporter, FileKind::sheet));
      ASSERT_EQ(chunks.size(), 7u);
      EXPECT_EQ(test::pixelsOf(chunks[5].data, expected.width_px, expected.height_px, 4),
                expected.pixels);
      if (poses > 1) {
        EXPECT_NE(sprites[0].pixels, sprites[1].pixels);
      }
    }
}

TEST(Exporter, ASpriteHasNoPadding) {
  const Tree tree;
  Exporter exporter;
  ExportOptions chosen = options(16, 4, 2);
  chosen.padding_px = 5;
  chosen.extrusion_px = 2;
  exporter.take(tree, chosen);
  const auto chunks = test::chunksOf(write(exporter, FileKind::sprite));
  EXPECT_EQ(test::big32(chunks[0].data, 0), 32u);
  EXPECT_EQ(test::big32(chunks[0].data, 4), 32u);
}

// Files made one after another, in any order and of any subject, are those made alone.
TEST(Exporter, RemembersNothing) {
  const Tree one(0, 900), other(0.5, 1230);
  Exporter used;
  for (int round = 0; round < 2; ++round)
    for (const Tree* tree : {&one, &other})
      for (const int size : {16, 40})
        for (int kind = kFileKinds - 1; kind >= 0; --kind) {
          const auto which = static_cast<FileKind>(kind);
          Exporter fresh;
          fresh.take(*tree, options(size));
          used.take(*tree, options(size));
          ASSERT_EQ(write(used, which), write(fresh, which)) << kind << " of " << size;
        }
}

TEST(Exporter, FilesBesideASheetCallItWhatItIsCalled) {
  const Tree tree;
  Exporter exporter;
  exporter.take(tree, options(16));
  EXPECT_NE(asText(write(exporter, FileKind::engine_json))
                .find("\"image\": \"araucaria-small-walk4-16px.png\""),
            std::string::npos);
  exporter.callSheet("mine.png");
  EXPECT_NE(asText(write(exporter, FileKind::engine_json)).find("\"image\": \"mine.png\""),
            std::string::npos);
  EXPECT_NE(asText(write(exporter, FileKind::godot)).find("res://mine.png"), std::string::npos);
  exporter.take(tree, options(16));
  EXPECT_EQ(asText(write(exporter, FileKind::godot)).find("mine.png"), std::string::npos);
}

TEST(Exporter, AnArchiveHoldsEveryFileAsItIsAlone) {
  const Tree tree;
  Exporter exporter;
  exporter.take(tree, options(16, 8));
  const std::string zip = asText(write(exporter, FileKind::zip));
  for (int kind = 0; kind < kFileKinds; ++kind) {
    const auto which = static_cast<FileKind>(kind);
    if (which == FileKind::zip) continue;
    const std::string file = exporter.name(which) + asText(write(exporter, which));
    EXPECT_NE(zip.find(file), std::string::npos) << exporter.name(which);
  }
  for (int engine = 0; engine < kEngines; ++engine)
    EXPECT_NE(zip.find(exporter.snippet(static_cast<Engine>(engine))), std::string::npos);
}

TEST(Exporter, DescribesTheSubjectInItsOwnWords) {
  const Tree tree;
  Exporter exporter;
  exporter.take(tree, options(16));
  const std::string json = asText(write(exporter, FileKind::pose));
  for (const char* word :
       {"\"sway\": 0", "\"kind\": \"branch\"", "\"role\": \"leaf\"", "\"height_m\": 7.9"})
    EXPECT_NE(json.find(word), std::string::npos) << word;
  EXPECT_NE(asText(write(exporter, FileKind::svg)).find("<title>Araucaria</title>"),
            std::string::npos);
}

TEST(ExportOptions, DefaultsAreTheTables) {
  const ExportOptions made = exportOptionsFrom(defaultExportValues());
  EXPECT_EQ(made.walk.cell_px, 32);
  EXPECT_EQ(made.poses, 4);
  EXPECT_EQ(made.scale, 1);
  EXPECT_EQ(made.padding_px, 0);
  EXPECT_EQ(made.extrusion_px, 0);
  EXPECT_EQ(made.walk.style, SpriteStyle::silhouette);
  EXPECT_FALSE(made.walk.selective_outline);
  EXPECT_EQ(made.format, PixelFormat::indexed);
}

TEST(ExportOptions, ValuesReachTheirFields) {
  ExportValues values = defaultExportValues();
  values = {48, 2, 8, 16, 4, 1, 1, 1};
  EXPECT_FALSE(core::firstProblem(kExportTable, values).has_value());
  const ExportOptions made = exportOptionsFrom(values);
  EXPECT_EQ(made.walk.cell_px, 48);
  EXPECT_EQ(made.poses, kMaxPoses);
  EXPECT_EQ(made.scale, 8);
  EXPECT_EQ(made.padding_px, 16);
  EXPECT_EQ(made.extrusion_px, 4);
  EXPECT_EQ(made.walk.style, SpriteStyle::generic);
  EXPECT_TRUE(made.walk.selective_outline);
  EXPECT_EQ(made.format, PixelFormat::rgba);
}

}  // namespace
}  // namespace render
