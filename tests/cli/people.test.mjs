// `pudu people`: sprites and sheets of people at work, read back by decoders that are not ours.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, refused } from "./command.mjs";
import { decode, pngcheck } from "./decoders.mjs";

const activities =
  "stand walk run sit kneel talk carry carry_load hold_baby dig gather pick spear dipnet paddle pound split weave stir drum haul".split(" ");
const allowed = `${activities.join(", ")} or all`;

const seen = (image, x0, y0, w, h) => {
  let count = 0;
  for (let y = y0; y < y0 + h; ++y) for (let x = x0; x < x0 + w; ++x) count += image.at(x, y) === 0 ? 0 : 1;
  return count;
};

for (const size of [12, 16, 24, 32, 40]) {
  test(`a digging woman in one sprite of ${size} px`, (t) => {
    const file = path.join(folder(t), "dig.png");
    output("people", "--activity", "dig", "--sex", "female", "--age", "adult", "--size", String(size), "--phase", "0", "--out", file);
    const image = decode(file);
    assert.equal(image.width, (size * 3) / 2);
    assert.equal(image.height, (size * 5) / 4);
    assert.ok(seen(image, 0, 0, image.width, image.height) > size);
    assert.ok(seen(image, 0, image.height - 1, image.width, 1) > 0, "stands on the last row");
    pngcheck(file);
  });
}

test("without a phase a sheet of four poses, or more, each the sprite of its phase", (t) => {
  const here = folder(t);
  const sheet = path.join(here, "sheet.png");
  const person = ["people", "--activity", "paddle", "--sex", "male", "--age", "elder", "--size", "24", "--seed", "3"];
  output(...person, "--out", sheet);
  const all = decode(sheet);
  assert.deepEqual([all.width, all.height], [4 * 36, 30]);
  for (let i = 0; i < 4; ++i) {
    const file = path.join(here, `${i}.png`);
    output(...person, "--phase", String(i / 4), "--out", file);
    const one = decode(file);
    for (let y = 0; y < 30; ++y) for (let x = 0; x < 36; ++x) assert.equal(all.at(36 * i + x, y), one.at(x, y));
  }
  output(...person, "--poses", "12", "--scale", "2", "--out", sheet);
  assert.equal(decode(sheet).width, 12 * 72);
});

test("a sheet of all activities, with an animation of each for the engines", (t) => {
  const here = folder(t);
  const [png, json, tres] = ["all.png", "all.json", "all.tres"].map((name) => path.join(here, name));
  output("people", "--activity", "all", "--size", "24", "--padding", "1", "--out", png, "--json", json, "--tres", tres);
  const image = decode(png);
  const sheet = JSON.parse(readFileSync(json, "utf8"));
  assert.deepEqual(sheet.meta.size, { w: image.width, h: image.height });
  assert.equal(sheet.meta.image, "all.png");
  const names = activities.map((activity) => `person-female-adult-seed7-${activity}`);
  assert.deepEqual(Object.keys(sheet.animations), names);
  assert.deepEqual(sheet.meta.frameTags.map((tag) => tag.name), names);
  const places = new Set();
  sheet.meta.frameTags.forEach((tag, row) => {
    assert.deepEqual([tag.from, tag.to], [4 * row, 4 * row + 3]);
    assert.deepEqual(sheet.animations[tag.name], [0, 1, 2, 3].map((i) => String(4 * row + i)));
    for (const key of sheet.animations[tag.name]) {
      const { x, y, w, h } = sheet.frames[key].frame;
      assert.deepEqual([w, h], [36, 30]);
      assert.ok(sheet.frames[key].duration > 0);
      assert.ok(seen(image, x, y, w, h) > 20, `${tag.name} ${key} shows nothing`);
      places.add(`${x},${y}`);
    }
  });
  assert.equal(places.size, 84);
  const godot = readFileSync(tres, "utf8");
  assert.deepEqual([...godot.matchAll(/"name": &"([^"]*)"/g)].map((match) => match[1]), names);
  assert.equal([...godot.matchAll(/\[sub_resource/g)].length, 84);
  assert.match(godot, /load_steps=86 /);
});

test("the picture says whom it shows", (t) => {
  const file = path.join(folder(t), "x.png");
  output("people", "--activity", "drum", "--age", "child", "--phase", "1.5", "--out", file);
  assert.equal(decode(file).info.person, "v=1&activity=drum&age=child&phase=0.5");
});

test("who does it, how it is built and what it wears can be seen", (t) => {
  const here = folder(t);
  const pixels = (...args) => {
    const file = path.join(here, "x.png");
    output("people", "--activity", "walk", "--size", "24", "--phase", "0", ...args, "--out", file);
    return readFileSync(file).toString("base64");
  };
  const usual = pixels();
  for (const change of [["--sex", "male"], ["--age", "child"], ["--age", "elder"], ["--build", "1.3"], ["--seed", "8"], ["--spine", "one"]])
    assert.notEqual(pixels(...change), usual, change.join(" "));
  assert.equal(pixels(), usual);
});

test("what is not allowed is named, with what is, and writes nothing", (t) => {
  const here = folder(t);
  const out = ["--out", path.join(here, "x.png")];
  const cases = [
    [["--activity", "hop", ...out], ["--activity: 'hop'", allowed]],
    [["--sex", "f", ...out], ["--sex: 'f'", "female or male"]],
    [["--age", "old", ...out], ["--age: 'old'", "child, adult or elder"]],
    [["--size", "20", ...out], ["--size: '20'", "12, 16, 24, 32 or 40"]],
    [["--build", "2", ...out], ["--build: 2 is out of range", "0.8 to 1.3"]],
    [["--phase", "x", ...out], ["--phase: 'x' is not a number"]],
    [["--spine", "3", ...out], ["--spine: '3'", "two or one"]],
    [["--grip", "no", ...out], ["--grip: 'no'", "through or hand"]],
    [["--activity", "all", "--phase", "0", ...out], ["--phase: --activity all was given too"]],
    [["--phase", "0", "--json", path.join(here, "x.json"), ...out], ["--phase: --json was given too"]],
    [["--json", out[1], ...out], ["--json:", "was named already"]],
    [["--activity", "dig"], ["--out: missing"]],
    [["dig", ...out], ["unexpected argument 'dig'"]],
  ];
  for (const [args, words] of cases) refused(["people", ...args], words);
  assert.ok(existsSync(here));
  assert.deepEqual(readdirSync(here), []);
});

test("its help lists every activity", () => {
  const help = output("people", "--help").replace(/\s+/g, " ");
  for (const word of [...activities, "elder", "12, 16, 24, 32 or 40"]) assert.ok(help.includes(word), word);
});
