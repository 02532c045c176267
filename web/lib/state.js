// The state of a figure: one number per field, read from a link and written back to it.
//
// A field is a row of the generator's table or one of the page's own. Values are numbers: a choice
// is the place of its name in `choices`, and `auto` is -1. A link says only what differs from the
// defaults, and is untrusted: it is read within bounds, and what was changed is reported.

/** @typedef {{id: string, kind: 'number' | 'integer' | 'choice' | 'cyclic', min: number, max: number, default: number, auto: boolean, choices?: string[]}} Field */
/**
 * What had to be corrected: the key of a sentence, and what goes into it.
 * @typedef {{problem: 'range' | 'whole' | 'number' | 'choice' | 'version', field: string, given: string}} Correction
 */

export const auto = -1;
export const version = '1';

/** A field from a row of the generator's table, which says defaults in words. @param {import('pudu-module').Row} row @returns {Field} */
export function fieldOf(row) {
  const number = row.default === 'auto' ? auto : row.choices ? row.choices.indexOf(String(row.default)) : Number(row.default);
  return { ...row, default: number };
}

// More than any field can need; what is longer is cut before it is shown.
const longest = 24;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** @param {number} x @param {number} min @param {number} max */
const clamp = (x, min, max) => Math.min(max, Math.max(min, x));

/** The nearest value that the field allows. @param {Field} field @param {number} value */
export function allow(field, value) {
  if (!Number.isFinite(value)) return field.default;
  if (field.auto && value === auto) return auto;
  if (field.kind === 'cyclic') {
    const turns = (value - field.min) / (field.max - field.min);
    const wrapped = turns - Math.floor(turns);
    // A hair below a whole turn rounds up to one.
    return field.min + (wrapped < 1 ? wrapped : 0) * (field.max - field.min);
  }
  const inside = clamp(value, field.min, field.max);
  return field.kind === 'number' ? inside : Math.round(inside);
}

/**
 * @param {Field} field @param {string} text
 * @returns {{value: number, problem?: Correction['problem']}}
 */
function parse(field, text) {
  if (field.auto && text === 'auto') return { value: auto };
  if (field.choices) {
    const index = field.choices.indexOf(text);
    return index < 0 ? { value: field.default, problem: 'choice' } : { value: index };
  }
  const number = decimal.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(number)) return { value: field.default, problem: 'number' };
  if (field.kind === 'cyclic') return { value: allow(field, number) };
  if (number < field.min || number > field.max) {
    return { value: allow({ ...field, auto: false }, number), problem: 'range' };
  }
  if (field.kind === 'integer' && !Number.isInteger(number)) {
    return { value: allow(field, number), problem: 'whole' };
  }
  return { value: number };
}

/**
 * Reads the part of an address after the question mark. Unknown fields are left alone.
 * @param {Field[]} fields @param {string} search
 */
export function read(fields, search) {
  const given = new URLSearchParams(search);
  /** @type {Correction[]} */
  const corrections = [];
  const values = new Map(fields.map((field) => [field.id, field.default]));
  const v = given.get('v');
  if (v !== null && v !== version) corrections.push({ problem: 'version', field: 'v', given: v.slice(0, longest) });
  for (const field of fields) {
    const text = given.get(field.id);
    if (text === null) continue;
    const { value, problem } = parse(field, text.trim());
    values.set(field.id, value);
    if (problem) corrections.push({ problem, field: field.id, given: text.slice(0, longest) });
  }
  return { values, corrections };
}

/**
 * The address that says these values, with a leading question mark; nothing when all are defaults.
 * @param {Field[]} fields @param {ReadonlyMap<string, number>} values
 */
export function write(fields, values) {
  const said = new URLSearchParams({ v: version });
  for (const field of fields) {
    const value = values.get(field.id) ?? field.default;
    if (value === field.default) continue;
    const text = value === auto && field.auto ? 'auto' : field.choices ? field.choices[value] : String(value);
    said.set(field.id, text ?? '');
  }
  return said.size > 1 ? `?${said}` : '';
}

/** Values for Store.set() from pairs of words, as a link in the prose has them. @param {Store} store @param {[string, string][]} said */
export const named = (store, said) =>
  Object.fromEntries(said.map(([id, value]) => [id, value === 'auto' ? auto : (store.field(id).choices?.indexOf(value) ?? Number(value))]));

/** Holds the values and tells who listens what changed. */
export class Store {
  /** @type {((changed: ReadonlySet<string>) => void)[]} */
  #listeners = [];

  /** @param {Field[]} fields @param {Map<string, number>} values */
  constructor(fields, values) {
    this.fields = new Map(fields.map((field) => [field.id, field]));
    this.values = values;
  }

  /** @param {string} id */
  field(id) {
    const field = this.fields.get(id);
    if (!field) throw new Error(`there is no field ${id}`);
    return field;
  }

  /** @param {string} id */
  get(id) {
    return this.values.get(id) ?? this.field(id).default;
  }

  /** The name of the choice that holds. @param {string} id */
  name(id) {
    return this.field(id).choices?.[this.get(id)] ?? '';
  }

  /** @param {(changed: ReadonlySet<string>) => void} listener */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** @param {Record<string, number>} values */
  set(values) {
    const changed = new Set();
    for (const [id, value] of Object.entries(values)) {
      const allowed = allow(this.field(id), value);
      if (allowed === this.get(id)) continue;
      this.values.set(id, allowed);
      changed.add(id);
    }
    if (changed.size > 0) for (const listener of this.#listeners) listener(changed);
  }

  /** @param {Iterable<string>} ids */
  reset(ids = this.fields.keys()) {
    this.set(Object.fromEntries([...ids].map((id) => [id, this.field(id).default])));
  }
}
