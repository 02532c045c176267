// The way into the lessons' own script, which is fetched when the first of them comes near.
import { LiveLesson } from '../../lib/live-lesson.js';
import { fieldOf, named } from '../../lib/state.js';
import { Terms } from '../../lib/terms.js';
import { lessons } from './index.js';

/** @typedef {ReturnType<typeof start>} Lessons */

const idOf = (/** @type {Element} */ figure) => figure.id.replace('figure-', '');

const views = ['drawing', 'kind', 'skeleton'];

/**
 * Asks the module, with one generator for all lessons.
 * @param {import('pudu-module').Module} module @returns {import('../../lib/lesson.js').Source}
 */
function sourceOf(module) {
  const figure = new module.Figure();
  /** @type {import('pudu-module').Table} */
  const table = JSON.parse(module.parameterTable());
  const rows = [...table.parameters, ...table.knobs].map(fieldOf);
  // A knob stands in front of the parameter of the same name, so the later row counts.
  const slots = new Map(rows.map(({ id }, slot) => [id, slot]));
  return {
    ask(name, { view = 'drawing', size = 32, ...asked } = {}) {
      const values = figure.values();
      rows.forEach((row, slot) => (values[slot] = row.default));
      for (const [id, value] of Object.entries(asked)) {
        const slot = slots.get(id) ?? -1;
        const row = rows[slot];
        if (!row) throw new Error(`the generator has no ${id}`);
        values[slot] = typeof value === 'number' ? value : (row.choices?.indexOf(value) ?? NaN);
      }
      const answer = figure.lesson(name, views.indexOf(String(view)), Number(size));
      if (!answer) throw new RangeError(`lesson ${name} refused ${JSON.stringify(asked)}`);
      return JSON.parse(answer);
    },
  };
}

/** @param {import('../../lib/lessons.js').Tools} tools */
export function start(tools) {
  const source = sourceOf(tools.module);
  /** @type {Map<string, LiveLesson>} */
  const live = new Map();
  const linked = new Set();

  /** @param {string} id */
  const lesson = (id) => {
    const figure = document.getElementById(`figure-${id}`);
    const found = lessons.find((each) => each.id === id);
    if (!live.has(id) && figure && found) live.set(id, new LiveLesson(figure, found, source, tools));
    return live.get(id);
  };

  return {
    /** Brings a figure to life, or links the terms of the section that an element stands in. @param {Element} element */
    wake(element) {
      if (element.matches('.lesson')) lesson(idOf(element));
      const section = element.closest('section');
      if (!section || linked.has(section) || !section.querySelector('[data-term]')) return;
      linked.add(section);
      const inside = [...section.querySelectorAll('.lesson')].map(idOf);
      new Terms(section, (term) => inside.forEach((id) => lesson(id)?.light(term)));
    },
    /** Sets fields of a lesson, choices by name. @param {string} id @param {[string, string][]} said */
    set(id, said) {
      const one = lesson(id);
      one?.set(named(one.store, said));
    },
  };
}
