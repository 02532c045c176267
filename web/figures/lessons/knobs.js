// From what a designer turns to what the generator gets, and the animal that comes of it.
import { once, range } from '../../lib/lesson.js';
import { along, animal, arc, dot, label, line, scale } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

/** @typedef {import('../../lib/plot.js').Point} Point */

const auto = -1;
const fawn = { age: 0.3, phase: 0.3 };

// Each knob, and the parameters that it sets, with the ends of their ranges (cpp/pudu/parameters.h).
/** @type {[string, number, [string, number, number, number][]][]} */
const allKnobs = [
  ['chubby', 1, [['roundness', 0.8, 1.3, 2], ['belly', 0, 1, 2]]],
  ['spots', 40, [['spots', 0, 40, 0]]],
];

const layouts = {
  wide: { dials: [[52, 92], [52, 236]], tracks: [54, 124, 236], x0: 150, x1: 300, animal: [326, 0, 274, 290], scale: 480, ground: 262 },
  narrow: { dials: [[42, 244], [42, 364]], tracks: [218, 272, 364], x0: 124, x1: 276, animal: [0, 0, 290, 176], scale: 390, ground: 160 },
};
const layoutOf = (/** @type {boolean} */ narrow) => (narrow ? layouts.narrow : layouts.wide);

const radius = 26;
// A knob turns from here to here; angles are from straight down and grow towards the right.
const [least, most] = [-0.75, -2 * Math.PI + 0.75];

/** @param {string} id @param {number} max @param {number} step @param {number} first @param {number} digits */
const knob = (id, max, step, first, digits) => ({
  ...range(id, 0, max, step, first, (value, text) => (value === auto ? text.say('lessons.knobs.auto') : text.number(value, digits))),
  auto: true,
});

/** @type {import('../../lib/lesson.js').Lesson} */
export const knobs = {
  id: 'knobs',
  size: { width: 600, height: 290 },
  narrow: { width: 290, height: 414 },
  fields: [knob('chubby', 1, 0.05, 0.8, 2), { ...knob('spots', 40, 1, auto, 0), kind: 'integer' }],

  ask(source, { chubby, spots }) {
    const turned = { ...fawn, ...(chubby === auto ? {} : { chubby }), ...(spots === auto ? {} : { spots }) };
    const { parameters, details } = source.ask('pose', turned);
    return {
      parameters: { ...parameters, spots: details.filter((/** @type {any} */ detail) => detail.kind === 'spot').length },
      picture: source.ask('picture', turned),
      trunk: once(source, 'knobs on auto', () => source.ask('pose', fawn).parts.filter((/** @type {any} */ part) => part.kind === 'body')),
    };
  },

  shown: ({ data }, id) => (id === 'spots' ? data.parameters.spots : 0),

  draw({ state, data, text, say, narrow }) {
    const at = layoutOf(narrow);
    const [ax = 0, ay = 0, width = 0, height = 0] = at.animal;
    let row = 0;
    const panel = allKnobs.flatMap(([id, max, sets], i) => {
      const [cx = 0, cy = 0] = at.dials[i] ?? [];
      const value = state[id];
      const off = value === auto;
      const turn = least + ((off ? 0 : value) / max) * (most - least);
      const tracks = sets.flatMap(([name, low, high, digits]) => {
        const y = at.tracks[row++] ?? 0;
        const now = data.parameters[name];
        const x = scale(low, high, at.x0, at.x1);
        return [
          h('path', { class: off ? 'thin dash' : 'wire', d: `M${cx + radius + 12} ${cy}C${cx + radius + 40} ${cy} ${at.x0 - 34} ${y} ${at.x0 - 10} ${y}` }),
          line([[at.x0, y], [at.x1, y]], 'rail'),
          line([[at.x0, y], [x(now), y]], off ? 'rail' : 'rail filled'),
          dot([x(now), y], 5, off ? 'joint' : 'here'),
          label(at.x0, y - 12, say(name === 'spots' ? 'spotCount' : name), 'bare'),
          label(at.x1, y - 12, text.number(now, digits), 'end bare strong'),
          label(at.x0, y + 20, text.plain(low), 'soft bare'),
          label(at.x1, y + 20, text.plain(high), 'end soft bare'),
          off && label((at.x0 + at.x1) / 2, y + 20, say(name === 'spots' ? 'byAge' : 'asItWas'), 'mid soft bare'),
        ];
      });
      return [
        ...tracks,
        h('path', { class: 'thin', d: arc([cx, cy], radius + 7, least, most) }),
        h('circle', { class: 'dial', cx, cy, r: radius }),
        off ? line([[cx - 8, cy], [cx + 8, cy]], 'thin') : line([along([cx, cy], 10, turn), along([cx, cy], radius, turn)], 'pointer'),
        label(cx, cy - radius - 18, say(`${id}Knob`), 'mid bare'),
        label(cx, cy + radius + 20, off ? say('auto') : text.number(value, max === 1 ? 2 : 0), off ? 'mid soft bare' : 'mid strong bare'),
      ];
    });
    const middle = ax + width / 2 - 0.06 * at.scale;
    // Back and belly of the animal whose knobs are all on auto.
    const edge = (/** @type {number} */ side) => line(data.trunk.flatMap((/** @type {any} */ { a, b, r0, r1 }, /** @type {number} */ i) => {
      const edgeAt = (/** @type {number[]} */ [x = 0, y = 0], /** @type {number} */ r) => [middle + x * at.scale, at.ground - (y + side * r) * at.scale];
      return i === 0 ? [edgeAt(a, r0), edgeAt(b, r1)] : [edgeAt(b, r1)];
    }), 'before');
    return [
      h('rect', { class: 'clearing', x: ax, y: ay, width, height }),
      line([[ax, at.ground], [ax + width, at.ground]], 'ground on-clearing'),
      animal(data.picture, 'knobs', middle, at.ground, at.scale),
      ...(state.chubby === auto ? [] : [edge(1), edge(-1)]),
      ...panel,
    ];
  },

  drag(px, py, { narrow }, held) {
    const at = layoutOf(narrow);
    const near = at.dials.map(([x = 0, y = 0]) => Math.hypot(px - x, py - y));
    const i = (near[0] ?? 0) < (near[1] ?? 0) ? 0 : 1;
    const [id, max] = allKnobs[i] ?? ['', 1];
    if (!held && (near[i] ?? 0) > radius + 14) return undefined;
    const [x = 0, y = 0] = at.dials[i] ?? [];
    const angle = Math.atan2(px - x, py - y);
    const turned = angle > 0 ? angle - 2 * Math.PI : angle;
    const value = Math.min(1, Math.max(0, (turned - least) / (most - least))) * max;
    return { [id]: max === 1 ? Math.round(value * 20) / 20 : Math.round(value) };
  },

  describe({ state, data, text, say }) {
    const { parameters } = data;
    const chubby = state.chubby === auto ? say('chubbyOff') : say('chubbyOn', {
      value: text.number(state.chubby, 2), roundness: text.number(parameters.roundness, 2), belly: text.number(parameters.belly, 2),
    });
    const spots = say(state.spots === auto ? 'spotsOff' : 'spotsOn', { value: text.number(parameters.spots) });
    return `${chubby} ${spots}`;
  },
};
