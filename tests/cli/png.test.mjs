// Sheets and sprites, read back by decoders that are not ours: pngcheck and Python's Pillow.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output } from "./command.mjs";

const reader = `
import json, sys
from PIL import Image
with Image.open(sys.argv[1]) as image:
    image.load()
    rgba = image.convert("RGBA")
    json.dump({"mode": image.mode, "format": image.format, "info": sorted(image.info),
               "width": image.width, "height": image.height,
               "pixels": rgba.tobytes().hex()}, sys.stdout)
`;

function decode(file) {
  const check = spawnSync("pngcheck", ["-q", file], { encoding: "utf8" });
  if (check.error) throw check.error;
  assert.equal(check.status, 0, check.stdout + check.stderr);
  const run = spawnSync("/usr/bin/python3", ["-c", reader, file], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (run.error) throw run.error;
  assert.equal(run.status, 0, run.stderr);
  const image = JSON.parse(run.stdout);
  image.pixels = Buffer.from(image.pixels, "hex");
  image.at = (x, y) => image.pixels.readUInt32BE(4 * (y * image.width + x));
  return image;
}

const table = JSON.parse(output("parameters"));
const colours = new Set(
  table.roles.flatMap((role) =>
    [role.line, role.shade, role.base, role.light].map((c) => parseInt(`${c.slice(1)}ff`, 16)),
  ),
);

function checkPixels(image) {
  assert.equal(image.mode, "RGBA");
  assert.equal(image.format, "PNG");
  assert.deepEqual(image.info, [], "no profile, no gamma, nothing that alters colours");
  let seen = 0;
  for (let y = 0; y < image.height; ++y)
    for (let x = 0; x < image.width; ++x) {
      const pixel = image.at(x, y);
      if (pixel === 0) continue; // transparent, and of one fixed colour
      ++seen;
      assert.ok(colours.has(pixel), `${x}, ${y}: ${pixel.toString(16)} is not in the palette`);
    }
  assert.ok(seen > 20);
}

for (const size of [8, 16, 24, 32, 48, 128])
  for (const poses of [4, 8, 12]) {
    test(`a sheet of ${poses} poses of ${size} px`, (t) => {
      const file = path.join(folder(t), "sheet.png");
      output("sheet", "--size", String(size), "--poses", String(poses), "--out", file);
      const image = decode(file);
      assert.equal(image.width, size * poses);
      assert.equal(image.height, size);
      checkPixels(image);
    });
  }

test("a sheet is its sprites, side by side", (t) => {
  const dir = folder(t);
  const animal = ["--age", "0", "--sex", "female", "--seed", "11", "--size", "32"];
  output("sheet", ...animal, "--out", path.join(dir, "sheet.png"));
  const sheet = decode(path.join(dir, "sheet.png"));
  for (let i = 0; i < 4; ++i) {
    const file = path.join(dir, `${i}.png`);
    output("sprite", ...animal, "--phase", String(i / 4), "--out", file);
    const sprite = decode(file);
    assert.equal(sprite.width, 32);
    for (let y = 0; y < 32; ++y)
      for (let x = 0; x < 32; ++x) assert.equal(sheet.at(32 * i + x, y), sprite.at(x, y));
  }
});

test("the poses differ, and each stands on the last row", (t) => {
  const file = path.join(folder(t), "sheet.png");
  output("sheet", "--out", file);
  const sheet = decode(file);
  const cells = [0, 1, 2, 3].map((i) => {
    const rows = [];
    for (let y = 0; y < 32; ++y) rows.push(Array.from({ length: 32 }, (_, x) => sheet.at(32 * i + x, y)));
    assert.ok(rows[31].some((pixel) => pixel !== 0), `pose ${i}`);
    return JSON.stringify(rows);
  });
  assert.equal(new Set(cells).size, 4);
});

test("a scale makes whole blocks", (t) => {
  const dir = folder(t);
  output("sheet", "--size", "16", "--out", path.join(dir, "1.png"));
  const plain = decode(path.join(dir, "1.png"));
  for (const scale of [2, 3, 8]) {
    const file = path.join(dir, `${scale}.png`);
    output("sheet", "--size", "16", "--scale", String(scale), "--out", file);
    const image = decode(file);
    assert.equal(image.width, 64 * scale);
    for (let y = 0; y < image.height; ++y)
      for (let x = 0; x < image.width; ++x)
        if (image.at(x, y) !== plain.at(Math.floor(x / scale), Math.floor(y / scale)))
          assert.fail(`${x}, ${y} at scale ${scale}`);
  }
});

test("is a pure function of its arguments", (t) => {
  const dir = folder(t);
  const [a, b] = ["a.png", "b.png"].map((name) => path.join(dir, name));
  output("sheet", "--seed", "3", "--age", "0.2", "--out", a);
  output("sheet", "--age", "0.2", "--seed", "3", "--out", b);
  assert.deepEqual(readFileSync(a), readFileSync(b));
});
