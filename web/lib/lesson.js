// What a figure of the tutorial is, and how its markup is made. A lesson draws itself from numbers
// that a source answers with: the module in the page, the native command when the site is built.
// So the picture that stands in for a figure is the figure's own first drawing.

import { h } from './svg.js';

/** @typedef {import('./svg.js').Node} Node */
/** @typedef {import('./svg.js').Child} Child */
/** @typedef {import('./text.js').Text} Text */
/** @typedef {{width: number, height: number}} Size */
/**
 * Answers with the numbers of one of the generator's lessons, for the animal that `values` ask for:
 * fields of the generator's table, choices by name; what is not said is the default.
 * @typedef {{ask(name: string, values?: Record<string, number | string>): any}} Source
 */
/**
 * A field of a lesson's own state. `show` says its value; `hidden` is one without a control, which
 * the drawing itself or the prose sets.
 * @typedef {import('./state.js').Field & {step?: number, hidden?: boolean, show?(value: number, text: Text): string}} LessonField
 */
/**
 * What is drawn from: the fields' values, choices by name; the numbers; words and numbers in the
 * reader's language, `say` from lessons.ID; whether there is room for the narrow layout only; the
 * term that is lit; whether it moves.
 * @typedef {{state: Record<string, any>, data: any, text: Text, say(key: string, fill?: Record<string, string>): string, narrow: boolean, lit: string, playing: boolean}} View
 */
/**
 * `size` and `narrow` are the units of the two layouts, which fill the width of the column and of a
 * small phone. `motion` names the field that play moves, and how long one cycle takes. `drag` says
 * which fields a pointer at a place sets (held: it went down where `drag` said so); an element with
 * data-pick sets the field `pick`.
 * @typedef {{
 *   id: string, size: Size, narrow: Size, fields: LessonField[],
 *   motion?: {field: string, seconds: number},
 *   pick?: string,
 *   ask(source: Source, state: Record<string, any>): any,
 *   draw(view: View): Child[],
 *   describe(view: View): string,
 *   shown?(view: View, id: string): number,
 *   drag?(x: number, y: number, view: View, held: boolean): Record<string, number> | undefined,
 * }} Lesson
 */

/** Below this the narrow layout is drawn. web/styles/lesson.css and the pictures of the build say the same. */
export const narrowMedia = '(max-width: 35rem)';

/** @param {string} id @param {string[]} choices @returns {LessonField} */
export const choice = (id, choices, first = 0) => ({ id, kind: 'choice', min: 0, max: choices.length - 1, default: first, auto: false, choices });

/**
 * @param {string} id @param {number} min @param {number} max @param {number} step @param {number} first
 * @param {LessonField['show']} [show] @returns {LessonField}
 */
export const range = (id, min, max, step, first, show) => ({ id, kind: 'number', min, max, step, default: first, auto: false, show });

/** A place in a cycle. @param {number} first @returns {LessonField} */
export const phase = (first) => ({ ...range('phase', 0, 1, 0.01, first, (value, text) => text.number(value, 2)), kind: 'cyclic' });

/** The fields of a lesson, with the one that every moving lesson has. @param {Lesson} lesson @returns {LessonField[]} */
export const fieldsOf = (lesson) => (lesson.motion ? [...lesson.fields, { ...choice('play', ['off', 'on'], 1), hidden: true }] : lesson.fields);

/** Values as a lesson reads them. @param {LessonField[]} fields @param {(id: string) => number} get */
export const stateOf = (fields, get) =>
  Object.fromEntries(fields.map(({ id, choices }) => [id, choices ? choices[get(id)] : get(id)]));

/** @param {Lesson} lesson @param {Text} text @returns {View['say']} */
export const sayFor = (lesson, text) => (key, fill) => text.say(`lessons.${lesson.id}.${key}`, fill);

/** @type {WeakMap<object, Map<string, any>>} */
const kept = new WeakMap();

/** What a source says and no field changes, asked for once; or what is drawn from an answer, made once. @param {object} source @param {string} key @param {() => any} make */
export function once(source, key, make) {
  let answers = kept.get(source);
  if (!answers) kept.set(source, (answers = new Map()));
  if (!answers.has(key)) answers.set(key, make());
  return answers.get(key);
}

/** What is drawn, with the term that is lit marked in it. @param {Lesson} lesson @param {View} view @returns {Node} */
export function drawing(lesson, view) {
  const { width, height } = view.narrow ? lesson.narrow : lesson.size;
  /** @param {Node | string} node */
  const light = (node) => {
    if (typeof node === 'string') return;
    if (node.attributes['data-term'] === view.lit) node.attributes.class = `${node.attributes.class ?? ''} lit`;
    node.children.forEach(light);
  };
  const svg = h('svg', { viewBox: `0 0 ${width} ${height}`, class: `drawn${view.narrow ? ' narrow' : ''}` }, ...lesson.draw(view));
  if (view.lit) light(svg);
  return svg;
}

/** @param {Lesson} lesson @param {LessonField} field @param {Text} text */
function control(lesson, field, text) {
  const say = sayFor(lesson, text);
  const id = `${lesson.id}-${field.id}`;
  if (field.choices) {
    const segment = (/** @type {string} */ name, /** @type {number} */ i) =>
      h('label', {}, h('input', { type: 'radio', name: id, id: `${id}-${name}`, value: name, 'data-field': field.id, checked: i === field.default }), h('span', {}, say(name)));
    return h('fieldset', { class: 'row choice' }, h('legend', {}, say(field.id)), h('div', { class: 'segments' }, ...field.choices.map(segment)));
  }
  const step = field.step ?? 1;
  const slider = {
    type: 'range', id, 'data-field': field.id, min: String(field.min),
    max: String(field.kind === 'cyclic' ? field.max - step : field.max), step: String(step), value: String(field.default),
  };
  return h('div', { class: field.auto ? 'row knob' : 'row' }, h('label', { for: id }, say(field.id)), h('input', slider),
    field.auto && h('label', { class: 'tick' }, h('input', { type: 'checkbox', id: `${id}-auto`, 'data-auto': field.id, 'aria-label': `${say(field.id)}: ${say('auto')}`, checked: field.default < 0 }), h('span', {}, say('auto'))));
}

// The triangle and the bars of the walk's own button (web/templates/_includes/panel.njk).
const signs = [['go', 'M4 2.500v11l9-5.500Z'], ['stop', 'M3.500 2.500h3.200v11H3.500ZM9.300 2.500h3.200v11H9.300Z']];

/** The controls of a figure, which come when it lives. @param {Lesson} lesson @param {View} view @returns {Child[]} */
export function controls(lesson, view) {
  const { text } = view;
  const play = h('button', { type: 'button', class: 'toggle', 'data-play': true, 'aria-pressed': 'false' },
    h('svg', { viewBox: '0 0 16 16', width: '14', height: '14', 'aria-hidden': 'true' }, ...signs.map(([name, d]) => h('path', { class: name, d }))), text.say('lessons.play'));
  const reset = h('button', { type: 'button', class: 'quiet', 'data-reset': true }, text.say('lessons.reset'), h('span', { class: 'unseen' }, ` ${text.say('lessons.figure')}`));
  return [lesson.motion && play, ...lesson.fields.filter((field) => !field.hidden).map((field) => control(lesson, field, text)), reset];
}

/** What stands below the picture: the place of the controls, and the description. @param {Lesson} lesson @param {View} view */
export function frame(lesson, view) {
  const few = !lesson.motion && lesson.fields.filter((field) => !field.hidden).length < 2;
  return [
    h('div', { class: few ? 'tuning few' : 'tuning' }),
    h('figcaption', {}, h('b', { id: `figure-${lesson.id}-name` }, `${view.say('name')}.`), ' ',
      h('span', { id: `${lesson.id}-said` }, lesson.describe(view))),
  ];
}
