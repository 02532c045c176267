// What game engines read beside a sheet: its form, held to what each of them looks for. That they
// load it, tests/engines shows for Phaser and PixiJS; Godot is not among Debian's packages in
// version 4, so its file is read here by a strict parser of the format alone.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, refused } from "./command.mjs";
import { byPillow } from "./decoders.mjs";

const variants = [
  { args: [], side: 32, poses: 4, margin: 0, gap: 0, cycle_ms: 900, name: "pudu-male-age100-seed7" },
  {
    args: ["--sex", "female", "--age", "0.25", "--seed", "12", "--size", "16", "--poses", "12", "--scale", "4",
      "--padding", "1", "--extrusion", "1", "--format", "rgba"],
    side: 64, poses: 12, margin: 4, gap: 8, cycle_ms: 680, name: "pudu-female-age25-seed12",
  },
  { args: ["--size", "24", "--poses", "8", "--padding", "2"], side: 24, poses: 8, margin: 2, gap: 2, cycle_ms: 900,
    name: "pudu-male-age100-seed7" },
];

function write(t, args) {
  const dir = folder(t);
  const at = (name) => path.join(dir, name);
  output("sheet", ...args, "--out", at("walk.png"), "--json", at("walk.json"), "--tres", at("walk.tres"));
  return { image: byPillow(at("walk.png")), json: readFileSync(at("walk.json"), "utf8"),
    tres: readFileSync(at("walk.tres"), "utf8") };
}

// Exactly these keys: what is missing freezes or misplaces an animation, what is too much is a typo.
function keys(object, ...names) {
  assert.deepEqual(Object.keys(object).sort(), names.sort());
}
const whole = (value, what) => assert.ok(Number.isInteger(value) && value >= 0, `${what}: ${value}`);

for (const { args, side, poses, margin, gap, cycle_ms, name } of variants) {
  const left = (i) => margin + i * (side + gap);

  test(`the JSON has the form of Aseprite's sheets, and more: ${args.join(" ")}`, (t) => {
    const { image, json } = write(t, args);
    const sheet = JSON.parse(json);
    keys(sheet, "frames", "animations", "meta");
    // Phaser asks for frames by the decimal string of their index.
    const indices = Array.from({ length: poses }, (_, i) => String(i));
    assert.deepEqual(Object.keys(sheet.frames), indices);
    let total = 0;
    indices.forEach((key, i) => {
      const frame = sheet.frames[key];
      keys(frame, "frame", "rotated", "trimmed", "spriteSourceSize", "sourceSize", "anchor", "duration");
      assert.deepEqual(frame.frame, { x: left(i), y: margin, w: side, h: side });
      assert.equal(frame.rotated, false);
      assert.equal(frame.trimmed, false);
      assert.deepEqual(frame.spriteSourceSize, { x: 0, y: 0, w: side, h: side });
      assert.deepEqual(frame.sourceSize, { w: side, h: side });
      assert.deepEqual(frame.anchor, { x: 0.5, y: 1 });
      whole(frame.duration, "duration");
      assert.ok(Math.abs(frame.duration - cycle_ms / poses) <= 1);
      total += frame.duration;
    });
    assert.equal(total, cycle_ms);

    // PixiJS reads this and the anchors, and nothing of the tags.
    const animation = `${name}-walk`;
    assert.deepEqual(sheet.animations, { [animation]: indices });

    const { meta } = sheet;
    keys(meta, "app", "version", "image", "format", "size", "scale", "frameTags", "layers", "slices");
    assert.equal(meta.app, "pudu");
    assert.equal(meta.version, "1");
    assert.equal(meta.image, "walk.png");
    assert.equal(meta.format, image.mode === "P" ? "I8" : "RGBA8888");
    assert.deepEqual(meta.size, { w: image.width, h: image.height });
    assert.equal(meta.scale, "1");
    assert.deepEqual(meta.frameTags, [{ name: animation, from: 0, to: poses - 1, direction: "forward" }]);
    assert.deepEqual(meta.layers, [{ name: "pudu", opacity: 255, blendMode: "normal" }]);
    assert.deepEqual(meta.slices, [
      { name: "pudu", color: "#0000ffff",
        keys: [{ frame: 0, bounds: { x: 0, y: 0, w: side, h: side }, pivot: { x: side / 2, y: side } }] },
    ]);
  });

  test(`the frames are where the sprites are: ${args.join(" ")}`, (t) => {
    const { image, json } = write(t, args);
    const cells = Object.values(JSON.parse(json).frames).map((frame) => frame.frame);
    const inside = (x, y) => cells.some((cell) => x >= cell.x && x < cell.x + cell.w && y >= cell.y && y < cell.y + cell.h);
    const extrusion = args.includes("--extrusion") ? 4 : 0;
    for (const { x, y, w, h } of cells) {
      let seen = 0;
      for (let i = 0; i < w; ++i) for (let j = 0; j < h; ++j) seen += image.at(x + i, y + j) === 0 ? 0 : 1;
      assert.ok(seen > 50);
      assert.ok(Array.from({ length: w }, (_, i) => image.at(x + i, y + h - 1)).some((pixel) => pixel !== 0), "feet");
    }
    for (let y = 0; y < image.height - extrusion; ++y)
      for (let x = 0; x < image.width; ++x)
        if (!inside(x, y)) assert.equal(image.at(x, y), 0, `${x}, ${y} lies between the cells`);
  });

  test(`the SpriteFrames are a Godot 4 resource: ${args.join(" ")}`, (t) => {
    const { tres } = write(t, args);
    const sections = parseResource(tres);
    assert.deepEqual(sections.map((section) => section.tag), ["gd_resource", "ext_resource",
      ...Array(poses).fill("sub_resource"), "resource"]);
    const [head, texture, ...rest] = sections;
    assert.deepEqual(head.fields, { type: "SpriteFrames", load_steps: poses + 2, format: 3 });
    assert.deepEqual(texture.fields, { type: "Texture2D", path: "res://walk.png", id: "1" });
    const cells = rest.slice(0, poses);
    cells.forEach((cell, i) => {
      assert.deepEqual(cell.fields, { type: "AtlasTexture", id: `pose_${i}` });
      assert.deepEqual(cell.properties, {
        atlas: { call: "ExtResource", values: ["1"] },
        region: { call: "Rect2", values: [left(i), margin, side, side] },
      });
    });
    const { animations } = rest[poses].properties;
    assert.equal(animations.length, 1);
    const [walk] = animations;
    keys(walk, "frames", "loop", "name", "speed");
    assert.equal(walk.name, `&${name}-walk`);
    assert.equal(walk.loop, true);
    assert.deepEqual(walk.frames, cells.map((_, i) => ({
      duration: 1, texture: { call: "SubResource", values: [`pose_${i}`] } })));
    const seconds = walk.frames.reduce((sum, frame) => sum + frame.duration / walk.speed, 0);
    assert.ok(Math.abs(1000 * seconds - cycle_ms) < 1e-6);
    assert.match(tres, /"speed": \d+\.\d+\n/, "a float");
  });
}

// Sections of [tag field=value …] and property = value lines, as Godot's VariantParser has them.
function parseResource(text) {
  let at = 0;
  const fail = (what) => assert.fail(`${what} at ${at}: ${JSON.stringify(text.slice(at, at + 30))}`);
  const space = () => (at += /^\s*/.exec(text.slice(at))[0].length);
  const take = (pattern, what) => {
    const match = pattern.exec(text.slice(at));
    if (!match || match.index !== 0) fail(`no ${what}`);
    at += match[0].length;
    return match[0];
  };
  const list = (end, item) => {
    const items = [];
    space();
    while (text[at] !== end) {
      items.push(item());
      space();
      if (text[at] === ",") ++at;
      else if (text[at] !== end) fail("no comma");
      space();
    }
    ++at;
    return items;
  };
  const string = () => JSON.parse(take(/"(?:[^"\\]|\\.)*"/, "string"));
  const value = () => {
    space();
    const start = text[at];
    if (start === '"') return string();
    if (start === "&") return ++at, `&${string()}`;
    if (start === "[") return ++at, list("]", value);
    if (start === "{")
      return ++at, Object.fromEntries(list("}", () => {
        const key = string();
        take(/\s*:/, "colon");
        return [key, value()];
      }));
    if (/[-\d]/.test(start)) return Number(take(/-?\d+(\.\d+)?(e[+-]\d+)?/, "number"));
    const word = take(/[A-Za-z_]\w*/, "value");
    if (word === "true" || word === "false") return word === "true";
    take(/\(/, "bracket");
    return { call: word, values: list(")", value) };
  };
  const sections = [];
  for (space(); at < text.length; space()) {
    if (text[at] === "[") {
      ++at;
      const section = { tag: take(/\w+/, "tag"), fields: {}, properties: {} };
      for (space(); text[at] !== "]"; space()) {
        const field = take(/\w+=/, "field").slice(0, -1);
        section.fields[field] = value();
      }
      ++at;
      sections.push(section);
    } else {
      const property = take(/\w+ = /, "property").slice(0, -3);
      sections.at(-1).properties[property] = value();
    }
  }
  return sections;
}

test("files beside a sheet have names of their own, and are written together or not at all", (t) => {
  const dir = folder(t);
  const at = (name) => path.join(dir, name);
  refused(["sheet", "--out", at("x"), "--json", at("x")], ["--json", "already", "allowed"]);
  refused(["sheet", "--out", at("x"), "--json", at("y"), "--tres", at("y")], ["--tres", "already"]);
  refused(["sheet", "--out", at("x"), "--json", ""], ["--json", "allowed"]);
  refused(["sheet", "--out", at("x"), "--json", at("y"), "--json", at("z")], ["--json", "2 times"]);
  refused(["sheet", "--out", at("x"), "--json", at("no/such/y")], ["No such file or directory"], 1);
  refused(["sheet", "--out", at("no/such/x"), "--json", at("y")], ["No such file or directory"], 1);
  assert.deepEqual(readdirSync(dir), []);
  output("sheet", "--out", at("one.png"));
  assert.deepEqual(readdirSync(dir), ["one.png"]);
});
