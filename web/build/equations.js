// Equations become MathML when the site is built. A fence `tex ID` is an equation of its own and
// $...$ one inside a sentence; \term{NAME}{...} marks a term that text and figures can light up.
import { createRequire } from 'node:module';
import { onTokens } from './tokens.js';

const temml = createRequire(import.meta.url)('temml');

/** @param {string} tex @param {boolean} display @param {(text: string) => never} fail */
export function mathml(tex, display, fail) {
  let html = '';
  try {
    html = temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: (/** @type {{command: string}} */ context) => context.command === '\\data',
      macros: { '\\term': '\\data{term=#1}{#2}' },
    });
  } catch (error) {
    fail(`TeX: ${error instanceof Error ? error.message.replace(/\s*\n[\s\S]*/, '') : error}, in ${tex.trim()}`);
  }
  // The policy of the pages forbids inline styles, and the style sheet has none of Temml's classes.
  return html.replace(/ (?:style|class)="[^"]*"/g, '').replaceAll(' fence="true"', '').replaceAll('></mspace>', '/>');
}

export const termsOf = (/** @type {string} */ html) => [...html.matchAll(/ data-term="([^"]*)"/g)].map(([, name]) => name);

// As in prose: no space inside the marks, so that a price is no equation.
const inlinePattern = /^\$(?!\s)((?:\\.|[^$\\])+?)(?<!\s)\$(?!\d)/s;

export function equations(/** @type {any} */ md) {
  md.inline.ruler.before('escape', 'math', (/** @type {any} */ state, /** @type {boolean} */ silent) => {
    if (state.src[state.pos] !== '$') return false;
    const match = inlinePattern.exec(state.src.slice(state.pos));
    if (!match) return false;
    if (!silent) state.push('math', 'math', 0).content = match[1];
    state.pos += match[0].length;
    return true;
  });
  /** @param {any} token @param {boolean} display @param {(text: string) => never} fail @param {any} env */
  const make = (token, display, fail, env) => {
    token.meta = { ...token.meta, html: mathml(token.content, display, fail) };
    for (const name of termsOf(token.meta.html)) env.found.marked.add(name);
  };
  onTokens(md, 'math', (token, fail, env) => {
    make(token, false, fail, env);
    env.found.maths.push(token.content);
  });
  onTokens(md, 'fence', (token, fail, env) => {
    const [language, id, ...rest] = token.info.trim().split(/\s+/);
    if (language !== 'tex') return;
    if (!/^[a-z][a-z0-9-]*$/.test(id ?? '') || rest.length > 0) fail(`an equation is written "tex ID", not "${token.info.trim()}"`);
    if (env.equations.has(id)) fail(`the equation ${id} stands in ${env.equations.get(id)} already`);
    env.equations.set(id, env.file);
    token.type = 'equation';
    token.meta = { id };
    make(token, true, fail, env);
    env.found.equations.push({ id, tex: token.content });
  });
  md.renderer.rules.math = (/** @type {any[]} */ tokens, /** @type {number} */ i) => tokens[i].meta.html;
  md.renderer.rules.equation = (/** @type {any[]} */ tokens, /** @type {number} */ i, _options, /** @type {any} */ env) =>
    `<div class="equation" id="eq-${tokens[i].meta.id}" tabindex="0" role="group" aria-label="${env.strings.chapter.equation}">${tokens[i].meta.html}</div>\n`;
}

/**
 * TeX with everything taken out in which two languages may differ: words, the decimal mark, and the
 * semicolon between numbers where the comma is that mark.
 */
export const shapeOfTex = (/** @type {string} */ tex) =>
  tex
    .replace(/\\(text|operatorname|mathrm)\{[^{}]*\}/g, '\\$1{}')
    .replace(/(\d)\{?[.,]\}?(\d)/g, '$1.$2')
    .replace(/(?<!\\);/g, ',')
    .replace(/\s+/g, '');
