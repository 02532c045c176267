// A strict content security policy allows no code made at run time. Looking for the word eval is not
// enough (it can hide), so the module is run where the engine itself forbids it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { glue, load } from "./module.mjs";

const strict = (code) =>
  spawnSync(process.execPath, ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", code], {
    encoding: "utf8",
  });

test("the engine refuses code from strings when told to", () => {
  assert.notEqual(strict("new Function('return 1')()").status, 0);
  assert.notEqual(strict("(0, eval)('1')").status, 0);
});

test("the module loads and works without code from strings", () => {
  const helper = new URL("./module.mjs", import.meta.url).href;
  const run = strict(`
    const { load } = await import(${JSON.stringify(helper)});
    const module = await load();
    const figure = new module.Figure();
    for (const view of [0, 1, 2]) if (figure.update(view, -1) !== 0) throw new Error("refused");
    figure.buffers(); figure.sprite(32, 0.5); figure.sheet(32, 4, 1); figure.sheetName(32, 4);
    module.parameterTable();
    figure.delete();
    console.log("worked");
  `);
  assert.equal(run.stderr, "");
  assert.equal(run.stdout, "worked\n");
});

test("the glue holds neither eval nor the Function constructor", () => {
  const text = readFileSync(glue, "utf8");
  for (const pattern of [/\beval\b/, /\bnew\s+Function\b/, /[^.\w]Function\s*\(/, /\.constructor\s*\(\s*["'`]/]) {
    assert.doesNotMatch(text, pattern);
  }
});

test("the glue reads no node module and no file", () => {
  const text = readFileSync(glue, "utf8");
  for (const word of ["require(", "__dirname", "process.versions", "node:"]) {
    assert.ok(!text.includes(word), word);
  }
});

test("a figure that was deleted refuses to work, and says so", async () => {
  const module = await load();
  const figure = new module.Figure();
  figure.delete();
  assert.throws(() => figure.update(0, -1), /deleted/);
});

test("the module's name is its own file's", () => assert.match(fileURLToPath(new URL(`file://${glue}`)), /pudu\.mjs$/));
