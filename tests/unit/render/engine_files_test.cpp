// The form of the files; tests/engines loads them into the engines themselves.
#include "render/engine_files.h"

#include <gtest/gtest.h>

#include "render/fill.h"

namespace render {
namespace {

SavedSheet sheetOf(int poses, int cycle_ms = 910) {
  static SavedAnimation walk;
  walk = {"pudu-walk", cycle_ms};
  return {.layout = {32, poses, 2, 1, 0},
          .image = "walk.png",
          .keyword = "pudu",
          .animations = {&walk, 1},
          .indexed = true,
          .version = "1"};
}

std::size_t count(const std::string& text, std::string_view word) {
  std::size_t found = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    ++found;
  return found;
}

TEST(EngineFiles, SharesSumToTheWhole) {
  for (int total = 0; total < 400; ++total)
    for (int parts = 1; parts <= 12; ++parts) {
      int sum = 0;
      for (int i = 0; i < parts; ++i) {
        const int part = share(total, parts, i);
        EXPECT_GE(part, total / parts);
        EXPECT_LE(part, total / parts + 1);
        sum += part;
      }
      EXPECT_EQ(sum, total);
    }
}

TEST(EngineFiles, JsonHasOneFramePerPose) {
  for (const int poses : {1, 4, 8, 12}) {
    std::string json = "before";
    writeEngineJson(sheetOf(poses), json);
    EXPECT_EQ(count(json, "\"duration\""), static_cast<std::size_t>(poses));
    EXPECT_EQ(json.substr(0, 2), "{\n");
    EXPECT_EQ(json.substr(json.size() - 3), "\n}\n");
    EXPECT_NE(json.find("\"0\": {\n      \"frame\": {\"x\": 2, \"y\": 2, \"w\": 64, \"h\": 64},"),
              std::string::npos);
    EXPECT_NE(json.find("\"to\": " + std::to_string(poses - 1)), std::string::npos);
    EXPECT_NE(json.find("\"pivot\": {\"x\": 32, \"y\": 64}"), std::string::npos);
    EXPECT_EQ(count(json, "$"), 0u);
  }
}

TEST(EngineFiles, JsonSaysTheFormatOfItsImage) {
  SavedSheet sheet = sheetOf(4);
  std::string json;
  writeEngineJson(sheet, json);
  EXPECT_EQ(count(json, "\"format\": \"I8\""), 1u);
  sheet.indexed = false;
  writeEngineJson(sheet, json);
  EXPECT_EQ(count(json, "\"format\": \"RGBA8888\""), 1u);
}

TEST(EngineFiles, NamesStayInsideTheirQuotes) {
  SavedSheet sheet = sheetOf(4);
  sheet.image = "a\"b\\c\n.png";
  std::string text;
  writeEngineJson(sheet, text);
  EXPECT_EQ(count(text, "\"image\": \"a\\\"b\\\\c\\u000a.png\""), 1u);
  writeSpriteFrames(sheet, text);
  EXPECT_EQ(count(text, "path=\"res://a\\\"b\\\\c\\u000a.png\""), 1u);
}

TEST(EngineFiles, SpriteFramesHaveOneRegionPerPose) {
  std::string text = "before";
  writeSpriteFrames(sheetOf(4, 900), text);
  EXPECT_EQ(text.find("[gd_resource type=\"SpriteFrames\" load_steps=6 format=3]\n"), 0u);
  EXPECT_EQ(count(text, "[sub_resource type=\"AtlasTexture\""), 4u);
  EXPECT_EQ(count(text, "region = Rect2(68, 2, 64, 64)"), 1u);
  EXPECT_EQ(count(text, "\"texture\": SubResource(\"pose_"), 4u);
  EXPECT_EQ(count(text, "\"speed\": 4.444444444444445\n"), 1u);
  EXPECT_EQ(count(text, "$"), 0u);
}

TEST(EngineFiles, SnippetsNameTheFilesAndLeaveNoBlank) {
  const SavedSheet sheet = sheetOf(4);
  for (int i = 0; i < kEngines; ++i) {
    const auto engine = static_cast<Engine>(i);
    std::string lines = "before\n";
    appendSnippet(engine, sheet, "walk.json", "walk.tres", lines);
    EXPECT_EQ(lines.find("before\n"), 0u);
    EXPECT_EQ(lines.back(), '\n');
    EXPECT_EQ(count(lines, "$"), 0u) << lines;
    if (engine == Engine::unity) {
      EXPECT_EQ(count(lines, "64 x 64, Offset 2 x 2, Padding 2 x 2"), 1u);
    } else {
      EXPECT_EQ(count(lines, "pudu-walk"), 1u);
      EXPECT_GE(count(lines, engine == Engine::godot ? "walk.tres" : "walk.json"), 1u);
    }
  }
}

TEST(Fill, PutsTextsAndNumbersIntoTheirBlanks) {
  std::string out = "<";
  fillIn("$1-$0/$a$9$2", {"zero", 1, 2.5, 3, 4, 5, 6, 7, 8, std::string("nine"), "ten"}, out);
  EXPECT_EQ(out, "<1-zero/tennine2.5");
  fillIn("", {}, out);
  fillIn("no blanks", {}, out);
  EXPECT_EQ(out, "<1-zero/tennine2.5no blanks");
}

}  // namespace
}  // namespace render
