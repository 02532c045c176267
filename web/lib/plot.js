// What the drawings of the tutorial share: scales, a few shapes, labels, and the animal at a place.
// Drawings have y down, the animal y up; angles are from straight down and grow forwards.

import { h, short, through } from './svg.js';

/** @typedef {import('./svg.js').Node} Node */
/** @typedef {[number, number]} Point */

/** From numbers to places. @param {number} from @param {number} to @param {number} start @param {number} end */
export const scale = (from, to, start, end) => (/** @type {number} */ x) => start + ((x - from) / (to - from)) * (end - start);

/** The numbers 0 to count, count included, as shares of one. @param {number} count */
export const shares = (count) => Array.from({ length: count + 1 }, (_, i) => i / count);

/** @param {Point} p @param {number} length @param {number} angle @returns {Point} */
export const along = ([x, y], length, angle) => [x + length * Math.sin(angle), y + length * Math.cos(angle)];

/** An arc about a centre. @param {Point} centre @param {number} radius @param {number} from @param {number} to angles */
export function arc(centre, radius, from, to) {
  const [x0, y0] = along(centre, radius, from);
  const [x1, y1] = along(centre, radius, to);
  return `M${short(x0)} ${short(y0)}A${radius} ${radius} 0 ${Math.abs(to - from) > Math.PI ? 1 : 0} ${to > from ? 0 : 1} ${short(x1)} ${short(y1)}`;
}

/** The outline of a round cone. @param {Point} a @param {Point} b @param {number} r0 @param {number} r1 */
export function cone([ax, ay], [bx, by], r0, r1) {
  const length = Math.hypot(bx - ax, by - ay);
  const big = r0 >= r1 ? [ax, ay, r0] : [bx, by, r1];
  const circle = (/** @type {number[]} */ [x = 0, y = 0, r = 0]) => `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
  // One ball inside the other has no sides.
  if (length <= Math.abs(r0 - r1)) return circle(big);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const c = (r0 - r1) / length;
  const s = Math.sqrt(1 - c * c);
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {number} */ side) =>
    `${short(x + r * (c * ux - side * s * uy))} ${short(y + r * (c * uy + side * s * ux))}`;
  const large = c > 0 ? 1 : 0;
  return `M${at(ax, ay, r0, 1)}A${short(r0)} ${short(r0)} 0 ${large} 1 ${at(ax, ay, r0, -1)}L${at(bx, by, r1, -1)}A${short(r1)} ${short(r1)} 0 ${1 - large} 1 ${at(bx, by, r1, 1)}Z`;
}

/** @param {Point[]} points @param {string} kind class @param {Record<string, import('./svg.js').Value>} [more] */
export const line = (points, kind, more = {}) => h('path', { class: kind, d: through(points), ...more });

/** @param {Point} centre @param {number} r @param {string} kind class */
export const dot = ([cx, cy], r, kind) => h('circle', { class: kind, cx, cy, r });

/** Text at a place, kept clear of the lines behind it. @param {number} x @param {number} y @param {string} text @param {string} [kind] classes: soft, strong, small, mid, end */
export const label = (x, y, text, kind = '') => h('text', { x, y, class: kind || undefined }, text);

/** A whole number with a minus sign that is one. @param {import('./text.js').Text} text @param {number} value */
export const signed = (text, value) => text.number(Math.round(value) || 0).replace('-', '−');

/** An angle in whole degrees. @param {import('./text.js').Text} text @param {number} angle radians */
export const degrees = (text, angle) => text.say('values.degrees', { value: signed(text, (angle * 180) / Math.PI) });

/** From the beginning of a part to the nearer end of the one it hangs from. @param {any[]} parts @param {any} part @returns {number[][]} */
export function pin(parts, { a, parent }) {
  if (parent < 0) return [a, a];
  const apart = (/** @type {number[]} */ [x = 0, y = 0]) => Math.hypot(x - a[0], y - a[1]);
  const on = parts[parent];
  return [a, apart(on.a) < apart(on.b) ? on.a : on.b];
}

/** An animal that a picture shows, with the scene's origin at a place. Small ones are drawn without light and shade. @param {any} picture @param {string} id of what it clips by @param {number} x @param {number} ground @param {number} scale units per metre @param {boolean} [close] seen from so near that a millimetre shows */
export function animal(picture, id, x, ground, scale, close) {
  const [x0, , , y1] = picture.frame;
  // The picture is in thousandths of a metre, which are finer than what is seen here.
  const d = (/** @type {any} */ path) => close ? path.d : path.d.replace(/\d+\.\d+/g, (/** @type {string} */ number) => String(Math.round(Number(number))));
  /** @type {Set<number>} */
  const clips = new Set();
  const paths = picture.paths.flatMap((/** @type {any} */ path) => {
    if (path.fillAlpha && path.clip !== undefined) return [];
    if (path.clip !== undefined) clips.add(path.clip);
    const clip = path.clip === undefined ? undefined : `url(#${id}-${path.clip})`;
    return [h('path', { d: d(path), fill: path.fill ?? 'none', 'fill-opacity': path.fillAlpha, stroke: path.line, 'stroke-width': path.width, 'clip-path': clip })];
  });
  return h('g', { transform: `translate(${short(x + x0 * scale)} ${short(ground - y1 * scale)}) scale(${scale / 1000})` },
    ...[...clips].map((index) => h('clipPath', { id: `${id}-${index}` }, h('path', { d: d(picture.paths[index]) }))), ...paths);
}

/** The rows of a sprite, one letter for a colour, as squares. @param {string[]} rows @param {string[]} palette @param {number} x @param {number} y @param {number} pixel */
export function pixels(rows, palette, x, y, pixel) {
  /** @type {Map<string, string>} */
  const runs = new Map();
  rows.forEach((row, j) => {
    for (const { 0: run, index } of row.matchAll(/([a-zA-Z0-9])\1*/g)) {
      runs.set(run.charAt(0), `${runs.get(run.charAt(0)) ?? ''}M${index} ${j}h${run.length}v1h${-run.length}z`);
    }
  });
  return h('g', { transform: `translate(${short(x)} ${short(y)}) scale(${pixel})`, 'shape-rendering': 'crispEdges' },
    ...[...runs].map(([letter, d]) => h('path', { d, fill: palette['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.indexOf(letter)] })));
}
