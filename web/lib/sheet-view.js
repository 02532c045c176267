// Shows a picture file with every pixel a square of whole device pixels, as large as its box allows;
// what is larger than the box is scrolled.
import { watchPixels } from './stage.js';

const step = 4;

export class SheetView {
  /** @type {ImageBitmap | undefined} */
  #picture;
  #turn = 0;
  #zoom = 1;

  /** @param {HTMLElement} box @param {HTMLCanvasElement} canvas in it */
  constructor(box, canvas) {
    this.box = box;
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    new ResizeObserver(() => this.#fit()).observe(box);
    watchPixels(canvas, (width, height) => {
      canvas.width = width;
      canvas.height = height;
      // Another pixel ratio changes the canvas before its box.
      this.#fit();
      this.#draw();
    });
  }

  /** Decodes the very bytes of a file and shows them; the last call wins. @param {Uint8Array<ArrayBuffer>} bytes */
  async show(bytes) {
    const turn = ++this.#turn;
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    if (turn !== this.#turn) return picture.close();
    this.#picture?.close();
    this.#picture = picture;
    this.#fit();
    return this.#draw();
  }

  clear() {
    ++this.#turn;
    this.#picture?.close();
    this.#picture = undefined;
    this.#draw();
  }

  #fit() {
    if (!this.#picture) return;
    const { width, height } = this.#picture;
    const { box, canvas } = this;
    const ratio = devicePixelRatio;
    const style = getComputedStyle(box);
    const css = (/** @type {string} */ name) => parseFloat(style.getPropertyValue(name));
    const wide = (box.clientWidth - css('padding-left') - css('padding-right')) * ratio;
    const high = css('--sheet-height') * parseFloat(getComputedStyle(document.documentElement).fontSize) * ratio;
    this.#zoom = Math.max(1, Math.floor(Math.min(wide / width, high / height)));
    // Whole steps of CSS pixels are whole device pixels at every usual ratio, and leave room for a
    // canvas that starts between two device pixels.
    const steps = (/** @type {number} */ pixels) => step * Math.ceil((pixels + 1) / ratio / step);
    const [w, h] = [steps(this.#zoom * width), steps(this.#zoom * height)];
    canvas.style.width = `${w}px`;
    canvas.style.height = `${h}px`;
    canvas.style.marginLeft = `${Math.max(0, Math.floor((wide / ratio - w) / 2))}px`;
    canvas.style.marginTop = `${Math.max(0, Math.floor((high / ratio - h) / 2))}px`;
    // What scrolls can be scrolled by keyboard.
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }

  #draw() {
    const { context, canvas } = this;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!this.#picture) return;
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#picture, 0, 0, this.#zoom * this.#picture.width, this.#zoom * this.#picture.height);
  }
}
