// What must hold of the pudu's sprites at every age, sex, pose and size.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "core/hash.h"
#include "pudu/pudu.h"
#include "render/sprite.h"

namespace {

using render::Sprite;

constexpr int kSizes[] = {16, 24, 32, 48};
constexpr int kPhases = 24;

struct Pose {
  pudu::Parameters parameters;
  core::Description description;
  Sprite sprite;

  int size() const { return sprite.width_px; }
  std::uint8_t at(int x, int y) const {
    if (x < 0 || y < 0 || x >= size() || y >= size()) return render::kTransparent;
    return sprite.pixels[static_cast<std::size_t>(y * size() + x)];
  }
  const core::Part* partAt(int x, int y) const {
    const auto rim = static_cast<std::size_t>((y + 1) * (size() + 2) + x + 1);
    const std::int16_t part = sprite.cells[rim].part;
    return part < 0 ? nullptr : &description.parts[static_cast<std::size_t>(part)];
  }
  std::string name() const {
    return "age " + std::to_string(parameters.age) + ", sex " +
           std::to_string(static_cast<int>(parameters.sex)) + ", phase " +
           std::to_string(parameters.phase) + ", " + std::to_string(size()) + " px";
  }
};

using Walk = std::vector<Pose>;  // the poses of one animal at one size

Walk walk(pudu::Parameters parameters, int size) {
  Walk poses(kPhases);
  core::Description scratch;
  const core::Box frame = pudu::cycleFrame(parameters, scratch);
  for (std::size_t i = 0; i < poses.size(); ++i) {
    parameters.phase = static_cast<double>(i) / kPhases;
    poses[i].parameters = parameters;
    pudu::write(parameters, poses[i].description);
    render::drawSprite(poses[i].description, pudu::palette(), frame, size, poses[i].sprite);
  }
  return poses;
}

void forEveryWalk(const std::function<void(const Walk&)>& check) {
  for (const double age : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0})
    for (const pudu::Sex sex : {pudu::Sex::female, pudu::Sex::male})
      for (const int size : kSizes) {
        pudu::Parameters parameters;
        parameters.age = age;
        parameters.sex = sex;
        check(walk(parameters, size));
        if (testing::Test::HasFailure()) return;
      }
}

void forEveryPose(const std::function<void(const Pose&)>& check) {
  forEveryWalk([&](const Walk& poses) {
    for (const Pose& pose : poses) check(pose);
  });
}

bool isKind(const core::Part& part, pudu::Kind kind) {
  return part.kind == static_cast<std::uint8_t>(kind);
}
bool isLeg(const core::Part& part) {
  return isKind(part, pudu::Kind::thigh) || isKind(part, pudu::Kind::shin) ||
         isKind(part, pudu::Kind::hoof);
}
bool isRole(std::uint8_t index, pudu::Role role) {
  return index != render::kTransparent && (index - 1) / render::kTones == static_cast<int>(role);
}

TEST(PuduSprite, EveryPixelIsInThePaletteOrTransparent) {
  const auto last = static_cast<int>(pudu::palette().size()) * render::kTones;
  forEveryPose([&](const Pose& pose) {
    for (const std::uint8_t index : pose.sprite.pixels) ASSERT_LE(index, last) << pose.name();
  });
}

TEST(PuduSprite, EveryPoseStandsOnTheSameLine) {
  forEveryPose([](const Pose& pose) {
    int on_ground = 0;
    for (int x = 0; x < pose.size(); ++x)
      on_ground += pose.partAt(x, pose.size() - 1) != nullptr ? 1 : 0;
    EXPECT_GT(on_ground, 0) << pose.name();
  });
}

// The trunk does not slide, grow or shrink as the legs walk: the columns it fills are the same.
TEST(PuduSprite, TheTrunkStaysOverTheSameColumns) {
  forEveryWalk([](const Walk& poses) {
    const auto columns = [](const Pose& pose) {
      int left = pose.size(), right = -1, top = pose.size(), bottom = -1;
      for (int y = 0; y < pose.size(); ++y)
        for (int x = 0; x < pose.size(); ++x) {
          const core::Part* part = pose.partAt(x, y);
          if (part == nullptr || !isKind(*part, pudu::Kind::body)) continue;
          left = std::min(left, x), right = std::max(right, x);
          top = std::min(top, y), bottom = std::max(bottom, y);
        }
      return std::vector<int>{left, right, bottom - top};
    };
    for (const Pose& pose : poses) {
      EXPECT_EQ(columns(pose)[0], columns(poses[0])[0]) << pose.name();
      EXPECT_EQ(columns(pose)[1], columns(poses[0])[1]) << pose.name();
      EXPECT_NEAR(columns(pose)[2], columns(poses[0])[2], 1) << pose.name();
    }
  });
}

TEST(PuduSprite, OnePixelIsKeptFreeForTheOutline) {
  forEveryPose([](const Pose& pose) {
    for (int i = 0; i < pose.size(); ++i) {
      EXPECT_EQ(pose.partAt(i, 0), nullptr) << pose.name();
      EXPECT_EQ(pose.partAt(0, i), nullptr) << pose.name();
      EXPECT_EQ(pose.partAt(pose.size() - 1, i), nullptr) << pose.name();
    }
  });
}

TEST(PuduSprite, TheSilhouetteIsOnePiece) {
  forEveryPose([](const Pose& pose) {
    const int size = pose.size();
    std::vector<int> reached(pose.sprite.pixels.size(), 0), open;
    int filled = 0, found = 0;
    for (int i = 0; i < size * size; ++i) {
      if (pose.sprite.pixels[static_cast<std::size_t>(i)] == render::kTransparent) continue;
      if (filled++ == 0) open.push_back(i), reached[static_cast<std::size_t>(i)] = 1;
    }
    while (!open.empty()) {
      const int i = open.back();
      open.pop_back();
      ++found;
      for (int y = i / size - 1; y <= i / size + 1; ++y)
        for (int x = i % size - 1; x <= i % size + 1; ++x) {
          if (pose.at(x, y) == render::kTransparent) continue;
          int& seen = reached[static_cast<std::size_t>(y * size + x)];
          if (seen == 0) open.push_back(y * size + x);
          seen = 1;
        }
    }
    EXPECT_EQ(found, filled) << pose.name();
  });
}

TEST(PuduSprite, NoToneStandsAlone) {
  forEveryPose([](const Pose& pose) {
    for (int y = 0; y < pose.size(); ++y)
      for (int x = 0; x < pose.size(); ++x) {
        const std::uint8_t own = pose.at(x, y);
        const core::Part* part = pose.partAt(x, y);
        if (part == nullptr || !isRole(own, static_cast<pudu::Role>(part->role))) continue;
        bool alike = false, kin = false;
        for (int v = y - 1; v <= y + 1; ++v)
          for (int u = x - 1; u <= x + 1; ++u) {
            if (u == x && v == y) continue;
            alike = alike || pose.at(u, v) == own;
            kin = kin ||
                  (pose.partAt(u, v) != nullptr && u >= 0 && v >= 0 && u < pose.size() &&
                   v < pose.size() && isRole(pose.at(u, v), static_cast<pudu::Role>(part->role)));
          }
        EXPECT_TRUE(alike || !kin) << x << ", " << y << " " << pose.name();
      }
  });
}

TEST(PuduSprite, ThinPartsAreNeverLost) {
  forEveryPose([](const Pose& pose) {
    std::vector<int> pixels(pose.description.parts.size(), 0);
    for (int y = 0; y < pose.size(); ++y)
      for (int x = 0; x < pose.size(); ++x)
        if (const core::Part* part = pose.partAt(x, y))
          ++pixels[static_cast<std::size_t>(part - pose.description.parts.data())];
    int antlers = 0, ears = 0, hooves = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      const core::Part& part = pose.description.parts[i];
      antlers += isKind(part, pudu::Kind::antler) ? pixels[i] : 0;
      ears += isKind(part, pudu::Kind::ear) ? pixels[i] : 0;
      if (!isKind(part, pudu::Kind::hoof) || part.a.z < 0) continue;
      hooves += pixels[i] > 0 ? 1 : 0;
      // A near leg is a hoof, and something above it.
      const auto shin = static_cast<std::size_t>(part.parent);
      const auto thigh = static_cast<std::size_t>(pose.description.parts[shin].parent);
      EXPECT_GE(pixels[shin] + pixels[thigh], 1) << pose.name();
    }
    EXPECT_EQ(hooves, 2) << pose.name();
    EXPECT_GT(ears, 0) << pose.name();
    if (pose.parameters.sex == pudu::Sex::male && pose.parameters.age >= 0.8) {
      EXPECT_GT(antlers, 0) << pose.name();
    }
  });
}

TEST(PuduSprite, ALegAtSixteenIsOnePixelWide) {
  forEveryPose([](const Pose& pose) {
    if (pose.size() != 16) return;
    for (const core::Part& part : pose.description.parts) {
      if (!isLeg(part)) continue;
      int rows[16] = {}, columns[16] = {};
      for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
          if (pose.partAt(x, y) == &part) ++rows[y], ++columns[x];
      const int widest =
          std::min(*std::max_element(rows, rows + 16), *std::max_element(columns, columns + 16));
      EXPECT_LE(widest, 1) << pose.name();
    }
  });
}

TEST(PuduSprite, TheEyeIsThereInEveryPose) {
  forEveryPose([](const Pose& pose) {
    int eye = 0, nose = 0;
    for (const std::uint8_t index : pose.sprite.pixels) {
      eye += isRole(index, pudu::Role::eye) ? 1 : 0;
      nose += isRole(index, pudu::Role::nose) ? 1 : 0;
    }
    EXPECT_GT(eye, 0) << pose.name();
    EXPECT_GT(nose, 0) << pose.name();
  });
}

TEST(PuduSprite, AFawnsSpotsAreManyAndApart) {
  for (std::uint32_t seed = 0; seed < 20; ++seed)
    for (const int size : kSizes) {
      pudu::Parameters parameters;
      parameters.age = 0;
      parameters.seed = seed;
      const Pose pose = walk(parameters, size)[0];
      int spots = 0;
      for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
          if (!isRole(pose.at(x, y), pudu::Role::spot)) continue;
          ++spots;
          // Not a blanket: a spot ends within two pixels in either direction.
          EXPECT_FALSE(isRole(pose.at(x + 1, y), pudu::Role::spot) &&
                       isRole(pose.at(x + 2, y), pudu::Role::spot));
          EXPECT_FALSE(isRole(pose.at(x, y + 1), pudu::Role::spot) &&
                       isRole(pose.at(x, y + 2), pudu::Role::spot));
        }
      EXPECT_GE(spots, size / 8) << "seed " << seed << " at " << size;
    }
}

TEST(PuduSprite, FawnFemaleAndMaleDiffer) {
  for (const int size : kSizes) {
    pudu::Parameters female, male, fawn;
    female.sex = pudu::Sex::female;
    fawn.age = 0;
    const auto pixels = [&](const pudu::Parameters& p) { return walk(p, size)[0].sprite.pixels; };
    const auto count = [&](const pudu::Parameters& p, pudu::Role role) {
      int n = 0;
      for (const std::uint8_t index : pixels(p)) n += isRole(index, role) ? 1 : 0;
      return n;
    };
    EXPECT_GE(count(male, pudu::Role::antler), 2) << size;
    EXPECT_EQ(count(female, pudu::Role::antler), 0) << size;
    EXPECT_EQ(count(fawn, pudu::Role::antler), 0) << size;
    EXPECT_EQ(count(male, pudu::Role::spot), 0) << size;
  }
}

// Any parameters at all: nothing breaks, and the animal stands.
TEST(PuduSprite, RandomAnimalsStand) {
  Sprite sprite;
  core::Description description, scratch;
  for (std::uint32_t i = 0; i < 400; ++i) {
    pudu::Values values;
    for (std::uint32_t j = 0; j < values.size(); ++j) {
      const core::Parameter& row = pudu::kParameters[j];
      values[j] = row.min + (row.max - row.min) * core::unit(99, i, j);
      if (row.kind != core::ParameterKind::number && row.kind != core::ParameterKind::cyclic)
        values[j] = std::floor(values[j]);
    }
    const pudu::Parameters parameters = pudu::parametersFrom(values);
    const core::Box frame = pudu::cycleFrame(parameters, scratch);
    pudu::write(parameters, description);
    const int size = 8 + static_cast<int>(i % 121);
    render::drawSprite(description, pudu::palette(), frame, size, sprite);
    int on_ground = 0;
    for (int x = 0; x < size; ++x)
      on_ground += sprite.pixels[static_cast<std::size_t>((size - 1) * size + x)] != 0 ? 1 : 0;
    EXPECT_GT(on_ground, 0) << i;
  }
}

}  // namespace
