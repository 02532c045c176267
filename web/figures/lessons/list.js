// The list beside the skeleton: a row and its part light up together, with all that they hang from.
import { range } from '../../lib/lesson.js';
import { cone, dot, label, line, pin, signed } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

/** @typedef {import('../../lib/plot.js').Point} Point */

const layouts = {
  wide: { scale: 420, x: 118, ground: 330, list: 396, top: 34, row: 14.2 },
  narrow: { scale: 370, x: 106, ground: 214, list: 78, top: 256, row: 15 },
};

/** A part and everything it hangs from, up to the root. @param {any[]} parts @param {number} part */
function chainOf(parts, part) {
  const chain = [];
  for (let i = part; i >= 0; i = parts[i].parent) chain.push(i);
  return chain;
}

/** @type {import('../../lib/lesson.js').Lesson} */
export const list = {
  id: 'list',
  size: { width: 600, height: 416 },
  narrow: { width: 290, height: 656 },
  fields: [{ ...range('part', 0, 25, 1, 22), kind: 'integer' }],
  pick: 'part',

  ask: (source) => source.ask('pose', { phase: 0.1 }),

  draw({ state, data, text, say, narrow }) {
    const at = narrow ? layouts.narrow : layouts.wide;
    const { parts } = data;
    const chain = chainOf(parts, state.part);
    /** @param {number[]} p @returns {Point} */
    const place = ([x = 0, y = 0]) => [at.x + x * at.scale, at.ground - y * at.scale];
    const lit = (/** @type {number} */ i) => (chain.includes(i) ? ' chain' : '');
    const far = parts.map((/** @type {any} */ _, /** @type {number} */ i) => i).sort((/** @type {number} */ i, /** @type {number} */ j) => parts[i].a[2] - parts[j].a[2]);
    const y = (/** @type {number} */ i) => at.top + i * at.row;
    const x = at.list;

    const flesh = far.map((/** @type {number} */ i) => {
      const { a, b, r0, r1 } = parts[i];
      return h('path', { class: `flesh${lit(i)}`, 'data-pick': i, d: cone(place(a), place(b), r0 * at.scale, r1 * at.scale) });
    });
    const bones = far.map((/** @type {number} */ i) => line([place(parts[i].a), place(parts[i].b)], `bone${lit(i)}`, { 'data-pick': i }));
    const pins = parts.map((/** @type {any} */ part) => line(pin(parts, part).map(place), 'thin dash'));
    const arcs = parts.flatMap((/** @type {any} */ { parent }, /** @type {number} */ i) => {
      if (parent < 0) return [];
      const [from, to] = [y(i), y(parent)];
      // A longer way back swings out further.
      const out = Math.min(70, 10 + (from - to) * 0.26);
      return [h('path', { class: `arc${lit(i)}`, d: `M${x - 4} ${from}C${x - 4 - out} ${from} ${x - 4 - out} ${to} ${x - 4} ${to}` })];
    });
    const rows = parts.map((/** @type {any} */ { kind, parent }, /** @type {number} */ i) => {
      const mark = `row${lit(i)}`;
      const base = y(i) + 4.5;
      return h('g', { class: mark, 'data-pick': i },
        h('rect', { class: 'hit', x: x - 4, y: y(i) - at.row / 2, width: 204, height: at.row }),
        label(x + 20, base, text.number(i), 'end'),
        label(x + 34, base, text.say(`kinds.${kind}`).toLowerCase()),
        label(x + 152, base, signed(text, parent), 'end'));
    });
    // The chain last, on top of the others.
    const top = (/** @type {import('../../lib/svg.js').Node[]} */ nodes) =>
      [...nodes.filter((node) => !/chain/.test(String(node.attributes.class))), ...nodes.filter((node) => /chain/.test(String(node.attributes.class)))];
    return [
      line([[8, at.ground], [narrow ? 282 : 316, at.ground]], 'ground'),
      ...flesh, ...pins, ...top(bones),
      ...chain.map((i) => dot(place(parts[i].a), 3.5, 'joint')),
      ...chain.map((i) => {
        const [[ax, ay], [bx, by]] = [place(parts[i].a), place(parts[i].b)];
        // Beside the bone: above one that lies, left of one that stands.
        const lies = Math.abs(bx - ax) > Math.abs(by - ay);
        return label((ax + bx) / 2 - (lies ? 0 : 9), (ay + by) / 2 - (lies ? 9 : -5), text.number(i), `${lies ? 'mid' : 'end'} chain`);
      }),
      label(x + 20, at.top - at.row, say('number'), 'end soft'),
      label(x + 34, at.top - at.row, say('kind'), 'soft'),
      label(x + 152, at.top - at.row, say('parent'), 'end soft'),
      ...top(arcs), ...rows,
    ];
  },

  describe({ state, data, text, say }) {
    const { parts } = data;
    const chain = chainOf(parts, state.part);
    const kind = (/** @type {number} */ i) => text.say(`kinds.${parts[i].kind}`).toLowerCase();
    const steps = chain.slice(1).map((i) => say('step', { part: text.number(i), kind: kind(i) }));
    const part = text.number(state.part);
    return steps.length === 0 ? say('root', { part, kind: kind(state.part) }) : say('chain', { part, kind: kind(state.part), steps: steps.join(say('then')) });
  },
};
