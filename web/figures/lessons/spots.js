// One flank twice: each spot's lot by its own key, and all lots from one stream, as their number grows.
import { once, range } from '../../lib/lesson.js';
import { animal, label, line } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

/** @typedef {import('../../lib/plot.js').Point} Point */
/** @typedef {{p: Point, grid: Point}} Spot */

const fawn = { age: 0.1, phase: 0.3 };
const ways = ['keyed', 'sequential'];

const layouts = {
  wide: { panels: [[0, 28], [304, 28]], width: 296, height: 212, scale: 1450, told: 22 },
  narrow: { panels: [[0, 24], [0, 284]], width: 290, height: 204, scale: 1420, told: 21 },
};

/** How far a spot lies from the middle of its place. @param {Spot} spot */
const shift = ({ p, grid }) => [p[0] - grid[0], p[1] - grid[1]];

/** Which spots drew other lots than with one spot fewer. @param {Spot[]} now @param {Spot[]} before */
const drawnAnew = (now, before) => before.map((old, i) => {
  const spot = now[i];
  if (!spot) return false;
  const [a, b] = [shift(spot), shift(old)];
  return Math.abs((a[0] ?? 0) - (b[0] ?? 0)) + Math.abs((a[1] ?? 0) - (b[1] ?? 0)) > 1e-9;
});

/** @param {any} data @param {string} way */
const anew = (data, way) => drawnAnew(data[way], data.before[way]).filter(Boolean).length;

/** @type {import('../../lib/lesson.js').Lesson} */
export const spots = {
  id: 'spots',
  size: { width: 600, height: 268 },
  narrow: { width: 290, height: 520 },
  fields: [{ ...range('number', 1, 40, 1, 20), kind: 'integer' }],

  ask: (source, { number }) => ({
    ...source.ask('spots', { ...fawn, spots: number }),
    flank: once(source, 'bare flank', () => source.ask('picture', { ...fawn, spots: 0 })),
  }),

  draw({ data, text, say, narrow }) {
    const at = narrow ? layouts.narrow : layouts.wide;
    // The middle row of the spots, which lies above the middle of the panel.
    const middle = data.keyed[0].grid[1] - 1.05 * data.size;
    const { width, height } = at;
    /** @param {Point} p @returns {Point} */
    const place = ([x, y]) => [width / 2 + x * at.scale, 0.44 * height - (y - middle) * at.scale];
    const r = (data.size / 2) * at.scale;

    return ways.flatMap((way, i) => {
      const [x = 0, y = 0] = at.panels[i] ?? [];
      /** @type {Spot[]} */
      const now = data[way];
      /** @type {Spot[]} */
      const before = data.before[way];
      const changed = drawnAnew(now, before);
      const newest = place(now[now.length - 1]?.p ?? [0, 0]);
      const count = changed.filter(Boolean).length;
      return [
        label(x + 2, y - 11, say(way), 'strong bare'),
        h('svg', { x, y, width, height },
          h('rect', { class: 'clearing', width, height }),
          animal(data.flank, `spots-${way}`, width / 2, 0.44 * height + middle * at.scale, at.scale, true),
          ...before.map(({ p: [px, py] }) => {
            const [cx, cy] = place([px, py]);
            return h('circle', { class: 'ghost', cx, cy, r });
          }),
          ...now.map(({ p }, j) => {
            const [cx, cy] = place(p);
            const old = before[j];
            return h('g', { class: j === now.length - 1 ? 'fleck new' : changed[j] ? 'fleck anew' : 'fleck' },
              changed[j] && old && line([place(old.p), [cx, cy]], 'trail'),
              h('circle', { cx, cy, r }));
          }),
          label(newest[0] + r + 6, newest[1] + 4.5, say('new'), 'on-coat')),
        label(x + 2, y + height + at.told, say('anew', { count: text.number(count), all: text.number(before.length) }), count > 0 ? 'rust bare' : 'bare'),
      ];
    });
  },

  describe({ state, data, text, say }) {
    const n = state.number;
    const fill = { n: text.number(n), before: text.number(n - 1), keyed: text.number(anew(data, 'keyed')), sequential: text.number(anew(data, 'sequential')) };
    if (n === 1) return say('first', fill);
    if (n % 3 === 1) return say('column', fill);
    return anew(data, 'sequential') > 0 ? say('moved', fill) : say('last', fill);
  },
};
