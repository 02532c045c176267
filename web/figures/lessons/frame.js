// Four poses in one frame, over the same four fitted one by one: the lower one's pudu pulses.
import { once, phase } from '../../lib/lesson.js';
import { label, line, pixels } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

const size_px = 48;
const rows_px = 32;
const poses = 4;
const ways = ['union', 'fitted'];

const layouts = {
  wide: { width: 600, small: 2, large: 3, titles: [14, 168], low: [122, 276], cells: [3, 105, 207, 309], moving: [453, 0], numbers: 18 },
  narrow: { width: 290, small: 1.5, large: 2, titles: [14, 208], low: [78, 272], cells: [1, 73, 145, 217], moving: [1, 92], numbers: 17 },
};

/** How many pixels of head and back change from each pose to the next. @param {any} data @param {string} way @returns {number[]} */
const flicker = (data, way) => once(data, way, () => data.poses.map((/** @type {any} */ pose, /** @type {number} */ i) => {
  const next = data.poses[(i + 1) % poses];
  let count = 0;
  for (let y = 0; y < rows_px * 0.6; ++y) for (let x = 0; x < size_px; ++x) if (pose[way][y][x] !== next[way][y][x]) ++count;
  return count;
}));

/** How long the pudu is in a cell, in pixels. @param {any} data @param {string} way @param {number} i */
function length(data, way, i) {
  const { box, scale } = data.poses[i];
  return (box[2] - box[0]) * (way === 'union' ? data.scale : scale);
}

/** @param {number} value */
const poseAt = (value) => Math.floor(value * poses) % poses;

/** @type {import('../../lib/lesson.js').Lesson} */
export const frame = {
  id: 'frame',
  size: { width: 600, height: 302 },
  narrow: { width: 290, height: 372 },
  fields: [{ ...phase(0), step: 1 / poses, show: (value, text) => text.number(poseAt(value) + 1) }],
  motion: { field: 'phase', seconds: 1.2 },

  ask: (source) => once(source, 'fits', () => source.ask('fits', { size: size_px })),

  draw({ state, data, text, say, narrow }) {
    const at = narrow ? layouts.narrow : layouts.wide;
    const now = poseAt(state.phase);
    return ways.flatMap((way, j) => {
      /** @param {number} i @param {number} x @param {number} low where the ground is @param {number} pixel */
      const cell = (i, x, low, pixel) => once(data, `${way} ${i} ${pixel} ${x}`, () => {
        const pose = data.poses[i];
        const [box, scale] = way === 'union' ? [data.union, data.scale] : [pose.box, pose.scale];
        const [wide, high] = [(box[2] - box[0]) * scale * pixel, box[3] * scale * pixel];
        return [
          h('rect', { class: 'clearing', x, y: low - rows_px * pixel, width: size_px * pixel, height: rows_px * pixel }),
          pixels(pose[way], data.palette, x, low - rows_px * pixel, pixel),
          h('rect', { class: 'fit', x: x + (size_px * pixel - wide) / 2, y: low - high, width: wide, height: high }),
        ];
      });
      const low = at.low[j] ?? 0;
      const title = at.titles[j] ?? 0;
      const [mx = 0, my = 0] = at.moving;
      const large = low + my;
      const changes = flicker(data, way);
      const fill = { from: text.number(Math.min(...changes)), to: text.number(Math.max(...changes)) };
      const kind = way === 'fitted' ? 'rust' : '';
      return [
        label(0, title, say(way), 'strong bare'),
        ...data.poses.flatMap((/** @type {any} */ _, /** @type {number} */ i) => {
          const x = at.cells[i] ?? 0;
          const half = (size_px * at.small) / 2;
          return [
            ...cell(i, x, low, at.small),
            !narrow && label(x + half, low - rows_px * at.small - 8, ['0', '¼', '½', '¾'][i] ?? '', 'mid soft bare'),
            label(x + half, low + at.numbers, text.say('values.pixels', { value: text.number(length(data, way, i), 1) }), `mid bare ${kind}`),
          ];
        }),
        line([[0, low], [(at.cells[3] ?? 0) + size_px * at.small, low]], 'ground on-clearing'),
        line([[(at.cells[now] ?? 0) + 4, low + 2.5], [(at.cells[now] ?? 0) + size_px * at.small - 4, low + 2.5]], 'chosen'),
        !narrow && label((at.cells[3] ?? 0) + size_px * at.small + 8, low + at.numbers, say('long'), 'soft bare'),
        ...cell(now, mx, large, at.large),
        line([[mx, large], [mx + size_px * at.large, large]], 'ground on-clearing'),
        ...(narrow
          ? [label(110, large - 34, say('flicker', fill), `bare ${kind}`), label(110, large - 16, say('perStep'), 'soft bare')]
          : [label(at.width, title, say('change', fill), `end bare ${kind}`)]),
      ];
    });
  },

  describe({ state, data, text, say, playing }) {
    const i = poseAt(state.phase);
    const told = (/** @type {string} */ way, /** @type {number} */ pose) => text.number(length(data, way, pose), 1);
    const fill = { pose: text.number(i + 1), union: told('union', i), fitted: told('fitted', i), low: told('fitted', 0), tall: told('fitted', 1) };
    return playing ? say('moving', fill) : say('standing', fill);
  },
};
