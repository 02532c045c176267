// Any bytes as a PNG that somebody drops on the page: a text or a fault, and no read beyond the
// end.
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/demand.h"
#include "pudu/share.h"
#include "render/crc32.h"
#include "render/png.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text = "before";
  const auto fault = render::readPngText({data, size}, "pudu", text);
  DEMAND(text.size() <= size);
  if (fault) return 0;
  pudu::Controls controls;
  pudu::readShare(text, controls);
  DEMAND(!pudu::validate(controls));
  return 0;
}

// Chunks end in a check that no chance mutation gets right. Half of the time all of them are set
// right, as somebody with ill intent would do.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  size = LLVMFuzzerMutate(data, size, most);
  if (seed % 2 == 0) return size;
  const auto big32 = [&](std::size_t at) {
    return std::size_t{data[at]} << 24 | std::size_t{data[at + 1]} << 16 |
           std::size_t{data[at + 2]} << 8 | std::size_t{data[at + 3]};
  };
  std::size_t at = 8;  // after the signature
  while (at + 12 <= size && big32(at) <= size - at - 12) {
    const std::size_t length = big32(at);
    const std::uint32_t check = render::crc32({data + at + 4, 4 + length});
    for (std::size_t i = 0; i < 4; ++i) {
      data[at + 8 + length + i] = static_cast<std::uint8_t>(check >> (24 - 8 * i));
    }
    at += 12 + length;
  }
  return size;
}
