// A generator with its parameters set: everything that renderers and exporters may ask of it. They
// know no animal; a generator becomes something that can be drawn, animated and saved by deriving
// from this.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/box.h"
#include "core/description.h"
#include "core/palette.h"
#include "core/parameter.h"
#include "core/pixel_view.h"

namespace core {

// A figure read off a description, such as a height. The name ends in its unit.
struct Readout {
  std::string_view name;
  double value;
};

// What goes into files and their names: ASCII, and the same on the page and on the command line.
struct Words {
  std::string title;           // of a picture: "Pudu"
  std::string stem;            // of every file name: "pudu-male-age100-seed7"
  std::string animation;       // "pudu-male-age100-seed7-walk": game engines keep these globally
  std::string cycle = "walk";  // what a sheet's name calls its poses: "…-walk4-32px.png"
  std::string keyword;         // of the text in a PNG, and in code: "pudu"
  std::string version;         // of the link's text
  std::string link;            // the share link's text, without the phase: "v=1&age=0.5"
  std::string pose_link;       // and with it
  double phase = 0;            // of the single pose
  int cycle_ms = 0;            // one walk cycle takes this long: a multiple of 10
};

class JsonWriter;

// Small sprites drawn in two (render/silhouette.h): what stays still, and the limbs of a phase, in
// one square frame. A body that goes along with its limbs has none.
class Guide {
 public:
  virtual void still(int cell_px, Description& out) const = 0;
  virtual void limbs(int cell_px, double phase, Description& out) const = 0;
  virtual Box cellFrame() const = 0;

 protected:
  ~Guide() = default;
};

class Subject {
 public:
  virtual const Words& words() const = 0;
  virtual const Vocabulary& vocabulary() const = 0;
  virtual Palette palette() const = 0;
  virtual std::span<const Parameter> table() const = 0;
  virtual std::span<const double> values() const = 0;  // one per row of the table
  virtual std::vector<Readout> readouts(const Description& description) const = 0;

  // The whole figure at a place in its cycle; one frame for all of these, and one in which figures
  // of other ages stand to scale.
  virtual void pose(double phase, Description& out) const = 0;
  virtual Box cycleFrame(Description& scratch) const = 0;
  virtual Box sceneFrame(Description& scratch) const = 0;

  // Small sprites: by a guide, or, where there is none, as the figure that a sprite of this size
  // asks for, in a cell of the subject's own shape.
  virtual const Guide* guide() const { return nullptr; }
  virtual PixelView cell(int size_px) const = 0;
  virtual void figure(int, double phase, Description& out) const { pose(phase, out); }

  // What the tutorial's figures ask of this generator alone (render/lesson.h): names, and one
  // object for each.
  virtual std::span<const std::string_view> lessonNames() const { return {}; }
  virtual void writeLesson(std::size_t, JsonWriter&) const {}

 protected:
  ~Subject() = default;  // nobody owns one by this name
};

}  // namespace core
