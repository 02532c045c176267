// The ruled page behind a drawing: a line every ten centimetres, with its height written at the
// edge, and the ground. Painted anew only when its size or the colours change. A mark on it moves
// with what is measured.

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./painter.js').Placing} placing
 * @param {{line: string, ground: string, text: string, font: string}} ink
 * @param {(centimetres: number, unit: boolean) => string} label
 * @param {number} ratio device pixels per CSS pixel
 */
export function rule(context, placing, ink, label, ratio) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `${11 * ratio}px ${ink.font}`;
  context.textBaseline = 'bottom';
  const thin = Math.max(1, Math.round(ratio));
  // Where the lines are too close for their names, every second one is left out.
  const step = placing.scale * 0.1 < 36 * ratio ? 20 : 10;
  const heightOf = (/** @type {number} */ cm) => Math.round(placing.y - (placing.scale * cm) / 100);
  for (let cm = step; heightOf(cm) >= 18 * ratio; cm += step) {
    const y = heightOf(cm);
    context.fillStyle = ink.line;
    context.fillRect(0, y, width, thin);
    context.fillStyle = ink.text;
    // Only the topmost says the unit.
    context.fillText(label(cm, heightOf(cm + step) < 18 * ratio), 10 * ratio, y - 2 * ratio);
  }
  const ground = Math.round(placing.y);
  context.fillStyle = ink.ground;
  context.fillRect(0, ground, width, Math.max(1, Math.round(1.5 * ratio)));
  // Short slanted strokes below the ground line, as earth is hatched in a notebook.
  context.strokeStyle = ink.ground;
  context.lineWidth = thin;
  context.beginPath();
  for (let i = 0, x = 6; x * ratio < width; ++i) {
    const length = 4 + ((i * 7) % 5);
    context.moveTo(x * ratio, ground + 3 * ratio);
    context.lineTo((x - length) * ratio, ground + (3 + length) * ratio);
    x += 9 + ((i * 11) % 13) + (i % 9 === 8 ? 40 : 0);
  }
  context.stroke();
}

/**
 * Marks one height at the edge, on top of the drawing.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./painter.js').Placing} placing
 * @param {number} metres
 * @param {string} colour
 * @param {number} ratio
 */
export function mark(context, placing, metres, colour, ratio) {
  const y = placing.y - placing.scale * metres;
  const size = 5 * ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(1.6 * size, y);
  context.lineTo(0, y - size);
  context.lineTo(0, y + size);
  context.fill();
}
