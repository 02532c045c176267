// Drawings as plain values: the same nodes are written as text when the site is built, and kept in
// step with the page when a figure lives. Only what differs from the last drawing is touched.

/** @typedef {string | number | boolean | undefined} Value what is false or undefined is left out */
/** @typedef {{name: string, attributes: Record<string, Value>, children: (Node | string)[]}} Node */
/** @typedef {Node | string | false | undefined | (Node | string | false | undefined)[]} Child */

const space = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name @param {Record<string, Value>} [attributes] @param {Child[]} children
 * @returns {Node}
 */
export const h = (name, attributes = {}, ...children) => ({
  name,
  attributes,
  children: /** @type {(Node | string)[]} */ (children.flat().filter((child) => child !== false && child !== undefined)),
});

/** A length in the units of a drawing: a hundredth of one is finer than any screen. @param {number} x */
export const short = (x) => String(Math.round(x * 100) / 100);

/** A line through points. @param {[number, number][]} points @param {boolean} [closed] */
export const through = (points, closed = false) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (closed ? 'Z' : '');

/** @param {Value} value */
const said = (value) => (value === true ? '' : typeof value === 'number' ? short(value) : value);

const escapes = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' });
const escape = (/** @type {string} */ text) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

// What HTML never closes.
const open = new Set(['input', 'img', 'source']);

/** The node as markup, which is well-formed SVG, and HTML too. @param {Node | string} node @returns {string} */
export function toText(node) {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes)
    .filter(([, value]) => value !== false && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(said(value)))}"`));
  const start = `<${node.name}${attributes.join('')}>`;
  return open.has(node.name) ? start : `${start}${node.children.map(toText).join('')}</${node.name}>`;
}

/** @param {Node | string} node @param {string | null} around the namespace of what it will stand in */
function make(node, around) {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElementNS(node.name === 'svg' ? space : around, node.name);
  patch(element, node, h(node.name));
  return element;
}

/**
 * Makes an element, drawn as `last`, look like `next`.
 * @param {Element} element @param {Node} next @param {Node} last
 */
export function patch(element, next, last) {
  for (const [name, value] of Object.entries(next.attributes)) {
    if (value === last.attributes[name]) continue;
    if (value === false || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(said(value)));
  }
  for (const name of Object.keys(last.attributes)) if (!(name in next.attributes)) element.removeAttribute(name);
  next.children.forEach((child, i) => {
    const before = last.children[i];
    const there = element.childNodes[i];
    if (child === before) return;
    if (!there || before === undefined) element.append(make(child, element.namespaceURI));
    else if (typeof child === 'string' && typeof before === 'string') there.nodeValue = child;
    else if (typeof child === 'object' && typeof before === 'object' && child.name === before.name) {
      patch(/** @type {Element} */ (there), child, before);
    } else there.replaceWith(make(child, element.namespaceURI));
  });
  for (let i = last.children.length; i > next.children.length; --i) element.lastChild?.remove();
}
