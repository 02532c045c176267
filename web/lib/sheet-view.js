// Shows a picture file with every pixel a square of whole device pixels, as large as its box allows;
// what is larger than the box is scrolled.
import { watchPixels } from './stage.js';

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
    const style = getComputedStyle(this.box);
    const ratio = devicePixelRatio;
    const wide = (this.box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)) * ratio;
    const high = parseFloat(style.getPropertyValue('--sheet-height')) * parseFloat(getComputedStyle(document.documentElement).fontSize) * ratio;
    this.#zoom = Math.max(1, Math.floor(Math.min((wide - 1) / width, high / height)));
    // One more, so that a canvas that starts between two device pixels loses none.
    this.canvas.style.width = `${(this.#zoom * width + 1) / ratio}px`;
    this.canvas.style.height = `${(this.#zoom * height + 1) / ratio}px`;
    if (this.box.scrollWidth > this.box.clientWidth || this.box.scrollHeight > this.box.clientHeight) this.box.tabIndex = 0;
    else this.box.removeAttribute('tabindex');
  }

  #draw() {
    const { context, canvas } = this;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!this.#picture) return;
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#picture, 0, 0, this.#zoom * this.#picture.width, this.#zoom * this.#picture.height);
  }
}
