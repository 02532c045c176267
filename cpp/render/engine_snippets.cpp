// The lines under test in tests/engines, shown on the page and put into every archive.
#include "render/engine_files.h"
#include "render/fill.h"

namespace render {
namespace {

// $0 image, $1 JSON, $2 frames, $3 animation, $4 what it is called in code; $5 a cell's width, $6
// half its height, $7 the margin, $8 the gap between cells and $9 a cell's height, in pixels.
constexpr std::string_view kPhaser =
    R"(// in preload():
this.load.aseprite('$4', '$0', '$1');
// in create(), with pixelArt: true in the game's config:
this.anims.createFromAseprite('$4');
const $4 = this.add.sprite(160, 120, '$4');
$4.play({ key: '$3', repeat: -1 });
)";

constexpr std::string_view kPixi =
    R"(const sheet = await PIXI.Assets.load({
  src: '$1',
  data: { cachePrefix: '$1/', textureOptions: { scaleMode: 'nearest' } },
});
const $4 = new PIXI.AnimatedSprite(
  sheet.animations['$3'].map((texture, i) => ({ texture, time: sheet.data.frames[i].duration })),
);
$4.position.set(160, 120);
$4.play();
app.stage.addChild($4);
)";

constexpr std::string_view kGodot =
    R"(# $0 and $2 lie in res://
var $4 := AnimatedSprite2D.new()
$4.sprite_frames = load("res://$2")
$4.texture_filter = CanvasItem.TEXTURE_FILTER_NEAREST
$4.offset = Vector2(0, -$6)
add_child($4)
$4.play("$3")
)";

constexpr std::string_view kUnity =
    R"(Texture Type: Sprite (2D and UI); Sprite Mode: Multiple; Pixels Per Unit: $5
Filter Mode: Point (no filter); Compression: None; Generate Mip Maps: off
Sprite Editor > Slice > Grid By Cell Size: $5 x $9, Offset $7 x $7, Padding $8 x $8, Pivot: Bottom
)";

constexpr std::string_view kForms[] = {kPhaser, kPixi, kGodot, kUnity};

}  // namespace

void appendSnippet(Engine engine, const SavedSheet& sheet, std::string_view json,
                   std::string_view frames, std::string& out) {
  const SheetLayout& layout = sheet.layout;
  const Rect cell = layout.cell(0);
  fillIn(kForms[static_cast<std::size_t>(engine)],
         {sheet.image, json, frames, sheet.animations.front().name, sheet.keyword, cell.w,
          0.5 * cell.h, layout.scale * layout.margin_px(), layout.scale * layout.gap_px(), cell.h},
         out);
}

}  // namespace render
