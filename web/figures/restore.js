// Brings back the animal that a PNG of this page was made of. The file is read here and goes nowhere.
import { element } from '../lib/dom.js';
import { takeDrops } from '../lib/drop.js';
import { Notice } from '../lib/notice.js';
import { readPngText } from '../lib/png-text.js';
import { read } from '../lib/state.js';

/** @typedef {import('../lib/text.js').Text} Text */

const keyword = 'pudu';
// More than any file of ours, and few enough bytes to check at once.
const largestFile = 16 << 20;
// As many as cpp/pudu/share.h reads.
const longestText = 2048;
const longestName = 60;

/** @param {string} id */
const byId = (id) => /** @type {any} */ (document.getElementById(id));

export class Restore {
  /**
   * @param {import('../lib/state.js').Field[]} fields the generator's, which a file may say
   * @param {Text} text
   * @param {{restore: (values: Map<string, number>) => string, correction: (correction: import('../lib/state.js').Correction) => string}} figure
   *   `restore` shows these values and says in words what is to be seen
   */
  constructor(fields, text, figure) {
    this.fields = fields;
    this.text = text;
    this.figure = figure;
    const drop = element('div', { class: 'drop', id: 'drop', hidden: '' }, element('p', {}, text.say('restore.here')));
    const chooser = element('input', { type: 'file', id: 'choose-file', accept: 'image/png', 'aria-label': text.say('controls.choose'), hidden: '' });
    this.note = new Notice('restored', text.say('notes.close'), () => byId('choose').focus());
    byId('workbench').append(chooser, drop, this.note.element);
    takeDrops(drop, (file) => this.take(file));
    byId('choose').addEventListener('click', () => chooser.click());
    chooser.addEventListener('change', () => {
      const file = chooser.files?.[0];
      if (file) this.take(file);
      // So that the same file can be chosen again.
      chooser.value = '';
    });
  }

  /** @param {File} file */
  async take(file) {
    const { text } = this;
    const name = file.name.length > longestName ? `${file.name.slice(0, longestName)}…` : file.name;
    if (file.size > largestFile) {
      const megabytes = (/** @type {number} */ bytes) => text.number(bytes / (1 << 20), 1);
      return this.note.tell(text.say('restore.large', { name, size: megabytes(file.size), limit: megabytes(largestFile) }));
    }
    /** @type {Uint8Array<ArrayBuffer>} */
    let bytes;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return this.note.tell(text.say('restore.unreadable', { name }));
    }
    const found = readPngText(bytes, keyword, longestText);
    if ('fault' in found) {
      return this.note.tell(text.say(`restore.${found.fault}`, { name, chunk: found.chunk, at: text.number(found.at), limit: text.number(longestText) }));
    }
    const { values, corrections } = read(this.fields, found.text);
    const animal = this.figure.restore(values);
    const told = text.say('restore.done', { name, animal });
    if (corrections.length === 0) return this.note.tell(told);
    return this.note.tell(`${told} ${text.say('restore.corrected')}`, corrections.map((correction) => this.figure.correction(correction)));
  }
}
