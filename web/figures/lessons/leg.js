// One leg: three bones with their angles, the path of its hoof, and the angles over its own cycle.
import { choice, once, phase } from '../../lib/lesson.js';
import { along, arc, cone, degrees, dot, label, line, scale, shares } from '../../lib/plot.js';
import { h } from '../../lib/svg.js';

/** @typedef {import('../../lib/plot.js').Point} Point */

// The leg whose phase is the animal's, and the fore leg of the near side.
const shown = /** @type {Record<string, {id: string, joint: string}>} */ ({
  hind: { id: 'left-hind', joint: 'hock' },
  fore: { id: 'right-fore', joint: 'knee' },
});
const steps = 64;

/** Where the names of the curves have room: the phase, and whether above or below the line. @type {Record<string, Record<string, [number, number, string]>>} */
const places = {
  hind: { thigh: [0.25, -8, 'mid'], knee: [0.5, -8, 'mid'], hoof: [0.5, 18, 'mid'] },
  fore: { thigh: [0.75, 20, 'mid'], knee: [0.86, -6, 'end'], hoof: [0.75, -15, 'mid'] },
};
const drawnAngles = ['thigh', 'knee', 'hoof'];

const layouts = {
  wide: { scale: 1130, hip: 170, ground: 344, x0: 352, x1: 588, y0: 44, y1: 322 },
  narrow: { scale: 900, hip: 112, ground: 272, x0: 34, x1: 282, y0: 318, y1: 490 },
};
const layoutOf = (/** @type {boolean} */ narrow) => (narrow ? layouts.narrow : layouts.wide);

/** @param {import('../../lib/lesson.js').Source} source @param {string} limb @param {number} own the phase of the leg's own cycle */
function legAt(source, limb, own) {
  const { id } = shown[limb] ?? { id: '' };
  const offset = once(source, `offset ${id}`, () => source.ask('legs').legs.find((/** @type {any} */ leg) => leg.id === id).offset);
  return source.ask('legs', { phase: own - offset }).legs.find((/** @type {any} */ leg) => leg.id === id);
}

/** @type {import('../../lib/lesson.js').Lesson} */
export const leg = {
  id: 'leg',
  size: { width: 600, height: 356 },
  narrow: { width: 290, height: 518 },
  fields: [phase(0.1), choice('limb', ['hind', 'fore'])],
  motion: { field: 'phase', seconds: 3 },

  ask: (source, { phase, limb }) => ({
    now: legAt(source, limb, phase),
    cycle: once(source, `cycle ${limb}`, () => shares(steps).map((own) => legAt(source, limb, own))),
    parts: once(source, 'parts', () => source.ask('pose').parts.filter((/** @type {any} */ part) => ['thigh', 'shin', 'hoof'].includes(part.kind)).slice(0, 3)),
  }),

  draw({ state, data, text, say, narrow }) {
    const at = layoutOf(narrow);
    const { limb } = state;
    const { now, cycle, parts } = data;
    /** @param {number[]} p @returns {Point} */
    const place = ([x = 0, y = 0]) => [at.hip + (x - cycle[0].joints[0][0]) * at.scale, at.ground - y * at.scale];
    const [hip, knee, fetlock, toe] = /** @type {[Point, Point, Point, Point]} */ (now.joints.map(place));
    const said = (/** @type {number} */ angle) => degrees(text, angle);
    const name = (/** @type {string} */ term) => (term === 'knee' ? say(shown[limb]?.joint ?? '') : say(term));

    // The path is that of the sole.
    const sole = (/** @type {any} */ each) => place([each.joints[3][0], each.joints[3][1] - parts[2].r1]);
    const path = cycle.map(sole);
    const shin = now.thigh + now.knee;
    const measure = narrow ? 44 : 58;
    /** @param {string} term @param {Point} centre @param {number} from @param {number} to @param {number} [radius] */
    const angle = (term, centre, from, to, radius = measure) => {
      // The hoof turns so little that its label would stand on it.
      const [x, y] = term === 'hoof' ? [centre[0] + (narrow ? 22 : 28), centre[1] + 16] : along(centre, radius + 8, Math.max(from, to) + 0.06);
      return h('g', { 'data-term': term },
        line([centre, along(centre, radius + 14, from)], 'thin dash'),
        h('path', { class: 'measure', d: arc(centre, radius, from, to) }),
        label(x, y, `${name(term)} ${said(to - from)}`));
    };

    const x = scale(0, 1, at.x0, at.x1);
    const y = scale(56, -74, at.y0, at.y1);
    /** @param {string} term @param {string} kind */
    const curve = (term, kind) => {
      const values = cycle.map((/** @type {any} */ each) => (each[term] * 180) / Math.PI);
      const [p, dy, anchor] = places[limb]?.[term] ?? [0, 0, ''];
      return h('g', { 'data-term': term },
        line(values.map((/** @type {number} */ value, /** @type {number} */ i) => [x(i / steps), y(value)]), kind),
        label(x(p), y(values[Math.round(p * steps)] ?? 0) + dy, name(term), `${anchor} bare`),
        dot([x(state.phase), y((now[term] * 180) / Math.PI)], 4, 'here'));
    };

    return [
      line([[0, at.ground], [narrow ? 290 : 320, at.ground]], 'ground'),
      line(path, 'path'),
      line(path.slice(steps / 4, (3 * steps) / 4 + 1), 'stand'),
      ...[0, 1, 2].map((i) => {
        const [a, b] = [now.joints[i], now.joints[i + 1]].map(place);
        const part = parts[i];
        return h('path', { class: 'flesh', 'data-term': drawnAngles[i], d: cone(a ?? [0, 0], b ?? [0, 0], part.r0 * at.scale, part.r1 * at.scale) });
      }),
      line([hip, knee, fetlock, toe], 'bone'),
      angle('thigh', hip, 0, now.thigh),
      angle('knee', knee, now.thigh, shin),
      angle('hoof', fetlock, 0, now.hoof, narrow ? 30 : 40),
      ...[hip, knee, fetlock].map((joint) => dot(joint, 4, 'joint')),
      dot(sole(now), 5, 'here'),
      label(hip[0], hip[1] - 14, say('hip'), 'mid soft bare'),

      h('rect', { class: 'wash', x: x(0.25), y: at.y0 - 22, width: x(0.75) - x(0.25), height: at.y1 - at.y0 + 22 }),
      label(x(0.5), at.y0 - 6, say('stance'), 'mid soft bare'),
      line([[at.x0, y(0)], [at.x1, y(0)]], 'thin'),
      label(at.x0 - 6, y(0) + 5, said(0), 'end soft'),
      ...[40, -40].map((value) => label(at.x0 - 6, y(value) + 5, said((value * Math.PI) / 180), 'end soft')),
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        line([[x(i / 4), at.y1], [x(i / 4), at.y1 + 5]], 'thin'),
        label(x(i / 4), at.y1 + 20, ['0', '¼', '½', '¾', '1'][i] ?? '', 'mid soft'),
      ]),
      line([[at.x0, at.y1], [at.x1, at.y1]], 'thin'),
      line([[x(state.phase), at.y0 - 22], [x(state.phase), at.y1]], 'cursor'),
      curve('thigh', 'curve'), curve('knee', 'curve moss'), curve('hoof', 'curve dash'),
    ];
  },

  drag(px, py, { narrow }, held) {
    const at = layoutOf(narrow);
    if (!held && (px < at.x0 - 12 || px > at.x1 + 12 || py < at.y0 - 24 || py > at.y1 + 24)) return undefined;
    return { phase: Math.min(0.99, Math.max(0, (px - at.x0) / (at.x1 - at.x0))) };
  },

  describe({ state, data, text, say, playing }) {
    if (playing) return say('moving', { limb: say(`${state.limb}Leg`) });
    const { now } = data;
    return say('standing', {
      limb: say(`${state.limb}Leg`),
      phase: text.number(state.phase, 2),
      where: say(now.lift > 1e-9 ? 'air' : 'ground'),
      thigh: degrees(text, now.thigh),
      joint: say(state.limb === 'hind' ? 'theHock' : 'theKnee'),
      knee: degrees(text, now.knee),
      hoof: degrees(text, now.hoof),
    });
  },
};
