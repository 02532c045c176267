// Source: "APPNOTE.TXT - .ZIP File Format Specification", PKWARE, version 6.3.10.
#include "render/zip.h"

#include "render/crc32.h"

namespace render {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint32_t kVersion = 10;           // 1.0: stored files
constexpr std::uint32_t kFirstDay = 1 << 5 | 1;  // 1 January 1980, at midnight

void appendLittle(std::uint32_t value, int bytes, Bytes& out) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> 8 * i));
}

// What a file's own header and its entry in the directory have in common.
void appendFacts(std::string_view name, std::span<const std::uint8_t> bytes, std::uint32_t crc,
                 Bytes& out) {
  const auto size = static_cast<std::uint32_t>(bytes.size());
  appendLittle(kVersion, 2, out);  // needed to read it
  appendLittle(0, 2, out);         // flags
  appendLittle(0, 2, out);         // stored
  appendLittle(0, 2, out);         // time
  appendLittle(kFirstDay, 2, out);
  appendLittle(crc, 4, out);
  appendLittle(size, 4, out);  // packed
  appendLittle(size, 4, out);
  appendLittle(static_cast<std::uint32_t>(name.size()), 2, out);
  appendLittle(0, 2, out);  // no extra field
}

}  // namespace

void Zip::add(std::string_view name, std::span<const std::uint8_t> bytes) {
  const auto offset = static_cast<std::uint32_t>(out_.size());
  const std::uint32_t crc = crc32(bytes);
  appendLittle(0x04034b50, 4, out_);
  appendFacts(name, bytes, crc, out_);
  out_.insert(out_.end(), name.begin(), name.end());
  out_.insert(out_.end(), bytes.begin(), bytes.end());

  appendLittle(0x02014b50, 4, directory_);
  appendLittle(kVersion, 2, directory_);  // made by
  appendFacts(name, bytes, crc, directory_);
  appendLittle(0, 2, directory_);  // no comment
  appendLittle(0, 2, directory_);  // first disk
  appendLittle(0, 2, directory_);  // internal attributes
  appendLittle(0, 4, directory_);  // external attributes
  appendLittle(offset, 4, directory_);
  directory_.insert(directory_.end(), name.begin(), name.end());
  ++entries_;
}

void Zip::finish() {
  const auto offset = static_cast<std::uint32_t>(out_.size());
  out_.insert(out_.end(), directory_.begin(), directory_.end());
  appendLittle(0x06054b50, 4, out_);
  appendLittle(0, 2, out_);  // this disk
  appendLittle(0, 2, out_);  // the directory's disk
  appendLittle(entries_, 2, out_);
  appendLittle(entries_, 2, out_);
  appendLittle(static_cast<std::uint32_t>(directory_.size()), 4, out_);
  appendLittle(offset, 4, out_);
  appendLittle(0, 2, out_);  // no comment
}

}  // namespace render
