// The chapter of the pudu: brings its figure to life, or says plainly why it stays a picture.
import { PuduFigure } from '../figures/pudu.js';
import { adopt } from '../lib/dom.js';
import { keepPlaceAcrossLanguages } from '../lib/language.js';
import { wakeLessons } from '../lib/lessons.js';
import { loadModule, ModuleError } from '../lib/module.js';
import { keepOffline } from '../lib/offline.js';
import { named } from '../lib/state.js';
import { loadText } from '../lib/text.js';

// Written in by the build: where the module is, beside this script, and what its bytes must be.
/** @type {string} */
// @ts-expect-error The build defines it.
const path = WASM_PATH;
/** @type {string} */
// @ts-expect-error The build defines it.
const integrity = WASM_INTEGRITY;
/** @type {Record<string, {path: string, integrity: string}>} */
// @ts-expect-error The build defines it.
const wordsOf = TEXTS;
/** @type {import('../lib/lessons.js').Where} */
// @ts-expect-error The build defines it.
const lessons = LESSONS;

/** @type {string} */
// @ts-expect-error The build defines it.
const liveStyle = LIVE_STYLE;

const { lang } = document.documentElement;
const words = wordsOf[lang] ?? { path: '', integrity: '' };
const figure = document.getElementById('pudu');
// Both are asked for at once, and neither waits for the other.
const arriving = loadText(new URL(words.path, import.meta.url), words.integrity, lang);

/** @param {unknown} error */
async function sayWhy(error) {
  const note = document.getElementById('failure');
  // Without texts the note says what the build wrote into it: that something did not arrive.
  const text = await arriving.catch(() => undefined);
  if (text && note) {
    const reason = error instanceof ModuleError
      ? text.say(`failure.${error.reason}`)
      : text.say('failure.stopped', { detail: error instanceof Error ? error.message : String(error) });
    note.textContent = text.say('failure.module', { reason });
  }
  if (note) note.hidden = false;
  if (figure) figure.dataset.state = 'failed';
  document.getElementById('workbench')?.classList.add('failed');
}

adopt(liveStyle);
keepPlaceAcrossLanguages();
if (figure) figure.dataset.state = 'loading';
try {
  const [module, text] = await Promise.all([loadModule(new URL(path, import.meta.url), integrity), arriving]);
  const { store } = new PuduFigure(module, text);
  for (const group of document.querySelectorAll('#controls > fieldset')) group.removeAttribute('disabled');
  wakeLessons(lessons, module, text, (said) => store.set(named(store, said)));
} catch (error) {
  await sayWhy(error);
}
// Paper and a reader without a connection want every picture, also those that were never near the screen.
for (const picture of /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll('img[loading=lazy]'))) picture.loading = 'eager';
keepOffline(new URL('../sw.js', import.meta.url));
