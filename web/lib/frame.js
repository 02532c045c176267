// The frame of a drawing: the scene that the generator asks for, with a margin for what is drawn
// beyond the parts, such as an outline, a shadow and the ground. The build gives the prerendered
// pictures the same frame, so that the live drawing takes over without a jump.

/** A box in the plane of the picture, metres, y up. @typedef {{x0: number, y0: number, x1: number, y1: number}} Frame */

const margin = { side: 0.045, top: 0.03, foot: 0.05 };

/** @param {Frame} scene @returns {Frame} */
export const withMargin = (scene) => ({
  x0: scene.x0 - margin.side,
  y0: scene.y0 - margin.foot,
  x1: scene.x1 + margin.side,
  y1: scene.y1 + margin.top,
});

/** The same for an SVG whose viewBox is the scene in millimetres, y down. @param {string} svg */
export function svgWithMargin(svg) {
  const match = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="\d+" height="\d+"/.exec(svg);
  if (!match) throw new Error('the picture has no viewBox that starts at 0 0');
  const frame = withMargin({ x0: 0, y0: 0, x1: Number(match[1]) / 1000, y1: Number(match[2]) / 1000 });
  const width = Math.round(1000 * (frame.x1 - frame.x0));
  const height = Math.round(1000 * (frame.y1 - frame.y0));
  const box = `${-1000 * margin.side} ${-1000 * margin.top} ${width} ${height}`;
  return svg.replace(match[0], `viewBox="${box}" width="${width}" height="${height}"`);
}
