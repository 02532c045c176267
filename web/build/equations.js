// Equations become MathML when the site is built. A fence `tex ID` is an equation of its own and
// $...$ one inside a sentence; \term{NAME}{...} marks a term that text and figures can light up.
import { createRequire } from 'node:module';
import { onTokens } from './tokens.js';

const temml = createRequire(import.meta.url)('temml');

// The policy of the pages forbids inline styles, and the style sheet has none of Temml's classes. No
// font for mathematics can be counted on: letters are slanted by the style sheet in the page's own
// face, and it draws the brace before a choice of cases, which only such a font could stretch.
const tidy = (/** @type {string} */ html) =>
  html
    .replace(/ (?:style|class|fence|separator)="[^"]*"/g, '')
    .replace(/<mo [^>]*stretchy="true">\{<\/mo>(<mtable>[\s\S]*?<\/mtable>)<mo [^>]*><\/mo>/g, '$1')
    .replace(/<mi( [^>]*)?>([\p{L}])<\/mi>/gu, '<mi mathvariant="normal"$1>$2</mi>');

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
  return tidy(html);
}

/**
 * The formulas of a display, which stand apart by \\qquad and each go to a line of their own where
 * there is no room for all of them.
 * @param {string} tex
 */
function formulas(tex) {
  const parts = [''];
  let depth = 0;
  for (const [piece] of tex.matchAll(/\\(?:begin|end)\b|\\qquad\b|\\.|[{}]|[^\\{}]+/gs)) {
    if (piece === '{' || piece === '\\begin') ++depth;
    if (piece === '}' || piece === '\\end') --depth;
    if (piece === '\\qquad' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
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
  /** @param {any} token @param {string} html @param {any} env */
  const keep = (token, html, env) => {
    token.meta = { ...token.meta, html };
    for (const name of termsOf(html)) env.found.marked.add(name);
  };
  onTokens(md, 'math', (token, fail, env) => {
    keep(token, mathml(token.content, false, fail), env);
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
    keep(token, formulas(token.content).map((tex) => mathml(tex, true, fail)).join(''), env);
    env.found.equations.push({ id, tex: token.content });
  });
  md.renderer.rules.math = (/** @type {any[]} */ tokens, /** @type {number} */ i) => {
    const { html } = tokens[i].meta;
    // Browsers break lines after a formula, and would before the comma that belongs to it.
    const next = tokens[i + 1];
    const [mark] = next?.type === 'text' ? (/^[.,;:!?)]+/.exec(next.content) ?? []) : [];
    if (!mark) return html;
    next.content = next.content.slice(mark.length);
    return `<span class="whole">${html}${mark}</span>`;
  };
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
