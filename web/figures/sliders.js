// Sliders that a folded part of the panel holds. Nobody sees them before the script has come, so it
// makes them; those in sight stand in the page (web/templates/_includes/controls.njk).
import { element } from '../lib/dom.js';

/** @param {import('pudu-module').Row} row @param {import('../lib/text.js').Text} text */
export const slider = ({ id, min, max, step }, text) =>
  element('div', { class: 'row' }, element('label', { for: id }, text.say(`fields.${id}`)), element('input', { type: 'range', id, min, max, step }));
