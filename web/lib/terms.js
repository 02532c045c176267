// Words of the prose, pieces of an equation and parts of a figure that mean the same light up
// together, one term at a time, within their section. Pointing and focus last as long as they last;
// a tap stays until the next.

/** @param {EventTarget | null} target */
const termAt = (target) => (target instanceof Element ? target.closest('[data-term]')?.getAttribute('data-term') ?? '' : '');

export class Terms {
  pointed = '';
  pinned = '';
  lit = '';

  /** @param {Element} section @param {(term: string) => void} lightFigures called with the term to be lit, or nothing */
  constructor(section, lightFigures) {
    this.section = section;
    this.lightFigures = lightFigures;
    for (const element of this.all()) {
      if (element.closest('svg')) continue;
      element.setAttribute('tabindex', '0');
      // A formula keeps its own meaning; a word becomes something to press.
      if (element instanceof HTMLElement) {
        element.setAttribute('role', 'button');
        element.setAttribute('aria-pressed', 'false');
      }
    }
    const point = (/** @type {string} */ term) => {
      this.pointed = term;
      this.settle();
    };
    const pin = (/** @type {string} */ term) => {
      if (term === this.pinned && term === '') return;
      this.pinned = term === this.pinned ? '' : term;
      this.settle();
    };
    const on = (/** @type {string} */ kind, /** @type {(event: any) => void} */ act) => section.addEventListener(kind, act);
    on('pointerover', (event) => event.pointerType === 'mouse' && point(termAt(event.target)));
    on('pointerleave', () => point(''));
    on('focusin', (event) => event.target.matches(':focus-visible') && point(termAt(event.target)));
    on('focusout', () => point(''));
    on('click', (event) => pin(termAt(event.target)));
    on('keydown', (event) => {
      if (event.key === 'Escape') pin(this.pinned);
      if (!event.target.matches('[data-term]') || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      pin(termAt(event.target));
    });
  }

  all() {
    return [...this.section.querySelectorAll('[data-term]')];
  }

  settle() {
    const lit = this.pointed || this.pinned;
    for (const element of this.all()) {
      const own = element.getAttribute('data-term');
      if (element.closest('svg')) continue;
      element.classList.toggle('lit', own === lit);
      if (element.hasAttribute('aria-pressed')) element.setAttribute('aria-pressed', String(own === this.pinned));
    }
    if (lit === this.lit) return;
    this.lit = lit;
    this.lightFigures(lit);
  }
}
