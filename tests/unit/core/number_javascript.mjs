// Runs number_lines (a native program, or a .cjs file under node) and compares every line with
// JavaScript's own String(x). Negative zero, which String writes without its sign, is not among them.
import { spawnSync } from 'node:child_process';

const program = process.argv[2];
const [command, args] = program.endsWith('.cjs') ? [process.execPath, [program]] : [program, []];
const run = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
if (run.status !== 0) {
  console.error(`${program} ended with ${run.status ?? run.error}`, run.stderr);
  process.exit(1);
}

const view = new DataView(new ArrayBuffer(8));
let count = 0;
let wrong = 0;
for (const line of run.stdout.split('\n')) {
  if (line === '') continue;
  const [bits, written] = line.split(' ');
  view.setBigUint64(0, BigInt(`0x${bits}`));
  const expected = String(view.getFloat64(0));
  count += 1;
  if (written !== expected) {
    wrong += 1;
    if (wrong <= 10) console.error(`${bits}: wrote ${written}, JavaScript writes ${expected}`);
  }
}
console.log(`${count} numbers, ${wrong} differ`);
process.exit(count > 100_000 && wrong === 0 ? 0 : 1);
