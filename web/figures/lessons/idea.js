// One list, four readers: the same pose drawn, by kind, as a skeleton and in pixels, walking in step.
import { once, phase } from '../../lib/lesson.js';
import { animal, dot, label, line, pin, pixels, signed } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

// Poses are drawn in so many steps of the cycle, each asked for once.
const steps = 24;
const sprites = 4;
const size_px = 32;
// What there is room for of the list: the trunk, and the near legs, which move; -1 leaves out.
const rows = [0, 1, 2, -1, 20, 21, 22, 23, 24, 25];

const layouts = {
  wide: { list: [8, 46], row: 25, columns: [20, 30, 138, 202, 252], cells: [[284, 8], [446, 8], [284, 176], [446, 176]], cell: [154, 150], scale: 176 },
  narrow: { list: [8, 24], row: 17, columns: [20, 32, 134, 204, 262], cells: [[6, 212], [148, 212], [6, 342], [148, 342]], cell: [136, 122], scale: 154 },
};

/** @type {import('../../lib/lesson.js').Lesson} */
export const idea = {
  id: 'idea',
  size: { width: 600, height: 350 },
  narrow: { width: 290, height: 472 },
  fields: [phase(0.3)],
  motion: { field: 'phase', seconds: 1.6 },

  ask(source, { phase }) {
    const step = Math.round(phase * steps) % steps;
    return once(source, `idea ${step}`, () => {
      const values = { phase: step / steps };
      return {
        drawing: source.ask('picture', { view: 'drawing', ...values }),
        kind: source.ask('picture', { view: 'kind', ...values }),
        parts: source.ask('pose', values).parts,
        frames: once(source, 'frames', () => source.ask('frames', { size: size_px })),
        pose: Math.round((step / steps) * sprites) % sprites,
      };
    });
  },

  draw({ data, text, say, narrow }) {
    // Drawn once for each step, so that a walk that goes round costs little.
    const key = `${text.locale} ${narrow}`;
    if (data[key]) return data[key];
    const at = narrow ? layouts.narrow : layouts.wide;
    const [width = 0, height = 0] = at.cell;
    const [x = 0, y = 0] = at.list;
    const ground = height - 14;
    const middle = width / 2 - 0.1 * at.scale;
    const centimetres = (/** @type {number} */ metres) => signed(text, metres * 100);
    const place = (/** @type {number[]} */ p) => say('pair', { x: centimetres(p[0] ?? 0), y: centimetres(p[1] ?? 0) });
    const [number = 0, name = 0, ...columns] = at.columns.map((column) => x + column);

    const list = rows.flatMap((i, row) => {
      const base = y + (row + 1) * at.row;
      if (i < 0) return [label(name, base, '⋮', 'soft')];
      const { kind, a, b, parent } = data.parts[i];
      return [
        label(number, base, text.number(i), 'end'),
        label(name, base, text.say(`kinds.${kind}`).toLowerCase()),
        ...[place(a), place(b), signed(text, parent)].map((each, column) => label(columns[column] ?? 0, base, each, 'end')),
      ];
    });

    /** @param {number[]} p @returns {import('../../lib/plot.js').Point} */
    const joint = ([px = 0, py = 0]) => [middle + px * at.scale, ground - py * at.scale];
    const bones = data.parts.flatMap((/** @type {any} */ part) => [
      line(pin(data.parts, part).map(joint), 'thin dash on-clearing'),
      line([joint(part.a), joint(part.b)], 'bone on-clearing'),
      dot(joint(part.a), 1.6, 'knot'),
    ]);
    const { frames, pose } = data;
    const pixel = Math.floor(ground / size_px);
    const readers = [
      animal(data.drawing, 'idea-drawing', middle, ground, at.scale),
      animal(data.kind, 'idea-kind', middle, ground, at.scale),
      h('g', {}, ...bones),
      pixels(frames.poses[pose].union, frames.palette, (width - size_px * pixel) / 2, ground - size_px * pixel, pixel),
    ];
    const names = ['drawn', 'kind', 'skeleton', 'sprite'];
    return (data[key] = [
      label(number, y, say('number'), 'end soft'),
      label(name, y, say('part'), 'soft'),
      ...['begins', 'ends', 'parent'].map((each, column) => label(columns[column] ?? 0, y, say(each), 'end soft')),
      ...list,
      ...readers.map((reader, i) => {
        const [cx = 0, cy = 0] = at.cells[i] ?? [];
        return h('g', { transform: `translate(${cx} ${cy})` },
          h('rect', { class: 'clearing', width, height: height }),
          line([[0, ground], [width, ground]], 'ground on-clearing'),
          reader,
          label(6, 16, say(names[i] ?? ''), 'on-clearing'));
      }),
    ]);
  },

  describe: ({ state, text, say, playing }) => (playing ? say('moving') : say('standing', { phase: text.number(state.phase, 2) })),
};
