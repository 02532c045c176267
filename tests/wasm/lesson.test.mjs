// The lessons of the module are those of the native command, byte for byte.
import assert from "node:assert/strict";
import test from "node:test";
import { load, options, pudu, rows, scenarios, set } from "./module.mjs";

const module = await load();
const names = ["pose", "picture", "frames", "fits", "legs", "curves", "spots"];
const views = ["drawing", "kind", "skeleton"];

function figure(t, parameters = {}) {
  const made = new module.Figure();
  t.after(() => made.delete());
  set(made, parameters);
  return made;
}

// The command ends every text with a line break.
const line = (text) => (text.endsWith("\n") ? text : `${text}\n`);

for (const { name, parameters } of scenarios) {
  test(`${name}: lessons are the native ones`, (t) => {
    const f = figure(t, parameters);
    const asked = options(parameters);
    for (const lesson of names) {
      assert.equal(line(f.lesson(lesson, 0, 32)), pudu("lesson", lesson, ...asked), lesson);
    }
    views.forEach((view, i) => assert.equal(line(f.lesson("picture", i, 32)), pudu("lesson", "picture", `--view=${view}`, ...asked), view));
    for (const lesson of ["frames", "fits"]) {
      for (const size of [8, 48, 128]) {
        assert.equal(line(f.lesson(lesson, 0, size)), pudu("lesson", lesson, `--size=${size}`, ...asked), `${lesson}, ${size} px`);
      }
    }
  });
}

test("knobs count", (t) => {
  const f = figure(t);
  f.values()[rows.length - 1] = 0.5;
  assert.equal(line(f.lesson("pose", 0, 32)), pudu("lesson", "pose", "--chubby=0.5"));
});

test("the numbers for one lesson do not touch another", (t) => {
  const f = figure(t);
  assert.equal(f.lesson("legs", 2, 16), f.lesson("legs", 0, 32));
  assert.equal(f.lesson("picture", 1, 16), f.lesson("picture", 1, 32));
  assert.equal(f.lesson("frames", 2, 16), f.lesson("frames", 0, 16));
});

test("what is not allowed is answered with nothing, and changes nothing", (t) => {
  const f = figure(t);
  const before = f.lesson("legs", 0, 32);
  assert.notEqual(before, "");
  for (const name of ["", "x", "Legs", "legs\0"]) assert.equal(f.lesson(name, 0, 32), "");
  for (const view of [-1, 3, 2 ** 31 - 1]) assert.equal(f.lesson("picture", view, 32), "");
  for (const size of [7, 129, 0, -32]) assert.equal(f.lesson("frames", 0, size), "");
  f.values()[1] = NaN;
  for (const name of names) assert.equal(f.lesson(name, 0, 32), "");
  f.values()[1] = 1;
  assert.equal(f.lesson("legs", 0, 32), before);
});
