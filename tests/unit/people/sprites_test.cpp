// People as a few pixels: what a reader has to go by.
#include <gtest/gtest.h>

#include <algorithm>

#include "people/person.h"
#include "render/walk.h"
#include "unit/people/anyone.h"

namespace people {
namespace {

render::Sprite draw(const Parameters& p, int size_px) {
  const Person person(p);
  render::WalkScratch scratch;
  render::Sprite sprite;
  render::drawWalk(person, {&p.phase, 1}, {.cell_px = size_px}, scratch, {&sprite, 1});
  return sprite;
}

bool filled(const render::Sprite& sprite, int x, int y) {
  return x >= 0 && y >= 0 && x < sprite.width_px && y < sprite.height_px &&
         sprite.pixels[static_cast<std::size_t>(y * sprite.width_px + x)] != render::kTransparent;
}

int count(const render::Sprite& sprite) {
  return static_cast<int>(std::count_if(sprite.pixels.begin(), sprite.pixels.end(),
                                        [](auto index) { return index != render::kTransparent; }));
}

// How many pieces it falls into; corners count as touching.
int pieces(render::Sprite sprite) {
  int found = 0;
  std::vector<std::pair<int, int>> open;
  for (int y = 0; y < sprite.height_px; ++y)
    for (int x = 0; x < sprite.width_px; ++x) {
      if (!filled(sprite, x, y)) continue;
      ++found;
      open.emplace_back(x, y);
      while (!open.empty()) {
        const auto [u, v] = open.back();
        open.pop_back();
        if (!filled(sprite, u, v)) continue;
        sprite.pixels[static_cast<std::size_t>(v * sprite.width_px + u)] = render::kTransparent;
        for (int j = v - 1; j <= v + 1; ++j)
          for (int i = u - 1; i <= u + 1; ++i) open.emplace_back(i, j);
      }
    }
  return found;
}

// The person without the things.
render::Sprite drawBody(const Parameters& p, int size_px) {
  const Person person(p);
  core::Description all, body;
  person.figure(size_px, p.phase, all);
  for (const core::Part& part : all.parts)
    if (part.group != static_cast<std::uint8_t>(Group::tool)) body.add(part);
  render::Sprite sprite;
  render::drawSprite(body, person.palette(), person.cell(size_px), {false, false, 1}, sprite);
  return sprite;
}

TEST(PeopleSprites, AreInOnePiece) {
  for (Parameters p : test::everybody())
    for (const int size_px : kSpriteSizes_px)
      for (int i = 0; i < 4; ++i) {
        p.phase = i / 4.0;
        EXPECT_EQ(pieces(drawBody(p, size_px)), 1) << test::nameOf(p) << ", " << size_px << " px";
      }
}

TEST(PeopleSprites, StandOnOneGround) {
  for (Parameters p : test::everybody())
    for (const int size_px : kSpriteSizes_px) {
      const render::Sprite sprite = draw(p, size_px);
      EXPECT_EQ(sprite.width_px, size_px * 3 / 2);
      EXPECT_EQ(sprite.height_px, size_px * 5 / 4);
      int lowest = 0;
      for (int x = 0; x < sprite.width_px; ++x)
        lowest += filled(sprite, x, sprite.height_px - 1) ? 1 : 0;
      EXPECT_GT(lowest, 0) << test::nameOf(p) << ", " << size_px << " px";
    }
}

TEST(PeopleSprites, AManStandsAsManyPixelsTallAsTheSizeSays) {
  for (const int size_px : kSpriteSizes_px) {
    const render::Sprite sprite = drawBody(test::adult("stand"), size_px);
    int top = 0;
    while (std::none_of(sprite.pixels.begin() + top * sprite.width_px,
                        sprite.pixels.begin() + (top + 1) * sprite.width_px,
                        [](auto index) { return index != render::kTransparent; }))
      ++top;
    EXPECT_NEAR(sprite.height_px - top, size_px, 1) << size_px;
  }
}

// Every two activities differ by six pixels or more of their silhouettes.
TEST(PeopleSprites, NoTwoActivitiesAreAlikeAt16Pixels) {
  for (const Sex sex : {Sex::female, Sex::male}) {
    std::vector<render::Sprite> sprites;
    for (const std::string_view name : kActivityNames)
      sprites.push_back(draw(test::adult(name, sex), 16));
    for (std::size_t a = 0; a < sprites.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        int apart = 0;
        for (int y = 0; y < sprites[a].height_px; ++y)
          for (int x = 0; x < sprites[a].width_px; ++x)
            apart += filled(sprites[a], x, y) != filled(sprites[b], x, y) ? 1 : 0;
        EXPECT_GE(apart, 6) << kActivityNames[a] << " and " << kActivityNames[b];
      }
  }
}

// An animation that does not move is none.
TEST(PeopleSprites, MoveFromPoseToPose) {
  for (const Parameters& whole : test::everybody()) {
    if (whole.age != Age::adult) continue;
    int moved = 0;
    for (int i = 0; i < 4; ++i) {
      Parameters p = whole, q = whole;
      p.phase = i / 4.0, q.phase = (i + 1) / 4.0;
      moved += draw(p, 24).pixels != draw(q, 24).pixels ? 1 : 0;
    }
    EXPECT_GE(moved, 3) << test::nameOf(whole);
  }
}

TEST(PeopleSprites, ChildrenAreSmaller) {
  for (const int size_px : kSpriteSizes_px) {
    Parameters p = test::adult("stand");
    const int grown = count(drawBody(p, size_px));
    p.age = Age::child;
    EXPECT_LT(count(drawBody(p, size_px)), grown) << size_px;
  }
}

}  // namespace
}  // namespace people
