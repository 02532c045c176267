// Ties the controls of a panel to the fields of a store, both ways. What a control is for stands in
// its data attributes, which the templates write:
//
//   data-field   sets this field            data-auto    a tick box that leaves it to the generator
//   data-preset  a switch between a value   data-back    a button that puts the default back
//                and the default

import { setAttribute, setHidden, setSlider, setText } from './dom.js';
import { allow, auto } from './state.js';

/** @typedef {import('./state.js').Store} Store */
/**
 * How a value reads beside its control, and how it is read out.
 * @typedef {(id: string) => {text: string, spoken?: string}} Reading
 */

/** @template {Element} E @param {ParentNode} root @param {string} selector @returns {E[]} */
const all = (root, selector) => /** @type {E[]} */ ([...root.querySelectorAll(selector)]);

/**
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {{reading: Reading, shown: (id: string) => number, backLabel: (id: string) => string}} how
 *   `shown` is the number a field on auto has at the moment
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
    const id = slider.dataset.field ?? '';
    const value = panel.querySelector(`#${slider.id}-value`);
    const take = () => store.set({ [id]: slider.valueAsNumber });
    // Some screen readers send only one of the two.
    slider.addEventListener('input', take);
    slider.addEventListener('change', take);
    slider.addEventListener('dblclick', () => store.reset([id]));
    onChange(id, () => {
      setSlider(slider, store.get(id) === auto && store.field(id).auto ? how.shown(id) : store.get(id));
      const { text, spoken } = how.reading(id);
      if (value) setText(value, text);
      setAttribute(slider, 'aria-valuetext', spoken ?? text);
    });
  }

  for (const input of all(panel, 'input[type=radio]')) {
    const radio = /** @type {HTMLInputElement} */ (input);
    const id = radio.dataset.field ?? '';
    const index = store.field(id).choices?.indexOf(radio.value) ?? -1;
    radio.addEventListener('change', () => radio.checked && store.set({ [id]: index }));
    onChange(id, () => {
      radio.checked = store.get(id) === index;
    });
  }

  for (const input of all(panel, 'input[type=number]')) {
    const box = /** @type {HTMLInputElement} */ (input);
    const id = box.dataset.field ?? '';
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

  for (const input of all(panel, 'select[data-field]')) {
    const select = /** @type {HTMLSelectElement} */ (input);
    const id = select.dataset.field ?? '';
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
      tick.closest('[data-row]')?.classList.toggle('on-auto', tick.checked);
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

  for (const element of all(panel, 'button[data-back]')) {
    const button = /** @type {HTMLButtonElement} */ (element);
    const id = button.dataset.back ?? '';
    const label = button.querySelector('.unseen');
    if (label) label.textContent = how.backLabel(id);
    button.title = how.backLabel(id);
    button.addEventListener('click', () => {
      store.reset([id]);
      // The button is about to go; the focus stays with its control.
      const row = button.closest('[data-row]');
      const control = row?.querySelector('input:checked, input:not([type=radio]), select');
      if (control instanceof HTMLElement) control.focus();
    });
    onChange(id, () => {
      setHidden(button, store.get(id) === store.field(id).default);
    });
  }

  const show = (/** @type {Iterable<string>} */ ids) => {
    for (const id of ids) for (const paint of painters.get(id) ?? []) paint();
  };
  return { show, showAll: () => show(painters.keys()) };
}
