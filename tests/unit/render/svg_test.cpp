#include "render/svg.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <set>

#include "pudu/pudu.h"
#include "render/drawing.h"
#include "render/shapes.h"
#include "render/views.h"
#include "unit/render/outlines.h"
#include "unit/render/xml.h"

namespace {

using core::Box;
using core::Path;
using core::Picture;
using test::Element;
using test::Xml;

std::string svgOf(const Picture& picture, const Box& frame, const render::SvgText& text = {},
                  double width_px = 640) {
  std::string out = "what was there before";
  render::writeSvg(picture, frame, width_px, text, out);
  return out;
}

Picture disc() {
  Picture picture;
  Path path = render::beginPath(picture);
  render::appendEllipse(picture, path, 0.5, 0.25, 0.125, 0.125);
  path.fill = path.fill_end = {0x12, 0xab, 0x0f};
  path.fill_alpha = 1;
  picture.paths.push_back(path);
  return picture;
}

// The reader must itself find fault where there is one, or it proves nothing.
TEST(XmlReader, FindsFaults) {
  EXPECT_EQ(Xml("<a><b c=\"1\"/>x &amp; y</a>\n").fault(), "");
  for (const char* bad :
       {"<a>", "<a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>", "<a b=\"<\"/>",
        "<a/><b/>", "x<a/>", "<a b=\"1\"c=\"2\"/>", "", "<a>&nbsp;</a>", "</a>"}) {
    EXPECT_NE(Xml(bad).fault(), "") << bad;
  }
}

TEST(Svg, OfADiscIsExactlyThis) {
  EXPECT_EQ(svgOf(disc(), {0, 0, 1, 0.5}),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 500\" width=\"640\" "
            "height=\"320\" role=\"img\">\n<defs>\n</defs>\n<path fill=\"#12ab0f\" "
            "d=\"M625 250C625 181 569 125 500 125C431 125 375 181 375 250C375 319 431 375 500 375"
            "C569 375 625 319 625 250Z\"/>\n</svg>\n");
}

TEST(Svg, PutsTheFrameAtTheOriginAndTurnsYDown) {
  const std::string svg = svgOf(disc(), {0.25, -0.25, 0.75, 0.75});
  EXPECT_NE(svg.find("viewBox=\"0 0 500 1000\""), std::string::npos);
  EXPECT_NE(svg.find("height=\"1280\""), std::string::npos);
  EXPECT_NE(svg.find("d=\"M375 500C"), std::string::npos);
}

TEST(Svg, RoundsToTenthsOfAMillimetre) {
  Picture picture;
  Path path = render::beginPath(picture);
  render::appendLine(picture, path, {0.12344, 0.1}, {0.12346, -0.00004});
  path.line_alpha = 1;
  path.line_width = 0.0015F;
  path.closed = 0;
  picture.paths.push_back(path);
  const std::string svg = svgOf(picture, {0, 0, 1, 0});
  EXPECT_NE(svg.find("d=\"M123.4 -100C"), std::string::npos) << svg;
  EXPECT_NE(svg.find(" 123.5 0\"/>"), std::string::npos) << "no closing Z and no -0: " << svg;
  EXPECT_NE(svg.find("stroke-width=\"1.5\""), std::string::npos) << svg;
}

TEST(Svg, EscapesItsWords) {
  const std::string svg = svgOf(disc(), {0, 0, 1, 1}, {"Ñandú & <pudú>", "\"quoted\" > plain"});
  const Xml xml(svg);
  ASSERT_EQ(xml.fault(), "");
  ASSERT_EQ(xml.named("title").size(), 1u);
  EXPECT_EQ(xml.named("title")[0].text, "Ñandú & <pudú>");
  ASSERT_EQ(xml.named("desc").size(), 1u);
  EXPECT_EQ(xml.named("desc")[0].text, "\"quoted\" > plain");
}

TEST(Svg, LeavesEmptyWordsOut) {
  const Xml xml(svgOf(disc(), {0, 0, 1, 1}));
  EXPECT_TRUE(xml.named("title").empty());
  EXPECT_TRUE(xml.named("desc").empty());
}

TEST(Svg, OfAnEmptyPictureIsAnEmptyDrawing) {
  const Xml xml(svgOf({}, {0, 0, 1, 1}));
  EXPECT_EQ(xml.fault(), "");
  EXPECT_TRUE(xml.named("path").empty());
}

// A number as this writer writes them: nothing that a strict reader would refuse.
void expectNumbers(const std::string& path_data) {
  std::size_t i = 0;
  while (i < path_data.size()) {
    const char c = path_data[i];
    if (c == 'M' || c == 'C' || c == 'Z' || c == ' ') {
      ++i;
      continue;
    }
    const char* begin = path_data.c_str() + i;
    char* end = nullptr;
    const double value = std::strtod(begin, &end);
    ASSERT_NE(begin, end) << path_data.substr(i, 20);
    ASSERT_TRUE(std::isfinite(value));
    ASSERT_LT(std::fabs(value), 1e5);
    i += static_cast<std::size_t>(end - begin);
  }
}

std::string attribute(const Element& element, const char* name) {
  const auto at = element.attributes.find(name);
  return at == element.attributes.end() ? "" : at->second;
}

void expectSound(const Picture& picture, const Box& frame) {
  const Xml xml(svgOf(picture, frame, {"Pudu", "A small deer"}));
  ASSERT_EQ(xml.fault(), "");
  std::set<std::string> ids;
  for (const Element& element : xml.elements) {
    const std::string id = attribute(element, "id");
    EXPECT_TRUE(id.empty() || ids.insert(id).second) << id << " twice";
  }
  std::size_t shown = 0;
  for (const Element& path : xml.named("path")) {
    expectNumbers(attribute(path, "d"));
    if (path.depth == 1) ++shown;
    for (const char* name : {"fill", "clip-path"}) {
      const std::string value = attribute(path, name);
      if (value.rfind("url(#", 0) != 0) continue;
      EXPECT_EQ(ids.count(value.substr(5, value.size() - 6)), 1u) << value;
    }
  }
  std::size_t wanted = 0;
  for (const Path& path : picture.paths) {
    wanted += (path.fill_alpha > 0) + (path.line_alpha > 0);
  }
  EXPECT_EQ(shown, wanted);
}

TEST(Svg, OfEveryViewIsWellFormedAndRefersToWhatIsThere) {
  render::DrawingScratch scratch;
  core::Description d;
  Picture picture;
  for (const double age : {0.0, 0.4, 1.0}) {
    for (const double phase : {0.0, 0.3, 0.8}) {
      pudu::Parameters p;
      p.age = age;
      const Box frame = pudu::sceneFrame(p, d);
      p.phase = phase;
      ASSERT_FALSE(pudu::describe(p, d));
      render::drawDescription(d, pudu::palette(), scratch, picture);
      expectSound(picture, frame);
      render::drawByKind(d, 3, picture);
      expectSound(picture, frame);
      render::drawSkeleton(d, render::kNoHighlight, scratch, picture);
      expectSound(picture, frame);
    }
  }
}

// Fills over lines, or the outline would eat into a shape.
TEST(Svg, PaintsALineUnderItsFill) {
  Picture picture = disc();
  picture.paths[0].line = {1, 2, 3};
  picture.paths[0].line_alpha = 0.5F;
  picture.paths[0].line_width = 0.02F;
  const Xml xml(svgOf(picture, {0, 0, 1, 1}));
  const auto paths = xml.named("path");
  ASSERT_EQ(paths.size(), 2u);
  EXPECT_EQ(attribute(paths[0], "stroke"), "#010203");
  EXPECT_EQ(attribute(paths[0], "fill"), "none");
  EXPECT_EQ(attribute(paths[0], "stroke-opacity"), "0.5");
  EXPECT_EQ(attribute(paths[0], "stroke-width"), "20");
  EXPECT_EQ(attribute(paths[1], "fill"), "#12ab0f");
}

TEST(Svg, MakesGradientsFromTopToBottom) {
  Picture picture = disc();
  picture.paths[0].fill_end = {1, 2, 3};
  picture.paths[0].fill_y = 0.75F;
  picture.paths[0].fill_end_y = 0.25F;
  const Xml xml(svgOf(picture, {0, 0, 1, 1}));
  ASSERT_EQ(xml.fault(), "");
  const auto gradients = xml.named("linearGradient");
  ASSERT_EQ(gradients.size(), 1u);
  EXPECT_EQ(attribute(gradients[0], "y1"), "250");
  EXPECT_EQ(attribute(gradients[0], "y2"), "750");
  const auto stops = xml.named("stop");
  ASSERT_EQ(stops.size(), 2u);
  EXPECT_EQ(attribute(stops[0], "stop-color"), "#12ab0f");
  EXPECT_EQ(attribute(stops[1], "stop-color"), "#010203");
}

TEST(Svg, ClipsByTheOutlineOfAnEarlierPath) {
  Picture picture = disc();
  Path path = render::beginPath(picture);
  render::appendEllipse(picture, path, 0.6, 0.25, 0.125, 0.125);
  path.fill_alpha = 0.25F;
  path.clip = 0;
  picture.paths.push_back(path);
  const Xml xml(svgOf(picture, {0, 0, 1, 1}));
  ASSERT_EQ(xml.fault(), "");
  const auto clips = xml.named("clipPath");
  ASSERT_EQ(clips.size(), 1u);
  EXPECT_EQ(attribute(xml.named("path").back(), "clip-path"),
            "url(#" + attribute(clips[0], "id") + ")");
  EXPECT_EQ(attribute(xml.named("path").back(), "fill-opacity"), "0.25");
}

}  // namespace
