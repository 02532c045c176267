// Runs the sweep of two builds or more and compares them to the bit:
//
//   node sweep.mjs build/native/sweep build/wasm/sweep.cjs ...
//
// All must print what the first one prints. Where one does not, the first animal that differs is
// looked for, and its first differing elements are shown as hexadecimal floats.
import { spawn } from "node:child_process";

const programs = process.argv.slice(2);
if (programs.length < 2) {
  console.error("usage: node sweep.mjs PROGRAM PROGRAM ...");
  process.exit(2);
}

function run(program, ...args) {
  const command = program.endsWith(".cjs") ? [process.execPath, program] : [program];
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], [...command.slice(1), ...args]);
    let out = "";
    let err = "";
    child.stdout.on("data", (data) => (out += data));
    child.stderr.on("data", (data) => (err += data));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(out.split("\n"));
      else reject(new Error(`${program} ${args.join(" ")}: exit ${code}\n${err}`));
    });
  });
}

// The index of the first line that differs, or -1.
function firstDifference(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); ++i) {
    if (a[i] !== b[i]) return i;
  }
  return -1;
}

async function locate(one, other, block) {
  const [a, b] = await Promise.all([one, other].map((program) => run(program, "--block", block)));
  const set = (a[firstDifference(a, b)] ?? "").split(" ")[0];
  if (!set) return console.log(`block ${block} differs as a whole, but none of its sets do`);
  const [x, y] = await Promise.all([one, other].map((program) => run(program, "--set", set)));
  console.log(`first set that differs: ${set} (sweep --set ${set} prints all of it)`);
  for (const line of x.filter((text) => text.startsWith("age ") || text.startsWith("phase "))) {
    console.log(`  ${line}`);
  }
  let shown = 0;
  for (let i = 0; i < Math.max(x.length, y.length) && shown < 5; ++i) {
    if (x[i] === y[i]) continue;
    console.log(`  ${one}\n    ${x[i]}\n  ${other}\n    ${y[i]}`);
    ++shown;
  }
}

const [first, ...others] = programs;
const wanted = await run(first);
const total = wanted.find((line) => line.startsWith("all ")) ?? "";
const sets = Number(total.split(" ")[1]);
if (!(sets >= 100000)) throw new Error(`${first} swept ${sets} sets; at least 100000 are wanted`);
let failed = 0;
for (const other of others) {
  const got = await run(other);
  const at = firstDifference(wanted, got);
  if (at < 0) {
    console.log(`${first} = ${other}: ${total}`);
    continue;
  }
  ++failed;
  console.log(`${first} and ${other} differ`);
  await locate(first, other, (wanted[at] ?? got[at]).split(" ")[0]);
}
process.exit(failed === 0 ? 0 : 1);
