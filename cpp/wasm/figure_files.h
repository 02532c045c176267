// The files of a figure, within the module's fixed memory: whatever generator it has.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/subject.h"
#include "render/exporter.h"

namespace wasm {

class FigureFiles {
 public:
  // The page fills these; each call below checks them first.
  render::ExportValues values = render::defaultExportValues();

  // The file's bytes, kept until the next one is made; null where something is not allowed, and for
  // more pixels than fit into memory.
  const std::vector<std::uint8_t>* file(const core::Subject& subject, int kind);
  const std::vector<std::uint8_t>* sheet(const core::Subject& subject, int size_px, int poses,
                                         int scale);

  // Empty where something is not allowed.
  std::string name(const core::Subject& subject, int kind);
  std::string snippet(const core::Subject& subject, int engine);

  // RGBA bytes of one pose in the style asked for; the size is a sprite's.
  const std::vector<std::uint8_t>& sprite(const core::Subject& subject, int size_px, double phase);

 private:
  const std::vector<std::uint8_t>* make(const core::Subject& subject,
                                        const render::ExportOptions& options,
                                        render::FileKind kind);
  bool take(const core::Subject& subject);

  render::Exporter exporter_;
  std::vector<std::uint8_t> bytes_;
  render::WalkScratch walk_;
  render::Sprite sprite_;
  render::IndexedImage cells_;
  render::Image image_;
};

}  // namespace wasm
