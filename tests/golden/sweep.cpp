// A hundred thousand random animals as digests, for two builds to be compared (sweep.mjs does it).
//
//   sweep [SETS]       one digest per thousand sets, and one of all
//   sweep --block N    one digest for each of the thousand sets of a block
//   sweep --set I      every element of one set, in hexadecimal
//
// Every set has its own random numbers, so any one can be made alone. All are posed; every 200th is
// drawn and encoded too.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "golden/digests.h"
#include "property/any_pudu.h"

namespace {

constexpr long kSets = 100000, kBlock = 1000, kDrawn = 200;

class Sweep {
 public:
  core::Digest digest(long set) {
    core::Digest digest;
    make(set);
    const std::size_t products = set % kDrawn == 0 ? golden::Products::kCount : 2;
    for (std::size_t i = 0; i < products; ++i) digest.integer(products_.digest(i).value());
    return digest;
  }

  void print(long set) {
    make(set);
    const pudu::Values values = pudu::valuesFrom(parameters_);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::string_view id = pudu::kParameters[i].id;
      std::printf("%.*s %a\n", static_cast<int>(id.size()), id.data(), values[i]);
    }
    const std::size_t products = set % kDrawn == 0 ? golden::Products::kCount : 2;
    for (std::size_t i = 0; i < products; ++i) {
      const std::string_view name = golden::Products::kNames[i];
      std::printf("%.*s\n%s", static_cast<int>(name.size()), name.data(),
                  products_.dump(i).c_str());
    }
  }

 private:
  void make(long set) {
    test::Random random(static_cast<std::uint64_t>(set));
    parameters_ = test::anyPudu(random);
    set % kDrawn == 0 ? products_.make(parameters_) : products_.pose(parameters_);
  }

  pudu::Parameters parameters_;
  golden::Products products_;
};

// A whole number from 0 on, or -1.
long parse(const char* text) {
  char* end = nullptr;
  const long value = std::strtol(text, &end, 10);
  return end != text && *end == '\0' && value >= 0 ? value : -1;
}

int usage() {
  std::fputs("usage: sweep [SETS] | sweep --block N | sweep --set I\n", stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  Sweep sweep;
  const std::string_view option = argc > 1 ? argv[1] : "";
  if (option == "--block" || option == "--set") {
    const long which = argc == 3 ? parse(argv[2]) : -1;
    if (which < 0) return usage();
    if (option == "--set") {
      sweep.print(which);
      return 0;
    }
    for (long set = which * kBlock; set < (which + 1) * kBlock; ++set) {
      std::printf("%ld %s\n", set, sweep.digest(set).hex().c_str());
    }
    return 0;
  }
  const long sets = argc == 1 ? kSets : argc == 2 ? parse(argv[1]) : -1;
  if (sets < 0) return usage();
  core::Digest all;
  for (long block = 0; block * kBlock < sets; ++block) {
    core::Digest digest;
    for (long set = block * kBlock; set < (block + 1) * kBlock && set < sets; ++set) {
      digest.integer(sweep.digest(set).value());
    }
    std::printf("%ld %s\n", block, digest.hex().c_str());
    all.integer(digest.value());
  }
  std::printf("all %ld sets %s\n", sets, all.hex().c_str());
  return 0;
}
