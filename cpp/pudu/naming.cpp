#include "pudu/naming.h"

#include "core/number.h"

namespace pudu {
namespace {

std::string number(std::int64_t value) {
  std::string text;
  core::appendInteger(value, text);
  return text;
}

}  // namespace

std::string fileStem(const Parameters& p) {
  const int percent = static_cast<int>(p.age * 100 + 0.5);
  return "pudu-" + std::string(kSexNames[static_cast<std::size_t>(p.sex)]) + "-age" +
         number(percent) + "-seed" + number(p.seed);
}

std::string sheetName(const Parameters& p, int poses, int cell_px) {
  return fileStem(p) + "-walk" + number(poses) + "-" + number(cell_px) + "px.png";
}

}  // namespace pudu
