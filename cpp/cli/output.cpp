#include "cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "cli/options.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

Failure cannotWrite(const std::string& path, const std::string& why) {
  return {kWorldFailed, "cannot write " + shown(path) + ": " + why};
}

// Returns 0, or the error number of what went wrong. Closing counts: a full disk may show only
// then.
int writeAll(std::FILE* file, std::span<const std::uint8_t> bytes) {
  int error = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size()) error = errno;
  if (std::fclose(file) != 0 && error == 0) error = errno;
  return error;
}

}  // namespace

Result writeFile(const std::string& path, std::span<const std::uint8_t> bytes) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) return cannotWrite(path, "it is a folder");

  if (fs::exists(status) && !fs::is_regular_file(status)) {
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    const int failed = file == nullptr ? errno : writeAll(file, bytes);
    if (failed != 0) return cannotWrite(path, std::strerror(failed));
    return std::nullopt;
  }

  // A link keeps pointing where it points.
  const fs::path target = fs::is_symlink(fs::symlink_status(path, error)) && fs::exists(status)
                              ? fs::canonical(path, error)
                              : fs::path(path);
  const std::string beside = target.string() + ".part" + std::to_string(getpid());
  std::FILE* const file = std::fopen(beside.c_str(), "wbx");
  if (file == nullptr) return cannotWrite(path, std::strerror(errno));
  int failed = writeAll(file, bytes);
  if (failed == 0 && std::rename(beside.c_str(), target.c_str()) != 0) failed = errno;
  if (failed == 0) return std::nullopt;
  std::remove(beside.c_str());
  return cannotWrite(path, std::strerror(failed));
}

Result writeFile(const std::string& path, std::string_view text) {
  return writeFile(path, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

Result printText(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0)
    return Failure{kWorldFailed,
                   std::string("cannot write to standard output: ") + std::strerror(errno)};
  return std::nullopt;
}

}  // namespace cli
