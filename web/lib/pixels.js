// Shows a sprite with every pixel a square of whole device pixels, whatever the pixel ratio.
import { watchPixels } from './stage.js';

export class PixelCanvas {
  #source = document.createElement('canvas');
  #size = 0;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    watchPixels(canvas, (width, height) => {
      canvas.width = width;
      canvas.height = height;
      this.#draw();
    });
  }

  /** @param {Uint8Array} rgba size × size pixels, read at once @param {number} size */
  show(rgba, size) {
    if (this.#size !== size) {
      this.#source.width = this.#source.height = size;
      this.#size = size;
    }
    this.#source.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), size, size), 0, 0);
    this.#draw();
  }

  #draw() {
    const { width, height } = this.canvas;
    if (this.#size === 0 || width === 0) return;
    const zoom = Math.max(1, Math.floor(Math.min(width, height) / this.#size));
    const side = zoom * this.#size;
    this.context.imageSmoothingEnabled = false;
    this.context.clearRect(0, 0, width, height);
    this.context.drawImage(this.#source, (width - side) >> 1, height - side, side, side);
  }
}
