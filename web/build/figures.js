// `@figure ID`, alone on a line, is the place of a live figure. Until its script comes, and where it
// never does, a picture made by the build stands in for it.
import { allowed, onTokens } from './tokens.js';

const pattern = /^@figure[ \t]+(\S+)[ \t]*$/;

export function figures(/** @type {any} */ md) {
  md.block.ruler.before('paragraph', 'figure', (/** @type {any} */ state, /** @type {number} */ line, _end, /** @type {boolean} */ silent) => {
    const match = pattern.exec(state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]));
    if (!match) return false;
    if (silent) return true;
    const token = state.push('figure', 'figure', 0);
    token.meta = match[1];
    token.map = [line, line + 1];
    state.line = line + 1;
    return true;
  }, { alt: ['paragraph'] });
  onTokens(md, 'figure', (token, fail, env) => {
    if (!env.figures.has(token.meta)) fail(`@figure ${token.meta} is no figure; ${allowed(env.figures.keys())}`);
    if (env.placed.has(token.meta)) fail(`@figure ${token.meta} stands in ${env.placed.get(token.meta)} already`);
    env.placed.set(token.meta, env.file);
    env.found.figures.push(token.meta);
  });
  md.renderer.rules.figure = (/** @type {any[]} */ tokens, /** @type {number} */ i, _options, /** @type {any} */ env) =>
    env.figures.get(tokens[i].meta).html(env.language);
}
