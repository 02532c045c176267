// When each leg carries and when it swings, over one cycle, and the four poses of the sheet in it.
import { once, phase } from '../../lib/lesson.js';
import { animal, dot, label, line, pixels, scale } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

// The animal is drawn in so many steps of the cycle, each asked for once.
const steps = 24;
const size_px = 32;
const quarters = ['0', '¼', '½', '¾', '1'];

const layouts = {
  wide: { width: 600, centre: 330, ground: 142, scale: 232, x0: 152, x1: 572, top: 216, row: 27, pixel: 2 },
  narrow: { width: 290, centre: 138, ground: 118, scale: 190, x0: 46, x1: 266, top: 192, row: 26, pixel: 1.5 },
};
const layoutOf = (/** @type {boolean} */ narrow) => (narrow ? layouts.narrow : layouts.wide);

/** @param {any} leg */
const stands = (leg) => leg.lift < 1e-9;

/** @param {any[]} legs @param {number} middle @param {{ground: number, scale: number}} at @param {import('../../lib/lesson.js').View['say']} say */
const feetOf = (legs, middle, at, say) => legs.flatMap((leg, i) => {
  const [, , , toe] = leg.joints;
  /** @type {import('../../lib/plot.js').Point} */
  const sole = [middle + toe[0] * at.scale, at.ground - (toe[1] - 0.014) * at.scale];
  // Names of the near legs stand on the first line below the ground, those of the far ones on the second.
  const base = at.ground + (toe[2] > 0 ? 18 : 34);
  return [
    line([[sole[0], sole[1] + 4], [sole[0], base - 12]], 'thin on-clearing'),
    dot(sole, 4, stands(leg) ? 'foot' : 'foot lifted'),
    label(sole[0], base, say(`short.${i}`), stands(leg) ? 'mid strong on-clearing bare' : 'mid on-clearing bare'),
  ];
});

/** @type {import('../../lib/lesson.js').Lesson} */
export const footfall = {
  id: 'footfall',
  size: { width: 600, height: 406 },
  narrow: { width: 290, height: 362 },
  fields: [phase(0.1)],
  motion: { field: 'phase', seconds: 4 },

  ask(source, { phase }) {
    const step = Math.round(phase * steps) % steps;
    return {
      legs: source.ask('legs', { phase }).legs,
      shown: once(source, `footfall ${step}`, () => ({
        legs: source.ask('legs', { phase: step / steps }).legs,
        picture: source.ask('picture', { phase: step / steps }),
      })),
      frames: once(source, 'frames', () => source.ask('frames', { size: size_px })),
    };
  },

  draw({ state, data, text, say, narrow }) {
    const at = layoutOf(narrow);
    const x = scale(0, 1, at.x0, at.x1);
    const y = (/** @type {number} */ i) => at.top + i * at.row;
    const low = y(3) + 20;
    const middle = at.centre - 0.08 * at.scale;
    const { legs, shown, frames } = data;
    // Drawn once for each step, so that a walk that goes round costs little.
    const walker = once(shown, `${text.locale} ${narrow}`, () => h('g', {},
      h('rect', { class: 'clearing', width: at.width, height: at.ground + 42 }),
      line([[0, at.ground], [at.width, at.ground]], 'ground on-clearing'),
      animal(shown.picture, 'footfall', middle, at.ground, at.scale),
      ...feetOf(shown.legs, middle, at, say)));
    const bars = legs.map((/** @type {any} */ leg, /** @type {number} */ i) => {
      const [from, to] = leg.stance;
      const stances = from < to ? [[from, to]] : to > 0 ? [[0, to], [from, 1]] : [[from, 1]];
      return [
        line([[at.x0, y(i)], [at.x1, y(i)]], 'thin dash'),
        ...stances.map(([a = 0, b = 0]) => h('rect', { class: 'stance', x: x(a), y: y(i) - 6, width: x(b) - x(a), height: 12 })),
        narrow ? label(at.x0 - 14, y(i) + 5, say(`short.${i}`), 'end strong bare') : label(at.x0 - 18, y(i) + 5, say(`long.${i}`), 'end bare'),
      ];
    });
    // Where the poses of the sheet are, how far each leg is in its own cycle.
    const moments = [0, 1, 2, 3].map((pose) => legs.map((/** @type {any} */ leg, /** @type {number} */ i) => {
      const own = (pose + Math.round(4 * leg.offset)) % 4;
      return [
        h('circle', { class: 'joint moment', cx: x(pose / 4), cy: y(i), r: 9.5 }),
        label(x(pose / 4), y(i) + 4.5, quarters[own] ?? '', 'mid bare'),
      ];
    }));
    const strip = low + 26;
    // Above the sprites there are empty rows.
    const high = 24 * at.pixel;
    return [
      walker,
      ...[0, 1, 2, 3].map((pose) => line([[x(pose / 4), y(0) - 14], [x(pose / 4), low]], 'thin')),
      ...bars.flat(),
      label(x(0.45), y(0) - 18, say('stance'), 'mid soft'),
      label(at.x1 + 4, y(0) - 18, say('swing'), 'end soft'),
      line([[x(state.phase), y(0) - 16], [x(state.phase), low]], 'cursor'),
      ...moments.flat(2),
      ...legs.map((/** @type {any} */ _, /** @type {number} */ i) => dot([x(state.phase), y(i)], 3.5, 'here')),
      ...quarters.map((quarter, i) => label(x(i / 4), low + 16, quarter, 'mid soft')),
      h('rect', { class: 'clearing', y: strip, width: at.width, height: high + 6 }),
      line([[0, strip + high], [at.width, strip + high]], 'ground on-clearing'),
      ...once(frames, `strip ${narrow}`, () => frames.poses.map((/** @type {any} */ pose, /** @type {number} */ i) =>
        pixels(pose.union, frames.palette, x(i / 4) - (size_px * at.pixel) / 2, strip + high - size_px * at.pixel, at.pixel))),
    ];
  },

  drag(px, py, { narrow }, held) {
    const at = layoutOf(narrow);
    if (!held && (px < at.x0 - 12 || px > at.x1 + 12 || py < at.top - 20 || py > at.top + 4 * at.row)) return undefined;
    return { phase: Math.min(0.99, Math.max(0, (px - at.x0) / (at.x1 - at.x0))) };
  },

  describe({ state, data, text, say, playing }) {
    if (playing) return say('moving');
    const named = (/** @type {boolean} */ standing) =>
      data.legs.flatMap((/** @type {any} */ leg, /** @type {number} */ i) => (stands(leg) === standing ? [say(`long.${i}`)] : [])).join(say('and'));
    return say('standing', { phase: text.number(state.phase, 2), down: named(true), up: named(false) });
  },
};
