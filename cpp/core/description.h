// The description: what a generator writes and every renderer reads.
//
// Two flat lists, no tree and no pointers. A part hangs from (an animal) or grows from (a tree) the
// part its parent index names, and a parent always stands before its children, so one pass from
// front to back visits every chain in order: a list with parent indices is a skeleton.
//
// Nothing here knows an animal. Kinds, roles and groups are small numbers; the generator's
// Vocabulary says what they are called.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/list.h"
#include "core/vec3.h"

namespace core {

inline constexpr int kNoParent = -1;

// region part
// A capsule with two radii (a round cone): the volume swept by a ball
// that goes from a to b while its radius goes from r0 to r1. Metres.
struct Part {
  Vec3 a, b;
  double r0 = 0, r1 = 0;
  std::int16_t parent = kNoParent;  // index of an earlier part, or kNoParent
  std::uint8_t kind = 0;            // index into Vocabulary::kinds
  std::uint8_t role = 0;            // index into Vocabulary::roles
  std::uint8_t group = 0;           // index into Vocabulary::groups
};
// endregion part

enum class Shape : std::uint8_t { disc };
inline constexpr std::string_view kShapeNames[] = {"disc"};

// A mark with a place and a size that sits on a part. Metres; the size of a disc is its diameter.
struct Detail {
  Vec3 p;
  double size = 0;
  std::int16_t part = 0;  // index of the part it sits on
  std::uint8_t kind = 0;  // index into Vocabulary::kinds
  std::uint8_t role = 0;  // index into Vocabulary::roles
  Shape shape = Shape::disc;
};

// The names behind the numbers. A role is what something is made of (fur, hoof), never a colour.
struct Vocabulary {
  std::span<const std::string_view> kinds;
  std::span<const std::string_view> roles;
  std::span<const std::string_view> groups;
};

// Owned by the caller, who reuses it: a second pose allocates nothing.
struct Description {
  List<Part> parts;
  List<Detail> details;

  void clear() {
    parts.clear();
    details.clear();
  }

  // Appends a part and returns its index, ready to be somebody's parent.
  std::int16_t add(const Part& part) {
    parts.push_back(part);
    return lastPart();
  }
  void add(const Detail& detail) { details.push_back(detail); }

  std::int16_t lastPart() const { return static_cast<std::int16_t>(parts.size() - 1); }
};

// The web page reads parts and details in place (web/lib/module.js), so their layout is a promise.
static_assert(sizeof(Part) == 72 && offsetof(Part, r0) == 48 && offsetof(Part, parent) == 64);
static_assert(sizeof(Detail) == 40 && offsetof(Detail, size) == 24 && offsetof(Detail, part) == 32);

}  // namespace core
