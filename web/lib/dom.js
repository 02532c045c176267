// Changes to the page that are none when nothing is to change: even a text or an attribute that is
// set to what it was makes the browser work out styles and places anew.

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} element @param {boolean} hidden */
export function setHidden(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * An element of HTML. @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Record<string, string | number>} attributes @param {(Element | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...children);
  return made;
}

/** Adds rules to the page's own. @param {string} rules */
export function adopt(rules) {
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  document.adoptedStyleSheets.push(style);
}

/** A slider's place, and how much of its track is filled. @param {HTMLInputElement} slider @param {number} value */
export function setSlider(slider, value) {
  if (slider.valueAsNumber !== value) slider.value = String(value);
  const min = Number(slider.min);
  const share = ((value - min) / (Number(slider.max) - min)) * 100;
  const fill = `${share.toFixed(1)}%`;
  if (slider.style.getPropertyValue('--fill') !== fill) slider.style.setProperty('--fill', fill);
}
