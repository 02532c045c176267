// The controls of what can be taken home. A reader without scripts has no use for them, so they are
// made here, from the generator's table of exports, and not sent with the page, which keeps their place.
import { element } from '../lib/dom.js';
import { slider } from './sliders.js';
import { engines, files, scales, sizes } from './export-choices.js';

/**
 * @param {Element} group
 * @param {import('pudu-module').Row[]} rows the table of exports
 * @param {import('../lib/text.js').Text} text
 */
export function fillTakeHome(group, rows, text) {
  const row = (/** @type {string} */ id) => /** @type {import('pudu-module').Row} */ (rows.find((each) => each.id === id));
  const labelOf = (/** @type {string} */ id) => element('label', { for: id }, text.say(`fields.${id}`));
  const button = (/** @type {string} */ id, /** @type {string} */ what, more = {}) => element('button', { type: 'button', id, ...more }, what);
  const hint = (/** @type {string} */ id, more = {}) => element('p', { class: 'hint', id, ...more });
  const block = (/** @type {string} */ name, /** @type {Element[]} */ ...inside) => element('div', { class: name }, ...inside);

  /** One of a few. @param {string} id @param {string[]} names @param {(name: string) => string} say */
  const choice = (id, names, say, wide = '') =>
    element('fieldset', { class: `row choice${wide}` }, element('legend', {}, text.say(`fields.${id}`)),
      block('segments', ...names.map((name) =>
        element('label', {}, element('input', { type: 'radio', name: id, id: `${id}-${name}`, value: name }), element('span', {}, say(name))))));
  const named = (/** @type {string} */ name) => text.say(`choices.${name}`);
  const plain = (/** @type {string} */ name) => name;

  group.append(
    block('wishes',
      block('row', labelOf('size'), element('select', { id: 'size' }, ...sizes.map((size) => element('option', { value: size }, named(String(size)))))),
      choice('scale', scales.map(String), (name) => `×${name}`),
      choice('poses', row('poses').choices ?? [], plain),
      choice('format', row('format').choices ?? [], named),
      choice('outline', row('outline').choices ?? [], named),
      element('details', { id: 'more' }, element('summary', {}, text.say('groups.more')), element('p', { class: 'hint' }, text.say('hints.room')), slider(row('padding'), text), slider(row('extrusion'), text))),
    block('take',
      element('div', { class: 'sheet-view', id: 'sheet-view', role: 'group', 'aria-label': text.say('controls.preview') },
        element('canvas', { id: 'preview', role: 'img', 'aria-label': text.say('controls.sheet'), 'aria-describedby': 'sheet-facts' })),
      element('p', { class: 'hint facts' }, element('span', { id: 'sheet-name' }), ' ', element('span', { id: 'sheet-facts' })),
      block('files', button('sheet', text.say('controls.sheet'), { class: 'main', 'data-file': 'sheet' }),
        ...Object.keys(files).filter((file) => file !== 'sheet').map((file) => button(`file-${file}`, text.say(`files.${file}`), { 'data-file': file }))),
      hint('done', { role: 'status' })),
    block('code', choice('engine', engines, named, ' wide'), hint('snippet-how'), element('pre', {}, element('code', { id: 'snippet' })),
      block('pair', button('copy-snippet', text.say('controls.copycode')), hint('copied', { role: 'status' }))),
    block('keep', element('p', { class: 'hint', id: 'choose-hint' }, text.say('hints.choose')),
      block('pair', button('choose', text.say('controls.choose'), { 'aria-describedby': 'choose-hint' }), button('copy-link', text.say('controls.copy'))),
      button('reset', text.say('controls.reset'), { class: 'quiet' }))
  );
}
