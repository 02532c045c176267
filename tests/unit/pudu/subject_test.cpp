// The pudu as what renderers and exporters ask of it.
#include <gtest/gtest.h>

#include <cmath>

#include "pudu/animal.h"
#include "pudu/guide.h"

namespace pudu {
namespace {

Controls with(std::size_t slot, double value) {
  Controls controls = defaultControls();
  controls[slot] = value;
  return controls;
}

TEST(Animal, SaysWhatItsFilesAreCalled) {
  Controls controls = with(Field::age, 0.2);
  controls[Field::sex] = 0;
  controls[Field::seed] = 11;
  controls[Field::phase] = 1.25;
  const Animal animal(controls);
  EXPECT_EQ(animal.words().stem, "pudu-female-age20-seed11");
  EXPECT_EQ(animal.words().animation, "pudu-female-age20-seed11-walk");
  EXPECT_EQ(animal.words().keyword, "pudu");
  EXPECT_EQ(animal.words().version, "1");
  EXPECT_EQ(animal.words().link, "v=1&seed=11&age=0.2&sex=female");
  EXPECT_EQ(animal.words().pose_link, "v=1&seed=11&age=0.2&sex=female&phase=0.25");
  EXPECT_EQ(animal.words().phase, 0.25);
}

TEST(Animal, WalksAtAPaceThatGoesWithTheRootOfItsSize) {
  EXPECT_EQ(Animal(defaultControls()).words().cycle_ms, 900);
  const Animal newborn(with(Field::age, 0));
  EXPECT_NEAR(newborn.words().cycle_ms, 900 * std::sqrt(0.45), 5);
  for (const double age : {0.0, 0.1, 0.35, 0.7, 1.0})
    for (const double shoulder : {0.30, 0.38, 0.45}) {
      Controls controls = with(Field::age, age);
      controls[Field::shoulder] = shoulder;
      const Animal animal(controls);
      EXPECT_EQ(animal.words().cycle_ms % 10, 0)
          << "whole hundredths of a second, as a GIF has them";
      EXPECT_NEAR(animal.words().cycle_ms, 1000 * cycleSeconds(animal.parameters()), 5.001);
      EXPECT_GT(animal.words().cycle_ms, 20 * 12) << "room for twelve poses";
    }
}

TEST(Animal, IsTheGeneratorsPoseForPose) {
  Controls controls = with(kParameters.size() + 1, 0.5);  // chubby
  controls[Field::age] = 0.3;
  const Animal animal(controls);
  EXPECT_EQ(animal.parameters().belly, 0.5);
  core::Description ours, theirs;
  for (const double phase : {0.0, 0.3, 0.9}) {
    Parameters parameters = parametersFrom(controls);
    parameters.phase = phase;
    animal.pose(phase, ours);
    write(parameters, theirs);
    ASSERT_EQ(ours.parts.size(), theirs.parts.size());
    EXPECT_EQ(ours.parts.back().b.y, theirs.parts.back().b.y);
    animal.limbs(32, phase, ours);
    writeGuideLegs(parameters, 32, theirs);
    ASSERT_EQ(ours.parts.size(), 12u);
    EXPECT_EQ(ours.parts[2].b.x, theirs.parts[2].b.x);
  }
  EXPECT_EQ(animal.cellFrame(), guideFrame());
  EXPECT_EQ(animal.cycleFrame(ours), cycleFrame(animal.parameters(), theirs));
  EXPECT_EQ(animal.sceneFrame(ours), sceneFrame(animal.parameters(), theirs));
}

TEST(Animal, ReadsItsHeightsUnderNamesWithUnits) {
  const Animal animal(defaultControls());
  core::Description description;
  animal.pose(0, description);
  const auto found = animal.readouts(description);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].name, "withersHeight_m");
  EXPECT_EQ(found[0].value, readouts(description).withers_height_m);
  EXPECT_EQ(found[1].name, "headAndBody_m");
}

}  // namespace
}  // namespace pudu
