// What the pudu's figure says in words: its values, its caption, and what a link asked in vain.
import { auto } from '../lib/state.js';

/** @typedef {import('../lib/text.js').Text} Text */
/** @typedef {import('../lib/state.js').Store} Store */
/** What the generator found for the pose on show. @typedef {{withers: number, spots: number}} Found */

const percents = new Set(['age', 'chubby', 'belly']);
const factors = new Set(['roundness', 'antler']);
const pixels = new Set(['padding', 'extrusion']);

export class PuduWords {
  /** @param {Text} text @param {Store} store */
  constructor(text, store) {
    this.text = text;
    this.store = store;
  }

  /** Fawns have spots, young animals are growing, adults have all of their antlers. */
  stage() {
    const age = this.store.get('age');
    return age < 0.45 ? 'fawn' : age < 0.9 ? 'young' : 'adult';
  }

  /** Chubby sets roundness and belly; what they are set to by themselves then counts for nothing. @param {string} id */
  ruledByChubby(id) {
    return (id === 'roundness' || id === 'belly') && this.store.get('chubby') !== auto;
  }

  /** A value as it is read. @param {string} id @param {number} value */
  value(id, value) {
    const { text } = this;
    const field = this.store.field(id);
    if (field.auto && value === auto) return text.say('controls.auto');
    if (id === 'poses') return field.choices?.[value] ?? '';
    if (id === 'scale') return text.say('values.times', { value: field.choices?.[value] ?? '' });
    if (field.choices) return text.say(`choices.${field.choices[value]}`);
    if (pixels.has(id)) return text.say('values.pixels', { value: text.number(value) });
    if (percents.has(id)) return text.say('values.percent', { value: text.number(value * 100) });
    if (factors.has(id)) return text.say('values.times', { value: text.number(value, 2) });
    if (id === 'shoulder') return text.centimetres(value, 0);
    if (id === 'antlerAngle') return text.say('values.degrees', { value: text.number(value) });
    return text.number(value, id === 'phase' ? 2 : 0);
  }

  /** What stands beside a slider, and what is read out. @param {string} id @param {Found} found */
  reading(id, found) {
    const { text } = this;
    const value = this.store.get(id);
    if (id === 'age') {
      const fill = { stage: text.say(`stages.${this.stage()}-${this.store.name('sex')}`), percent: this.value(id, value) };
      return { text: text.say('values.stage', fill), spoken: text.say('values.spoken', fill) };
    }
    if (this.ruledByChubby(id)) return { text: text.say('hints.ruled') };
    if (value === auto && this.store.field(id).auto) {
      const now = this.value(id, id === 'spots' ? found.spots : 0);
      return { text: now, spoken: text.say('values.auto', { value: now }) };
    }
    return { text: this.value(id, value) };
  }

  /** The name of the button that puts a default back. @param {string} id */
  back(id) {
    return this.text.say('controls.back', {
      field: this.text.say(`fields.${id}`),
      value: this.value(id, this.store.field(id).default),
    });
  }

  /** The animal in a few words: what it is, its spots where it has any. @param {Found} found */
  animal(found) {
    const { text } = this;
    const animal = text.say(`figure.animal.${this.stage()}-${this.store.name('sex')}`);
    const count = text.say(`figure.spots.${found.spots === 1 ? 'one' : 'many'}`, { count: text.number(found.spots) });
    return found.spots > 0 ? `${animal}, ${count}` : animal;
  }

  /** One sentence that says what is to be seen. @param {Found} found @param {number} phase @param {boolean} walking */
  caption(found, phase, walking) {
    const { text, store } = this;
    const sentence = text.say(`figure.caption.${walking ? 'walking' : 'standing'}`, {
      animal: this.animal(found),
      phase: text.number(phase, 2),
      height: text.centimetres(found.withers),
    });
    const view = store.name('view');
    return view === 'off' ? sentence : `${sentence} ${text.say(`figure.extra.${view}`)}`;
  }

  /** @param {import('../lib/state.js').Correction} correction */
  correction({ problem, field, given }) {
    const row = this.store.fields.get(field);
    return this.text.say(`notes.${problem}`, {
      field: this.text.say(`fields.${field}`),
      given,
      // In the link's own units, as the given value is.
      min: row ? this.text.plain(row.min) : '',
      max: row ? this.text.plain(row.max) : '',
      value: row ? this.value(field, this.store.get(field)) : '',
    });
  }
}
