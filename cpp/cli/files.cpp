#include "cli/files.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "cli/options.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

Failure cannot(const char* what, const std::string& path, const std::string& why) {
  return {kWorldFailed, std::string("cannot ") + what + " " + shown(path) + ": " + why};
}

// Returns 0, or the error number of what went wrong. Closing counts: a full disk may show only
// then.
int writeAll(std::FILE* file, std::span<const std::uint8_t> bytes) {
  int error = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size()) error = errno;
  if (std::fclose(file) != 0 && error == 0) error = errno;
  return error;
}

class SignalsWait {
 public:
  SignalsWait() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~SignalsWait() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsWait(const SignalsWait&) = delete;
  SignalsWait& operator=(const SignalsWait&) = delete;

 private:
  sigset_t before_;
};

// A file written beside the one it will be; gone again unless it is put in place.
class Staged {
 public:
  Staged() = default;
  Staged(Staged&& other) noexcept
      : beside_(std::move(other.beside_)), target_(std::move(other.target_)) {
    other.beside_.clear();
  }
  ~Staged() {
    if (!beside_.empty()) std::remove(beside_.c_str());
  }

  // Returns 0 or an error number.
  int write(const std::string& target, std::span<const std::uint8_t> bytes) {
    target_ = target;
    const std::string beside = target + ".part" + std::to_string(getpid());
    std::FILE* const file = std::fopen(beside.c_str(), "wbx");
    if (file == nullptr) return errno;
    beside_ = beside;
    return writeAll(file, bytes);
  }

  int putInPlace() {
    if (beside_.empty()) return 0;
    if (std::rename(beside_.c_str(), target_.c_str()) != 0) return errno;
    beside_.clear();
    return 0;
  }

 private:
  std::string beside_, target_;
};

}  // namespace

Result writeFiles(std::span<const NewFile> files) {
  const SignalsWait no_signal_stops_this_halfway;
  std::vector<Staged> staged(files.size());
  std::error_code error;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string& path = files[i].path;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) return cannot("write", path, "it is a folder");
    if (fs::exists(status) && !fs::is_regular_file(status)) continue;
    // A link keeps pointing where it points.
    const bool link = fs::is_symlink(fs::symlink_status(path, error)) && fs::exists(status);
    const std::string target = link ? fs::canonical(path, error).string() : path;
    if (const int failed = staged[i].write(target, files[i].bytes))
      return cannot("write", path, std::strerror(failed));
  }
  for (const NewFile& each : files) {
    const fs::file_status status = fs::status(each.path, error);
    if (!fs::exists(status) || fs::is_regular_file(status)) continue;
    std::FILE* const file = std::fopen(each.path.c_str(), "wb");
    const int failed = file == nullptr ? errno : writeAll(file, each.bytes);
    if (failed != 0) return cannot("write", each.path, std::strerror(failed));
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (const int failed = staged[i].putInPlace())
      return cannot("write", files[i].path, std::strerror(failed));
  }
  return std::nullopt;
}

Result writeFile(const std::string& path, std::span<const std::uint8_t> bytes) {
  const NewFile file{path, {bytes.begin(), bytes.end()}};
  return writeFiles({&file, 1});
}

Result readFile(const std::string& path, std::size_t largest, std::vector<std::uint8_t>& bytes) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return cannot("read", path, std::strerror(errno));
  bytes.clear();
  std::uint8_t block[1 << 14];
  std::size_t got = 0;
  while (bytes.size() <= largest && (got = std::fread(block, 1, sizeof block, file)) > 0)
    bytes.insert(bytes.end(), block, block + got);
  const int failed = std::ferror(file) != 0 ? errno : 0;
  std::fclose(file);
  if (failed != 0) return cannot("read", path, std::strerror(failed));
  if (bytes.size() > largest)
    return cannot("read", path, "it is larger than " + std::to_string(largest) + " bytes");
  return std::nullopt;
}

Result printText(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0)
    return Failure{kWorldFailed,
                   std::string("cannot write to standard output: ") + std::strerror(errno)};
  return std::nullopt;
}

std::string baseName(const std::string& path) { return fs::path(path).filename().string(); }

}  // namespace cli
