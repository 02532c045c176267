// A legend whose rows light up the kind they name, and are lit when that kind is pointed at in the
// picture. Pointing and focus last as long as they last; a tap stays until the next.

import { element } from './dom.js';

export class Legend {
  #pointed = -1;
  #pinned = -1;
  #lit = -1;

  /**
   * @param {Element} list gets a row for each kind
   * @param {{name: string, color: string, text: string}[]} kinds
   * @param {() => void} changed called when another kind is to be lit
   */
  constructor(list, kinds, changed) {
    this.changed = changed;
    this.buttons = kinds.map(({ name, color, text }, kind) => {
      const swatch = element('span', { class: 'swatch' });
      swatch.style.background = color;
      const button = element('button', { type: 'button', id: `kind-${name}` }, swatch, text);
      list.append(element('li', {}, button));
      const mouse = (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse';
      button.addEventListener('pointerenter', (event) => mouse(event) && this.point(kind));
      button.addEventListener('pointerleave', (event) => mouse(event) && this.point(-1));
      button.addEventListener('focus', () => button.matches(':focus-visible') && this.point(kind));
      button.addEventListener('blur', () => this.point(-1));
      button.addEventListener('click', () => this.pin(kind));
      return button;
    });
    this.#settle();
  }

  /** The kind that is lit, or -1. */
  get lit() {
    return this.#lit;
  }

  /** @param {number} kind or -1 */
  point(kind) {
    this.#pointed = kind;
    this.#settle();
  }

  /** Keeps a kind lit; the same kind again, or -1, lets it go. @param {number} kind */
  pin(kind) {
    this.#pinned = kind === this.#pinned ? -1 : kind;
    this.#settle();
  }

  clear() {
    this.#pointed = this.#pinned = -1;
    this.#settle();
  }

  /** Only the kinds that are there have a row. @param {ReadonlySet<number>} kinds */
  offer(kinds) {
    this.buttons.forEach((button, kind) => {
      if (button.parentElement) button.parentElement.hidden = !kinds.has(kind);
    });
  }

  #settle() {
    const lit = this.#pointed >= 0 ? this.#pointed : this.#pinned;
    this.buttons.forEach((button, kind) => {
      button.classList.toggle('lit', kind === lit);
      button.setAttribute('aria-pressed', String(kind === this.#pinned));
    });
    if (lit === this.#lit) return;
    this.#lit = lit;
    this.changed();
  }
}
