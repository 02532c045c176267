#include "golden/people.h"

#include <vector>

#include "core/json.h"
#include "golden/digests.h"
#include "people/person.h"

namespace golden {
namespace {

// Every activity by a woman, an old man and a child, each at a phase of its own, and everything
// else that a parameter changes.
std::vector<people::Parameters> everybody() {
  std::vector<people::Parameters> all;
  for (std::size_t activity = 0; activity < people::kActivityCount; ++activity) {
    const double shift = 0.01 * static_cast<double>(activity);
    all.push_back({.activity = activity, .phase = 0.125 + shift});
    all.push_back({.activity = activity,
                   .sex = people::Sex::male,
                   .age = people::Age::elder,
                   .seed = 2024,
                   .phase = 0.625 - shift});
    all.push_back({.activity = activity,
                   .sex = people::Sex::male,
                   .age = people::Age::child,
                   .seed = 4294967295,
                   .phase = 0.375 + shift});
  }
  people::Parameters digger;
  digger.activity = 9;
  for (const double build : {0.8, 1.3}) {
    all.push_back(digger);
    all.back().build = build;
  }
  for (const double stature : {1.5, 1.9}) {
    all.push_back(digger);
    all.back().stature = stature;
  }
  all.push_back(digger);
  all.back().spine = people::Spine::one;
  all.push_back(digger);
  all.back().grip = people::Grip::hand;
  all.push_back(digger);
  all.back().phase = -1e-300;
  return all;
}

}  // namespace

std::string peopleText() {
  std::string out;
  core::JsonWriter json(out, core::JsonStyle::readable);
  core::Description description;
  core::Picture picture;
  render::DrawingScratch drawing;
  render::WalkScratch walk;
  render::Exporter exporter;
  std::vector<std::uint8_t> file;
  json.beginObject();
  json.key("people").beginArray();
  for (const people::Parameters& parameters : everybody()) {
    const people::Person person(parameters);
    json.beginObject(core::Lines::one);
    json.key("link").string(person.words().pose_link);
    person.pose(parameters.phase, description);
    json.key("description").string(digestOf(description).hex());
    render::drawDescription(description, person.palette(), drawing, picture);
    json.key("drawing").string(digestOf(picture).hex());
    for (std::size_t i = 0; i < people::kSpriteSizes_px.size(); ++i) {
      render::Sprite sprite;
      const int size_px = people::kSpriteSizes_px[i];
      render::drawWalk(person, {&parameters.phase, 1}, {.cell_px = size_px}, walk, {&sprite, 1});
      json.key("sprite" + std::string(people::kSpriteSizeNames[i])).string(digestOf(sprite).hex());
    }
    render::ExportOptions options;
    options.walk.cell_px = 24;
    exporter.take(person, options);
    exporter.write(render::FileKind::sheet, file);
    json.key("sheetFile").string(core::Digest().bytes(file).hex());
    json.end();
  }
  json.end();
  json.end();
  out += '\n';
  return out;
}

}  // namespace golden
