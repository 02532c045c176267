// The lessons that any subject has: its views as paths, and the frames of its sprites.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

#include "pudu/animal.h"
#include "render/colour_text.h"
#include "render/lesson.h"
#include "render/sprite.h"
#include "render/walk.h"
#include "unit/render/tree_subject.h"

namespace {

using nlohmann::json;
using render::PictureView;

json lesson(const core::Subject& subject, const std::string& name,
            const render::LessonOptions& options = {}) {
  std::string text = "something before";
  EXPECT_TRUE(render::writeLesson(subject, name, options, text)) << name;
  return json::parse(text);
}

pudu::Animal fawn() {
  pudu::Controls controls = pudu::defaultControls();
  controls[pudu::Field::age] = 0.1;
  controls[pudu::Field::phase] = 0.3;
  return pudu::Animal(controls);
}

core::Box boxOf(const json& corners) {
  EXPECT_EQ(corners.size(), 4u);
  return {corners[0], corners[1], corners[2], corners[3]};
}

TEST(Lessons, HaveTheNamesOfAnySubjectAndItsOwn) {
  using Names = std::vector<std::string_view>;
  EXPECT_EQ(render::lessonNames(araucaria::Tree()), (Names{"pose", "picture", "frames", "fits"}));
  EXPECT_EQ(render::lessonNames(fawn()),
            (Names{"pose", "picture", "frames", "fits", "legs", "curves", "spots"}));
}

TEST(Lessons, RefuseANameThatIsNone) {
  for (const char* name : {"", "Pose", "pose ", "legs", "../pose"}) {
    std::string text = "something before";
    EXPECT_FALSE(render::writeLesson(araucaria::Tree(), name, {}, text)) << name;
    EXPECT_EQ(text, "");
  }
}

// The SVG file is written by other code around the same outlines, and held by tests of its own.
TEST(PictureLesson, HasThePathsOfTheFile) {
  const pudu::Animal animal = fawn();
  const araucaria::Tree tree(0.2);
  for (const core::Subject* subject :
       {static_cast<const core::Subject*>(&animal), static_cast<const core::Subject*>(&tree)}) {
    for (const PictureView view :
         {PictureView::drawing, PictureView::kind, PictureView::skeleton}) {
      const json said = lesson(*subject, "picture", {view, 32});
      core::Picture picture;
      const core::Box frame = render::drawPicture(*subject, view, picture);
      EXPECT_EQ(boxOf(said["frame"]), frame);
      ASSERT_EQ(said["paths"].size(), picture.paths.size());
      ASSERT_GT(picture.paths.size(), 5u);
      std::string svg, from_paths;
      render::writePicture(*subject, view, svg);
      for (std::size_t i = 0; i < picture.paths.size(); ++i) {
        const core::Path& path = picture.paths[i];
        const json& one = said["paths"][i];
        const std::string d = " d=\"" + one["d"].get<std::string>() + "\"";
        EXPECT_NE(svg.find(d), std::string::npos) << i;
        EXPECT_EQ(one.contains("fill"), path.fill_alpha > 0) << i;
        EXPECT_EQ(one.contains("line"), path.line_alpha > 0) << i;
        EXPECT_EQ(one.contains("fillEnd"), path.fill_alpha > 0 && path.fill_y != path.fill_end_y);
        if (path.fill_alpha > 0) {
          EXPECT_EQ(one["fill"], render::colourText(path.fill));
        }
        if (path.line_alpha > 0) {
          EXPECT_NEAR(one["width"].get<double>(), 1000 * static_cast<double>(path.line_width),
                      0.051);
        }
        if (path.fill_alpha > 0 && path.fill_alpha < 1) {
          EXPECT_NEAR(one["fillAlpha"].get<double>(), static_cast<double>(path.fill_alpha), 6e-4);
        }
        EXPECT_EQ(one.value("clip", -1), path.clip);
      }
    }
  }
}

TEST(PictureLesson, StandsInTheSceneOfTheAnimal) {
  const pudu::Animal animal = fawn();
  core::Description scratch;
  const core::Box scene = animal.sceneFrame(scratch);
  const core::Box frame = boxOf(lesson(animal, "picture")["frame"]);
  EXPECT_LT(frame.x0, scene.x0);
  EXPECT_LT(frame.y0, scene.y0);
  EXPECT_GT(frame.x1, scene.x1);
  EXPECT_GT(frame.y1, scene.y1);
}

// The colour at a place of a grid of letters; "" where it is clear.
std::string colourAt(const json& said, const json& rows, std::size_t x, std::size_t y) {
  const std::string letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const char letter = rows[y].get<std::string>()[x];
  if (letter == '.') return "";
  const std::size_t place = letters.find(letter);
  EXPECT_LT(place, said["palette"].size());
  return said["palette"][place];
}

void expectSprite(const json& said, const json& rows, const render::Sprite& sprite,
                  core::Palette palette) {
  const auto size = static_cast<std::size_t>(sprite.width_px);
  ASSERT_EQ(rows.size(), size);
  for (std::size_t y = 0; y < size; ++y) {
    ASSERT_EQ(rows[y].get<std::string>().size(), size);
    for (std::size_t x = 0; x < size; ++x) {
      const std::uint8_t index = sprite.pixels[y * size + x];
      const std::string wanted = index == render::kTransparent
                                     ? ""
                                     : render::colourText(render::spriteColour(palette, index));
      ASSERT_EQ(colourAt(said, rows, x, y), wanted) << x << ", " << y;
    }
  }
}

TEST(FramesLesson, HasTheSpritesOfTheWalkAndEachFittedByItself) {
  const pudu::Animal animal = fawn();
  const araucaria::Tree tree;
  for (const core::Subject* subject :
       {static_cast<const core::Subject*>(&animal), static_cast<const core::Subject*>(&tree)}) {
    for (const int size_px : {8, 16, 32, 128}) {
      const json said = lesson(*subject, "frames", {PictureView::drawing, size_px});
      EXPECT_EQ(said["size"], size_px);
      ASSERT_EQ(said["poses"].size(), 4u);
      const double phases[] = {0, 0.25, 0.5, 0.75};
      render::Sprite walk[4], fitted;
      render::WalkScratch scratch;
      render::drawWalk(*subject, phases, {size_px, render::SpriteStyle::generic, false}, scratch,
                       walk);
      for (std::size_t i = 0; i < 4; ++i) {
        const json& pose = said["poses"][i];
        EXPECT_EQ(pose["phase"], phases[i]);
        expectSprite(said, pose["union"], walk[i], subject->palette());
        core::Description description;
        subject->pose(phases[i], description);
        EXPECT_EQ(boxOf(pose["box"]), core::boundingBox(description));
        render::drawSprite(description, subject->palette(), core::boundingBox(description), size_px,
                           fitted);
        expectSprite(said, pose["fitted"], fitted, subject->palette());
      }
    }
  }
}

TEST(FramesLesson, HoldsEveryPoseInTheUnionOfTheirBoxes) {
  for (int i = 0; i <= 20; ++i) {
    pudu::Controls controls = pudu::defaultControls();
    controls[pudu::Field::age] = i / 20.0;
    const json said = lesson(pudu::Animal(controls), "frames");
    const core::Box frame = boxOf(said["union"]);
    const double scale = said["scale"];
    // Written out for 32 pixels: one stays free at the top and at either side.
    EXPECT_NEAR(scale, std::fmin(30 / frame.width(), 31 / frame.y1), 1e-9);
    for (const json& pose : said["poses"]) {
      const core::Box box = boxOf(pose["box"]);
      EXPECT_EQ(core::unite(frame, box), frame);
      const double own = pose["scale"];
      EXPECT_NEAR(own, std::fmin(30 / box.width(), 31 / box.y1), 1e-9);
      EXPECT_GE(own, scale);
    }
  }
}

// The animal is wider than high. In a square each pose has the scale of its width, which the walk
// does not change; in a low cell it has that of its height, and then the length drawn pulses.
TEST(FitsLesson, FitsByHeightAndLetsEachPoseHaveItsOwnScale) {
  const pudu::Animal animal(pudu::defaultControls());
  for (const int size_px : {8, 24, 48, 127, 128}) {
    const json said = lesson(animal, "fits", {PictureView::drawing, size_px});
    const auto rows = static_cast<std::size_t>(size_px * 2 / 3);
    const core::Box frame = boxOf(said["union"]);
    const auto scaleOf = [&](const core::Box& box) {
      return std::fmin((size_px - 2) / box.width(), (static_cast<double>(rows) - 1) / box.y1);
    };
    EXPECT_NEAR(said["scale"].get<double>(), scaleOf(frame), 1e-9);
    for (const json& pose : said["poses"]) {
      EXPECT_NEAR(pose["scale"].get<double>(), scaleOf(boxOf(pose["box"])), 1e-9);
      for (const char* key : {"union", "fitted"}) {
        ASSERT_EQ(pose[key].size(), rows);
        for (const std::string row : pose[key])
          ASSERT_EQ(row.size(), static_cast<std::size_t>(size_px));
        // The hooves stand on the lowest row; the rows left out were empty.
        EXPECT_NE(pose[key].back().get<std::string>().find_first_not_of('.'), std::string::npos);
      }
    }
  }
  const json said = lesson(animal, "fits", {PictureView::drawing, 48});
  const json &low = said["poses"][0], &tall = said["poses"][1];
  const auto length_px = [](const json& pose, double scale) {
    return boxOf(pose["box"]).width() * scale;
  };
  EXPECT_GT(length_px(low, low["scale"]) - length_px(tall, tall["scale"]), 0.5);
  EXPECT_EQ(length_px(low, said["scale"]), length_px(tall, said["scale"]));
  const json square = lesson(animal, "frames", {PictureView::drawing, 48});
  for (const json& pose : square["poses"]) EXPECT_EQ(pose["scale"], square["scale"]);
}

}  // namespace
