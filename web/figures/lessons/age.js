// The four curves of growth, and four ages side by side above the axis they stand on.
import { choice, once, range } from '../../lib/lesson.js';
import { animal, dot, label, line, scale, shares } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

const ages = [0, 1 / 3, 2 / 3, 1];

const layouts = {
  wide: { width: 600, x0: 64, x1: 520, ground: 116, top: 162, low: 352, scale: 172 },
  narrow: { width: 290, x0: 30, x1: 246, ground: 82, top: 132, low: 338, scale: 88 },
};
const layoutOf = (/** @type {boolean} */ narrow) => (narrow ? layouts.narrow : layouts.wide);

// The curves, how they are drawn, and where their names have room: an age, and how far from the line.
/** @type {[string, string, number, number, string][]} */
const curves = [
  ['size', 'curve', 0.02, 22, ''],
  ['legs', 'curve moss', 1, -16, 'end'],
  ['spots', 'curve fine', 0.02, -10, ''],
  ['antlers', 'curve dots', 0.72, 22, ''],
];

/** What the curves say at an age between their steps. @param {number[]} values @param {number} age */
function at(values, age) {
  const place = age * (values.length - 1);
  const i = Math.min(values.length - 2, Math.floor(place));
  return (values[i] ?? 0) + (place - i) * ((values[i + 1] ?? 0) - (values[i] ?? 0));
}

/** @type {import('../../lib/lesson.js').Lesson} */
export const age = {
  id: 'age',
  size: { width: 600, height: 396 },
  narrow: { width: 290, height: 380 },
  fields: [range('age', 0, 1, 0.01, 0.3, (value, text) => text.number(value, 2)), choice('sex', ['female', 'male'], 1)],

  ask: (source, { age, sex }) => ({
    curves: once(source, `curves ${sex}`, () => source.ask('curves', { sex })),
    pictures: once(source, `ages ${sex}`, () => ages.map((each) => source.ask('picture', { age: each, sex, phase: 0.3 }))),
    spots: source.ask('pose', { age, sex }).details.filter((/** @type {any} */ detail) => detail.kind === 'spot').length,
  }),

  draw({ state, data, text, say, narrow }) {
    const box = layoutOf(narrow);
    const x = scale(0, 1, box.x0, box.x1);
    const y = scale(0, 1, box.low, box.top);
    const most = Math.max(...data.curves.spots);
    const reach = /** @type {Record<string, number>} */ ({ size: Math.max(...data.curves.size), spots: most });
    /** @param {string} name @param {number} value */
    const told = (name, value) => {
      if (name === 'spots') return `${say('spots')} ${text.number(data.spots)}`;
      return name === 'antlers' ? `${say(name)} ${text.say('values.percent', { value: text.number(value * 100) })}` : `${say(name)} ${text.say('values.times', { value: text.number(value, 2) })}`;
    };
    const drawn = curves.map(([name, kind, where, dy, anchor]) => {
      const values = data.curves[name].map((/** @type {number} */ value) => value / (reach[name] ?? 1));
      /** @type {import('../../lib/plot.js').Point[]} */
      const points = shares(values.length - 1).flatMap((share, i) => {
        /** @type {import('../../lib/plot.js').Point} */
        const here = [x(share), y(values[i])];
        // Spots go by ones, so theirs is a staircase.
        return name === 'spots' && i > 0 ? [[here[0], y(values[i - 1])], here] : [here];
      });
      return [
        line(points, kind),
        dot([x(state.age), y(at(values, state.age))], 4, 'here'),
        label(x(where), y(at(values, where)) + dy, told(name, at(values, state.age)), anchor),
      ];
    });
    return [
      h('rect', { class: 'clearing', width: box.width, height: box.ground + 14 }),
      line([[0, box.ground], [box.width, box.ground]], 'ground on-clearing'),
      ...ages.map((each, i) => animal(data.pictures[i], `age-${i}`, x(each) - 0.08 * box.scale * (0.45 + 0.55 * each), box.ground, box.scale)),
      ...ages.map((each) => line([[x(each), box.ground + 14], [x(each), box.low]], 'thin dash')),
      line([[box.x0, box.low], [box.x1, box.low]], 'thin'),
      line([[x(state.age), box.ground + 14], [x(state.age), box.low + 8]], 'cursor'),
      ...drawn.map(([path]) => path), ...drawn.flatMap(([, mark]) => mark), ...drawn.flatMap(([, , name]) => name),
      ...[0, 0.25, 0.5, 0.75, 1].map((value) => label(x(value), box.low + 22, text.plain(value), 'mid soft')),
      label(x(0), box.low + 38, say('newborn'), `${narrow ? 'start' : 'mid'} soft`),
      label(x(1), box.low + 38, say('adult'), 'mid soft'),
    ];
  },

  drag(px, py, { narrow }, held) {
    const box = layoutOf(narrow);
    if (!held && (px < box.x0 - 14 || px > box.x1 + 14 || py < box.ground)) return undefined;
    return { age: Math.min(1, Math.max(0, Math.round(((px - box.x0) / (box.x1 - box.x0)) * 100) / 100)) };
  },

  describe({ state, data, text, say }) {
    const { curves: all } = data;
    const times = (/** @type {number} */ value) => text.number(value, 2);
    return say(state.sex === 'male' ? 'buck' : 'doe', {
      age: text.number(state.age, 2),
      size: times(at(all.size, state.age)),
      legs: text.say('values.percent', { value: text.number(at(all.legs, state.age) * 100) }),
      spots: text.number(data.spots),
      most: text.number(Math.max(...all.spots)),
      antlers: text.say('values.percent', { value: text.number(at(all.antlers, state.age) * 100) }),
    });
  },
};
