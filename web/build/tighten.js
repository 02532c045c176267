// Takes the space out of a page that no reader sees: around the tags of blocks, and all but one of
// what stands between others, outside <pre>.

const block =
  'html|head|body|meta|link|title|style|script|main|header|footer|nav|section|div|figure|figcaption|picture|source|img|p|h[1-6]|ul|ol|li|dl|dt|dd|fieldset|legend|details|summary|noscript|option|select|canvas|pre|math|table|tr|td|th|url';
const before = new RegExp(`\\s+(?=</?(?:${block})\\b)`, 'g');
const after = new RegExp(`(</?(?:${block})\\b[^>]*>)\\s+`, 'g');
// These may stand inside a sentence, where the space before or behind them is a space between words.
const inSentence = /^<\/?(?:img|math|picture|select|canvas)\b/;

/** @param {string} html */
const tight = (html) =>
  html
    .replace(before, (space, at, all) => (inSentence.test(all.slice(at + space.length)) ? ' ' : ''))
    .replace(after, (whole, tag) => (inSentence.test(tag) ? `${tag} ` : tag))
    .replace(/\n\s*/g, ' ');

/** @param {string} html a page */
export const tighten = (html) =>
  html
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((piece, i) => (i % 2 ? piece : tight(piece)))
    .join('');
