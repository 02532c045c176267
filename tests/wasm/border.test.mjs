// The border: one call per change, refusals as codes, buffers laid out as promised.
import assert from "node:assert/strict";
import test from "node:test";
import { Buffers, auto, defaults, load, numberOf, pudu, readoutNames, rows, scenarios, set, table } from "./module.mjs";

const module = await load();
const views = { drawing: 0, byKind: 1, skeleton: 2, none: -1 };

function figure(t) {
  const made = new module.Figure();
  t.after(() => made.delete());
  return made;
}

test("the tables are, to the letter, what the native command prints", () => {
  assert.equal(`${module.parameterTable()}\n`, pudu("parameters"));
});

test("a new figure holds every row's default", (t) => {
  assert.deepEqual([...figure(t).values()], defaults());
});

test("update makes the pose and its picture, and returns 0", (t) => {
  const f = figure(t);
  for (const view of [views.drawing, views.byKind, views.skeleton]) {
    assert.equal(f.update(view, -1), 0);
    const buffers = new Buffers(f);
    assert.equal(buffers.at("parts").count, 26);
    assert.equal(buffers.at("details").count, 3);
    assert.equal(buffers.at("readouts").count, readoutNames.length);
    const sizes = buffers.loopSizes();
    assert.equal(sizes.reduce((sum, n) => sum + n, 0), buffers.at("points").count);
    let loop = 0;
    let point = 0;
    buffers.paths().forEach(({ integers: [first, loops, firstPoint, clip] }, i) => {
      assert.equal(first, loop);
      assert.equal(firstPoint, point);
      assert.ok(clip >= -1 && clip < i);
      for (let l = 0; l < loops; ++l) point += sizes[loop++];
    });
    assert.equal(loop, sizes.length);
    for (const [x, y] of buffers.points()) assert.ok(Number.isFinite(x) && Number.isFinite(y));
  }
});

test("without a picture the pose is made and the picture stays", (t) => {
  const f = figure(t);
  f.update(views.drawing, -1);
  const before = new Buffers(f).all();
  f.values()[3] = 0.3;
  assert.equal(f.update(views.none, -1), 0);
  const after = new Buffers(f).all();
  assert.deepEqual(after.paths, before.paths);
  assert.deepEqual(after.points, before.points);
  assert.notDeepEqual(after.parts, before.parts);
  assert.notEqual(after.readouts.withersHeight_m, before.readouts.withersHeight_m);
});

test("a highlighted kind keeps its strength, the others fade", (t) => {
  const f = figure(t);
  f.update(views.byKind, 9);
  const kinds = new Set();
  for (const { tag, floats } of new Buffers(f).paths()) {
    kinds.add(tag);
    assert.equal(floats[0] === 1, tag === 9);
  }
  assert.ok(kinds.size > 5);
});

// What each row refuses. A cyclic row takes any finite number.
function badValues(row) {
  const bad = [NaN, Infinity, -Infinity];
  if (row.kind === "cyclic") return bad;
  bad.push(row.max + Math.max(1, Math.abs(row.max)) * 2 ** -30, 1e300, -1e300);
  bad.push(row.min - (row.min === 0 ? 2 ** -1074 : Math.abs(row.min) * 2 ** -50));
  if (row.kind !== "number") bad.push(row.min + 0.5);
  return bad;
}

test("a refused value is named by its place, and nothing changes", (t) => {
  const f = figure(t);
  set(f, { age: 0.3, phase: 0.2 });
  f.update(views.drawing, -1);
  const good = [...f.values()];
  const before = new Buffers(f).all();
  let tried = 0;
  rows.forEach((row, i) => {
    for (const value of badValues(row)) {
      f.values()[i] = value;
      assert.equal(f.update(views.drawing, -1), 1 + i, `${row.id} = ${value}`);
      assert.deepEqual(new Buffers(f).all(), before, `${row.id} = ${value}`);
      assert.equal(f.sprite(32, 0), null);
      assert.equal(f.sheet(32, 4, 1), null);
      assert.equal(f.writePoses(10), 0);
      f.values().set(good);
      ++tried;
    }
  });
  assert.ok(tried > 60);
  assert.equal(f.update(views.drawing, -1), 0);
  assert.deepEqual(new Buffers(f).all(), before);
});

test("of several refused values the first is named", (t) => {
  const f = figure(t);
  f.values()[5] = 9;
  f.values()[1] = -1;
  assert.equal(f.update(views.drawing, -1), 2);
});

test("both ends of every row are taken, and auto where a row has it", (t) => {
  const f = figure(t);
  rows.forEach((row, i) => {
    for (const value of [row.min, row.max, ...(row.auto ? [auto] : [])]) {
      f.values()[i] = value;
      assert.equal(f.update(views.none, -1), 0, `${row.id} = ${value}`);
    }
    f.values()[i] = numberOf(row, row.default);
  });
});

test("a knob has the last word, and on auto none", (t) => {
  const f = figure(t);
  const at = (id, from = 0) => rows.findIndex((row, i) => i >= from && row.id === id);
  const chubby = at("chubby");
  const spots = at("spots", table.parameters.length);
  set(f, { roundness: 0.9, age: 0 });
  f.update(views.none, -1);
  assert.equal(new Buffers(f).readouts().spots, 22);
  const slim = new Buffers(f).parts()[1].r0;
  f.values()[spots] = 5;
  f.values()[chubby] = 1;
  f.update(views.none, -1);
  assert.equal(new Buffers(f).readouts().spots, 5);
  const round = new Buffers(f).parts()[1].r0;
  assert.ok(Math.abs(round / slim - (1.12 * 1.4) / 0.9) < 1e-12);
});

test("figures do not see each other", (t) => {
  const [one, other] = [figure(t), figure(t)];
  set(one, { age: 0 });
  one.update(views.drawing, -1);
  const alone = new Buffers(one).all();
  set(other, { age: 1 });
  other.update(views.skeleton, 3);
  other.sprite(32, 0.5);
  assert.deepEqual(new Buffers(one).all(), alone);
});

test("the frames follow the animal and not its phase", (t) => {
  const f = figure(t);
  const frames = () => {
    f.update(views.none, -1);
    return readoutNames.slice(5).map((name) => new Buffers(f).readouts()[name]);
  };
  set(f, { phase: 0 });
  const still = frames();
  for (const phase of [0.1, 0.5, 7.3]) {
    set(f, { phase });
    assert.deepEqual(frames(), still);
  }
  set(f, { antler: 1.5 });
  const antlered = frames();
  assert.notEqual(antlered[3], still[3]);
  assert.deepEqual(antlered.slice(4), still.slice(4));
  set(f, {});
  assert.deepEqual(frames(), still);
});

test("every pose of a figure lies in its frame", (t) => {
  const f = figure(t);
  for (const { parameters } of scenarios.filter((_, i) => i % 5 === 0)) {
    for (let i = 0; i < 40; ++i) {
      set(f, { ...parameters, phase: i / 40 });
      f.update(views.none, -1);
      const buffers = new Buffers(f);
      const { frame_x0, frame_y0, frame_x1, frame_y1 } = buffers.readouts();
      for (const { a, b, r0, r1 } of buffers.parts()) {
        for (const [[x, y], r] of [[a, r0], [b, r1]]) {
          assert.ok(x - r >= frame_x0 && x + r <= frame_x1 && y - r >= frame_y0 - 1e-15 && y + r <= frame_y1);
        }
      }
    }
  }
});

test("a pose to be timed writes its parts as often as asked", (t) => {
  const f = figure(t);
  assert.equal(f.writePoses(4), 4 * 26);
  assert.equal(f.writePoses(0), 0);
  assert.equal(f.writePoses(-5), 0);
  set(f, { sex: "female" });
  assert.equal(f.writePoses(1000), 1000 * 24);
});
