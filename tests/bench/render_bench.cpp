// How fast sprites and sheets are made. The pose is part of a sheet's time and not of a sprite's.
#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "people/person.h"
#include "pudu/pudu.h"
#include "render/exporter.h"
#include "render/png.h"
#include "render/sheet.h"
#include "render/sprite.h"

namespace {

constexpr std::size_t kPoses = 4;

// A walk of four poses, the fawn with its 22 spots or the adult male with his antlers.
struct Walk {
  core::Box frame;
  std::array<core::Description, kPoses> poses;

  explicit Walk(double age) {
    pudu::Parameters parameters;
    parameters.age = age;
    frame = pudu::cycleFrame(parameters, poses[0]);
    for (std::size_t i = 0; i < kPoses; ++i) {
      parameters.phase = static_cast<double>(i) / kPoses;
      pudu::write(parameters, poses[i]);
    }
  }
};

void sprite(benchmark::State& state, double age) {
  const Walk walk(age);
  render::Sprite out;
  std::size_t i = 0;
  for (auto _ : state) {
    render::drawSprite(walk.poses[i++ % kPoses], pudu::palette(), walk.frame,
                       static_cast<int>(state.range(0)), out);
    benchmark::DoNotOptimize(out.pixels.data());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK_CAPTURE(sprite, fawn, 0.0)->Arg(16)->Arg(32)->Arg(48)->Arg(128);
BENCHMARK_CAPTURE(sprite, male, 1.0)->Arg(16)->Arg(32)->Arg(48)->Arg(128);

// From parameters to the bytes of a file: 32 px, four poses, RGBA, at a scale of range(0).
void sheet(benchmark::State& state) {
  core::Description description;
  std::array<render::Sprite, kPoses> sprites;
  render::Image image;
  std::vector<std::uint8_t> png;
  pudu::Parameters parameters;
  const core::Box frame = pudu::cycleFrame(parameters, description);
  for (auto _ : state) {
    for (std::size_t i = 0; i < kPoses; ++i) {
      parameters.phase = static_cast<double>(i) / kPoses;
      pudu::write(parameters, description);
      render::drawSprite(description, pudu::palette(), frame, 32, sprites[i]);
    }
    render::drawSheet(sprites, pudu::palette(), static_cast<int>(state.range(0)), image);
    if (!render::encodePng(image, png)) state.SkipWithError("no PNG");
    benchmark::DoNotOptimize(png.data());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
  state.counters["bytes"] = static_cast<double>(png.size());
}
BENCHMARK(sheet)->Arg(1)->Arg(4);

// The writer alone, of a sheet that is ready.
void encode(benchmark::State& state) {
  const Walk walk(1);
  std::array<render::Sprite, kPoses> sprites;
  for (std::size_t i = 0; i < kPoses; ++i)
    render::drawSprite(walk.poses[i], pudu::palette(), walk.frame, 32, sprites[i]);
  render::Image image;
  render::drawSheet(sprites, pudu::palette(), 1, image);
  std::vector<std::uint8_t> png;
  for (auto _ : state) {
    if (!render::encodePng(image, png)) state.SkipWithError("no PNG");
    benchmark::DoNotOptimize(png.data());
  }
}
BENCHMARK(encode);

// All activities by four poses of 24 px, from parameters to the bytes of a file.
void allPeople(benchmark::State& state) {
  std::vector<people::Person> persons;
  people::Parameters parameters;
  for (std::size_t i = 0; i < people::kActivityCount; ++i) {
    parameters.activity = i;
    persons.emplace_back(parameters);
  }
  std::vector<const core::Subject*> rows;
  for (const people::Person& person : persons) rows.push_back(&person);
  render::Exporter exporter;
  render::ExportOptions options;
  options.walk.cell_px = 24;
  std::vector<std::uint8_t> png;
  for (auto _ : state) {
    exporter.take(rows, "all", options);
    exporter.write(render::FileKind::sheet, png);
    benchmark::DoNotOptimize(png.data());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(allPeople);

}  // namespace
