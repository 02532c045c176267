// The figures of the tutorial as the build sees them: their scripts and words, and a picture of
// each, per language and layout, drawn by the figure's own code from what the native command says.
// It stands in the page until the figure lives, and for good where no script runs.
import { lessons } from '../figures/lessons/index.js';
import { drawing, fieldsOf, frame, narrowMedia, sayFor, stateOf } from '../lib/lesson.js';
import { h, toText } from '../lib/svg.js';
import { Text } from '../lib/text.js';

/** @typedef {import('../lib/lesson.js').Lesson} Lesson */

/** Asks the native command what the page asks the module. @returns {import('../lib/lesson.js').Source} */
const sourceOf = (/** @type {import('./native.js').Native} */ native) => ({
  ask: (name, values = {}) => JSON.parse(native.run('lesson', name, ...Object.entries(values).flatMap(([id, value]) => [`--${id}`, String(value)]))),
});

/**
 * An outline of whole numbers, each told from where the one before ended: a third less to send.
 * @param {string} d
 */
function shorter(d) {
  if (!/^([MLC][\d\s-]+|Z)+$/.test(d)) return d;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return d.replace(/([MLCZ])([^MLCZ]*)/g, (_, command, rest) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const moved = numbers.map((/** @type {number} */ number, /** @type {number} */ i) => number - (i % 2 ? y : x));
    [x = 0, y = 0] = numbers.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
    return command.toLowerCase() + moved.map((/** @type {number} */ number, /** @type {number} */ i) => (i > 0 && number >= 0 ? ' ' : '') + number).join('');
  });
}

/** Shortens every outline of a drawing. @param {import('../lib/svg.js').Node | string} node */
function shorten(node) {
  if (typeof node === 'string') return;
  if (typeof node.attributes.d === 'string') node.attributes.d = shorter(node.attributes.d);
  node.children.forEach(shorten);
}

/** The style of the pictures, which stands in each of them; a policy has to know its hash. @param {import('./assets.js').Assets} assets */
export const stillStyle = (assets) => assets.style('styles/still.css');

/**
 * Every figure by its id: its fields, for links that set them, the terms it can light up, and its
 * markup in a language.
 * @param {import('./native.js').Native} native @param {import('./assets.js').Assets} assets
 * @param {Record<string, any>} strings of each language
 * @param {{text: string}} style of the pictures
 */
export function makeFigures(native, assets, strings, style) {
  const source = sourceOf(native);

  /** @param {Lesson} lesson @param {string} language @param {boolean} narrow @returns {import('../lib/lesson.js').View} */
  const view = (lesson, language, narrow) => {
    const fields = fieldsOf(lesson);
    const state = stateOf(fields, (id) => fields.find((field) => field.id === id)?.default ?? 0);
    const text = new Text(strings[language], language);
    return { state, data: lesson.ask(source, state), text, say: sayFor(lesson, text), narrow, lit: '', playing: lesson.motion !== undefined };
  };

  /** @param {Lesson} lesson @param {string} language @param {boolean} narrow */
  const picture = (lesson, language, narrow) => {
    const { width, height } = narrow ? lesson.narrow : lesson.size;
    const drawn = drawing(lesson, view(lesson, language, narrow));
    shorten(drawn);
    const attributes = { xmlns: 'http://www.w3.org/2000/svg', 'xml:lang': language, width, height, ...drawn.attributes };
    const svg = h('svg', attributes, h('style', {}, style.text), h('rect', { width, height, class: 'leaf' }), ...drawn.children);
    return toText(svg);
  };

  const nameOf = (/** @type {Lesson} */ lesson, /** @type {string} */ language, /** @type {boolean} */ narrow) =>
    `${lesson.id}-${language}${narrow ? '-narrow' : ''}.svg`;
  const pictures = lessons.flatMap((lesson) => Object.keys(strings).flatMap((language) =>
    [false, true].map((narrow) => /** @type {[string, string]} */ ([nameOf(lesson, language, narrow), picture(lesson, language, narrow)]))));
  const folder = `../${assets.writeTogether('lessons', new Map(pictures))}`;

  /** @param {Lesson} lesson @param {string} language */
  const html = (lesson, language) => {
    const shown = view(lesson, language, false);
    // Not moving yet, as far as a reader without scripts is concerned.
    const below = frame(lesson, { ...shown, playing: false });
    const sheet = h('div', { class: 'sheet' }, h('picture', {},
      h('source', { media: narrowMedia, srcset: `${folder}/${nameOf(lesson, language, true)}`, ...lesson.narrow }),
      h('img', { src: `${folder}/${nameOf(lesson, language, false)}`, ...lesson.size, loading: 'lazy', alt: shown.say('name') })));
    return toText(h('figure', { class: 'lesson', id: `figure-${lesson.id}` }, sheet, ...below));
  };

  /** The terms that a drawing marks. @param {import('../lib/svg.js').Node | string} node @returns {string[]} */
  const termsIn = (node) =>
    typeof node === 'string' ? [] : [String(node.attributes['data-term'] ?? ''), ...node.children.flatMap(termsIn)].filter(Boolean);

  return new Map(lessons.map((lesson) => [lesson.id, {
    fields: fieldsOf(lesson),
    terms: new Set(termsIn(drawing(lesson, view(lesson, 'en', false)))),
    html: (/** @type {string} */ language) => html(lesson, language),
  }]));
}

/**
 * Where the chapter's script finds the lessons' one, and their words, beside itself.
 * @param {import('./assets.js').Assets} assets @param {Record<string, any>} strings of each language
 */
export async function lessonFiles(assets, strings) {
  const beside = (/** @type {string} */ path) => path.replace('assets/', '');
  const { path, integrity } = await assets.script('lessons', 'figures/lessons/start.js');
  const texts = Object.entries(strings).map(([language, all]) => [language, beside(assets.write(`lessons-${language}`, 'json', JSON.stringify({ lessons: all.lessons })))]);
  // The hand of the drawings, which nobody needs before the first one lives.
  const ink = assets.write('ink', 'css', (await assets.style('styles/live-lesson.css')).text);
  return { script: beside(path), integrity, ink: beside(ink), texts: Object.fromEntries(texts) };
}
