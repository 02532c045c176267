// GIF and APNG, read back by decoders that are not ours: every pose, its time, and that it is wiped.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output } from "./command.mjs";
import { byImageMagick, byPillow, decode, pngcheck } from "./decoders.mjs";

const animals = [
  { args: [], cycle_ms: 900, link: "v=1" },
  { args: ["--age", "0", "--sex", "female", "--seed", "3"], cycle_ms: 600, link: "v=1&seed=3&age=0&sex=female" },
];

// The poses of a walk as a sheet has them, one Buffer of RGBA each.
function posesOf(dir, args, poses, size) {
  const file = path.join(dir, "sheet.png");
  output("sheet", ...args, "--out", file);
  const sheet = decode(file);
  const rows = (i) =>
    Array.from({ length: size }, (_, y) =>
      sheet.frames[0].subarray(4 * (y * sheet.width + i * size), 4 * (y * sheet.width + (i + 1) * size)),
    );
  return Array.from({ length: poses }, (_, i) => Buffer.concat(rows(i)));
}

function same(found, expected, what) {
  assert.equal(found.length, expected.length, what);
  for (let i = 0; i < expected.length; i += 4) {
    const opaque = expected[i + 3] === 255;
    assert.equal(found[i + 3], expected[i + 3], `${what}: alpha of pixel ${i / 4}`);
    if (opaque)
      assert.ok(found.subarray(i, i + 4).equals(expected.subarray(i, i + 4)), `${what}: pixel ${i / 4}`);
  }
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

for (const { args, cycle_ms, link } of animals)
  for (const [poses, size, scale] of [
    [4, 16, 1],
    [8, 32, 2],
    [12, 24, 1],
  ]) {
    const all = [...args, "--poses", `${poses}`, "--size", `${size}`, "--scale", `${scale}`];
    const title = `${poses} poses of ${size} px, ${args.join(" ") || "as it comes"}`;

    test(`a GIF of ${title}`, (t) => {
      const dir = folder(t);
      const file = path.join(dir, "x.gif");
      output("gif", ...all, "--out", file);
      const expected = posesOf(dir, all, poses, size * scale);
      const pillow = byPillow(file);
      assert.equal(pillow.format, "GIF");
      assert.equal(pillow.frames.length, poses);
      assert.equal(pillow.info.loop, 0, "endless");
      assert.equal(pillow.info.transparency, 0);
      assert.equal(Buffer.from(pillow.info.comment, "hex").toString(), `pudu?${link}`);
      assert.equal(sum(pillow.durations), cycle_ms);
      const magick = byImageMagick(file);
      assert.equal(magick.frames.length, poses);
      assert.equal(10 * sum(magick.delays_cs), cycle_ms);
      for (const delay of magick.delays_cs) assert.ok(delay >= 2);
      assert.deepEqual(new Set(magick.disposals), new Set(["Background"]));
      expected.forEach((pose, i) => {
        same(pillow.frames[i], pose, `Pillow, pose ${i}`);
        same(magick.frames[i], pose, `ImageMagick, pose ${i}`);
      });
    });

    test(`an APNG of ${title}`, (t) => {
      const dir = folder(t);
      const file = path.join(dir, "x.apng");
      output("apng", ...all, "--out", file);
      const expected = posesOf(dir, all, poses, size * scale);
      assert.match(pngcheck(file), /No errors detected/);
      const pillow = byPillow(file);
      assert.equal(pillow.format, "PNG");
      assert.equal(pillow.info.loop, 0, "endless");
      assert.equal(pillow.info.pudu, link);
      assert.equal(pillow.frames.length, poses);
      assert.equal(sum(pillow.durations), cycle_ms);
      expected.forEach((pose, i) => same(pillow.frames[i], pose, `Pillow, pose ${i}`));
      // Who knows no animation sees a plain PNG: the first pose.
      const plain = byImageMagick(file);
      assert.equal(plain.frames.length, 1);
      same(plain.frames[0], expected[0], "ImageMagick");
    });
  }

test("animations are pure functions of their arguments", (t) => {
  const dir = folder(t);
  for (const command of ["gif", "apng"]) {
    const [a, b] = ["a", "b"].map((name) => path.join(dir, name));
    output(command, "--seed", "3", "--age", "0.2", "--out", a);
    output(command, "--age", "0.2", "--seed", "3", "--out", b);
    assert.deepEqual(readFileSync(a), readFileSync(b));
  }
});
