#include "cli/batch_run.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <thread>

#include "cli/files.h"
#include "pudu/animal.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

std::atomic<int> stop_signal = 0;
void onSignal(int signal) { stop_signal = signal; }

// Signals to stop are counted instead of obeyed, for as long as this lives.
class StopSignals {
 public:
  StopSignals() {
    stop_signal = 0;
    struct sigaction ours {};
    ours.sa_handler = onSignal;
    sigemptyset(&ours.sa_mask);
    sigaction(SIGINT, &ours, &interrupt_);
    sigaction(SIGTERM, &ours, &terminate_);
  }
  ~StopSignals() {
    sigaction(SIGINT, &interrupt_, nullptr);
    sigaction(SIGTERM, &terminate_, nullptr);
  }
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

 private:
  struct sigaction interrupt_ {
  }, terminate_{};
};

// A file without bytes is what a crash of the machine can leave; it is written anew.
bool isThere(const std::string& path) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  return !error && size > 0;
}

std::string grouped(std::uint64_t n) {
  std::string text = std::to_string(n);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

// One line of a terminal, drawn over again and again.
class Progress {
 public:
  explicit Progress(std::uint64_t total)
      : total_(total), shown_(isatty(STDERR_FILENO) == 1), start_(Clock::now()) {}

  void show(std::uint64_t done) const {
    if (!shown_) return;
    constexpr std::uint64_t kBar = 24;
    const std::uint64_t full = done * kBar / total_;
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    std::string line = "\r[" + std::string(full, '#') + std::string(kBar - full, '.') + "] " +
                       grouped(done) + " of " + grouped(total_);
    if (done > 0 && seconds > 0.5) {
      const double rate = static_cast<double>(done) / seconds;
      line += ", " + grouped(static_cast<std::uint64_t>(rate)) + "/s, " +
              grouped(static_cast<std::uint64_t>(static_cast<double>(total_ - done) / rate)) +
              " s left";
    }
    line += "\x1b[K";  // wipes what a longer line left
    std::fputs(line.c_str(), stderr);
  }
  void end() const {
    if (shown_) std::fputs("\n", stderr);
  }

 private:
  std::uint64_t total_;
  bool shown_;
  Clock::time_point start_;
};

class Run {
 public:
  explicit Run(const Batch& batch) : batch_(batch) {}

  Result run() {
    const StopSignals signals;
    const Progress progress(batch_.seeds);
    const auto count = static_cast<std::uint64_t>(batch_.jobs);
    std::vector<std::thread> threads;
    working_ = static_cast<int>(std::min(count, batch_.seeds));
    const int started = working_;
    threads.reserve(static_cast<std::size_t>(started));
    for (int i = 0; i < started; ++i) threads.emplace_back([this] { work(); });
    {
      std::unique_lock lock(mutex_);
      while (working_ > 0) {
        idle_.wait_for(lock, std::chrono::milliseconds(100));
        progress.show(done_);
      }
    }
    for (std::thread& thread : threads) thread.join();
    progress.end();
    if (failure_) return *failure_;
    if (done_ < batch_.seeds) return stopped();
    return std::nullopt;
  }

 private:
  void work() {
    try {
      Worker worker;
      while (stop_signal == 0 && !failed_) {
        const std::uint64_t i = next_++;
        if (i >= batch_.seeds) break;
        if (const Result failure = worker.make(batch_, i)) {
          fail(*failure);
          break;
        }
        ++done_;
      }
    } catch (const std::bad_alloc&) {
      fail({kWorldFailed, "out of memory"});
    }
    const std::lock_guard lock(mutex_);
    --working_;
    idle_.notify_all();
  }

  struct Worker {
    render::Exporter exporter;
    std::vector<std::uint8_t> bytes;

    Result make(const Batch& batch, std::uint64_t i) {
      pudu::Controls controls = batch.controls;
      controls[pudu::Field::seed] = static_cast<double>(batch.first_seed + i);
      const pudu::Animal subject(controls);
      exporter.take(subject, batch.options);
      for (const render::FileKind kind : batch.kinds) {
        const std::string path = batch.folder + "/" + exporter.name(kind);
        if (isThere(path)) continue;
        if (!exporter.write(kind, bytes)) return Failure{kWorldFailed, "out of memory"};
        if (auto failure = writeFile(path, bytes)) return failure;
      }
      return std::nullopt;
    }
  };

  std::string goOn() const {
    return "; " + grouped(done_) + " of " + grouped(batch_.seeds) +
           " seeds are done and nothing is half written: run the same command again to go on";
  }

  void fail(Failure failure) {
    const std::lock_guard lock(mutex_);
    failed_ = true;
    if (failure_) return;
    failure.line += goOn();
    failure_ = std::move(failure);
  }

  Result stopped() const { return Failure{128 + stop_signal, "stopped" + goOn()}; }

  const Batch& batch_;
  std::atomic<std::uint64_t> next_ = 0, done_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  Result failure_;
};

}  // namespace

Result runBatch(const Batch& batch) { return Run(batch).run(); }

}  // namespace cli
