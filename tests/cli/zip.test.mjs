// The archive of everything, tested by unzip and read by Python.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output } from "./command.mjs";

const animal = ["--sex", "female", "--age", "0.2", "--seed", "12", "--phase", "0.25"];
const chosen = ["--size", "16", "--scale", "2"];
const stem = "pudu-female-age20-seed12";
const sheet = `${stem}-walk4-16px-x2`;

function archive(t) {
  const dir = folder(t);
  const file = path.join(dir, "x.zip");
  output("zip", ...animal, ...chosen, "--out", file);
  return { dir, file };
}

function run(command, ...args) {
  const done = spawnSync(command, args, { encoding: "utf8" });
  if (done.error) throw done.error;
  assert.equal(done.status, 0, `${command}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

test("the archive is sound, and its names are plain ASCII", (t) => {
  const { file } = archive(t);
  assert.match(run("unzip", "-t", file), /No errors detected/);
  const python = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps([[i.filename, i.date_time, i.compress_type, i.flag_bits] for i in z.infolist()]))
`;
  const entries = JSON.parse(run("/usr/bin/python3", "-c", python, file));
  for (const [name, date, packing, flags] of entries) {
    assert.match(name, /^[\w.-]+$/);
    assert.deepEqual(date, [1980, 1, 1, 0, 0, 0]);
    assert.equal(packing, 0);
    assert.equal(flags, 0);
  }
  assert.deepEqual(entries.map(([name]) => name), ["README.txt", `${sheet}.png`, `${sheet}.json`, `${sheet}.tres`,
    `${sheet}.gif`, `${sheet}.apng`, `${stem}-phase25-16px-x2.png`, `${stem}.svg`, `${stem}.json`]);
});

test("its files are those that the other commands write", (t) => {
  const { dir, file } = archive(t);
  run("unzip", "-q", file, "-d", path.join(dir, "out"));
  const at = (name) => path.join(dir, name);
  const walking = animal.slice(0, 6);
  output("sheet", ...walking, ...chosen, "--out", at(`${sheet}.png`), "--json", at(`${sheet}.json`), "--tres", at(`${sheet}.tres`));
  output("gif", ...walking, ...chosen, "--out", at(`${sheet}.gif`));
  output("apng", ...walking, ...chosen, "--out", at(`${sheet}.apng`));
  output("sprite", ...animal, ...chosen, "--out", at(`${stem}-phase25-16px-x2.png`));
  output("svg", ...animal, "--out", at(`${stem}.svg`));
  for (const name of readdirSync(at("out"))) {
    const found = readFileSync(path.join(dir, "out", name));
    if (name === "README.txt") continue;
    if (name === `${stem}.json`) assert.equal(found.toString(), output("pose", ...animal));
    else assert.ok(found.equals(readFileSync(at(name))), name);
  }
});

test("the note names every file, and speaks both languages", (t) => {
  const { dir, file } = archive(t);
  run("unzip", "-q", file, "-d", path.join(dir, "out"));
  const note = readFileSync(path.join(dir, "out", "README.txt"), "utf8");
  for (const name of readdirSync(path.join(dir, "out")))
    if (name !== "README.txt") assert.ok(note.includes(`${name}`), name);
  for (const word of ["All cells are equal", "Todas las celdas son iguales", "descripción", "Phaser 3.90, 4.2",
    "PixiJS 8", "Godot 4", "Unity", "v=1&seed=12&age=0.2&sex=female"])
    assert.ok(note.includes(word), word);
  assert.ok(!note.includes("$"));
});

test("the same animal gives the same bytes", (t) => {
  assert.ok(readFileSync(archive(t).file).equals(readFileSync(archive(t).file)));
});
