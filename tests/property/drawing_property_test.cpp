// What holds for the picture of every pudu: no crash, well formed, the same again.
#include <gtest/gtest.h>

#include "property/any_pudu.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/svg.h"
#include "render/views.h"
#include "unit/render/outlines.h"
#include "unit/render/xml.h"

namespace {

using core::Description;
using core::Picture;
using test::Random;

constexpr int kAnimals = 150;

TEST(EveryDrawing, IsWellFormedInEveryView) {
  Random random(1);
  Description d;
  Picture picture;
  render::DrawingScratch scratch;
  for (int i = 0; i < kAnimals; ++i) {
    ASSERT_FALSE(pudu::describe(test::anyPudu(random), d));
    render::drawDescription(d, pudu::palette(), scratch, picture);
    test::expectWellFormed(picture);
    render::drawByKind(d, i % 15 - 1, picture);
    test::expectWellFormed(picture);
    render::drawSkeleton(d, i % 15 - 1, scratch, picture);
    test::expectWellFormed(picture);
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Storage from the animal before must not show through.
TEST(EveryDrawing, IsAPureFunctionOfItsDescription) {
  Random random(2);
  Description d;
  Picture used, fresh;
  render::DrawingScratch used_scratch;
  for (int i = 0; i < kAnimals; ++i) {
    ASSERT_FALSE(pudu::describe(test::anyPudu(random), d));
    render::DrawingScratch scratch;
    render::drawDescription(d, pudu::palette(), used_scratch, used);
    render::drawDescription(d, pudu::palette(), scratch, fresh);
    ASSERT_TRUE(test::same(used, fresh)) << i;
  }
}

// Two silhouettes, the far and the near one, and the near one in one piece: nothing floats.
TEST(EveryDrawing, IsOneAnimal) {
  Random random(3);
  Description d;
  Picture picture;
  render::DrawingScratch scratch;
  for (int i = 0; i < kAnimals; ++i) {
    ASSERT_FALSE(pudu::describe(test::anyPudu(random), d));
    render::drawDescription(d, pudu::palette(), scratch, picture);
    const core::Path* near = nullptr;
    for (const core::Path& path : picture.paths) {
      if (path.line_alpha > 0) near = &path;
    }
    ASSERT_NE(near, nullptr);
    int pieces = 0;
    for (const test::Loop& loop : test::loopsOf(picture, *near)) pieces += test::area(loop) > 0;
    EXPECT_EQ(pieces, 1) << i;
  }
}

// Curves stay by the parts they outline, so a frame that holds the parts holds the picture, lines
// and the shadow's rim aside.
TEST(EveryDrawing, StaysInItsFrame) {
  Random random(4);
  Description d;
  Picture picture;
  render::DrawingScratch scratch;
  for (int i = 0; i < kAnimals; ++i) {
    const pudu::Parameters p = test::anyPudu(random);
    const core::Box frame = pudu::sceneFrame(p, d);
    ASSERT_FALSE(pudu::describe(p, d));
    render::drawDescription(d, pudu::palette(), scratch, picture);
    const double slack = 0.03 * frame.height();
    for (const core::Point& point : picture.points) {
      ASSERT_GT(point.x, frame.x0 - slack);
      ASSERT_LT(point.x, frame.x1 + slack);
      ASSERT_GT(point.y, frame.y0 - 2 * slack);
      ASSERT_LT(point.y, frame.y1 + slack);
    }
  }
}

TEST(EverySvg, IsWellFormed) {
  Random random(5);
  Description d;
  Picture picture;
  render::DrawingScratch scratch;
  std::string svg;
  for (int i = 0; i < 30; ++i) {
    const pudu::Parameters p = test::anyPudu(random);
    const core::Box frame = pudu::cycleFrame(p, d);
    ASSERT_FALSE(pudu::describe(p, d));
    render::drawDescription(d, pudu::palette(), scratch, picture);
    render::writeSvg(picture, frame, 640, {"Pudu", ""}, svg);
    ASSERT_EQ(test::Xml(svg).fault(), "");
  }
}

}  // namespace
