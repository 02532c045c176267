// Runs share_lines (a native program, or a .cjs file under node) and compares every line with what
// the page's own writer and reader of links make of the same.
import { deepStrictEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldOf, read, write } from '../../../web/lib/state.js';

// Through a file, because a node that ends does not wait for its pipes to be read.
function linesOf(program) {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  try {
    const file = join(folder, 'lines');
    const output = openSync(file, 'w');
    const command = program.endsWith('.cjs') ? [process.execPath, program] : [program];
    const run = spawnSync(command[0], command.slice(1), { stdio: ['ignore', output, 'inherit'] });
    closeSync(output);
    if (run.status !== 0) throw new Error(`${program} ended with ${run.status ?? run.error}`);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map(JSON.parse);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [table, ...lines] = linesOf(process.argv[2]);
// As web/figures/pudu.js does it: a knob stands in front of the parameter of the same name.
const rows = [...table.parameters, ...table.knobs];
const slots = new Map(rows.map((row, slot) => [row.id, slot]));
const fields = [...slots.values()].map((slot) => fieldOf(rows[slot]));
const mapOf = (values) => new Map([...slots].map(([id, slot]) => [id, values[slot]]));

const counts = { write: 0, read: 0, corrections: 0 };
for (const [what, ...line] of lines) {
  counts[what] += 1;
  if (what === 'write') {
    const [values, text] = line;
    // The page says nothing at all where all is at its default; a file always says its version.
    deepStrictEqual(`?${text}`, write(fields, mapOf(values)) || '?v=1');
  } else {
    const [text, values, problems] = line;
    const found = read(fields, text);
    counts.corrections += problems.length;
    deepStrictEqual(mapOf(values), found.values, text);
    deepStrictEqual(problems, found.corrections.map(({ problem, field, given }) => [problem, field, given]), text);
  }
}
console.log(counts);
process.exit(counts.write > 20_000 && counts.read > 20_000 && counts.corrections > 2_000 ? 0 : 1);
