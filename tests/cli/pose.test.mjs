// pudu pose: the description as JSON.
import assert from "node:assert/strict";
import test from "node:test";
import { output, pose } from "./command.mjs";

const defaults = {
  seed: 7,
  age: 1,
  sex: "male",
  phase: 0,
  shoulder: 0.38,
  roundness: 1,
  belly: 0,
  antler: 1,
  antlerAngle: 25,
  spots: "auto",
};

test("has the four members, and the defaults of the table", () => {
  const animal = pose();
  assert.deepEqual(Object.keys(animal), ["parameters", "parts", "details", "readouts"]);
  assert.deepEqual(animal.parameters, defaults);
  assert.deepEqual(Object.keys(animal.readouts), ["withersHeight_m", "headAndBody_m"]);
});

test("writes parts whose parents stand before them", () => {
  const { parts, details } = pose("--age", "0");
  const fields = ["kind", "a", "b", "r0", "r1", "role", "parent", "group"];
  parts.forEach((part, i) => {
    assert.deepEqual(Object.keys(part), fields);
    assert.ok(Number.isInteger(part.parent) && part.parent >= -1 && part.parent < i);
    for (const point of [part.a, part.b]) {
      assert.equal(point.length, 3);
      assert.ok(point.every(Number.isFinite));
    }
    for (const name of [part.kind, part.role, part.group]) assert.match(name, /^[a-z]+$/);
  });
  assert.equal(parts[0].kind, "body");
  assert.equal(parts[0].parent, -1);
  for (const detail of details) {
    assert.deepEqual(Object.keys(detail), ["kind", "shape", "p", "size", "role", "part"]);
    assert.ok(parts[detail.part] !== undefined);
  }
  assert.equal(details.filter((d) => d.kind === "spot").length, 22);
});

test("stands on the ground in every phase, and is as tall as a pudu", () => {
  let sum = 0;
  for (let i = 0; i < 20; ++i) {
    const { parts, readouts } = pose("--phase", String(i / 20));
    const lowest = Math.min(...parts.flatMap((p) => [p.a[1] - p.r0, p.b[1] - p.r1]));
    assert.ok(Math.abs(lowest) < 1e-12, `phase ${i / 20}: ${lowest}`);
    assert.ok(Math.abs(readouts.withersHeight_m - 0.39) <= 0.007);
    assert.ok(Math.abs(readouts.headAndBody_m - 0.81) <= 0.01);
    sum += readouts.withersHeight_m / 20;
  }
  assert.ok(Math.abs(sum - 0.39) <= 0.003, `mean ${sum}`);
});

test("takes every parameter and knob, and shows what became of it", () => {
  const asked = pose(
    ...["--seed", "4294967295", "--age", "0.35", "--sex", "female", "--phase", "-0.25"],
    ...["--shoulder", "0.31", "--antler", "1.5", "--antler-angle", "-70", "--spots", "40"],
    ...["--chubby", "0.5"],
  );
  assert.deepEqual(asked.parameters, {
    seed: 4294967295,
    age: 0.35,
    sex: "female",
    phase: -0.25,
    shoulder: 0.31,
    roundness: 1.06,
    belly: 0.5,
    antler: 1.5,
    antlerAngle: -70,
    spots: 40,
  });
  assert.equal(asked.details.filter((d) => d.kind === "spot").length, 40);
  const plain = pose("--roundness", "1.3", "--belly", "1", "--antlerAngle", "60");
  assert.equal(plain.parameters.roundness, 1.3);
  assert.equal(plain.parameters.antlerAngle, 60);
});

test("auto is the same as not asking", () => {
  assert.equal(output("pose", "--spots", "auto", "--chubby", "auto"), output("pose"));
});

test("reads numbers as people write them", () => {
  const plain = output("pose", "--age", "0.5", "--seed", "7");
  assert.equal(output("pose", "--age=.5", "--seed", "7.0"), plain);
  assert.equal(output("pose", "--age", "+5e-1", "--seed", "70e-1"), plain);
  assert.equal(pose("--age", "1e-400").parameters.age, 0);
});

test("wraps any finite phase", () => {
  assert.deepEqual(pose("--phase", "1.25").parts, pose("--phase", "0.25").parts);
  assert.deepEqual(pose("--phase", "-3").parts, pose("--phase", "0").parts);
  assert.equal(pose("--phase", "-1e300").parts.length, pose().parts.length);
});

test("reads back to the same doubles", () => {
  const text = output("pose", "--age", "0.1", "--phase", "0.3333333333333333");
  for (const number of text.match(/-?\d+(\.\d+)?(e[-+]?\d+)?/g))
    assert.equal(String(Number(number)), number === "-0" ? "0" : number);
});

test("is a pure function of its arguments, whatever the locale", () => {
  const once = output("pose", "--age", "0.37");
  process.env.LC_ALL = "de_DE.UTF-8";
  assert.equal(output("pose", "--age", "0.37"), once);
  delete process.env.LC_ALL;
});
