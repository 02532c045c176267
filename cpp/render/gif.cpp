// Source: "Graphics Interchange Format, Version 89a", CompuServe, 1990. The endless loop is
// Netscape's extension of it, which every reader knows.
#include "render/gif.h"

#include <algorithm>

#include "render/cells.h"

namespace render {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int kMaxSide_px = 65535;
constexpr std::size_t kBlockBytes = 255;  // data comes in blocks of at most this size

// Browsers slow down frames shorter than this many hundredths of a second.
constexpr int kShortest_cs = 2;

void appendLittle16(int value, Bytes& out) {
  out.push_back(static_cast<std::uint8_t>(value));
  out.push_back(static_cast<std::uint8_t>(value >> 8));
}

void appendText(std::string_view text, Bytes& out) {
  out.insert(out.end(), text.begin(), text.end());
}

// LZW as GIF has it: codes of growing length, low bit first, in blocks.
class Lzw {
 public:
  Lzw(int symbol_bits, Bytes& out) : symbol_bits_(symbol_bits), out_(out), slots_(kSlots) {
    out_.push_back(static_cast<std::uint8_t>(symbol_bits));
    openBlock();
    clear();
  }

  void add(std::uint8_t symbol) {
    if (prefix_ < 0) {
      prefix_ = symbol;
      return;
    }
    const auto key = static_cast<std::uint32_t>(prefix_) << 8 | symbol;
    Slot& slot = find(key);
    if (slot.key == key) {
      prefix_ = slot.code;
      return;
    }
    put(prefix_);
    prefix_ = symbol;
    if (next_ == kMaxCodes) {
      clear();
      return;
    }
    slot = {key, static_cast<std::int16_t>(next_)};
    // The reader adds its entries one code later, so the length grows one code later too.
    if (next_++ == 1 << code_bits_) ++code_bits_;
  }

  void finish() {
    if (prefix_ >= 0) put(prefix_);
    put(endCode());
    if (held_bits_ > 0) putByte();
    if (block_ + 1 == out_.size()) {
      out_.pop_back();
    } else {
      closeBlock();
    }
    out_.push_back(0);  // no more blocks
  }

 private:
  struct Slot {
    std::uint32_t key = kFree;
    std::int16_t code = 0;
  };
  static constexpr std::uint32_t kFree = 0xffffffffU;
  static constexpr std::uint32_t kSlots = 8192;
  static constexpr int kMaxCodes = 4096;

  int clearCode() const { return 1 << symbol_bits_; }
  int endCode() const { return clearCode() + 1; }

  void clear() {
    put(clearCode());
    std::fill(slots_.begin(), slots_.end(), Slot{});
    next_ = endCode() + 1;
    code_bits_ = symbol_bits_ + 1;
  }

  Slot& find(std::uint32_t key) {
    std::uint32_t at = key * 2654435761U >> 19;
    while (slots_[at].key != kFree && slots_[at].key != key) at = (at + 1) % kSlots;
    return slots_[at];
  }

  void put(int code) {
    held_ |= static_cast<std::uint32_t>(code) << held_bits_;
    held_bits_ += code_bits_;
    while (held_bits_ >= 8) putByte();
  }

  void putByte() {
    out_.push_back(static_cast<std::uint8_t>(held_));
    held_ >>= 8;
    held_bits_ = std::max(0, held_bits_ - 8);
    if (out_.size() - block_ - 1 == kBlockBytes) {
      closeBlock();
      openBlock();
    }
  }

  void openBlock() {
    block_ = out_.size();
    out_.push_back(0);
  }
  void closeBlock() { out_[block_] = static_cast<std::uint8_t>(out_.size() - block_ - 1); }

  int symbol_bits_;
  Bytes& out_;
  std::vector<Slot> slots_;
  int code_bits_ = symbol_bits_ + 1, next_ = 0;
  int prefix_ = -1;  // the code of what has been read and not yet written
  std::uint32_t held_ = 0;
  int held_bits_ = 0;
  std::size_t block_ = 0;
};

int symbolBits(int entries) {
  int bits = 2;
  while (1 << bits < entries) ++bits;
  return bits;
}

void appendHeader(const Cycle& cycle, int width_px, int height_px, int bits, Bytes& out) {
  appendText("GIF89a", out);
  appendLittle16(width_px, out);
  appendLittle16(height_px, out);
  out.push_back(static_cast<std::uint8_t>(0x80 | (bits - 1) << 4 | (bits - 1)));
  out.push_back(kTransparent);  // the ground
  out.push_back(0);             // square pixels
  for (int i = 0; i < 1 << bits; ++i) {
    const bool used = i != kTransparent && i < paletteEntries(cycle.palette);
    const core::Rgb colour =
        used ? spriteColour(cycle.palette, static_cast<std::uint8_t>(i)) : core::Rgb{};
    out.insert(out.end(), {colour.r, colour.g, colour.b});
  }
  appendText("\x21\xff\x0bNETSCAPE2.0", out);
  out.insert(out.end(), {3, 1, 0, 0, 0});  // again and again
}

void appendComment(std::string_view comment, Bytes& out) {
  out.insert(out.end(), {0x21, 0xfe});
  for (; !comment.empty(); comment.remove_prefix(std::min(comment.size(), kBlockBytes))) {
    const std::string_view block = comment.substr(0, kBlockBytes);
    out.push_back(static_cast<std::uint8_t>(block.size()));
    appendText(block, out);
  }
  out.push_back(0);
}

void appendPose(const Sprite& sprite, int duration_cs, int scale, int bits, int entries,
                Bytes& out) {
  const int width = sprite.width_px, height_px = sprite.height_px * scale;
  // Wiped before the next one, with index 0 transparent.
  out.insert(out.end(), {0x21, 0xf9, 4, 2 << 2 | 1});
  appendLittle16(duration_cs, out);
  out.insert(out.end(), {kTransparent, 0});
  out.insert(out.end(), {0x2c, 0, 0, 0, 0});
  appendLittle16(width * scale, out);
  appendLittle16(height_px, out);
  out.push_back(0);
  Lzw lzw(bits, out);
  for (int y = 0; y < height_px; ++y) {
    const std::uint8_t* const row =
        sprite.pixels.data() + static_cast<std::ptrdiff_t>(y / scale) * width;
    for (int x = 0; x < width; ++x) {
      const std::uint8_t index = row[x] < entries ? row[x] : kTransparent;
      for (int i = 0; i < scale; ++i) lzw.add(index);
    }
  }
  lzw.finish();
}

}  // namespace

bool encodeGif(const Cycle& cycle, std::string_view comment, Bytes& out) {
  out.clear();
  const int entries = paletteEntries(cycle.palette);
  if (cycle.poses.empty()) return false;
  const int width_px = cycle.poses.front().width_px * cycle.scale;
  const int height_px = cycle.poses.front().height_px * cycle.scale;
  if (width_px < 1 || height_px < 1 || std::max(width_px, height_px) > kMaxSide_px) return false;
  const int bits = symbolBits(entries);
  appendHeader(cycle, width_px, height_px, bits, out);
  appendComment(comment, out);
  for (std::size_t i = 0; i < cycle.poses.size(); ++i) {
    const int duration_cs = std::max(kShortest_cs, cycle.duration(i, 10));
    appendPose(cycle.poses[i], duration_cs, cycle.scale, bits, entries, out);
  }
  out.push_back(0x3b);
  return true;
}

}  // namespace render
