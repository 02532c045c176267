// The pudu: a drawing, two sprites, their controls and readouts, over one generator.
import { bindControls } from '../lib/controls.js';
import { setAttribute, setHidden, setSlider, setText } from '../lib/dom.js';
import { withMargin } from '../lib/frame.js';
import { kindAt } from '../lib/hit.js';
import { later } from '../lib/later.js';
import { Legend } from '../lib/legend.js';
import { Generator } from '../lib/module.js';
import { Notice } from '../lib/notice.js';
import { paint } from '../lib/painter.js';
import { PixelCanvas } from '../lib/pixels.js';
import { mark, rule } from '../lib/ruler.js';
import { Loop, place, watchPixels } from '../lib/stage.js';
import { fieldOf, read, Store, write } from '../lib/state.js';
import { PuduWords } from './pudu-words.js';
import { Restore } from './restore.js';
import { slider } from './sliders.js';
import { exportFields, TakeHome } from './take-home.js';

/** @typedef {import('../lib/text.js').Text} Text */
/** @typedef {import('../lib/state.js').Field} Field */

// Where the readouts stand in their buffer (cpp/wasm).
const readout = { withers: 0, length: 1, factor: 2, spots: 3, parts: 4, scene: 9 };

// An adult takes this long for one cycle; a smaller animal swings its shorter legs faster, as a
// shorter pendulum does. Chosen by eye.
const adultCycleSeconds = 0.9;
const secondsBetweenReadouts = 0.2;

// The measures that are folded away.
const finer = ['shoulder', 'roundness', 'belly', 'antler', 'antlerAngle'];

const spriteSizes = [16, 32];
const spritePoses = 4;

// A clock in a browser ticks coarsely, so many poses are timed at once; and other things go on, so
// the mean of the middle half of such times is told. The pose is timed when the hand has come to
// rest, so that this is not what makes a drag slow.
const timedPoses = 1000;
const timesKept = 16;
const millisecondsBetweenTimes = 100;
const millisecondsOfRest = 600;

/** @param {string} id @param {string[]} choices @param {number} value @returns {Field} */
const choice = (id, choices, value) => ({ id, kind: 'choice', min: 0, max: choices.length - 1, default: value, auto: false, choices });

/** The page's own fields, beside the generator's. */
const pageFields = [choice('view', ['off', 'kind', 'skeleton'], 0), choice('walk', ['off', 'on'], 1)];

/** @param {string} id */
const byId = (id) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return /** @type {any} */ (element);
};

/** @param {string} id @param {string} what */
const say = (id, what) => setText(byId(id), what);

export class PuduFigure {
  /** The place in the cycle of the animal on show. */
  phase = 0;
  found = { withers: 0, spots: 0, factor: 1 };
  pixels = { width: 0, height: 0 };
  placing = { scale: 1, x: 0, y: 0 };
  settled = '';
  accent = '';
  spritePose = -1;
  sinceReadouts = 0;
  /** Milliseconds that a thousand poses took, the newest last. @type {number[]} */
  times = [];
  /** The next timing that is to come. @type {ReturnType<typeof setTimeout> | undefined} */
  timing;
  /** The frame that is asked for, or 0, and what it has to show anew. */
  request = 0;
  changed = new Set();

  /**
   * @param {import('pudu-module').Module} module
   * @param {Text} text
   */
  constructor(module, text) {
    this.text = text;
    /** @type {import('pudu-module').Table} */
    const table = JSON.parse(module.parameterTable());
    const rows = [...table.parameters, ...table.knobs];
    // A knob stands in front of the parameter of the same name, so the later row counts.
    this.slots = new Map(rows.map((row, slot) => [row.id, slot]));
    const animal = [...this.slots.values()].map((slot) => fieldOf(rows[slot]));
    this.fields = [...animal, ...pageFields, ...exportFields(table)];

    const { values, corrections } = read(this.fields, location.search);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) values.set('walk', 0);
    this.store = new Store(this.fields, values);
    this.words = new PuduWords(text, this.store);
    this.phase = this.store.get('phase');

    this.generator = new Generator(module);
    this.home = new TakeHome(this.generator.figure, table, this.store, text, () => this.pose(Math.round(this.phase * 100) / 100));
    new Restore(animal, text, {
      restore: (values) => this.restore(values),
      correction: (correction) => this.words.correction(correction),
    });
    this.drawing = /** @type {CanvasRenderingContext2D} */ (byId('drawing').getContext('2d'));
    this.ruler = /** @type {CanvasRenderingContext2D} */ (byId('ruler').getContext('2d'));
    this.sprites = spriteSizes.map((size) => ({ size, canvas: new PixelCanvas(byId(`sprite-${size}`)) }));
    const kinds = table.kinds.map((kind) => ({ ...kind, text: text.say(`kinds.${kind.name}`) }));
    for (const id of finer) byId('finer').append(slider(rows[this.slots.get(id) ?? 0], text));
    this.legend = new Legend(byId('legend').firstElementChild, kinds, () => this.drawSoon());
    // Taking hold of the phase stops the walk, even at the phase it was stopped at before.
    byId('phase').addEventListener('input', () => {
      if (!this.walking) return;
      this.phase = byId('phase').valueAsNumber;
      this.store.set({ walk: 0 });
    });
    this.controls = bindControls(byId('controls'), this.store, {
      reading: (id) => this.words.reading(id, this.found),
      shown: (id) => (id === 'spots' ? this.found.spots : 0),
      backLabel: (id) => this.words.back(id),
    });
    this.loop = new Loop(byId('stage'), (seconds) => this.step(seconds));
    this.timeSoon = later(millisecondsOfRest, () => {
      this.times = [];
      this.timePose();
    });
    this.describe = later(500, () => this.caption());
    this.remember = later(250, () => history.replaceState(history.state, '', this.address()));

    this.store.listen((changed) => this.accept(changed));
    this.bindButtons();
    this.bindCanvas();
    this.changed = new Set(this.store.fields.keys());
    this.draw();
    this.caption();
    this.tell(corrections);
    this.loop.run(this.walking);
  }

  get walking() {
    return this.store.name('walk') === 'on';
  }

  /** The address of this state. A walking animal has no phase worth keeping. */
  address() {
    const values = new Map(this.store.values);
    if (this.walking) values.set('phase', 0);
    return location.pathname + write(this.fields, values) + location.hash;
  }

  /** @param {ReadonlySet<string>} changed */
  accept(changed) {
    if (changed.has('phase')) {
      this.phase = this.store.get('phase');
    } else if (changed.has('walk') && !this.walking) {
      this.store.set({ phase: Math.round(this.phase * 100) / 100 });
    }
    if (changed.has('walk')) this.loop.run(this.walking);
    if (changed.has('view')) this.legend.clear();
    for (const id of changed) this.changed.add(id);
    this.spritePose = -1;
    this.home.accept(changed);
    this.drawSoon();
    this.describe();
    this.remember();
  }

  /** Draws before the next repaint, once, however many changes come before it. */
  drawSoon() {
    this.request ||= requestAnimationFrame(() => this.draw());
  }

  /** One frame of the walk. @param {number} seconds since the last */
  step(seconds) {
    this.phase = (this.phase + seconds / (adultCycleSeconds * Math.sqrt(this.found.factor))) % 1;
    this.sinceReadouts += seconds;
    this.draw(this.sinceReadouts > secondsBetweenReadouts);
  }

  /** @param {boolean} readouts whether they are due even if nothing changed */
  draw(readouts = true) {
    cancelAnimationFrame(this.request);
    this.request = 0;
    const numbers = this.update();
    this.settle(numbers);
    paint(this.drawing, this.generator.picture(), this.placing);
    mark(this.drawing, this.placing, this.found.withers, this.accent, window.devicePixelRatio);
    this.drawSprites();
    if (this.changed.size > 0) this.showChanges();
    else if (!readouts) return;
    this.sinceReadouts = 0;
    this.showReadouts(numbers);
  }

  /** @param {number} phase */
  pose(phase) {
    const values = this.generator.values;
    for (const [id, slot] of this.slots) values[slot] = id === 'phase' ? phase : this.store.get(id);
  }

  /** Shows an animal that a file tells of; one with a phase is stopped there. @param {Map<string, number>} values */
  restore(values) {
    if (values.get('phase') !== this.store.field('phase').default) this.store.set({ walk: 0 });
    else if (this.walking) values.delete('phase');
    this.store.set(Object.fromEntries(values));
    this.draw();
    return this.words.animal(this.found);
  }

  /** One call over the border: the values in, the picture and the readouts out. */
  update() {
    this.pose(this.phase);
    this.generator.update(this.store.get('view'), this.legend.lit);
    const numbers = this.generator.readouts();
    this.found = { withers: numbers[readout.withers], spots: numbers[readout.spots], factor: numbers[readout.factor] };
    return numbers;
  }

  /** Finds the place of the drawing anew when the canvas or the scene is another. @param {Float64Array} numbers */
  settle(numbers) {
    const [x0, y0, x1, y1] = numbers.subarray(readout.scene, readout.scene + 4);
    const { width, height } = this.pixels;
    const now = [x0, y0, x1, y1, width, height].join(' ');
    if (now === this.settled) return;
    this.settled = now;
    this.placing = place(withMargin({ x0, y0, x1, y1 }), width, height);
    this.drawRuler();
  }

  drawRuler() {
    const style = getComputedStyle(byId('stage'));
    this.accent = style.getPropertyValue('--mark');
    const ink = {
      line: style.getPropertyValue('--rule'),
      ground: style.getPropertyValue('--ground'),
      text: style.getPropertyValue('--rule-text'),
      font: style.fontFamily,
    };
    rule(this.ruler, this.placing, ink, (cm, unit) => (unit ? this.text.centimetres(cm / 100, 0) : this.text.number(cm)), window.devicePixelRatio);
  }

  /** The sprites show the poses of the walk sheet, each as long as it is the nearest. */
  drawSprites() {
    const pose = Math.round(this.phase * spritePoses) % spritePoses;
    if (pose === this.spritePose) return;
    this.spritePose = pose;
    for (const { size, canvas } of this.sprites) {
      const rgba = this.generator.figure.sprite(size, pose / spritePoses);
      if (rgba) canvas.show(rgba, size);
    }
  }

  /** Controls, hints and legend after a change. */
  showChanges() {
    const { changed } = this;
    this.changed = new Set();
    // Spots on auto follow the age; what Chubby sets follows Chubby; an adult is named by its sex.
    changed.add('spots');
    if (changed.has('chubby')) changed.add('roundness').add('belly');
    if (changed.has('sex')) changed.add('age');
    this.controls.show(changed);
    clearTimeout(this.timing);
    this.timeSoon();
    for (const id of ['roundness', 'belly']) byId(id).disabled = this.words.ruledByChubby(id);
    setAttribute(byId('walk'), 'aria-pressed', String(this.walking));
    say('seed-hint', this.found.spots === 0 ? this.text.say('hints.seed') : '');
    const byKind = this.store.name('view') === 'kind';
    setHidden(byId('legend'), !byKind);
    if (byKind) this.legend.offer(new Set([...this.generator.parts(), ...this.generator.details()].map((p) => p.kind)));
  }

  /** @param {Float64Array} numbers */
  showReadouts(numbers) {
    const { text } = this;
    say('withers', text.centimetres(numbers[readout.withers]));
    say('length', text.centimetres(numbers[readout.length]));
    say('factor', text.say('values.times', { value: text.number(numbers[readout.factor], 2) }));
    say('parts', text.number(numbers[readout.parts]));
    say('spots-drawn', text.number(numbers[readout.spots]));
    if (this.walking) this.showPhase();
  }

  /** Times the generator alone, without the drawing, until there are enough times for this animal. */
  timePose() {
    if (this.times.length >= timesKept || document.hidden) return;
    const before = performance.now();
    this.generator.figure.writePoses(timedPoses);
    this.times.push(performance.now() - before);
    this.timing = setTimeout(() => this.timePose(), millisecondsBetweenTimes);
    const { length } = this.times;
    // Told soon, and again when it is known better.
    if (length !== 4 && length !== timesKept) return;
    const middle = [...this.times].sort((a, b) => a - b).slice(length >> 2, length - (length >> 2));
    const microseconds = (1000 * middle.reduce((sum, time) => sum + time, 0)) / (middle.length * timedPoses);
    byId('time').textContent = this.text.say('values.microseconds', { value: this.text.number(microseconds, 2) });
  }

  /** The slider follows the walk, unless somebody holds it. */
  showPhase() {
    const slider = byId('phase');
    if (document.activeElement === slider) return;
    setSlider(slider, this.phase);
    say('phase-value', this.words.value('phase', this.phase));
  }

  caption() {
    say('caption', this.words.caption(this.found, this.phase, this.walking));
  }

  /** Says what of a link could not be had. @param {import('../lib/state.js').Correction[]} corrections */
  tell(corrections) {
    if (corrections.length === 0) return;
    const note = new Notice('corrections', this.text.say('notes.close'));
    byId('failure').after(note.element);
    note.tell(this.text.say('notes.intro'), corrections.map((correction) => this.words.correction(correction)));
  }

  bindButtons() {
    const { store, text } = this;
    const done = (/** @type {string} */ what) => (byId('done').textContent = what);
    byId('walk').addEventListener('click', () => store.set({ walk: this.walking ? 0 : 1 }));
    byId('another').addEventListener('click', () => {
      const seed = Math.floor(Math.random() * 10000);
      store.set({ seed: seed === store.get('seed') ? seed + 1 : seed });
    });
    byId('reset').addEventListener('click', () => {
      store.reset();
      done('');
    });
    byId('copy-link').addEventListener('click', async () => {
      const url = new URL(this.address(), location.href);
      url.hash = '';
      try {
        await navigator.clipboard.writeText(url.href);
        done(text.say('controls.copied'));
      } catch {
        history.replaceState(history.state, '', this.address());
        done(text.say('controls.manual'));
      }
    });
  }

  bindCanvas() {
    const canvas = byId('drawing');
    watchPixels(canvas, (width, height) => {
      for (const each of [canvas, byId('ruler')]) {
        each.width = width;
        each.height = height;
      }
      this.pixels = { width, height };
      this.draw();
      byId('pudu').dataset.state = 'live';
    });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
      matchMedia(query).addEventListener('change', () => this.drawRuler());
    }
    const mouse = (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse';
    canvas.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => mouse(event) && this.legend.point(this.kindUnder(event)));
    canvas.addEventListener('pointerleave', (/** @type {PointerEvent} */ event) => mouse(event) && this.legend.point(-1));
    canvas.addEventListener('click', (/** @type {PointerEvent} */ event) => this.legend.pin(this.kindUnder(event)));
  }

  /** The kind of part under the pointer, in the view that tells kinds apart. @param {PointerEvent} event */
  kindUnder(event) {
    if (this.store.name('view') !== 'kind') return -1;
    const { placing } = this;
    const ratio = this.pixels.width / byId('drawing').clientWidth;
    const x = (event.offsetX * ratio - placing.x) / placing.scale;
    const y = (placing.y - event.offsetY * ratio) / placing.scale;
    // A finger is broader than the tip of an arrow.
    const reach = ((event.pointerType === 'mouse' ? 1 : 10) * ratio) / placing.scale;
    return kindAt(this.generator.parts(), this.generator.details(), x, y, reach);
  }
}
