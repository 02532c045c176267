// Runs number_lines (a native program, or a .cjs file under node) and compares every line with
// JavaScript's own String(x). Negative zero, which String writes without its sign, is not among them.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Through a file, because a node that ends does not wait for its pipes to be read.
function linesOf(program) {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
  try {
    const file = join(folder, 'lines');
    const output = openSync(file, 'w');
    const command = program.endsWith('.cjs') ? [process.execPath, program] : [program];
    const run = spawnSync(command[0], command.slice(1), { stdio: ['ignore', output, 'inherit'] });
    closeSync(output);
    if (run.status !== 0) throw new Error(`${program} ended with ${run.status ?? run.error}`);
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const view = new DataView(new ArrayBuffer(8));
let count = 0;
let wrong = 0;
for (const line of linesOf(process.argv[2])) {
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
