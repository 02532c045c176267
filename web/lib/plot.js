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
