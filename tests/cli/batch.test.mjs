// pudu batch: the same files whoever makes them and however often it is stopped.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, pudu, refused, shell } from "./command.mjs";

const note = "pudu-batch.txt";

// Every file of a folder with its bytes.
const filesIn = (dir) => new Map(readdirSync(dir).sort().map((name) => [name, readFileSync(path.join(dir, name))]));

function sameFolders(one, other) {
  const [a, b] = [filesIn(one), filesIn(other)];
  assert.deepEqual([...a.keys()], [...b.keys()]);
  for (const [name, bytes] of a) assert.ok(bytes.equals(b.get(name)), name);
}

test("writes what sheet writes, for every seed and under the page's names", (t) => {
  const dir = folder(t);
  const herd = path.join(dir, "some/herd");
  output("batch", "--seed", "8..12", "--sex", "female", "--age", "0.2", "--out", herd);
  const names = [8, 9, 10, 11, 12].map((seed) => `pudu-female-age20-seed${seed}-walk4-32px.png`);
  assert.deepEqual(readdirSync(herd).sort(), [note, ...names].sort());
  for (const seed of [8, 12]) {
    const file = path.join(dir, "x.png");
    output("sheet", "--seed", `${seed}`, "--sex", "female", "--age", "0.2", "--out", file);
    assert.ok(readFileSync(file).equals(readFileSync(path.join(herd, names[seed - 8]))));
  }
});

test("writes every kind of file, as zip has them", (t) => {
  const dir = folder(t);
  const kinds = "sheet,json,tres,gif,apng,sprite,svg,pose,zip";
  output("batch", "--seed", "3", "--files", kinds, "--size", "16", "--scale", "2", "--out", path.join(dir, "all"));
  output("zip", "--seed", "3", "--size", "16", "--scale", "2", "--out", path.join(dir, "x.zip"));
  const unzip = spawnSync("unzip", ["-q", path.join(dir, "x.zip"), "-d", path.join(dir, "zip")], { encoding: "utf8" });
  assert.equal(unzip.status, 0, unzip.stderr);
  const made = filesIn(path.join(dir, "all"));
  assert.ok(made.get("pudu-male-age100-seed3-walk4-16px-x2.zip").equals(readFileSync(path.join(dir, "x.zip"))));
  const unpacked = filesIn(path.join(dir, "zip"));
  unpacked.delete("README.txt");
  for (const [name, bytes] of unpacked) assert.ok(bytes.equals(made.get(name)), name);
  assert.equal(made.size, unpacked.size + 2); // the archive and the note
});

test("the number of threads cannot be seen in the result", (t) => {
  const dir = folder(t);
  for (const jobs of ["1", "2", "7"])
    output("batch", "--seed", "1..300", "--files", "sheet,json", "--jobs", jobs, "--out", path.join(dir, jobs));
  sameFolders(path.join(dir, "1"), path.join(dir, "2"));
  sameFolders(path.join(dir, "1"), path.join(dir, "7"));
});

test("keeps what is there and adds what is missing or empty", (t) => {
  const herd = path.join(folder(t), "herd");
  const batch = () => output("batch", "--seed", "1..40", "--out", herd);
  batch();
  const before = filesIn(herd);
  const old = new Date(2001, 1, 1);
  for (const name of readdirSync(herd)) utimesSync(path.join(herd, name), old, old);
  const name = (seed) => path.join(herd, `pudu-male-age100-seed${seed}-walk4-32px.png`);
  rmSync(name(7));
  truncateSync(name(8), 0);
  batch();
  for (const [file, bytes] of before) assert.ok(bytes.equals(readFileSync(path.join(herd, file))), file);
  const written = readdirSync(herd).filter((file) => statSync(path.join(herd, file)).mtime > new Date(2002, 1, 1));
  assert.deepEqual(written.sort(), [name(7), name(8)].map((file) => path.basename(file)).sort());
});

test("does not mix animals that would have the same names", (t) => {
  const herd = path.join(folder(t), "herd");
  output("batch", "--seed", "1..3", "--belly", "0.5", "--out", herd);
  const before = filesIn(herd);
  for (const other of [[], ["--belly", "0.6"], ["--belly", "0.5", "--style", "generic"], ["--belly", "0.5", "--padding", "1"]])
    refused(["batch", "--seed", "1..3", "--out", herd, ...other], ["--out", "other options", note, "another folder"]);
  assert.deepEqual(filesIn(herd), before);
  // Other seeds, other kinds of file and another number of threads are the same batch.
  output("batch", "--seed", "4..5", "--belly", "0.5", "--files", "json", "--jobs", "1", "--out", herd);
  assert.equal(readdirSync(herd).length, before.size + 2);
});

test("refuses ranges, kinds, threads and folders that are none", (t) => {
  const dir = folder(t);
  const out = ["--out", path.join(dir, "herd")];
  for (const bad of ["", "x", "1..", "..5", "1-5", "1..2..3", "1.5..3", "-1..3", "0..4294967296", "nan", "1 ..3"])
    refused(["batch", "--seed", bad, ...out], ["--seed", "allowed", "FROM..TO"]);
  refused(["batch", "--seed", "5..1", ...out], ["--seed", "ends before it starts"]);
  refused(["batch", ...out], ["--seed", "missing", "FROM..TO"]);
  refused(["batch", "--seed", "1", "--seed", "2", ...out], ["--seed", "2 times"]);
  for (const bad of ["", ",", "sheet,", "png", "sheet;json"])
    refused(["batch", "--seed", "1", "--files", bad, ...out], ["--files", "allowed", "sheet, json"]);
  for (const bad of ["0", "257", "1.5", "all"]) refused(["batch", "--seed", "1", "--jobs", bad, ...out], ["--jobs", "1 to 256"]);
  refused(["batch", "--seed", "1"], ["--out", "missing"]);
  refused(["batch", "--seed", "1", "--phase", "0.5", "--size", "7", ...out], ["--size", "8 to 128"]);
  assert.ok(!existsSync(path.join(dir, "herd")), "nothing was made");
  writeFileSync(path.join(dir, "file"), "");
  refused(["batch", "--seed", "1", "--out", path.join(dir, "file")], ["cannot make the folder"], 1);
  refused(["batch", "--seed", "1", "--out", path.join(dir, "file/herd")], ["cannot make the folder"], 1);
});

test("takes the ends of the range of seeds", (t) => {
  const herd = path.join(folder(t), "herd");
  output("batch", "--seed", "0..0", "--out", herd);
  output("batch", "--seed", "4294967294..4294967295", "--out", herd);
  output("batch", "--seed", "1e3", "--out", herd);
  const seeds = readdirSync(herd).map((name) => /seed(\d+)/.exec(name)?.[1]).filter(Boolean);
  assert.deepEqual(seeds.sort(), ["0", "1000", "4294967294", "4294967295"]);
});

// As soon as a batch has made `count` files it gets a signal; resolves with its end and its words.
function interrupt(herd, signal, count) {
  return new Promise((resolve, reject) => {
    const run = spawn(process.env.PUDU, ["batch", "--seed", "1..1000000", "--files", "sheet,json", "--out", herd]);
    let err = "";
    run.stderr.on("data", (data) => (err += data));
    run.on("error", reject);
    run.on("close", (code, killed) => resolve({ code, killed, err }));
    const watch = setInterval(() => {
      if (!existsSync(herd) || readdirSync(herd).length < count) return;
      clearInterval(watch);
      run.kill(signal);
    }, 10);
  });
}

for (const [signal, code] of [["SIGINT", 130], ["SIGTERM", 143]])
  test(`${signal} leaves no half file, and says how to go on`, async (t) => {
    const dir = folder(t);
    const herd = path.join(dir, "herd");
    const end = await interrupt(herd, signal, 50);
    assert.equal(end.code, code, end.err);
    assert.match(end.err, /^pudu batch: stopped; [\d,]+ of 1,000,000 seeds are done[^\n]*run the same command again[^\n]*\n$/);
    const done = Number(/stopped; ([\d,]+)/.exec(end.err)[1].replaceAll(",", ""));
    const made = filesIn(herd);
    // Both files of every seed that was begun, and the note.
    assert.equal(made.size, 2 * done + 1);
    output("batch", "--seed", `1..${done}`, "--files", "sheet,json", "--out", path.join(dir, "again"));
    sameFolders(herd, path.join(dir, "again"));
  });

test("a batch that is killed goes on where it was", async (t) => {
  const dir = folder(t);
  const herd = path.join(dir, "herd");
  const end = await interrupt(herd, "SIGKILL", 60);
  assert.equal(end.killed, "SIGKILL");
  const seeds = Math.max(...readdirSync(herd).map((name) => Number(/seed(\d+)/.exec(name)?.[1] ?? 0)));
  output("batch", "--seed", `1..${seeds}`, "--files", "sheet,json", "--out", herd);
  output("batch", "--seed", `1..${seeds}`, "--files", "sheet,json", "--out", path.join(dir, "again"));
  // What it was writing may lie beside under a name that nobody takes for a picture.
  for (const name of readdirSync(herd)) if (/\.part\d+$/.test(name)) rmSync(path.join(herd, name));
  sameFolders(herd, path.join(dir, "again"));
});

test("a full disk is told, and nothing is half written", (t) => {
  const dir = folder(t);
  // A tiny file system of our own, where this machine lets us have one.
  const line = `mkdir full && mount -t tmpfs -o size=256k none full && { "$PUDU" batch --seed 1..1000 --out full/herd
    echo "code $?"; ls full/herd | grep -c part; cp -r full/herd kept; }`;
  const run = spawnSync("unshare", ["-rm", "/bin/sh", "-c", line], {
    cwd: dir, encoding: "utf8", env: { ...process.env, PUDU: path.resolve(process.env.PUDU) } });
  if (run.error || /unshare|mount/.test(run.stderr)) return t.skip(`no file system to fill: ${run.error ?? run.stderr}`);
  assert.match(run.stdout, /code 1\n0\n/);
  assert.match(run.stderr, /^pudu batch: cannot write '[^']+': No space left on device; \d+ of 1,000 seeds are done and nothing is half written: run the same command again[^\n]*\n$/);
  const seeds = Number(/; (\d+) of/.exec(run.stderr)[1]);
  assert.ok(seeds > 10);
  output("batch", "--seed", "1..1000", "--out", path.join(dir, "all"));
  const all = filesIn(path.join(dir, "all"));
  for (const [name, bytes] of filesIn(path.join(dir, "kept"))) assert.ok(bytes.equals(all.get(name)), name);
});

test("a limit on the size of files stops it the same way", (t) => {
  const dir = folder(t);
  mkdirSync(path.join(dir, "herd"));
  output("batch", "--seed", "1..5", "--out", path.join(dir, "herd"));
  const before = filesIn(path.join(dir, "herd"));
  const run = shell('ulimit -f 0; "$PUDU" batch --seed 1..9 --out herd', dir);
  assert.equal(run.code, 1);
  assert.match(run.err, /^pudu batch: cannot write '[^']+': File too large; \d of 9 seeds[^\n]*\n$/);
  assert.deepEqual(filesIn(path.join(dir, "herd")), before);
});

test("shows its progress on a terminal, and is silent elsewhere", (t) => {
  const dir = folder(t);
  const run = pudu("batch", "--seed", "1..30", "--out", path.join(dir, "a"));
  assert.equal(run.out + run.err, "");
  // script gives it a terminal.
  const terminal = shell(`script -qec '"$PUDU" batch --seed 1..30 --out b' /dev/null`, dir);
  assert.equal(terminal.code, 0, terminal.err);
  assert.match(terminal.out, /\r\[#{24}\] 30 of 30/);
  sameFolders(path.join(dir, "a"), path.join(dir, "b"));
});

// README.md shows these two lines.
test("GNU parallel splits a batch over processes, and over machines", (t) => {
  const dir = folder(t);
  // Stands in for ssh: what comes after the host's name runs in a shell here. A login names its shell,
  // and parallel counts on that; a test run may have none.
  const shellNamed = "SHELL=/bin/sh; export SHELL";
  const login = ["#!/bin/sh", shellNamed, 'echo "$1" >> hosts', "shift", '[ "$1" = -- ] && shift', 'exec /bin/sh -c "$*"'];
  writeFileSync(path.join(dir, "login"), `${login.join("\n")}\n`);
  chmodSync(path.join(dir, "login"), 0o755);
  const split = "pudu batch --jobs 1 --age 0.2 --seed {}..'{= $_ += 24 =}' --out";
  const env = `${shellNamed}; PATH="$(dirname "$PUDU"):$PATH" PARALLEL_HOME="$PWD/parallel"; export PATH PARALLEL_HOME;`;
  for (const [where, how] of [
    ["here", ""],
    ["there", `--sshlogin '1/./login one,1/./login two' --workdir "$PWD"`],
  ]) {
    const run = shell(`${env} seq 1 25 76 | parallel --will-cite ${how} "${split.replaceAll("$", "\\$")} ${where}"`, dir);
    assert.equal(run.code, 0, run.err);
  }
  output("batch", "--age", "0.2", "--seed", "1..100", "--out", path.join(dir, "alone"));
  sameFolders(path.join(dir, "alone"), path.join(dir, "here"));
  sameFolders(path.join(dir, "alone"), path.join(dir, "there"));
  const hosts = readFileSync(path.join(dir, "hosts"), "utf8").split("\n");
  assert.ok(hosts.includes("one") && hosts.includes("two"));
});
