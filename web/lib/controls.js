// Ties the controls of a panel to the fields of a store, both ways. What a control is for stands in
// its data attributes, which the templates write:
//
//   data-field   sets this field; without    data-auto    a tick box that leaves it to the generator
//                it, the one of its id, or   data-preset  a switch between a value and the default
//                of a radio button's name
//
// Every row (.row) may get a button that puts the default back.

import { element, setAttribute, setHidden, setSlider, setText } from './dom.js';
import { allow, auto } from './state.js';

/** @typedef {import('./state.js').Store} Store */
/**
 * How a value reads beside its control, and how it is read out.
 * @typedef {(id: string) => {text: string, spoken?: string}} Reading
 */

/** @template {Element} E @param {ParentNode} root @param {string} selector @returns {E[]} */
const all = (root, selector) => /** @type {E[]} */ ([...root.querySelectorAll(selector)]);

/** @param {HTMLInputElement | HTMLSelectElement} control */
const fieldOf = (control) => control.dataset.field ?? (control.type === 'radio' ? control.name : control.id);

/**
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {{reading: Reading, shown: (id: string) => number, backLabel?: (id: string) => string}} how
 *   `shown` is the number a field on auto has at the moment; `backLabel` names the ways back
 */
export function bindControls(panel, store, how) {
  /** @type {Map<string, (() => void)[]>} */
  const painters = new Map();
  const onChange = (/** @type {string} */ id, /** @type {() => void} */ show) => {
    const list = painters.get(id);
    if (list) list.push(show);
    else painters.set(id, [show]);
  };

  for (const input of all(panel, 'input[type=range]')) {
    const slider = /** @type {HTMLInputElement} */ (input);
    const id = fieldOf(slider);
    const value = element('span', { class: 'value', id: `${slider.id}-value`, 'aria-hidden': 'true' });
    slider.before(value);
    const take = () => store.set({ [id]: slider.valueAsNumber });
    // Some screen readers send only one of the two.
    slider.addEventListener('input', take);
    slider.addEventListener('change', take);
    slider.addEventListener('dblclick', () => store.reset([id]));
    onChange(id, () => {
      setSlider(slider, store.get(id) === auto && store.field(id).auto ? how.shown(id) : store.get(id));
      const { text, spoken } = how.reading(id);
      setText(value, text);
      setAttribute(slider, 'aria-valuetext', spoken ?? text);
    });
  }

  for (const input of all(panel, 'input[type=radio]')) {
    const radio = /** @type {HTMLInputElement} */ (input);
    const id = fieldOf(radio);
    const index = store.field(id).choices?.indexOf(radio.value) ?? -1;
    radio.addEventListener('change', () => radio.checked && store.set({ [id]: index }));
    onChange(id, () => {
      radio.checked = store.get(id) === index;
    });
  }

  for (const input of all(panel, 'input[type=number]')) {
    const box = /** @type {HTMLInputElement} */ (input);
    const id = fieldOf(box);
    const show = () => {
      if (box.valueAsNumber !== store.get(id)) box.value = String(store.get(id));
    };
    // While somebody types, a number that is not allowed yet is left alone; it is put right after.
    box.addEventListener('input', () => {
      if (box.valueAsNumber === allow(store.field(id), box.valueAsNumber)) store.set({ [id]: box.valueAsNumber });
    });
    box.addEventListener('change', () => {
      if (Number.isFinite(box.valueAsNumber)) store.set({ [id]: box.valueAsNumber });
      show();
    });
    onChange(id, () => document.activeElement !== box || box.valueAsNumber !== store.get(id) ? show() : undefined);
  }

  for (const input of all(panel, 'select')) {
    const select = /** @type {HTMLSelectElement} */ (input);
    const id = fieldOf(select);
    select.addEventListener('change', () => store.set({ [id]: store.field(id).choices?.indexOf(select.value) ?? 0 }));
    onChange(id, () => {
      select.value = store.name(id);
    });
  }

  for (const input of all(panel, 'input[data-auto]')) {
    const tick = /** @type {HTMLInputElement} */ (input);
    const id = tick.dataset.auto ?? '';
    tick.addEventListener('change', () => store.set({ [id]: tick.checked ? auto : how.shown(id) }));
    onChange(id, () => {
      tick.checked = store.get(id) === auto;
      tick.closest('.row')?.classList.toggle('on-auto', tick.checked);
    });
  }

  for (const input of all(panel, 'input[data-preset]')) {
    const toggle = /** @type {HTMLInputElement} */ (input);
    const id = toggle.dataset.preset ?? '';
    const value = Number(toggle.dataset.presetValue);
    toggle.addEventListener('change', () => store.set({ [id]: toggle.checked ? value : store.field(id).default }));
    onChange(id, () => {
      toggle.checked = store.get(id) === value;
    });
  }

  const { backLabel } = how;
  for (const row of backLabel ? all(panel, '.row:not(.switch)') : []) {
    const control = /** @type {HTMLInputElement | HTMLSelectElement} */ (row.querySelector('input, select'));
    const id = fieldOf(control);
    const title = backLabel?.(id) ?? '';
    const button = element('button', { type: 'button', class: 'back', 'data-back': id, title, 'aria-label': title }, '↺');
    button.addEventListener('click', () => {
      store.reset([id]);
      // The button is about to go; the focus stays with its control.
      const control = row.querySelector('input:checked, input:not([type=radio]), select');
      if (control instanceof HTMLElement) control.focus();
    });
    row.firstElementChild?.after(button);
    onChange(id, () => {
      setHidden(button, store.get(id) === store.field(id).default);
    });
  }

  const show = (/** @type {Iterable<string>} */ ids) => {
    for (const id of ids) for (const paint of painters.get(id) ?? []) paint();
  };
  return { show, showAll: () => show(painters.keys()) };
}
