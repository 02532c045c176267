// A listing is a fence without a body that names a passage of the real source,
//
//     ```cpp cpp/pudu/legs.cpp#angles
//     ```
//
// and shows the lines between `// region angles` and `// endregion angles`. What the tests compile is
// what the reader reads.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import highlight from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import { onTokens } from './tokens.js';

highlight.registerLanguage('cpp', cpp);

const marker = (/** @type {string} */ word, /** @type {string} */ name) => new RegExp(`^\\s*// ${word} ${name}\\s*$`);
const anyMarker = /^\s*\/\/ (end)?region \S+\s*$/;

/**
 * The lines of a region, without their common indent and without the markers of other regions.
 * @param {string} root @param {string} file @param {string} name @param {(text: string) => never} fail
 */
export function region(root, file, name, fail) {
  const path = join(root, file);
  if (!existsSync(path)) fail(`there is no file ${file}`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const where = (/** @type {RegExp} */ pattern) => lines.flatMap((line, i) => (pattern.test(line) ? [i] : []));
  const starts = where(marker('region', name));
  const ends = where(marker('endregion', name));
  for (const [found, word] of /** @type {const} */ ([[starts, 'region'], [ends, 'endregion']])) {
    if (found.length === 0) fail(`${file} has no line "// ${word} ${name}"`);
    if (found.length > 1) fail(`${file} has "// ${word} ${name}" more than once, in lines ${found.map((i) => i + 1).join(' and ')}`);
  }
  if (ends[0] < starts[0]) fail(`${file}:${starts[0] + 1}: region ${name} ends before it begins`);
  const inside = lines.slice(starts[0] + 1, ends[0]);
  const shown = inside.filter((line) => !anyMarker.test(line));
  if (shown.every((line) => line.trim() === '')) fail(`${file}:${starts[0] + 1}: region ${name} is empty`);
  const indent = Math.min(...shown.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return { code: shown.map((line) => line.slice(indent)).join('\n'), first: starts[0] + 2, last: ends[0] };
}

// The shortest tags there are, for the few kinds of token that look different; the others stay plain.
const tags = { comment: 'i', keyword: 'b', type: 'b' };

/** C++ as HTML. @param {string} code */
export function coloured(code) {
  const html = highlight.highlight(code, { language: 'cpp' }).value;
  /** @type {(string | undefined)[]} */
  const open = [];
  return html.replace(/<span class="hljs-([a-z_]+)[^"]*">|<\/span>/g, (_, kind) => {
    if (kind !== undefined) open.push(tags[/** @type {keyof typeof tags} */ (kind)]);
    const tag = kind === undefined ? open.pop() : open[open.length - 1];
    return tag ? `<${kind === undefined ? '/' : ''}${tag}>` : '';
  });
}

export function listings(/** @type {any} */ md) {
  onTokens(md, 'fence', (token, fail, env) => {
    const [language, place, ...rest] = token.info.trim().split(/\s+/);
    if (language !== 'cpp') return;
    const match = /^([\w./-]+)#([\w-]+)$/.exec(place ?? '');
    if (!match || rest.length > 0) return fail(`a listing is written "cpp FILE#REGION", not "${token.info.trim()}"`);
    if (token.content.trim()) fail(`the listing ${place} has a body of its own; its lines come from the source`);
    env.found.listings.push(place);
    token.type = 'listing';
    token.meta = { file: match[1], ...region(env.root, match[1], match[2], fail) };
  });
  md.renderer.rules.listing = (/** @type {any[]} */ tokens, /** @type {number} */ i) => {
    const { file, code, first, last } = tokens[i].meta;
    const place = `${file}:${first}–${last}`;
    // A block that scrolls must be within reach of the keyboard.
    return `<figure class="listing"><pre tabindex="0" role="group" aria-label="${place}"><code>${coloured(code)}</code></pre><figcaption>${place}</figcaption></figure>\n`;
  };
}
