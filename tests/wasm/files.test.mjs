// The files that the module makes: those of the native command byte for byte, whatever is asked, and
// never more than there is memory for.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { Digest, load, numberOf, options, pudu, scenarios, set, table } from "./module.mjs";

const module = await load();

// render::FileKind, and the names that golden digests have for them.
const kinds = { sprite: 0, sheet: 1, engineJson: 2, godot: 3, gif: 4, apng: 5, svg: 6, pose: 7, zip: 8 };
const golden = ["sprite", "sheet", "gif", "apng", "svg", "pose", "zip"];

function figure(t, parameters = {}) {
  const made = new module.Figure();
  t.after(() => made.delete());
  set(made, parameters);
  return made;
}

// Sets what files shall be like, by name; the rest to its default.
function ask(f, asked = {}) {
  const values = f.exportOptions();
  table.exports.forEach((row, i) => (values[i] = numberOf(row, asked[row.id] ?? row.default)));
}

const digest = (bytes) => new Digest().bytes(bytes).hex();

for (const { name, parameters, digests } of scenarios) {
  test(`${name}: files are the golden ones`, (t) => {
    const f = figure(t, parameters);
    for (const kind of golden) assert.equal(digest(f.file(kinds[kind])), digests[`${kind}File`], kind);
  });
}

const asked = [
  {},
  { size: 16 },
  { size: 8, poses: "12" },
  { size: 128, poses: "8", style: "generic" },
  { scale: 8, padding: 3, extrusion: 1 },
  { outline: "selective", size: 48 },
  { format: "rgba", scale: 2, style: "generic" },
];
const animals = ["male", "newborn", "chubby"].map((name) => scenarios.find((scenario) => scenario.name === name));

for (const { name, parameters } of animals) {
  for (const [i, wanted] of asked.entries()) {
    test(`${name}: the sheet of ${JSON.stringify(wanted)} is the command's`, (t) => {
      const folder = mkdtempSync(join(tmpdir(), "pudu-"));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, "sheet.png");
      const words = options(parameters).filter((word) => !word.startsWith("--phase="));
      pudu("sheet", ...words, ...Object.entries(wanted).map(([id, value]) => `--${id}=${value}`), `--out=${file}`);
      const f = figure(t, { ...parameters, phase: i / 7 });
      ask(f, wanted);
      assert.deepEqual(Buffer.from(f.file(kinds.sheet)), readFileSync(file));
    });
  }
}

test("a sheet asked for by its size alone is the same file", (t) => {
  const f = figure(t);
  for (const [size, poses, scale] of [[16, 4, 1], [32, 8, 2], [64, 12, 1]]) {
    ask(f, { size, poses: String(poses), scale });
    const wanted = Buffer.from(f.file(kinds.sheet));
    assert.deepEqual(Buffer.from(f.sheet(size, poses, scale)), wanted);
  }
});

test("the first cell of a sheet of one pose is the sprite", (t) => {
  const f = figure(t, { age: 0.5 });
  ask(f);
  const rgba = f.sprite(32, 0.25);
  assert.equal(rgba.length, 4 * 32 * 32);
  const alphas = new Set(rgba.filter((_, i) => i % 4 === 3));
  assert.deepEqual([...alphas].sort(), [0, 255]);
});

test("every file has a name of its own, in ASCII", (t) => {
  const f = figure(t, { seed: 12, age: 0.4 });
  ask(f, { size: 16, poses: "8" });
  const names = Object.values(kinds).map((kind) => f.fileName(kind));
  for (const name of names) assert.match(name, /^[a-z0-9][a-z0-9.-]*\.[a-z0-9]+$/);
  assert.equal(new Set(names).size, names.length);
  assert.equal(f.fileName(kinds.sheet), "pudu-male-age40-seed12-walk8-16px.png");
  assert.equal(f.sheetName(16, 8), "pudu-male-age40-seed12-walk8-16px.png");
});

test("options that no row allows make no file and no name", (t) => {
  const f = figure(t);
  table.exports.forEach((row, i) => {
    for (const bad of [NaN, Infinity, row.min - 1, row.max + 1, row.min + 0.5]) {
      ask(f);
      f.exportOptions()[i] = bad;
      assert.equal(f.file(kinds.sheet), null, `${row.id} = ${bad}`);
      assert.equal(f.fileName(kinds.sheet), "", `${row.id} = ${bad}`);
      assert.equal(f.snippet(0), "", `${row.id} = ${bad}`);
      assert.ok(f.sprite(32, 0).length > 0, "what is live on the page goes on");
    }
  });
  ask(f);
  for (const kind of [-1, 9, 1e6]) {
    assert.equal(f.file(kind), null);
    assert.equal(f.fileName(kind), "");
  }
  for (const engine of [-1, 99]) assert.equal(f.snippet(engine), "");
  assert.ok(f.file(kinds.sheet).length > 500);
});

// The largest of everything, and the memory of one module. Null is an answer; stopping is not.
test("nothing that can be asked for stops the module", (t) => {
  const f = figure(t, { age: 0, spots: 40 });
  let made = 0;
  let refused = 0;
  for (const size of [8, 32, 128]) {
    for (const scale of [1, 4, 8]) {
      for (const padding of [0, 16]) {
        for (const format of ["indexed", "rgba"]) {
          ask(f, { size, scale, padding, format, poses: "12", extrusion: padding / 4, style: scale > 1 ? "generic" : "silhouette" });
          for (const kind of Object.values(kinds)) {
            const bytes = f.file(kind);
            if (bytes === null) ++refused;
            else {
              assert.ok(bytes.length > 100);
              ++made;
            }
          }
        }
      }
    }
  }
  assert.ok(made > 200, `${made} made`);
  assert.ok(refused > 0, "the largest do not fit");
  assert.equal(f.update(0, -1), 0);
});

test("a file is good until the next one is made, wherever the memory lies", (t) => {
  const f = figure(t);
  ask(f);
  const first = Buffer.from(f.file(kinds.sheet));
  for (const kind of Object.values(kinds)) f.file(kind);
  assert.deepEqual(Buffer.from(f.file(kinds.sheet)), first);
});
