// The chapter of the pudu: brings its figure to life, or says plainly why it stays a picture.
import { PuduFigure } from '../figures/pudu.js';
import { keepPlaceAcrossLanguages } from '../lib/language.js';
import { loadModule, ModuleError } from '../lib/module.js';
import { keepOffline } from '../lib/offline.js';
import { textOf } from '../lib/text.js';

// Written in by the build: where the module is, beside this script, and what its bytes must be.
/** @type {string} */
// @ts-expect-error The build defines it.
const path = WASM_PATH;
/** @type {string} */
// @ts-expect-error The build defines it.
const integrity = WASM_INTEGRITY;

const text = textOf(document);
const figure = document.getElementById('pudu');

/** @param {unknown} error */
function sayWhy(error) {
  const reason = error instanceof ModuleError
    ? text.say(`failure.${error.reason}`)
    : text.say('failure.stopped', { detail: error instanceof Error ? error.message : String(error) });
  const note = document.getElementById('failure');
  if (note) {
    note.textContent = text.say('failure.module', { reason });
    note.hidden = false;
  }
  if (figure) figure.dataset.state = 'failed';
  document.getElementById('workbench')?.classList.add('failed');
}

keepPlaceAcrossLanguages();
if (figure) figure.dataset.state = 'loading';
try {
  const module = await loadModule(new URL(path, import.meta.url), integrity);
  new PuduFigure(module, text);
  for (const group of document.querySelectorAll('#controls > fieldset')) group.removeAttribute('disabled');
} catch (error) {
  sayWhy(error);
}
keepOffline(new URL('../sw.js', import.meta.url));
