// Paints a picture (cpp/core/picture.h) on a canvas: closed or open paths of cubic Bézier curves,
// filled flat or with a vertical gradient, stroked, and bounded by an earlier path where they say so.

// Where the fields of a path stand in its record, and how long a record is. Bytes.
const record = {
  firstLoop: 0, loops: 4, firstPoint: 8, clip: 12, fillAlpha: 16, lineAlpha: 20, lineWidth: 24,
  fillY: 28, fillEndY: 32, fill: 36, fillEnd: 39, line: 42, closed: 45, bytes: 48,
};

/**
 * @typedef {{points: Float64Array, loopSizes: Int32Array, paths: DataView, count: number}} Picture
 * @typedef {{scale: number, x: number, y: number}} Placing where metres go: the pixel of the origin, and pixels per metre
 */

/** @type {Map<number, string>} */
const colours = new Map();

/** @param {DataView} paths @param {number} at @param {number} alpha */
function colour(paths, at, alpha) {
  const a = Math.round(alpha * 255);
  const key = ((paths.getUint8(at) << 16) | (paths.getUint8(at + 1) << 8) | paths.getUint8(at + 2)) * 256 + a;
  let text = colours.get(key);
  if (text === undefined) {
    text = `rgb(${paths.getUint8(at)} ${paths.getUint8(at + 1)} ${paths.getUint8(at + 2)} / ${a / 255})`;
    colours.set(key, text);
  }
  return text;
}

/** @param {Picture} picture @param {number} at the record */
function trace(picture, at) {
  const { points, loopSizes, paths } = picture;
  const shape = new Path2D();
  const first = paths.getInt32(at + record.firstLoop, true);
  const last = first + paths.getInt32(at + record.loops, true);
  const closed = paths.getUint8(at + record.closed) !== 0;
  let i = 2 * paths.getInt32(at + record.firstPoint, true);
  for (let loop = first; loop < last; ++loop) {
    const end = i + 2 * loopSizes[loop];
    shape.moveTo(points[i], points[i + 1]);
    for (i += 2; i < end; i += 6) {
      shape.bezierCurveTo(points[i], points[i + 1], points[i + 2], points[i + 3], points[i + 4], points[i + 5]);
    }
    if (closed) shape.closePath();
  }
  return shape;
}

/** @param {CanvasRenderingContext2D} context @param {DataView} paths @param {number} at @param {number} alpha */
function fillOf(context, paths, at, alpha) {
  const near = colour(paths, at + record.fill, alpha);
  const from = paths.getFloat32(at + record.fillY, true);
  const to = paths.getFloat32(at + record.fillEndY, true);
  if (from === to) return near;
  const gradient = context.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, near);
  gradient.addColorStop(1, colour(paths, at + record.fillEnd, alpha));
  return gradient;
}

/**
 * Clears the canvas and paints the picture.
 * @param {CanvasRenderingContext2D} context
 * @param {Picture} picture
 * @param {Placing} placing
 */
export function paint(context, picture, placing) {
  const { paths, count } = picture;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(placing.scale, 0, 0, -placing.scale, placing.x, placing.y);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  /** @type {Map<number, Path2D>} */
  const traced = new Map();
  const shapeOf = (/** @type {number} */ index) => {
    let shape = traced.get(index);
    if (!shape) {
      shape = trace(picture, index * record.bytes);
      traced.set(index, shape);
    }
    return shape;
  };
  let active = -1;
  for (let i = 0; i < count; ++i) {
    const at = i * record.bytes;
    const clip = paths.getInt32(at + record.clip, true);
    const fillAlpha = paths.getFloat32(at + record.fillAlpha, true);
    const lineAlpha = paths.getFloat32(at + record.lineAlpha, true);
    if (fillAlpha <= 0 && lineAlpha <= 0) continue;
    const shape = shapeOf(i);
    // Clipping costs more than painting, so paths that follow each other in one clip share it.
    if (clip !== active) {
      if (active >= 0) context.restore();
      if (clip >= 0) {
        context.save();
        context.clip(shapeOf(clip));
      }
      active = clip;
    }
    // The line lies under the fill, so that only its outer half shows, as in cpp/render/svg.cpp.
    if (lineAlpha > 0) {
      context.lineWidth = paths.getFloat32(at + record.lineWidth, true);
      context.strokeStyle = colour(paths, at + record.line, lineAlpha);
      context.stroke(shape);
    }
    if (fillAlpha > 0) {
      context.fillStyle = fillOf(context, paths, at, fillAlpha);
      context.fill(shape);
    }
  }
  if (active >= 0) context.restore();
}
