// How fast poses are written and drawn. The fawn with its 22 spots is the costly case.
#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "people/people.h"
#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/svg.h"
#include "render/views.h"

namespace {

pudu::Parameters aged(double age) {
  pudu::Parameters parameters;
  parameters.age = age;
  return parameters;
}

// A walk in steps that come round to no phase twice for a long time.
class Walk {
 public:
  explicit Walk(double age) : parameters_(aged(age)) {}

  const pudu::Parameters& next() {
    parameters_.phase = parameters_.phase + 0.1375;
    if (parameters_.phase >= 1) parameters_.phase -= 1;
    return parameters_;
  }

 private:
  pudu::Parameters parameters_;
};

void perSecond(benchmark::State& state) {
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void pose(benchmark::State& state, double age) {
  Walk walk(age);
  core::Description out;
  for (auto _ : state) {
    pudu::write(walk.next(), out);
    benchmark::DoNotOptimize(out.parts.data());
    benchmark::ClobberMemory();
  }
  perSecond(state);
}
BENCHMARK_CAPTURE(pose, fawn, 0.0);
BENCHMARK_CAPTURE(pose, adult, 1.0);

// A person at work: the activity with the most parts, and one whose hands are placed by reach.
void personPose(benchmark::State& state, std::size_t activity) {
  people::Parameters parameters;
  parameters.activity = activity;
  core::Description out;
  for (auto _ : state) {
    parameters.phase += 0.1375;
    if (parameters.phase >= 1) parameters.phase -= 1;
    people::write(parameters, out);
    benchmark::DoNotOptimize(out.parts.data());
    benchmark::ClobberMemory();
  }
  perSecond(state);
}
BENCHMARK_CAPTURE(personPose, dig, 9);
BENCHMARK_CAPTURE(personPose, pick, 11);

// With the check of its parameters, as a caller of the C++ API has it.
void checkedPose(benchmark::State& state, double age) {
  Walk walk(age);
  core::Description out;
  for (auto _ : state) {
    if (pudu::describe(walk.next(), out)) state.SkipWithError("refused");
    benchmark::DoNotOptimize(out.parts.data());
    benchmark::ClobberMemory();
  }
  perSecond(state);
}
BENCHMARK_CAPTURE(checkedPose, fawn, 0.0);

// Poses that are there already, so that drawing alone is timed.
template <typename Draw>
void draw(benchmark::State& state, double age, Draw drawPicture) {
  Walk walk(age);
  std::array<core::Description, 8> poses;
  for (core::Description& pose : poses) pudu::write(walk.next(), pose);
  core::Picture picture;
  std::size_t i = 0;
  for (auto _ : state) {
    drawPicture(poses[i++ % poses.size()], picture);
    benchmark::DoNotOptimize(picture.points.data());
  }
  perSecond(state);
}

void drawing(benchmark::State& state, double age) {
  render::DrawingScratch scratch;
  draw(state, age, [&](const core::Description& description, core::Picture& picture) {
    render::drawDescription(description, pudu::palette(), scratch, picture);
  });
}
BENCHMARK_CAPTURE(drawing, fawn, 0.0);
BENCHMARK_CAPTURE(drawing, adult, 1.0);

void kinds(benchmark::State& state, double age) {
  draw(state, age, [](const core::Description& description, core::Picture& picture) {
    render::drawByKind(description, render::kNoHighlight, picture);
  });
}
BENCHMARK_CAPTURE(kinds, fawn, 0.0);

void skeleton(benchmark::State& state, double age) {
  render::DrawingScratch scratch;
  draw(state, age, [&](const core::Description& description, core::Picture& picture) {
    render::drawSkeleton(description, render::kNoHighlight, scratch, picture);
  });
}
BENCHMARK_CAPTURE(skeleton, fawn, 0.0);

void svg(benchmark::State& state, double age) {
  core::Description description;
  core::Picture picture;
  render::DrawingScratch scratch;
  const core::Box frame = pudu::sceneFrame(aged(age), description);
  pudu::write(aged(age), description);
  render::drawDescription(description, pudu::palette(), scratch, picture);
  std::string out;
  for (auto _ : state) {
    render::writeSvg(picture, frame, 640, {}, out);
    benchmark::DoNotOptimize(out.data());
  }
  perSecond(state);
}
BENCHMARK_CAPTURE(svg, fawn, 0.0);

// What a change of shape costs beside the pose: the frames of the whole cycle.
void frames(benchmark::State& state) {
  core::Description scratch;
  const pudu::Parameters parameters = aged(0);
  for (auto _ : state) {
    benchmark::DoNotOptimize(pudu::cycleFrame(parameters, scratch));
    benchmark::DoNotOptimize(pudu::sceneFrame(parameters, scratch));
  }
  perSecond(state);
}
BENCHMARK(frames);

}  // namespace
