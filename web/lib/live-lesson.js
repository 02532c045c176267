// One figure of the tutorial on a page: its state, its drawing, its controls, and what is said of it.

import { controls, drawing, fieldsOf, narrowMedia, sayFor, stateOf } from './lesson.js';
import { h, patch } from './svg.js';

/** @typedef {import('./lesson.js').Lesson} Lesson */
/** @typedef {import('./lessons.js').Tools} Tools */

// A finger that moves this far sideways drags; one that moves up or down scrolls the page.
const dragFrom_px = 8;

export class LiveLesson {
  lit = '';
  request = 0;
  /** Where a finger went down that may yet scroll. @type {{x: number} | undefined} */
  waiting;
  held = false;

  /**
   * @param {HTMLElement} figure @param {Lesson} lesson @param {import('./lesson.js').Source} source
   * @param {Tools} tools
   */
  constructor(figure, lesson, source, tools) {
    this.figure = figure;
    this.lesson = lesson;
    this.source = source;
    this.text = tools.text;
    this.fields = fieldsOf(lesson);
    // Who asks for less motion gets a figure that stands, and a reset that lets it stand.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const field of this.fields) if (field.id === 'play' && still) field.default = 0;
    this.store = new tools.Store(this.fields, new Map(this.fields.map((field) => [field.id, field.default])));
    this.narrow = matchMedia(narrowMedia);

    this.svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.svg.setAttribute('role', 'img');
    this.svg.setAttribute('aria-labelledby', `figure-${lesson.id}-name`);
    this.svg.setAttribute('aria-describedby', `${lesson.id}-said`);
    this.drawn = h('svg');
    const panel = /** @type {HTMLElement} */ (figure.querySelector('.tuning'));
    patch(panel, h('div', { role: 'group', 'aria-labelledby': `figure-${lesson.id}-name` }, ...controls(lesson, this.view())), h('div'));
    this.controls = tools.bindControls(panel, this.store, {
      reading: (id) => ({ text: this.reading(id) }),
      shown: (id) => lesson.shown?.(this.view(), id) ?? 0,
    });
    this.describe = tools.later(500, () => this.say());
    this.store.listen((changed) => this.accept(changed));
    this.bindPanel(panel);
    this.bindPointer();
    this.narrow.addEventListener('change', () => this.drawSoon());
    this.draw();
    figure.querySelector('.sheet')?.append(this.svg);
    this.controls.showAll();
    this.say();
    if (lesson.motion) {
      const { field, seconds } = lesson.motion;
      this.loop = new tools.Loop(figure, (passed) => this.store.set({ [field]: this.store.get(field) + passed / seconds }));
      this.loop.run(this.playing);
    }
    figure.dataset.state = 'live';
  }

  get playing() {
    return this.lesson.motion !== undefined && this.store.get('play') === 1;
  }

  /** @param {string} id */
  reading(id) {
    const field = this.fields.find((each) => each.id === id);
    return field?.show?.(this.store.get(id), this.text) ?? this.text.number(this.store.get(id));
  }

  /** Sets fields as a reader's hand would: what is taken hold of no longer moves by itself. @param {Record<string, number>} values */
  set(values) {
    const { motion } = this.lesson;
    this.store.set(motion && motion.field in values ? { play: 0, ...values } : values);
  }

  /** @param {ReadonlySet<string>} changed */
  accept(changed) {
    this.controls.show(changed);
    if (changed.has('play')) this.showPlay();
    this.drawSoon();
    if (!this.playing || changed.size > 1 || !changed.has(this.lesson.motion?.field ?? '')) this.describe();
  }

  showPlay() {
    this.loop?.run(this.playing);
    this.figure.querySelector('[data-play]')?.setAttribute('aria-pressed', String(this.playing));
  }

  drawSoon() {
    this.request ||= requestAnimationFrame(() => this.draw());
  }

  /** @returns {import('./lesson.js').View} */
  view() {
    const state = stateOf(this.fields, (id) => this.store.get(id));
    const { lesson, text, lit, playing } = this;
    return { state, data: lesson.ask(this.source, state), text, say: sayFor(lesson, text), narrow: this.narrow.matches, lit, playing };
  }

  draw() {
    cancelAnimationFrame(this.request);
    this.request = 0;
    const next = drawing(this.lesson, this.view());
    patch(this.svg, next, this.drawn);
    this.drawn = next;
  }

  say() {
    const said = this.figure.querySelector('figcaption > span');
    said?.setAttribute('aria-live', 'polite');
    const sentence = this.lesson.describe(this.view());
    if (said && said.textContent !== sentence) said.textContent = sentence;
  }

  /** Lights what a term names; nothing where it is empty. @param {string} term */
  light(term) {
    if (term === this.lit) return;
    this.lit = term;
    this.drawSoon();
  }

  /** @param {HTMLElement} panel */
  bindPanel(panel) {
    panel.querySelector('[data-play]')?.addEventListener('click', () => this.store.set({ play: this.playing ? 0 : 1 }));
    panel.querySelector('[data-reset]')?.addEventListener('click', () => this.store.reset());
    const moved = panel.querySelector(`#${this.lesson.id}-${this.lesson.motion?.field}`);
    moved?.addEventListener('input', () => this.store.set({ play: 0 }));
    // A key that finds the slider at its end already says nothing, and still means to stop.
    moved?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && /^(Arrow|Page|Home|End)/.test(event.key)) this.store.set({ play: 0 });
    });
    this.showPlay();
  }

  bindPointer() {
    const { svg, lesson } = this;
    /** @param {PointerEvent} event */
    const drag = (event) => {
      const matrix = svg.getScreenCTM();
      if (!matrix || !lesson.drag) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      const values = lesson.drag(x, y, this.view(), this.held);
      if (!values) return;
      if (!this.held) svg.setPointerCapture(event.pointerId);
      this.held = true;
      this.set(values);
    };
    /** @param {Event} event */
    const pick = (event) => {
      const picked = event.target instanceof Element && event.target.closest('[data-pick]');
      if (picked && lesson.pick) this.set({ [lesson.pick]: Number(picked.getAttribute('data-pick')) });
    };
    svg.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') this.waiting = { x: event.clientX };
      else if (event.button === 0) drag(event);
    });
    svg.addEventListener('pointermove', (event) => {
      if (this.waiting && Math.abs(event.clientX - this.waiting.x) > dragFrom_px) {
        this.waiting = undefined;
        drag(event);
      } else if (this.held) drag(event);
    });
    svg.addEventListener('pointerup', (event) => {
      // A tap that did not become a drag sets the place it was at.
      if (this.waiting) drag(event);
      this.waiting = undefined;
      this.held = false;
    });
    svg.addEventListener('pointercancel', () => {
      this.waiting = undefined;
      this.held = false;
    });
    svg.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && !this.held && pick(event));
    svg.addEventListener('click', pick);
  }
}
