// Which part is under a point of the side view.

/**
 * The kind of the frontmost part or detail at (x, y), or -1.
 * @param {import('./module.js').Part[]} parts
 * @param {import('./module.js').Detail[]} details
 * @param {number} x @param {number} y metres
 * @param {number} reach how far beside a part still counts, metres
 */
export function kindAt(parts, details, x, y, reach) {
  let found = -1;
  let front = -Infinity;
  const offer = (/** @type {number} */ z, /** @type {number} */ kind) => {
    if (z >= front) {
      front = z;
      found = kind;
    }
  };
  for (const part of parts) {
    const dx = part.bx - part.ax;
    const dy = part.by - part.ay;
    const along = dx * dx + dy * dy;
    const t = along === 0 ? 0 : Math.min(1, Math.max(0, ((x - part.ax) * dx + (y - part.ay) * dy) / along));
    const radius = part.r0 + (part.r1 - part.r0) * t;
    const away = Math.hypot(x - part.ax - t * dx, y - part.ay - t * dy);
    if (away > radius + reach) continue;
    // The surface that faces the viewer bulges by what is left of the radius.
    const bulge = Math.sqrt(Math.max(0, radius * radius - away * away));
    offer(part.az + (part.bz - part.az) * t + bulge, part.kind);
  }
  for (const detail of details) {
    if (Math.hypot(x - detail.x, y - detail.y) <= detail.size / 2 + reach) offer(Infinity, detail.kind);
  }
  return found;
}
