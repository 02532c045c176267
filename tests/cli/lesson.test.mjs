// pudu lesson: one JSON text per name, refusals that name what is allowed.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, refused } from "./command.mjs";

const names = ["pose", "picture", "frames", "fits", "legs", "curves", "spots"];
const lesson = (...args) => JSON.parse(output("lesson", ...args));

for (const name of names) {
  test(`${name} is one JSON text with finite numbers, printed or written`, (t) => {
    const options = ["--age", "0.2", "--chubby", "0.5"];
    const text = output("lesson", name, ...options);
    JSON.parse(text);
    assert.ok(text.endsWith("}\n"));
    assert.doesNotMatch(text, /null|NaN|Infinity/);
    const file = path.join(folder(t), "x.json");
    assert.equal(output("lesson", name, ...options, "--out", file), "");
    assert.equal(readFileSync(file, "utf8"), text);
    // Options may stand before the name, and a link may say the same.
    assert.equal(output("lesson", ...options, name), text);
    assert.equal(output("lesson", name, "--link", "?v=1&age=0.2&chubby=0.5"), text);
  });
}

test("pose is what the command pose prints", () => {
  for (const options of [[], ["--age=0", "--phase=0.3"], ["--seed=9", "--spots=40"]])
    assert.equal(output("lesson", "pose", ...options), output("pose", ...options));
});

test("a picture has its view, and frames their size", () => {
  const paths = (view) => lesson("picture", "--view", view).paths;
  assert.deepEqual(lesson("picture").paths, paths("drawing"));
  assert.notDeepEqual(paths("drawing"), paths("kind"));
  assert.notDeepEqual(paths("kind"), paths("skeleton"));
  assert.equal(lesson("frames").size, 32);
  const { size, poses } = lesson("frames", "--size", "16");
  assert.equal(size, 16);
  for (const pose of poses) for (const rows of [pose.union, pose.fitted]) assert.deepEqual(rows.map((row) => row.length), Array(16).fill(16));
});

test("fits have cells two thirds as high as wide", () => {
  const { size, poses } = lesson("fits", "--size", "48");
  assert.equal(size, 48);
  for (const pose of poses) for (const rows of [pose.union, pose.fitted]) assert.deepEqual(rows.map((row) => row.length), Array(32).fill(48));
});

test("a lesson follows the animal", () => {
  assert.equal(lesson("legs", "--phase", "-0.75").phase, 0.25);
  assert.equal(lesson("spots", "--spots", "0").keyed.length, 0);
  assert.equal(lesson("spots", "--spots", "40").sequential.length, 40);
  assert.equal(lesson("spots", "--age", "0").keyed.length, 22);
  assert.ok(lesson("curves", "--sex", "female").antlers.every((factor) => factor === 0));
  assert.equal(lesson("curves", "--sex", "male").antlers.at(-1), 1);
});

test("refuses a name that is none, none at all, and two", () => {
  refused(["lesson"], ["no name", ...names]);
  for (const bad of ["x", "", "Legs", "legs ", "-"]) refused(["lesson", bad], [`'${bad}'`, ...names]);
  refused(["lesson", "legs", "spots"], ["2 names", ...names]);
});

test("refuses options that are not allowed", (t) => {
  refused(["lesson", "legs", "--view", "kind"], ["--view", "'legs'", "picture"]);
  refused(["lesson", "picture", "--size", "16"], ["--size", "'picture'", "frames or fits"]);
  refused(["lesson", "picture", "--view", "kinds"], ["--view", "'kinds'", "drawing, kind or skeleton"]);
  for (const size of ["7", "129", "16.5", "x"]) refused(["lesson", "frames", "--size", size], ["--size", size, "8 to 128"]);
  refused(["lesson", "legs", "--age", "2"], ["--age", "0 to 1"]);
  refused(["lesson", "legs", "--ages", "1"], ["'--ages'", "pudu lesson --help"]);
  const file = path.join(folder(t), "no", "x.json");
  refused(["lesson", "legs", "--out", file], ["x.json"], 1);
  assert.ok(!existsSync(path.dirname(file)));
});
