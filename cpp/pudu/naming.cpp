#include "pudu/naming.h"

namespace pudu {

std::string fileStem(const Parameters& p) {
  const int percent = static_cast<int>(p.age * 100 + 0.5);
  return "pudu-" + std::string(kSexNames[static_cast<std::size_t>(p.sex)]) + "-age" +
         std::to_string(percent) + "-seed" + std::to_string(p.seed);
}

std::string sheetName(const Parameters& p, int poses, int cell_px) {
  return fileStem(p) + "-walk" + std::to_string(poses) + "-" + std::to_string(cell_px) + "px.png";
}

}  // namespace pudu
