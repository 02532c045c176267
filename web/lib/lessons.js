// What the first load does for the figures of the tutorial: nothing, until one comes near the
// screen. Then their scripts and words are fetched, once, and every figure wakes as it comes near.
// Words of the prose that set a figure become buttons at once.

import { Store } from './state.js';
import { bindControls } from './controls.js';
import { adopt } from './dom.js';
import { later } from './later.js';
import { Loop } from './stage.js';

/**
 * What the lessons use of the first load, so that no code comes twice.
 * @typedef {{module: import('pudu-module').Module, text: import('./text.js').Text, Store: typeof Store, bindControls: typeof bindControls, later: typeof later, Loop: typeof Loop}} Tools
 */
/** @typedef {import('../figures/lessons/start.js').Lessons} Lessons */
/** @typedef {{script: string, integrity: string, ink: string, texts: Record<string, string>}} Where addresses beside this script */

// A figure wakes this far from the screen, so that it lives when it arrives.
const near = '600px';

/** Pairs of a field and a value from data-set, such as sex=female&view=kind. @param {string} set */
const pairs = (set) => /** @type {[string, string][]} */ (set.split('&').map((pair) => pair.split('=')));

/**
 * @param {Where} where @param {import('pudu-module').Module} module @param {import('./text.js').Text} text
 * @param {(said: [string, string][]) => void} setMain sets fields of the main figure
 */
export function wakeLessons(where, module, text, setMain) {
  /** @type {Promise<Lessons> | undefined} */
  let fetched;
  const lessons = () => (fetched ??= fetchLessons(where, { module, text, Store, bindControls, later, Loop }));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // A figure that cannot be had stays the picture it is.
        lessons().then((all) => all.wake(target)).catch(() => target.setAttribute('data-state', 'failed'));
      }
    },
    { rootMargin: near }
  );
  for (const element of document.querySelectorAll('.lesson, [data-term]')) observer.observe(element);

  for (const drive of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-set]'))) {
    drive.role = 'button';
    drive.tabIndex = 0;
    const said = pairs(drive.dataset.set ?? '');
    const [, id] = /^(\w+)\./.exec(said[0]?.[0] ?? '') ?? [];
    const act = () => {
      if (id) lessons().then((all) => all.set(id, said.map(([field, value]) => [field.slice(id.length + 1), value])));
      else setMain(said);
      const figure = document.getElementById(id ? `figure-${id}` : 'stage');
      figure?.scrollIntoView({ block: 'nearest' });
    };
    drive.addEventListener('click', act);
    drive.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act();
    });
  }
}

/** @param {Where} where @param {Tools} tools @returns {Promise<Lessons>} */
async function fetchLessons({ script, integrity, ink, texts }, tools) {
  const address = new URL(script, import.meta.url);
  // import() takes no hash, so the bytes are checked first; they are kept, and not fetched again.
  const [, rules, words] = await Promise.all([
    fetch(address, { integrity }).then((answer) => answer.arrayBuffer()),
    fetch(new URL(ink, import.meta.url)).then((answer) => answer.text()),
    fetch(new URL(texts[document.documentElement.lang] ?? '', import.meta.url)).then((answer) => answer.json()),
  ]);
  adopt(rules);
  Object.assign(tools.text.texts, words);
  return (await import(address.href)).start(tools);
}
