// The picture that a link to a chapter shows in a preview: the animal large on paper, the title of
// the page beside it, and its walk in pixels underneath. Composed as SVG from the native command's
// pictures and rasterised by librsvg, with a typeface that only has to be there when the site is built.
import { execFileSync } from 'node:child_process';

export const cardSize = { width: 1200, height: 630 };

const paper = '#f3ecda';
const leaf = '#fbf6e8';
const ink = '#2a2920';
const soft = '#5d5a47';
const rust = '#9c3d1b';
const line = '#d4c9a9';
const typeface = 'EB Garamond';

const escape = (/** @type {string} */ text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Breaks a sentence into lines of at most so many characters.
function wrap(/** @type {string} */ text, /** @type {number} */ longest) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + word.length > longest) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** @param {string} picture an SVG file, put into another at a place and a size */
function nested(picture, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width) {
  const [, box] = /viewBox="([^"]+)"/.exec(picture) ?? [];
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(picture)?.[1];
  if (!box || !inside) throw new Error('the command wrote a picture without a viewBox');
  const [, , w = 1, h = 1] = box.split(/[\s,]+/).map(Number);
  const height = (width * h) / w;
  return { svg: `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`, height };
}

/**
 * @param {import('./native.js').Native} native
 * @param {any} strings of the language
 */
function compose(native, strings) {
  const { width, height } = cardSize;
  const ground = 450; // where the hooves stand, in pixels from the top
  const animal = nested(native.picture('--view', 'drawing', '--age', '1', '--sex', 'male', '--phase', '0.3').toString('utf8'), 527, 0, 640);
  // Every pose by itself, so that the row reaches from the edge of the title to the animal's nose.
  const walk = Array.from({ length: 8 }, (_, pose) => {
    const png = native.sprite('--age', '1', '--sex', 'male', '--phase', String(pose / 8), '--size', '32', '--scale', '4');
    return `<image x="${60 + 137 * pose}" y="${ground + 31}" width="128" height="128" href="data:image/png;base64,${png.toString('base64')}"/>`;
  });
  const lead = wrap(strings.chapter.lead, 27);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<rect x="0" y="${ground}" width="${width}" height="${height - ground}" fill="${leaf}"/>
<path d="M0 ${ground}H${width}" stroke="${line}" stroke-width="2"/>
${animal.svg.replace(/y="0"/, `y="${ground - animal.height + 34}"`)}
<rect x="72" y="90" width="64" height="5" fill="${rust}"/>
<g font-family="${typeface}" fill="${ink}">
<text x="68" y="194" font-size="112" letter-spacing="-2">${escape(strings.chapter.title)}</text>
<g font-size="40" font-style="italic" fill="${soft}">${lead.map((text, i) => `<text x="72" y="${264 + 48 * i}">${escape(text)}</text>`).join('')}</g>
</g>
${walk.join('')}
</svg>`;
}

/** The PNG of a language. @param {import('./native.js').Native} native @param {any} strings */
export function card(native, strings) {
  try {
    return execFileSync('rsvg-convert', ['--format', 'png'], { input: compose(native, strings), maxBuffer: 1 << 24 });
  } catch (error) {
    if (/** @type {any} */ (error).code === 'ENOENT') throw new Error('rsvg-convert is missing (librsvg2-bin): run scripts/setup');
    throw error;
  }
}
