// The cyclic redundancy check of ISO 3309, which PNG chunks and ZIP entries end in.
#pragma once

#include <cstdint>
#include <span>

namespace render {

std::uint32_t crc32(std::span<const std::uint8_t> bytes);

}  // namespace render
