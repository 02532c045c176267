// Runs the native command, whose path is in PUDU, and looks at everything it did.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const command = process.env.PUDU;
if (!command) throw new Error("set PUDU to the path of the native command");

export function pudu(...args) {
  const run = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (run.error) throw run.error;
  return { code: run.status, out: run.stdout, err: run.stderr };
}

// The standard output of a run that must succeed, silently.
export function output(...args) {
  const run = pudu(...args);
  assert.equal(run.err, "", `pudu ${args.join(" ")}`);
  assert.equal(run.code, 0, `pudu ${args.join(" ")}`);
  return run.out;
}

export const pose = (...args) => JSON.parse(output("pose", ...args));

// A run that must be refused: one line that holds every one of `words`, and nothing else.
export function refused(args, words, code = 2) {
  const run = pudu(...args);
  const what = `pudu ${args.join(" ")} said: ${run.err}`;
  assert.equal(run.code, code, what);
  assert.equal(run.out, "", what);
  assert.match(run.err, /^pudu[^\n]*\n$/, what);
  for (const word of words) assert.ok(run.err.includes(word), `no ${word}: ${what}`);
  return run.err;
}

// Runs a shell line in which $PUDU is the command.
export function shell(line, cwd) {
  const run = spawnSync("/bin/sh", ["-c", line], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, PUDU: path.resolve(command) },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

// A folder of its own for a test, gone afterwards.
export function folder(test) {
  const made = mkdtempSync(path.join(tmpdir(), "pudu-"));
  test.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
