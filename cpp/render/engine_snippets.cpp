// The lines under test in tests/engines, shown on the page and put into every archive.
#include "core/number.h"
#include "render/engine_files.h"

namespace render {
namespace {

// $i image, $j JSON, $f frames, $a animation, $k keyword; $w a cell's side, $h half of it, $m the
// margin and $g the gap between cells, in pixels.
constexpr std::string_view kPhaser =
    R"(// in preload():
this.load.aseprite('$k', '$i', '$j');
// in create(), with pixelArt: true in the game's config:
this.anims.createFromAseprite('$k');
const $k = this.add.sprite(160, 120, '$k');
$k.play({ key: '$a', repeat: -1 });
)";

constexpr std::string_view kPixi =
    R"(const sheet = await PIXI.Assets.load({
  src: '$j',
  data: { cachePrefix: '$j/', textureOptions: { scaleMode: 'nearest' } },
});
const $k = new PIXI.AnimatedSprite(
  sheet.animations['$a'].map((texture, i) => ({ texture, time: sheet.data.frames[i].duration })),
);
$k.position.set(160, 120);
$k.play();
app.stage.addChild($k);
)";

constexpr std::string_view kGodot =
    R"(# $i and $f lie in res://
var $k := AnimatedSprite2D.new()
$k.sprite_frames = load("res://$f")
$k.texture_filter = CanvasItem.TEXTURE_FILTER_NEAREST
$k.offset = Vector2(0, -$h)
add_child($k)
$k.play("$a")
)";

constexpr std::string_view kUnity =
    R"(Texture Type: Sprite (2D and UI); Sprite Mode: Multiple; Pixels Per Unit: $w
Filter Mode: Point (no filter); Compression: None; Generate Mip Maps: off
Sprite Editor > Slice > Grid By Cell Size: $w x $w, Offset $m x $m, Padding $g x $g, Pivot: Bottom
)";

constexpr std::string_view templateOf(Engine engine) {
  switch (engine) {
    case Engine::phaser:
      return kPhaser;
    case Engine::pixi:
      return kPixi;
    case Engine::godot:
      return kGodot;
    case Engine::unity:
      break;
  }
  return kUnity;
}

}  // namespace

void appendSnippet(Engine engine, const SavedSheet& sheet, std::string_view json,
                   std::string_view frames, std::string& out) {
  const int scale = sheet.layout.scale, side_px = sheet.layout.cell(0).w;
  const std::string_view lines = templateOf(engine);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] != '$') {
      out += lines[i];
      continue;
    }
    switch (lines[++i]) {
      case 'i':
        out += sheet.image;
        break;
      case 'j':
        out += json;
        break;
      case 'f':
        out += frames;
        break;
      case 'a':
        out += sheet.animation;
        break;
      case 'k':
        out += sheet.keyword;
        break;
      case 'w':
        core::appendInteger(side_px, out);
        break;
      case 'h':
        core::appendNumber(0.5 * side_px, out);
        break;
      case 'm':
        core::appendInteger(scale * sheet.layout.margin_px(), out);
        break;
      default:
        core::appendInteger(scale * sheet.layout.gap_px(), out);
    }
  }
}

}  // namespace render
