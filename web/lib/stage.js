// A canvas that has exactly as many pixels as the screen gives it, and a loop that runs only while
// somebody can see it.

/**
 * Follows the size of an element in device pixels.
 * @param {Element} element
 * @param {(width: number, height: number) => void} resized
 */
export function watchPixels(element, resized) {
  const observer = new ResizeObserver((entries) => {
    const entry = entries[entries.length - 1];
    if (!entry) return;
    const exact = entry.devicePixelContentBoxSize?.[0];
    const ratio = window.devicePixelRatio;
    const width = entry.contentRect.width * ratio;
    const height = entry.contentRect.height * ratio;
    // An emulated pixel ratio does not reach the exact size, so it must be near to be believed.
    const near = exact !== undefined && Math.abs(exact.inlineSize - width) < 2;
    resized(near ? exact.inlineSize : Math.round(width), near ? exact.blockSize : Math.round(height));
  });
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/**
 * Puts a frame into a canvas as large as it fits, in the middle and on the lower edge, as
 * object-fit and object-position do with a picture.
 * @param {import('./frame.js').Frame} frame @param {number} width @param {number} height pixels
 * @returns {import('./painter.js').Placing}
 */
export function place(frame, width, height) {
  const scale = Math.min(width / (frame.x1 - frame.x0), height / (frame.y1 - frame.y0));
  return { scale, x: width / 2 - (scale * (frame.x0 + frame.x1)) / 2, y: height + scale * frame.y0 };
}

/** Calls `frame` before each repaint while it is running and `element` is on the screen. */
export class Loop {
  #request = 0;
  #last = 0;
  #seen = true;
  #running = false;

  /** @param {Element} element @param {(seconds: number) => void} frame */
  constructor(element, frame) {
    this.frame = frame;
    new IntersectionObserver((entries) => {
      this.#seen = entries[entries.length - 1]?.isIntersecting ?? true;
      this.#settle();
    }).observe(element);
    document.addEventListener('visibilitychange', () => this.#settle());
  }

  /** @param {boolean} on */
  run(on) {
    this.#running = on;
    this.#settle();
  }

  #settle() {
    const wanted = this.#running && this.#seen && !document.hidden;
    if (wanted && this.#request === 0) {
      this.#last = 0;
      this.#request = requestAnimationFrame(this.#step);
    } else if (!wanted && this.#request !== 0) {
      cancelAnimationFrame(this.#request);
      this.#request = 0;
    }
  }

  #step = (/** @type {number} */ now) => {
    this.#request = requestAnimationFrame(this.#step);
    // A long pause is not made up for.
    const seconds = this.#last === 0 ? 0 : Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    this.frame(seconds);
  };
}
