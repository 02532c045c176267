// tests/cli/zip.test.mjs has such files tested by unzip and read by Python.
#include "render/zip.h"

#include <gtest/gtest.h>

#include "unit/render/file_readers.h"

namespace render {
namespace {

using test::Bytes;
using test::little;

struct Entry {
  std::string name;
  Bytes bytes;
};

std::string nameAt(const Bytes& file, std::size_t at, std::size_t size) {
  return {file.begin() + static_cast<std::ptrdiff_t>(at),
          file.begin() + static_cast<std::ptrdiff_t>(at + size)};
}

// From the end, as readers do it.
std::vector<Entry> entriesOf(const Bytes& file) {
  std::vector<Entry> entries;
  EXPECT_GE(file.size(), 22u);
  const std::size_t end = file.size() - 22;
  EXPECT_EQ(little(file, end, 4), 0x06054b50u);
  const std::uint32_t count = little(file, end + 10, 2);
  EXPECT_EQ(little(file, end + 8, 2), count);
  std::size_t at = little(file, end + 16, 4);
  EXPECT_EQ(at + little(file, end + 12, 4), end);
  std::size_t offset = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    EXPECT_EQ(little(file, at, 4), 0x02014b50u);
    EXPECT_EQ(little(file, at + 10, 2), 0u) << "packed";
    EXPECT_EQ(little(file, at + 12, 4), 0x00210000u) << "1 January 1980";
    const std::size_t size = little(file, at + 24, 4), name_size = little(file, at + 28, 2);
    EXPECT_EQ(little(file, at + 20, 4), size);
    EXPECT_EQ(little(file, at + 42, 4), offset) << "files without gaps";
    // The file's own header says the same.
    EXPECT_EQ(little(file, offset, 4), 0x04034b50u);
    for (std::size_t k = 0; k < 26; ++k) EXPECT_EQ(file[offset + 4 + k], file[at + 6 + k]) << k;
    const std::string name = nameAt(file, at + 46, name_size);
    EXPECT_EQ(nameAt(file, offset + 30, name_size), name);
    const std::size_t data = offset + 30 + name_size;
    const Bytes bytes(file.begin() + static_cast<std::ptrdiff_t>(data),
                      file.begin() + static_cast<std::ptrdiff_t>(data + size));
    EXPECT_EQ(little(file, at + 16, 4), test::slowCrc(bytes));
    entries.push_back({name, bytes});
    offset = data + size;
    at += 46 + name_size;
  }
  EXPECT_EQ(at, end);
  return entries;
}

TEST(Zip, HoldsFilesUnderTheirNames) {
  const std::vector<Entry> files = {
      {"README.txt", {'h', 'i', '\n'}}, {"empty.txt", {}}, {"sprites/x.png", Bytes(70000, 7)}};
  Bytes out;
  Zip zip(out);
  for (const Entry& file : files) zip.add(file.name, file.bytes);
  zip.finish();
  const auto found = entriesOf(out);
  ASSERT_EQ(found.size(), files.size());
  for (std::size_t i = 0; i < files.size(); ++i) {
    EXPECT_EQ(found[i].name, files[i].name);
    EXPECT_EQ(found[i].bytes, files[i].bytes);
  }
}

TEST(Zip, OfNothingIsAnEmptyArchive) {
  Bytes out;
  Zip(out).finish();
  EXPECT_EQ(out.size(), 22u);
  EXPECT_TRUE(entriesOf(out).empty());
}

}  // namespace
}  // namespace render
