// Bad input: exit code 2 and one line that names the option and says what is allowed.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, pudu, refused, shell } from "./command.mjs";

const table = JSON.parse(output("parameters"));
const rows = [...table.parameters, ...table.knobs.filter((k) => k.id === "chubby")];
const writers = ["sprite", "sheet", "gif", "apng", "svg", "zip", "picture"];
const kebab = (id) => id.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const allowed = (row) => (row.choices ? row.choices[0] : String(row.max));

for (const row of rows) {
  const option = `--${row.id}`;

  test(`${option} refuses what is no number, or no choice`, () => {
    for (const bad of ["", " ", "x", "1x", "1 ", "0x1", "1,5", "1e", "--1", "+-1", "++1", "1_0"])
      refused(["pose", option, bad], [option, "allowed", allowed(row)]);
    for (const bad of ["nan", "NaN", "-nan", "inf", "-inf", "Infinity", "1e999", "-1e999"])
      refused(["pose", option, bad], [option, "allowed", allowed(row)]);
  });

  test(`${option} refuses what is out of range`, () => {
    if (row.kind === "cyclic") return;
    for (const bad of [row.max + 1, row.min - 1, 1e300, -1e300])
      refused(["pose", option, String(bad)], [option, "allowed", allowed(row)]);
    if (row.kind === "integer")
      for (const bad of ["0.5", "7.000001"])
        refused(["pose", option, bad], [option, "whole", allowed(row)]);
    if (!row.auto) refused(["pose", option, "auto"], [option, "allowed"]);
    // The number that means auto inside is not a way to ask for it.
    if (row.auto) refused(["pose", option, "-1"], [option, "out of range", "auto"]);
  });

  test(`${option} is given once, with a value`, () => {
    const good = row.choices ? row.choices[0] : String(row.min);
    refused(["pose", option, good, option, good], [option, "2 times", "allowed"]);
    refused(["pose", option], [option, "no value", "allowed"]);
    refused(["pose", option, "--phase", "0"], [option, "no value", "allowed"]);
    assert.equal(pudu("pose", `--${kebab(row.id)}`, good).code, 0);
  });
}

test("refuses unknown choices, options, commands and words", () => {
  refused(["pose", "--sex", "Male"], ["--sex", "'Male'", "female or male"]);
  refused(["pose", "--ages", "1"], ["'--ages'", "pudu pose --help"]);
  refused(["pose", "--size", "32"], ["'--size'"]);
  refused(["sheet", "--phase", "0", "--out", "x.png"], ["'--phase'"]);
  refused(["pose", "-7"], ["'-7'"]);
  refused(["pose", "extra"], ["'extra'"]);
  refused(["pose", "--", "extra"], ["'extra'"]);
  refused(["draw"], ["'draw'", "pudu --help"]);
  refused(["--age", "1"], ["'--age'"]);
  refused(["parameters", "--seed", "1"], ["'--seed'"]);
  refused([], ["no command", "pudu --help"]);
});

test("keeps to one line, whatever is in the argument", () => {
  refused(["pose", "--age", "1\n2\u001b[31m"], ["--age", "allowed"]);
  refused(["pose", "--\n"], ["unknown option"]);
  const err = refused(["pose", "--age", "ñ".repeat(5000)], ["--age", "..."]);
  assert.ok(err.length < 200);
  assert.ok(!err.includes("\ufffd"));
});

test("does not let a knob and a parameter overrule each other", () => {
  refused(["pose", "--chubby", "0.5", "--belly", "0.2"], ["--chubby", "--belly", "allowed"]);
  refused(["pose", "--roundness", "1.2", "--chubby", "0.5"], ["--chubby", "--roundness"]);
  assert.equal(pudu("pose", "--chubby", "auto", "--belly", "0.2").code, 0);
  assert.equal(pudu("pose", "--chubby", "0.5", "--belly", "0.5").code, 0);
});

test("sheets and sprites refuse sizes, scales and counts that are not theirs", (t) => {
  const out = path.join(folder(t), "x.png");
  for (const bad of ["7", "129", "32.5", "nan", ""])
    refused(["sprite", "--out", out, "--size", bad], ["--size", "8 to 128"]);
  for (const bad of ["0", "9", "1.5"])
    refused(["sheet", "--out", out, "--scale", bad], ["--scale", "1 to 8"]);
  for (const bad of ["0", "5", "4.0", "many"])
    refused(["sheet", "--out", out, "--poses", bad], ["--poses", "4, 8 or 12"]);
  refused(["picture", "--out", out, "--view", "xray"], ["--view", "skeleton"]);
  assert.deepEqual(readdirSync(path.dirname(out)), []);
});

for (const command of writers) {
  test(`${command} wants one file to write`, () => {
    refused([command], ["--out", "missing", "allowed"]);
    refused([command, "--out"], ["--out", "no value"]);
    refused([command, "--out", ""], ["--out", "allowed"]);
    refused([command, "--out", "a", "--out", "b"], ["--out", "2 times"]);
  });

  test(`${command} says what stands in the way of a file, and leaves nothing behind`, (t) => {
    const dir = folder(t);
    const taken = path.join(dir, "taken");
    mkdirSync(taken);
    refused([command, "--out", taken], ["taken", "folder"], 1);
    refused([command, "--out", path.join(dir, "no/such/x")], ["No such file or directory"], 1);
    refused([command, "--out", path.join(dir, "x".repeat(300))], ["File name too long"], 1);
    refused([command, "--out", "/dev/full"], ["/dev/full", "No space left"], 1);
    assert.ok(statSync("/dev/full").isCharacterDevice());
    // A file-size limit of nothing stands in for a disk that fills up halfway.
    const kept = path.join(dir, "kept");
    writeFileSync(kept, "before");
    const run = shell(`ulimit -f 0; "$PUDU" ${command} --out kept`, dir);
    assert.equal(run.code, 1);
    assert.match(run.err, /^pudu [^\n]*cannot write 'kept': File too large\n$/);
    assert.equal(readFileSync(kept, "utf8"), "before");
    assert.deepEqual(readdirSync(dir).sort(), ["kept", "taken"]);
  });
}

test("replaces a file whole, follows a link, and writes into a pipe", (t) => {
  const dir = folder(t);
  writeFileSync(path.join(dir, "old.svg"), "x".repeat(1 << 20));
  symlinkSync("old.svg", path.join(dir, "link.svg"));
  output("picture", "--out", path.join(dir, "link.svg"));
  const svg = readFileSync(path.join(dir, "old.svg"), "utf8");
  assert.match(svg, /^<svg [^]*<\/svg>\s*$/);
  assert.deepEqual(readdirSync(dir).sort(), ["link.svg", "old.svg"]);
  const run = shell('"$PUDU" picture --out /dev/stdout | cat', dir);
  assert.equal(run.out, svg);
});

test("tells when standard output cannot be written", () => {
  for (const command of ["pose", "parameters", "--help", "pose --help"]) {
    const run = shell(`"$PUDU" ${command} > /dev/full`);
    assert.equal(run.code, 1, command);
    assert.match(run.err, /^pudu[^\n]*cannot write to standard output: No space left[^\n]*\n$/);
  }
});

test("helps on each level, and names every option there", () => {
  const top = output("--help");
  for (const command of ["pose", ...writers, "batch", "parameters"]) {
    assert.ok(top.includes(`  ${command} `), command);
    const help = output(command, "--help");
    assert.ok(help.startsWith(top.split("\n")[0]) === false, command);
    assert.ok(help.includes(`pudu ${command}`), command);
    if (command === "parameters") continue;
    for (const row of rows) {
      if (["sheet", "gif", "apng"].includes(command) && row.id === "phase") continue;
      assert.ok(help.includes(`--${row.id}`), `${command} --${row.id}`);
    }
  }
  assert.ok(output("pose", "--help").includes("-90 to 60 deg (default 25)"));
});
