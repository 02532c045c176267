// Copies of content/ with one fault in them, read as the build reads them; and whole builds elsewhere.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { Assets } from "../../web/build/assets.js";
import { readContent, readTexts } from "../../web/build/content.js";
import { makeFigures } from "../../web/build/lessons.js";
import { Native } from "../../web/build/native.js";
import { build, root } from "./site.mjs";

/** A folder for a file of tests, gone when they are over. */
export function scratchFolder() {
  const scratch = {};
  before(() => (scratch.folder = mkdtempSync(path.join(tmpdir(), "pudu-"))));
  after(() => rmSync(scratch.folder, { recursive: true, force: true }));
  return scratch;
}

export const edit = (file, change) => writeFileSync(file, change(readFileSync(file, "utf8")));
export const editJson = (file, change) =>
  edit(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value);
  });
/** Adds a paragraph to the end of a file. */
export const add = (file, text) => edit(file, (before) => `${before}\n\n${text}\n`);

let copies = 0;
let figures;

/** What the build makes of the content, after a change to it. `change` gets a function that names a file of the copy. */
export function contentAfter(scratch, change) {
  const folder = path.join(scratch.folder, `content-${++copies}`);
  cpSync(path.join(root, "content"), folder, { recursive: true });
  change((...parts) => path.join(folder, ...parts));
  const native = new Native(build);
  const texts = readTexts(folder);
  // The figures are the same for every copy.
  figures ??= makeFigures(native, new Assets(path.join(root, "web"), build, path.join(scratch.folder, "site")), texts.strings, { text: "" });
  return readContent(root, "pudu", native.parameters(), texts, figures, folder);
}

/** One test for each fault: it must stop the build with a message that holds all of the words. */
export function testFaults(scratch, faults) {
  for (const [what, [fault, words]] of Object.entries(faults)) {
    test(`${what} stops the build and is named`, () => {
      assert.throws(
        () => contentAfter(scratch, fault),
        (error) => words.every((word) => error.message.includes(word)) || assert.fail(`no ${words.join(", ")} in: ${error.message}`)
      );
    });
  }
}

/** A copy of the sources that builds into a folder of its own, with everything native as it is. */
export function sourcesIn(folder) {
  mkdirSync(path.join(folder, "made"), { recursive: true });
  for (const part of ["web", "content", "cpp", "package.json"]) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const part of ["native", "wasm"]) symlinkSync(path.join(build, part), path.join(folder, "made", part));
  return {
    site: path.join(folder, "made/site"),
    run: (environment = {}) =>
      spawnSync(process.execPath, ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet", "--config=web/eleventy.config.js"], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, PUDU_BUILD: path.join(folder, "made"), SITE_URL: "", ...environment },
      }),
  };
}
