// What can be taken home of a figure: its files, a look at the sheet as it will be saved, and the
// lines that load it into a game engine. Knows no animal.
import { download } from '../lib/download.js';
import { later } from '../lib/later.js';
import { SheetView } from '../lib/sheet-view.js';
import { fieldOf } from '../lib/state.js';
import { engines, files, scales, sizes } from './export-choices.js';
import { fillTakeHome } from './take-home-panel.js';

/** @typedef {import('../lib/state.js').Field} Field */
/** @typedef {import('../lib/text.js').Text} Text */

// Of the table's numbers the page offers a few.
const offered = { size: sizes, scale: scales };
const kinds = Object.keys(files);
const millisecondsOfRest = 200;

/** @param {string} id */
const byId = (id) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return /** @type {any} */ (element);
};

/** @param {import('pudu-module').Row} row @returns {Field} */
function offeredField(row) {
  const numbers = row.id in offered ? offered[/** @type {'size' | 'scale'} */ (row.id)].map(String) : undefined;
  return fieldOf(numbers ? { ...row, kind: 'choice', min: 0, max: numbers.length - 1, default: String(row.default), choices: numbers } : row);
}

/** The export table's fields as the page has them, and the engine. @param {import('pudu-module').Table} table @returns {Field[]} */
export const exportFields = (table) => [
  ...table.exports.filter((row) => row.id !== 'style').map(offeredField),
  { id: 'engine', kind: 'choice', min: 0, max: engines.length - 1, default: 0, auto: false, choices: engines },
];

export class TakeHome {
  /**
   * @param {import('pudu-module').Figure} figure
   * @param {import('pudu-module').Table} table
   * @param {import('../lib/state.js').Store} store
   * @param {Text} text
   * @param {() => void} pose tells the figure which animal is on show, and in which pose
   */
  constructor(figure, table, store, text, pose) {
    this.figure = figure;
    this.rows = table.exports;
    this.store = store;
    this.text = text;
    this.pose = pose;
    const group = /** @type {Element} */ (document.querySelector('.take-home'));
    fillTakeHome(group, table.exports, text);
    this.view = new SheetView(byId('sheet-view'), byId('preview'));
    this.own = new Set(exportFields(table).map((field) => field.id));
    this.refresh = later(millisecondsOfRest, () => this.show());
    // Made only for somebody who is near enough to see it.
    this.near = false;
    this.stale = true;
    new IntersectionObserver(
      (entries) => {
        this.near = entries[entries.length - 1]?.isIntersecting ?? true;
        if (this.near) this.refresh();
      },
      { rootMargin: '50%' }
    ).observe(group);
    for (const button of document.querySelectorAll('button[data-file]')) {
      const file = /** @type {HTMLButtonElement} */ (button).dataset.file ?? '';
      button.addEventListener('click', () => this.take(/** @type {keyof typeof files} */ (file)));
    }
    byId('copy-snippet').addEventListener('click', () => this.copy());
    this.setOptions();
  }

  /** After a change of these fields. @param {ReadonlySet<string>} changed */
  accept(changed) {
    if ([...changed].some((id) => this.own.has(id))) this.setOptions();
    // The pose, the view and the walk are not in a sheet.
    if ([...changed].every((id) => ['phase', 'view', 'walk'].includes(id))) return;
    this.stale = true;
    this.refresh();
  }

  /** What the files shall be like, which the sprites beside the drawing follow as well. */
  setOptions() {
    const options = this.figure.exportOptions();
    this.rows.forEach(({ id }, slot) => {
      if (this.own.has(id)) options[slot] = id in offered ? Number(this.store.name(id)) : this.store.get(id);
    });
  }

  /** A file's bytes, as a copy: the module's own are overwritten by the next. @param {keyof typeof files} file */
  bytes(file) {
    this.pose();
    const bytes = this.figure.file(kinds.indexOf(file));
    return bytes && new Uint8Array(bytes);
  }

  /** @param {keyof typeof files} file */
  name(file) {
    return this.figure.fileName(kinds.indexOf(file));
  }

  /** @param {keyof typeof files} file */
  take(file) {
    const bytes = this.bytes(file);
    if (!bytes) return this.tell(this.text.say('controls.toolarge'));
    const name = this.name(file);
    download(bytes, files[file], name);
    return this.tell(this.text.say('controls.saved', { name }));
  }

  /** @param {string} what */
  tell(what) {
    byId('done').textContent = what;
  }

  /** The sheet as it will be saved, and the lines for it. */
  show() {
    if (!this.near || !this.stale) return;
    this.stale = false;
    const { text, store, figure } = this;
    const bytes = this.bytes('sheet');
    byId('snippet').textContent = figure.snippet(store.get('engine'));
    byId('snippet-how').textContent = text.say(`engines.${store.name('engine')}`);
    byId('sheet-name').textContent = bytes ? this.name('sheet') : '';
    if (!bytes) {
      this.view.clear();
      byId('sheet-facts').textContent = text.say('controls.toolarge');
      return;
    }
    // Width and height stand at the same place in every PNG.
    const head = new DataView(bytes.buffer);
    byId('sheet-facts').textContent = text.say('values.file', {
      width: text.number(head.getUint32(16)),
      height: text.number(head.getUint32(20)),
      bytes: text.number(bytes.length),
    });
    this.view.show(bytes).catch(() => this.view.clear());
  }

  async copy() {
    const code = byId('snippet');
    const told = byId('copied');
    try {
      await navigator.clipboard.writeText(code.textContent);
      told.textContent = this.text.say('controls.codecopied');
    } catch {
      getSelection()?.selectAllChildren(code);
      told.textContent = this.text.say('controls.codeselected');
    }
  }
}
