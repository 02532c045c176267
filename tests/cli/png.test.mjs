// Sheets and sprites, read back by decoders that are not ours.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output } from "./command.mjs";
import { decode, pngcheck } from "./decoders.mjs";

const table = JSON.parse(output("parameters"));
const palette = table.roles.flatMap((role) => [role.line, role.shade, role.base, role.light]);
const colours = new Set(palette.map((colour) => parseInt(`${colour.slice(1)}ff`, 16)));

function checkPixels(image) {
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

// Writes one picture and reads it.
function draw(t, command, ...args) {
  const file = path.join(folder(t), "x.png");
  output(command, ...args, "--out", file);
  return { file, image: decode(file) };
}

for (const style of ["silhouette", "generic"])
  for (const size of [8, 16, 24, 32, 48, 64, 128])
    for (const poses of [4, 8, 12]) {
      test(`a ${style} sheet of ${poses} poses of ${size} px`, (t) => {
        const { image } = draw(t, "sheet", "--style", style, "--size", String(size), "--poses", String(poses));
        assert.equal(image.width, size * poses);
        assert.equal(image.height, size);
        assert.equal(image.mode, "P");
        checkPixels(image);
      });
    }

test("an indexed sheet has the whole palette in its order, and index 0 is transparent", (t) => {
  const { file, image } = draw(t, "sheet", "--seed", "9");
  const hex = (i) => `#${Buffer.from(image.palette.slice(3 * i, 3 * i + 3)).toString("hex")}`;
  assert.equal(hex(0), "#000000");
  palette.forEach((colour, i) => assert.equal(hex(i + 1), colour));
  image.indices.forEach((index, i) => {
    assert.ok(index <= palette.length);
    assert.equal(index === 0, image.frames[0][4 * i + 3] === 0);
  });
  assert.deepEqual(image.info, { pudu: "v=1&seed=9", Software: "Pudu", transparency: 0 });
  const chunks = [...pngcheck(file).matchAll(/chunk (\w+)/g)].map((match) => match[1]);
  assert.deepEqual(chunks, ["IHDR", "tEXt", "tEXt", "PLTE", "tRNS", "IDAT", "IEND"]);
});

test("an RGBA sheet has the same pixels and texts, and nothing that alters colours", (t) => {
  const args = ["sheet", "--age", "0.2", "--seed", "3", "--scale", "2", "--padding", "3"];
  const { image: indexed } = draw(t, ...args);
  const { file, image: rgba } = draw(t, ...args, "--format", "rgba");
  assert.equal(rgba.mode, "RGBA");
  assert.deepEqual(rgba.frames, indexed.frames);
  assert.deepEqual(rgba.info, { pudu: "v=1&seed=3&age=0.2", Software: "Pudu" });
  const chunks = [...pngcheck(file).matchAll(/chunk (\w+)/g)].map((match) => match[1]);
  assert.deepEqual(chunks, ["IHDR", "tEXt", "tEXt", "IDAT", "IEND"]);
});

test("a sheet is its sprites, side by side", (t) => {
  for (const style of ["silhouette", "generic"]) {
    const animal = ["--age", "0", "--sex", "female", "--seed", "11", "--style", style];
    const { image: sheet } = draw(t, "sheet", ...animal);
    for (let i = 0; i < 4; ++i) {
      const { image: sprite } = draw(t, "sprite", ...animal, "--phase", String(i / 4));
      assert.equal(sprite.width, 32);
      for (let y = 0; y < 32; ++y)
        for (let x = 0; x < 32; ++x) assert.equal(sheet.at(32 * i + x, y), sprite.at(x, y));
    }
  }
});

test("the poses differ, and each stands on the last row", (t) => {
  for (const style of ["silhouette", "generic"]) {
    const { image: sheet } = draw(t, "sheet", "--style", style);
    const cells = [0, 1, 2, 3].map((i) => {
      const rows = [];
      for (let y = 0; y < 32; ++y) rows.push(Array.from({ length: 32 }, (_, x) => sheet.at(32 * i + x, y)));
      assert.ok(rows[31].some((pixel) => pixel !== 0), `pose ${i}`);
      return JSON.stringify(rows);
    });
    assert.equal(new Set(cells).size, 4);
  }
});

test("a scale makes whole blocks, of the padding too", (t) => {
  for (const padding of ["0", "2"]) {
    const args = ["sheet", "--size", "16", "--padding", padding, "--extrusion", "1"];
    const { image: plain } = draw(t, ...args);
    for (const scale of [2, 3, 8]) {
      const { image } = draw(t, ...args, "--scale", String(scale));
      assert.equal(image.width, plain.width * scale);
      for (let y = 0; y < image.height; ++y)
        for (let x = 0; x < image.width; ++x)
          if (image.at(x, y) !== plain.at(Math.floor(x / scale), Math.floor(y / scale)))
            assert.fail(`${x}, ${y} at scale ${scale}`);
    }
  }
});

test("the largest sheet there is can be read", (t) => {
  const { image } = draw(t, "sheet", "--size", "128", "--poses", "12", "--scale", "8", "--padding", "16");
  assert.equal(image.width, 8 * (12 * 128 + 13 * 16));
});

test("a selective outline is lighter in places, and only there", (t) => {
  const { image: full } = draw(t, "sprite", "--size", "48");
  const { image: selective } = draw(t, "sprite", "--size", "48", "--outline", "selective");
  const differing = full.indices.filter((index, i) => index !== selective.indices[i]);
  assert.ok(differing.length > 10);
  assert.deepEqual(
    full.indices.map((index) => index === 0),
    selective.indices.map((index) => index === 0),
  );
});

test("is a pure function of its arguments", (t) => {
  const a = draw(t, "sheet", "--seed", "3", "--age", "0.2");
  const b = draw(t, "sheet", "--age", "0.2", "--seed", "3");
  assert.deepEqual(readFileSync(a.file), readFileSync(b.file));
});
