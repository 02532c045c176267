// Links of the tutorial that lead to no page:
//   [text](term:NAME)                  lights up the term of that name in the section
//   [text](set:FIELD=VALUE&FIELD=VALUE)  sets fields of the main figure
//   [text](set:ID.FIELD=VALUE)         sets a field of the live figure ID
//   [text](gloss:ID)                   leads to the glossary
import { allowed, eachToken, failAt } from './tokens.js';

/**
 * The end of a link, for its beginning.
 * @param {any[]} children @param {number} start
 */
const endOf = (children, start) => children.findIndex((token, i) => i > start && token.type === 'link_close' && token.level === children[start].level);

/** @param {string} value @param {any} field @returns {string} what is wrong, or nothing */
function wrongValue(value, field) {
  const names = field.choices ?? [];
  if (field.auto && value === 'auto') return '';
  if (names.length > 0) return names.includes(value) ? '' : `"${value}" is no choice; ${allowed(names)}`;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return `"${value}" is no number`;
  if (number < field.min || number > field.max) return `${value} is outside ${field.min} to ${field.max}`;
  return '';
}

/** @param {string} text @param {any} env @param {(text: string) => never} fail */
function checkSettings(text, env, fail) {
  for (const setting of text.split('&')) {
    const match = /^(?:([a-z-]+)\.)?([A-Za-z]+)=([^=]+)$/.exec(setting);
    if (!match) return fail(`set:${text}: "${setting}" is not of the form FIELD=VALUE or FIGURE.FIELD=VALUE`);
    const [, figure, name, value] = match;
    if (figure && !env.figures.has(figure)) fail(`set:${text}: "${figure}" is no figure; ${allowed(env.figures.keys())}`);
    const fields = figure ? env.figures.get(figure).fields : env.fields;
    const field = fields.find((/** @type {any} */ f) => f.id === name);
    if (!field) return fail(`set:${text}: ${figure ?? 'the main figure'} has no field "${name}"; ${allowed(fields.map((/** @type {any} */ f) => f.id))}`);
    const wrong = wrongValue(value, field);
    if (wrong) fail(`set:${text}: ${wrong}`);
  }
}

const kinds = {
  /** @type {(name: string, env: any, fail: (text: string) => never) => [string, [string, string][]]} */
  term(name, env, fail) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) fail(`term:${name} is no name of a term`);
    env.found.terms.set(name, fail);
    return ['span', [['class', 'term'], ['data-term', name]]];
  },
  /** @type {(text: string, env: any, fail: (text: string) => never) => [string, [string, string][]]} */
  set(text, env, fail) {
    checkSettings(text, env, fail);
    env.found.settings.add(text);
    return ['span', [['class', 'drive'], ['data-set', text]]];
  },
  /** @type {(id: string, env: any, fail: (text: string) => never) => [string, [string, string][]]} */
  gloss(id, env, fail) {
    if (!env.glossary.has(id)) fail(`gloss:${id} is no entry of the glossary; ${allowed(env.glossary)}`);
    env.found.glossary.add(id);
    return ['a', [['class', 'gloss'], ['href', `#term-${id}`]]];
  },
};

export function links(/** @type {any} */ md) {
  md.core.ruler.push('links', (/** @type {any} */ state) => {
    const line = new Map();
    eachToken(state.tokens, (token, at) => line.set(token, at));
    for (const { children } of state.tokens) {
      (children ?? []).forEach((/** @type {any} */ token, /** @type {number} */ i) => {
        const match = token.type === 'link_open' && /^(term|set|gloss):(.*)$/s.exec(decodeURI(token.attrGet('href') ?? ''));
        if (!match) return;
        const kind = kinds[/** @type {keyof typeof kinds} */ (match[1])];
        const [tag, attributes] = kind(match[2], state.env, failAt(state.env, line.get(token)));
        token.tag = children[endOf(children, i)].tag = tag;
        token.attrs = attributes;
      });
    }
  });
}
