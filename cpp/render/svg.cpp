#include "render/svg.h"

#include <cmath>

#include "core/number.h"
#include "render/colour_text.h"
#include "render/fill.h"

namespace render {
namespace {

void appendMillimetres(double metres, std::string& out) {
  core::appendNumber(roundedMillimetres(metres), out);
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const std::string_view safe = c == '&'   ? "&amp;"
                                  : c == '<' ? "&lt;"
                                  : c == '>' ? "&gt;"
                                  : c == '"' ? "&quot;"
                                             : std::string_view(&c, 1);
    out += safe;
  }
  return out;
}

constexpr std::string_view kHead =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 $0 $1" width="$2" height="$3" role="img">
)";
constexpr std::string_view kClip = R"(<clipPath id="c$0"><path d=")";
constexpr std::string_view kClipEnd = "\"/></clipPath>\n";
constexpr std::string_view kGradient =
    R"(<linearGradient id="g$0" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="$1" y2="$2"><stop stop-color="$3"/><stop offset="1" stop-color="$4"/></linearGradient>
)";
constexpr std::string_view kLine =
    R"(<path fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="$0" stroke-width="$1")";

class Writer {
 public:
  Writer(const core::Picture& picture, const core::Box& frame, std::string& out)
      : picture_(picture), frame_(frame), out_(out) {}

  void definitions() {
    int number = -1;
    for (const core::Path& path : picture_.paths) {
      if (clips(++number)) {
        fillIn(kClip, {number}, out_);
        outline(path);
        out_ += kClipEnd;
      }
      if (isGradient(path)) {
        fillIn(kGradient,
               {number, down(path.fill_y), down(path.fill_end_y), colourText(path.fill),
                colourText(path.fill_end)},
               out_);
      }
    }
  }

  void paths() {
    int number = -1;
    for (const core::Path& path : picture_.paths) {
      ++number;
      if (path.line_alpha > 0) {  // under the fill, which then covers its inner half
        fillIn(kLine,
               {colourText(path.line), roundedMillimetres(static_cast<double>(path.line_width))},
               out_);
        opacity("stroke-opacity", path.line_alpha);
        finish(path);
      }
      if (path.fill_alpha > 0) {
        if (isGradient(path)) {
          fillIn("<path fill=\"url(#g$0)\"", {number}, out_);
        } else {
          fillIn("<path fill=\"$0\"", {colourText(path.fill)}, out_);
        }
        opacity("fill-opacity", path.fill_alpha);
        finish(path);
      }
    }
  }

 private:
  static bool isGradient(const core::Path& path) { return path.fill_y != path.fill_end_y; }

  bool clips(int number) const {
    for (const core::Path& path : picture_.paths) {
      if (path.clip == number) return true;
    }
    return false;
  }

  double down(float y) const { return roundedMillimetres(frame_.y1 - static_cast<double>(y)); }

  void outline(const core::Path& path) { appendOutline(picture_, path, frame_, out_); }

  void opacity(std::string_view name, float value) {
    if (value < 1) fillIn(" $0=\"$1\"", {name, roundedAlpha(value)}, out_);
  }

  void finish(const core::Path& path) {
    if (path.clip != core::kNoClip) fillIn(" clip-path=\"url(#c$0)\"", {path.clip}, out_);
    out_ += " d=\"";
    outline(path);
    out_ += "\"/>\n";
  }

  const core::Picture& picture_;
  const core::Box& frame_;
  std::string& out_;
};

}  // namespace

// The added zero turns -0 into 0.
double roundedMillimetres(double metres) { return std::floor(metres * 10000 + 0.5) / 10 + 0.0; }

double roundedAlpha(float alpha) {
  return std::floor(static_cast<double>(alpha) * 1000 + 0.5) / 1000;
}

void appendOutline(const core::Picture& picture, const core::Path& path, const core::Box& frame,
                   std::string& out) {
  const auto point = [&](const core::Point& p) {
    appendMillimetres(p.x - frame.x0, out);
    out += ' ';
    appendMillimetres(frame.y1 - p.y, out);
  };
  auto p = static_cast<std::size_t>(path.first_point);
  for (std::int32_t l = path.first_loop; l < path.first_loop + path.loops; ++l) {
    const auto n = static_cast<std::size_t>(picture.loop_sizes[static_cast<std::size_t>(l)]);
    out += 'M';
    point(picture.points[p]);
    for (std::size_t i = 1; i < n; ++i) {
      out += i % 3 == 1 ? 'C' : ' ';
      point(picture.points[p + i]);
    }
    if (path.closed) out += 'Z';
    p += n;
  }
}

void writeSvg(const core::Picture& picture, const core::Box& frame, double width_px,
              const SvgText& text, std::string& out) {
  out.clear();
  fillIn(kHead,
         {roundedMillimetres(frame.width()), roundedMillimetres(frame.height()),
          std::floor(width_px + 0.5), std::floor(width_px * frame.height() / frame.width() + 0.5)},
         out);
  if (!text.title.empty()) fillIn("<title>$0</title>\n", {escaped(text.title)}, out);
  if (!text.description.empty()) fillIn("<desc>$0</desc>\n", {escaped(text.description)}, out);
  Writer writer(picture, frame, out);
  out += "<defs>\n";
  writer.definitions();
  out += "</defs>\n";
  writer.paths();
  out += "</svg>\n";
}

}  // namespace render
