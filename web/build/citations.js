// A citation is written [@id]; it becomes the number of the source in the list.
import { onTokens } from './tokens.js';

export function citations(/** @type {any} */ md) {
  md.inline.ruler.before('link', 'citation', (/** @type {any} */ state, /** @type {boolean} */ silent) => {
    const match = /^\[@([a-z0-9-]+)\]/.exec(state.src.slice(state.pos, state.pos + 60));
    if (!match) return false;
    if (!silent) state.push('citation', '', 0).meta = match[1];
    state.pos += match[0].length;
    return true;
  });
  onTokens(md, 'citation', (token, fail, env) => {
    if (!env.sources.includes(token.meta)) fail(`[@${token.meta}] names no source of content/sources.json`);
    env.found.citations.add(token.meta);
  });
  md.renderer.rules.citation = (/** @type {any[]} */ tokens, /** @type {number} */ i, _options, /** @type {any} */ env) => {
    const id = tokens[i].meta;
    const number = env.sources.indexOf(id) + 1;
    return `<sup class="cite"><a href="#source-${id}" aria-label="${env.strings.sources.one} ${number}">${number}</a></sup>`;
  };
}
