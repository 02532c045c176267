// Any text as a share link. Whatever it is, the controls are valid afterwards, and their own link
// comes back to them unchanged.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/demand.h"
#include "pudu/share.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  pudu::Controls controls;
  controls.fill(12345);  // no value of before may be left
  for (const pudu::ShareProblem& problem : pudu::readShare(text, controls)) {
    DEMAND(problem.given.size() <= 24);
    const std::string line = pudu::message(problem);
    DEMAND(!line.empty() && line.size() < 300);
    DEMAND(line.find('\n') == std::string::npos);
  }
  DEMAND(!pudu::validate(controls));

  const std::string link = pudu::shareText(controls);
  DEMAND(link.size() <= pudu::kLongestShare);
  pudu::Controls again;
  DEMAND(pudu::readShare(link, again).empty());
  for (std::size_t i = 0; i < controls.size(); ++i) DEMAND(controls[i] == again[i]);
  DEMAND(pudu::shareText(again) == link);
  return 0;
}
