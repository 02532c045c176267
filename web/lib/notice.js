// A note that can be closed: a sentence, and a list where there is more to say.
import { element } from './dom.js';

export class Notice {
  #what = element('p', {});
  #list = element('ul', {});

  /**
   * @param {string} id @param {string} closeLabel
   * @param {() => void} closed called when the reader has closed it
   */
  constructor(id, closeLabel, closed = () => {}) {
    const close = element('button', { type: 'button', class: 'close', 'aria-label': closeLabel }, '×');
    this.element = element('div', { class: `note ${id}`, id, role: 'status', hidden: '' }, this.#what, this.#list, close);
    close.addEventListener('click', () => {
      this.element.hidden = true;
      closed();
    });
  }

  /** @param {string} what @param {string[]} list */
  tell(what, list = []) {
    this.#list.replaceChildren(...list.map((each) => element('li', {}, each)));
    // Shown first: a region that is told of must be there when its text changes.
    this.element.hidden = false;
    this.#what.textContent = what;
  }
}
