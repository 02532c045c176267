// The way into the WebAssembly module: fetches it, checks it, and reads what it writes.
import create from 'pudu-module';

/** @typedef {import('pudu-module').Module} Module */

/**
 * Why the module could not be had: `missing` (no answer, or not found), `blocked` (this browser
 * has no WebAssembly or a policy forbids it) or `broken` (other bytes than the ones expected).
 */
export class ModuleError extends Error {
  /**
   * @param {'missing' | 'blocked' | 'broken'} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super(`the module is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** @param {string | URL} url @param {string} integrity */
async function fetchModule(url, integrity) {
  try {
    return await fetch(url, { integrity });
  } catch (error) {
    // What fails the check fails like a network that is down; asked without it, the two differ.
    const plain = await fetch(url).catch(() => undefined);
    throw new ModuleError(plain?.ok ? 'broken' : 'missing', error);
  }
}

/** @param {Response} response @param {WebAssembly.Imports} imports */
async function instantiate(response, imports) {
  // A host may not know the type of a .wasm file. Streaming insists on it; plain bytes do not.
  const typed = response.headers.get('content-type')?.startsWith('application/wasm');
  return typed
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * @param {string | URL} url
 * @param {string} integrity such as sha384-…
 * @returns {Promise<Module>}
 */
export async function loadModule(url, integrity) {
  if (typeof WebAssembly !== 'object') throw new ModuleError('blocked', undefined);
  const response = await fetchModule(url, integrity);
  return new Promise((resolve, reject) => {
    const refuse = (/** @type {unknown} */ error) =>
      reject(new ModuleError(error instanceof WebAssembly.LinkError ? 'broken' : 'blocked', error));
    create({
      instantiateWasm(imports, receive) {
        instantiate(response, imports).then((made) => receive(made.instance, made.module)).catch(refuse);
        return {};
      },
    }).then(resolve, refuse);
  });
}

// Records as C++ lays them out (cpp/core/description.h). Bytes.
const partBytes = 72;
const detailBytes = 40;

/**
 * A part seen from the side: a round cone from (ax, ay) to (bx, by).
 * @typedef {{ax: number, ay: number, az: number, bx: number, by: number, bz: number, r0: number, r1: number, kind: number}} Part
 * @typedef {{x: number, y: number, z: number, size: number, kind: number}} Detail
 */

/** A generator and its buffers. Everything it returns is good until the next update. */
export class Generator {
  /** @param {Module} module */
  constructor(module) {
    this.figure = new module.Figure();
  }

  /** The values to be set before update(), in the order of the table. */
  get values() {
    return this.figure.values();
  }

  /**
   * Makes the pose and its picture anew.
   * @param {number} view @param {number} highlight a kind, or -1
   */
  update(view, highlight) {
    const refused = this.figure.update(view, highlight);
    if (refused !== 0) throw new RangeError(`value ${refused - 1} was refused`);
    const buffers = this.figure.buffers();
    this.memory = buffers.buffer;
    this.buffers = buffers;
  }

  /** @param {number} pair which buffer */
  #span(pair) {
    if (!this.buffers || !this.memory) throw new Error('nothing is made yet');
    return { memory: this.memory, at: this.buffers[2 * pair] ?? 0, count: this.buffers[2 * pair + 1] ?? 0 };
  }

  /** The picture, for paint(). */
  picture() {
    const points = this.#span(2);
    const loops = this.#span(3);
    const paths = this.#span(4);
    return {
      points: new Float64Array(points.memory, points.at, 2 * points.count),
      loopSizes: new Int32Array(loops.memory, loops.at, loops.count),
      paths: new DataView(paths.memory, paths.at),
      count: paths.count,
    };
  }

  readouts() {
    const { memory, at, count } = this.#span(5);
    return new Float64Array(memory, at, count);
  }

  /** @returns {Part[]} */
  parts() {
    const { memory, at, count } = this.#span(0);
    const view = new DataView(memory, at);
    return Array.from({ length: count }, (_, i) => {
      const number = (/** @type {number} */ k) => view.getFloat64(i * partBytes + 8 * k, true);
      return {
        ax: number(0), ay: number(1), az: number(2),
        bx: number(3), by: number(4), bz: number(5),
        r0: number(6), r1: number(7),
        kind: view.getUint8(i * partBytes + 66),
      };
    });
  }

  /** @returns {Detail[]} */
  details() {
    const { memory, at, count } = this.#span(1);
    const view = new DataView(memory, at);
    return Array.from({ length: count }, (_, i) => {
      const number = (/** @type {number} */ k) => view.getFloat64(i * detailBytes + 8 * k, true);
      return { x: number(0), y: number(1), z: number(2), size: number(3), kind: view.getUint8(i * detailBytes + 34) };
    });
  }

  dispose() {
    this.figure.delete();
  }
}
