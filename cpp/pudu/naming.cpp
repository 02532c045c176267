#include "pudu/naming.h"

#include "core/number.h"

namespace pudu {
std::string fileStem(const Parameters& p) {
  std::string name = "pudu-";
  name += kSexNames[static_cast<std::size_t>(p.sex)];
  name += "-age";
  core::appendInteger(static_cast<int>(p.age * 100 + 0.5), name);
  name += "-seed";
  core::appendInteger(p.seed, name);
  return name;
}

std::string sheetName(const Parameters& p, int poses, int cell_px) {
  std::string name = fileStem(p);
  name += "-walk";
  core::appendInteger(poses, name);
  name += '-';
  core::appendInteger(cell_px, name);
  name += "px.png";
  return name;
}

}  // namespace pudu
