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

/** A slider's place, and how much of its track is filled. @param {HTMLInputElement} slider @param {number} value */
export function setSlider(slider, value) {
  if (slider.valueAsNumber !== value) slider.value = String(value);
  const min = Number(slider.min);
  const share = ((value - min) / (Number(slider.max) - min)) * 100;
  const fill = `${share.toFixed(1)}%`;
  if (slider.style.getPropertyValue('--fill') !== fill) slider.style.setProperty('--fill', fill);
}
