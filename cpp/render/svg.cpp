#include "render/svg.h"

#include <cmath>

#include "core/number.h"
#include "render/colour_text.h"

namespace render {
namespace {

void appendMillimetres(double metres, std::string& out) {
  core::appendNumber(roundedMillimetres(metres), out);
}

class Writer {
 public:
  Writer(const core::Picture& picture, const core::Box& frame, std::string& out)
      : picture_(picture), frame_(frame), out_(out) {}

  void number(double value) { core::appendNumber(value, out_); }

  void millimetres(double metres) { appendMillimetres(metres, out_); }

  void colour(core::Rgb c) { out_ += colourText(c); }

  void escaped(std::string_view text) {
    for (const char c : text) {
      switch (c) {
        case '&':
          out_ += "&amp;";
          break;
        case '<':
          out_ += "&lt;";
          break;
        case '>':
          out_ += "&gt;";
          break;
        case '"':
          out_ += "&quot;";
          break;
        default:
          out_ += c;
      }
    }
  }

  void outline(const core::Path& path) { appendOutline(picture_, path, frame_, out_); }

  void definitions() {
    for (std::size_t i = 0; i < picture_.paths.size(); ++i) {
      const core::Path& path = picture_.paths[i];
      if (clips(i)) {
        out_ += "<clipPath id=\"c" + std::to_string(i) + "\"><path d=\"";
        outline(path);
        out_ += "\"/></clipPath>\n";
      }
      if (isGradient(path)) {
        out_ += "<linearGradient id=\"g" + std::to_string(i) +
                "\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" y1=\"";
        millimetres(frame_.y1 - static_cast<double>(path.fill_y));
        out_ += "\" y2=\"";
        millimetres(frame_.y1 - static_cast<double>(path.fill_end_y));
        out_ += "\"><stop stop-color=\"";
        colour(path.fill);
        out_ += "\"/><stop offset=\"1\" stop-color=\"";
        colour(path.fill_end);
        out_ += "\"/></linearGradient>\n";
      }
    }
  }

  void path(std::size_t i) {
    const core::Path& path = picture_.paths[i];
    if (path.line_alpha > 0) {  // under the fill, which then covers its inner half
      out_ += "<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\"";
      colour(path.line);
      out_ += "\" stroke-width=\"";
      millimetres(static_cast<double>(path.line_width));
      opacity("stroke-opacity", path.line_alpha);
      finish(path);
    }
    if (path.fill_alpha > 0) {
      out_ += "<path fill=\"";
      if (isGradient(path)) {
        out_ += "url(#g" + std::to_string(i) + ")";
      } else {
        colour(path.fill);
      }
      opacity("fill-opacity", path.fill_alpha);
      finish(path);
    }
  }

 private:
  static bool isGradient(const core::Path& path) { return path.fill_y != path.fill_end_y; }

  bool clips(std::size_t i) const {
    for (const core::Path& path : picture_.paths) {
      if (path.clip == static_cast<std::int32_t>(i)) return true;
    }
    return false;
  }

  void opacity(std::string_view name, float value) {
    out_ += '"';
    if (value >= 1) return;
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    number(roundedAlpha(value));
    out_ += '"';
  }

  void finish(const core::Path& path) {
    if (path.clip != core::kNoClip)
      out_ += " clip-path=\"url(#c" + std::to_string(path.clip) + ")\"";
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
  Writer writer(picture, frame, out);
  out += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ";
  writer.millimetres(frame.width());
  out += ' ';
  writer.millimetres(frame.height());
  out += "\" width=\"";
  writer.number(std::floor(width_px + 0.5));
  out += "\" height=\"";
  writer.number(std::floor(width_px * frame.height() / frame.width() + 0.5));
  out += "\" role=\"img\">\n";
  if (!text.title.empty()) {
    out += "<title>";
    writer.escaped(text.title);
    out += "</title>\n";
  }
  if (!text.description.empty()) {
    out += "<desc>";
    writer.escaped(text.description);
    out += "</desc>\n";
  }
  out += "<defs>\n";
  writer.definitions();
  out += "</defs>\n";
  for (std::size_t i = 0; i < picture.paths.size(); ++i) writer.path(i);
  out += "</svg>\n";
}

}  // namespace render
