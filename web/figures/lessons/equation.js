// What the letters of the equations stand for: the angles and bones of two legs, and, on a whole
// animal beside them, its size and its spots.
import { once, phase, range } from '../../lib/lesson.js';
import { along, arc, cone, dot, label, line } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

/** @typedef {import('../../lib/plot.js').Point} Point */
/** @typedef {import('../../lib/svg.js').Node} Node */

// The near legs: which of the four, which three parts, and where they hang.
const legs = /** @type {const} */ ([
  { limb: 'hind', leg: 2, part: 6 },
  { limb: 'fore', leg: 3, part: 9 },
]);

const layouts = {
  wide: { scale: 1060, hips: [122, 290], top: 74, arc: 60, animal: { scale: 236, x: 474, ground: 176, bar: 392 } },
  narrow: { scale: 640, hips: [80, 194], top: 54, arc: 38, animal: { scale: 230, x: 140, ground: 340, bar: 40 } },
};

/** @param {Point} from @param {Point} to */
function arrow(from, to) {
  const angle = Math.atan2(to[0] - from[0], to[1] - from[1]);
  // The head ends where the joint's dot begins.
  const tip = along(to, -4, angle);
  return [line([from, tip], 'bone'), line([along(tip, -9, angle + 0.45), tip, along(tip, -9, angle - 0.45)], 'bone')];
}

/** @param {Point} place @param {string} text */
const letter = ([x, y], text) => label(x, y + 6, text, 'letter mid');

/** @param {any} now angles and joints @param {any[]} parts @param {string} title @param {Point} hip @param {number} scale @param {number} r */
function drawLeg(now, parts, title, hip, scale, r) {
  const [start] = now.joints;
  const [, knee, fetlock, toe] = now.joints.map((/** @type {number[]} */ [x = 0, y = 0]) => [hip[0] + (x - start[0]) * scale, hip[1] - (y - start[1]) * scale]);
  const joints = /** @type {[Point, Point, Point, Point]} */ ([hip, knee, fetlock, toe]);
  const shin = now.thigh + now.knee;
  const middle = now.thigh - now.swing;
  /** @param {string} name @param {Point} centre @param {number} from @param {number} to @param {number} radius @param {string} sign @param {Point} at */
  const angle = (name, centre, from, to, radius, sign, at) =>
    h('g', { 'data-term': name }, line([centre, along(centre, radius + 12, from)], 'thin dash'), ...['measure', 'reach'].map((kind) => h('path', { class: kind, d: arc(centre, radius, from, to) })), letter(at, sign));
  const bones = joints.slice(1).map((to, i) => {
    const from = joints[i] ?? hip;
    // On the side that the angles are not on.
    const away = [now.thigh < 0, now.knee < 0, true][i] ? -15 : 15;
    const side = along([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], away, Math.atan2(to[0] - from[0], to[1] - from[1]) + Math.PI / 2);
    return [...arrow(from, to), line([from, to], 'reach'), letter(side, ['ℓ₁', 'ℓ₂', 'ℓ₃'][i] ?? '')];
  });
  return [
    label(hip[0], hip[1] - (r > 50 ? 56 : 40), title, 'mid soft'),
    ...parts.map(({ r0, r1 }, i) => h('path', { class: 'flesh', d: cone(joints[i] ?? hip, joints[i + 1] ?? hip, r0 * scale, r1 * scale) })),
    angle('swing', hip, middle, now.thigh, r + 26, 's', along(hip, r + 22, middle + (now.swing < 0 ? 0.14 : -0.14))),
    // Beside the upright, on the side that the bone is not on.
    angle('thigh', hip, 0, now.thigh, r, 'α₁', along(hip, r, now.thigh > 0 ? -0.25 : 0.25)),
    angle('knee', knee, now.thigh, shin, r - 8, 'θ₂', along(knee, r + 8, (now.thigh + shin) / 2)),
    angle('hoof', fetlock, 0, now.hoof, r * 0.7, 'α₃', [fetlock[0] + r * 0.46, toe[1]]),
    h('g', { 'data-term': 'bone' }, ...bones.flat()),
    ...joints.map((joint) => dot(joint, 3.5, 'joint')),
  ];
}

/** @type {import('../../lib/lesson.js').Lesson} */
export const equation = {
  id: 'equation',
  size: { width: 600, height: 352 },
  narrow: { width: 290, height: 352 },
  fields: [phase(0.7), range('age', 0, 1, 0.01, 0.3, (value, text) => text.number(value, 2))],

  ask: (source, { phase, age }) => ({
    legs: source.ask('legs', { phase }).legs,
    adult: once(source, 'adult', () => source.ask('pose')),
    young: source.ask('pose', { age }),
    // The size of a spot is as its animal's, and an adult's factor is one.
    k: source.ask('spots', { age }).size / once(source, 'spot', () => source.ask('spots').size),
  }),

  draw({ state, data, text, say, narrow }) {
    const at = narrow ? layouts.narrow : layouts.wide;
    const { adult, young } = data;
    const bones = adult.parts.filter((/** @type {any} */ part) => /thigh|shin|hoof/.test(part.kind));
    const { scale, x, ground, bar } = at.animal;
    /** @param {number[]} p @returns {Point} */
    const place = ([px = 0, py = 0]) => [x + px * scale, ground - py * scale];
    const flesh = [...young.parts].sort((a, b) => a.a[2] - b.a[2]).map(({ a, b, r0, r1 }) => h('path', { class: 'flesh', d: cone(place(a), place(b), r0 * scale, r1 * scale) }));
    const spots = young.details.filter((/** @type {any} */ detail) => detail.kind === 'spot');
    const height = (/** @type {any} */ pose) => ground - pose.readouts.withersHeight_m * scale;
    const tick = (/** @type {number} */ y) => line([[bar - 5, y], [bar + 5, y]], 'curve');
    const middle = /** @type {Point} */ (place([-0.02, 0.34 * (0.45 + 0.55 * state.age)]));

    return [
      ...legs.flatMap(({ limb, leg, part }, i) => drawLeg(data.legs[leg], bones.slice(part, part + 3), say(limb), [at.hips[i] ?? 0, at.top], at.scale, at.arc)),
      line([[bar - 14, ground], [narrow ? 282 : 592, ground]], 'ground'),
      line([[bar, ground], [bar, height(adult)]], 'thin dash'),
      ...flesh,
      h('g', { 'data-term': 'size' }, line([[bar, ground], [bar, height(young)]], 'curve'), tick(height(young)), tick(ground), letter([bar, height(young) - 16], `k = ${text.number(data.k, 2)}`)),
      h('g', { 'data-term': 'spots' },
        ...spots.map((/** @type {any} */ spot) => dot(place(spot.p), (spot.size / 2) * scale, 'spot')),
        letter([middle[0], height(young) - 22], `n = ${text.number(spots.length)}`)),
    ];
  },

  describe({ state, data, text, say }) {
    const two = (/** @type {number} */ value) => text.number(value, 2).replace('-', '−');
    const angles = legs.map(({ limb, leg }) => {
      const { swing, thigh, knee, hoof } = data.legs[leg];
      return say('angles', { leg: say(`${limb}Leg`), swing: two(swing), thigh: two(thigh), knee: two(knee), hoof: two(hoof) });
    });
    const spots = data.young.details.filter((/** @type {any} */ detail) => detail.kind === 'spot').length;
    return [say('at', { phase: two(state.phase) }), ...angles, say('growth', { age: two(state.age), k: two(data.k), n: text.number(spots) })].join(' ');
  },
};
