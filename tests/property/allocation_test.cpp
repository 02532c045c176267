// Nothing is allocated per pose after the first: the storage belongs to the caller and is reused.
// Counted at the source, with this program's own operator new.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "property/any_pudu.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/sheet.h"
#include "render/sprite.h"
#include "render/views.h"

namespace {

std::size_t allocations = 0;

void* allocate(std::size_t size) {
  ++allocations;
  void* const memory = std::malloc(size > 0 ? size : 1);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using core::Description;
using pudu::Parameters;
using test::Random;

template <typename Work>
std::size_t allocationsIn(Work work) {
  const std::size_t before = allocations;
  work();
  return allocations - before;
}

// Counting works at all.
TEST(Allocation, OfAVectorIsSeen) {
  int* volatile kept = nullptr;  // or the compiler may see that the memory is not needed
  EXPECT_EQ(allocationsIn([&] { kept = new int(5); }), 1u);
  delete kept;
}

TEST(Allocation, APoseNeedsNoneOnceThereIsRoom) {
  Description d;
  Parameters largest;
  largest.spots = 40;
  ASSERT_FALSE(pudu::describe(largest, d));
  Random random(1);
  EXPECT_EQ(allocationsIn([&] {
              for (int i = 0; i < 1000; ++i) EXPECT_FALSE(pudu::describe(test::anyPudu(random), d));
            }),
            0u);
}

TEST(Allocation, FramesAndReadoutsNeedNone) {
  Description d;
  Parameters p;
  p.spots = 40;
  ASSERT_FALSE(pudu::describe(p, d));
  EXPECT_EQ(allocationsIn([&] {
              pudu::cycleFrame(p, d);
              pudu::sceneFrame(p, d);
              pudu::readouts(d);
            }),
            0u);
}

// One walk around warms the storage up; further walks of the same animal find all the room they
// need.
TEST(Allocation, APictureNeedsNoneOnceItsWalkHasBeenDrawn) {
  Description d;
  core::Picture picture;
  render::DrawingScratch scratch;
  Parameters p;
  p.age = 0.1;
  const auto walk = [&] {
    for (int i = 0; i < 48; ++i) {
      p.phase = i / 48.0;
      pudu::write(p, d);
      render::drawDescription(d, pudu::palette(), scratch, picture);
      render::drawByKind(d, render::kNoHighlight, picture);
      render::drawSkeleton(d, render::kNoHighlight, scratch, picture);
    }
  };
  walk();
  EXPECT_EQ(allocationsIn(walk), 0u);
}

TEST(Allocation, ASpriteNeedsNoneOnceThereIsOneOfItsSize) {
  Description d;
  render::Sprite sprite;
  render::Image image;
  Parameters p;
  const core::Box frame = pudu::cycleFrame(p, d);
  const auto walk = [&] {
    for (int i = 0; i < 48; ++i) {
      p.phase = i / 48.0;
      pudu::write(p, d);
      render::drawSprite(d, pudu::palette(), frame, 32, sprite);
      render::drawSheet({&sprite, 1}, pudu::palette(), 1, image);
    }
  };
  walk();
  EXPECT_EQ(allocationsIn(walk), 0u);
}

}  // namespace
