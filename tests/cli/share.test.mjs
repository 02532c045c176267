// Animals from a link or from a PNG: --link and --from.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, pose, refused } from "./command.mjs";

test("a link sets every parameter, and what else is given changes it", () => {
  const link = "https://example.org/pudu/en/?v=1&seed=9&age=0.25&sex=female&spots=5&view=kind&walk=off#idea";
  const { parameters } = pose("--link", link, "--seed", "11", "--phase", "0.5");
  assert.equal(parameters.seed, 11);
  assert.equal(parameters.age, 0.25);
  assert.equal(parameters.sex, "female");
  assert.equal(parameters.spots, 5);
  assert.equal(parameters.phase, 0.5);
  assert.deepEqual(pose("--link", "seed=9"), pose("--seed", "9"));
  assert.deepEqual(pose("--link", "?"), pose());
  assert.equal(pose("--link", "spots=5", "--spots", "auto").parameters.spots, "auto");
  assert.equal(pose("--link", "chubby=0.5").parameters.belly, 0.5);
  assert.equal(pose("--link", "chubby=0.5", "--chubby", "auto", "--belly", "0.1").parameters.belly, 0.1);
});

test("a link that cannot be had as it is, is refused with the reason", () => {
  refused(["pose", "--link", "?age=2"], ["--link", "age", "'2'", "0 to 1"]);
  refused(["pose", "--link", "?v=2"], ["--link", "v", "'2'", "allowed: 1"]);
  refused(["pose", "--link", "?sex=x"], ["--link", "female or male"]);
  refused(["pose", "--link", `?x=${"x".repeat(5000)}`], ["--link", "too long", "2048"]);
  refused(["pose", "--link", "?age=1%0a2"], ["--link", "'1?2'"]);
  refused(["pose", "--link", "chubby=0.5", "--belly", "0.1"], ["--chubby", "--belly"]);
  refused(["pose", "--link", ""], ["--link", "allowed"]);
  refused(["pose", "--link", "age=1", "--link", "age=0"], ["--link", "2 times"]);
});

test("a PNG restores its animal, to the byte", (t) => {
  const dir = folder(t);
  const at = (name) => path.join(dir, name);
  const animals = [
    [],
    ["--age", "0.1", "--sex", "female", "--seed", "4294967295"],
    ["--chubby", "0.35", "--antlerAngle", "-70", "--shoulder", "0.333", "--age", "0.8"],
    ["--spots", "17", "--roundness", "1.17", "--belly", "0.05", "--antler", "0"],
  ];
  for (const animal of animals) {
    for (const format of ["indexed", "rgba"]) {
      output("sheet", ...animal, "--format", format, "--out", at("a.png"));
      assert.deepEqual(pose("--from", at("a.png")), pose(...animal));
      output("sheet", "--from", at("a.png"), "--format", format, "--out", at("b.png"));
      assert.ok(readFileSync(at("a.png")).equals(readFileSync(at("b.png"))));
    }
    // A sprite keeps its phase too.
    output("sprite", ...animal, "--phase", "0.7", "--size", "64", "--out", at("c.png"));
    assert.equal(pose("--from", at("c.png")).parameters.phase, 0.7);
    output("apng", ...animal, "--out", at("d.png"));
    assert.deepEqual(pose("--from", at("d.png")), pose(...animal));
  }
});

test("another file says what is wrong with it", (t) => {
  const dir = folder(t);
  const at = (name) => path.join(dir, name);
  output("sheet", "--out", at("good.png"));
  const good = readFileSync(at("good.png"));
  writeFileSync(at("note.txt"), "no picture");
  refused(["pose", "--from", at("note.txt")], ["--from", "not a PNG", "allowed"]);
  writeFileSync(at("cut.png"), good.subarray(0, 300));
  refused(["pose", "--from", at("cut.png")], ["--from", "damaged", "allowed"]);
  const flipped = Buffer.from(good);
  flipped[50] ^= 1;
  writeFileSync(at("flipped.png"), flipped);
  refused(["pose", "--from", at("flipped.png")], ["--from", "damaged"]);
  // Somebody else's: sound, and one pixel large.
  const foreign = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  writeFileSync(at("foreign.png"), Buffer.from(foreign, "base64"));
  refused(["pose", "--from", at("foreign.png")], ["--from", "does not say which pudu"]);
  refused(["pose", "--from", at("missing.png")], ["cannot read", "No such file"], 1);
  refused(["pose", "--from", dir], ["cannot read", "directory"], 1);
  refused(["pose", "--from", "/dev/zero"], ["larger than"], 1);
  refused(["pose", "--from", at("good.png"), "--link", "age=1"], ["--link", "--from", "one of the two"]);
});
