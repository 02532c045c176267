// Loads the very module that ships and reads its buffers, without the page's own code: what the page
// would get wrong, these tests must not get wrong the same way.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = new URL("../../", import.meta.url);
const inRoot = (path) => fileURLToPath(new URL(path, root));

export const glue = process.env.PUDU_MODULE ?? inRoot("build/wasm/pudu.mjs");
export const binary = glue.replace(/\.mjs$/, ".wasm");
export const native = process.env.PUDU ?? inRoot("build/native/pudu");

export async function load() {
  const { default: create } = await import(pathToFileURL(glue).href);
  return create({ wasmBinary: readFileSync(binary) });
}

// What the native command prints.
export const pudu = (...args) =>
  execFileSync(native, args, { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "inherit"] });

export const table = JSON.parse(pudu("parameters"));
export const scenarios = JSON.parse(readFileSync(new URL("../golden/scenarios.json", import.meta.url), "utf8")).scenarios;

// Rows in the order of values(): parameters, then knobs.
export const rows = [...table.parameters, ...table.knobs];
export const auto = -1;

export function numberOf(row, value) {
  if (value === "auto") return auto;
  return row.choices ? row.choices.indexOf(value) : value;
}

export const defaults = () => rows.map((row) => numberOf(row, row.default));

// Sets a figure to the parameters of a scenario, knobs on auto.
export function set(figure, parameters) {
  const values = defaults();
  table.parameters.forEach((row, i) => {
    if (row.id in parameters) values[i] = numberOf(row, parameters[row.id]);
  });
  figure.values().set(values);
}

// The options that make the native command do the same.
export const options = (parameters) => table.parameters.map((row) => `--${row.id}=${parameters[row.id]}`);

export const readoutNames = [
  "withersHeight_m", "headAndBody_m", "sizeFactor", "spots", "parts",
  "frame_x0", "frame_y0", "frame_x1", "frame_y1",
  "scene_x0", "scene_y0", "scene_x1", "scene_y1",
];

const buffer = { parts: 0, details: 1, points: 2, loopSizes: 3, paths: 4, readouts: 5 };

// What buffers() leads to.
export class Buffers {
  constructor(figure) {
    this.pairs = figure.buffers();
    this.memory = this.pairs.buffer;
  }

  at(name) {
    return { address: this.pairs[2 * buffer[name]], count: this.pairs[2 * buffer[name] + 1] };
  }

  #each(name, bytes, read) {
    const { address, count } = this.at(name);
    const view = new DataView(this.memory, address, count * bytes);
    return Array.from({ length: count }, (_, i) => read(view, i * bytes));
  }

  parts() {
    return this.#each("parts", 72, (view, at) => ({
      a: [0, 8, 16].map((o) => view.getFloat64(at + o, true)),
      b: [24, 32, 40].map((o) => view.getFloat64(at + o, true)),
      r0: view.getFloat64(at + 48, true),
      r1: view.getFloat64(at + 56, true),
      parent: view.getInt16(at + 64, true),
      kind: view.getUint8(at + 66),
      role: view.getUint8(at + 67),
      group: view.getUint8(at + 68),
    }));
  }

  details() {
    return this.#each("details", 40, (view, at) => ({
      p: [0, 8, 16].map((o) => view.getFloat64(at + o, true)),
      size: view.getFloat64(at + 24, true),
      part: view.getInt16(at + 32, true),
      kind: view.getUint8(at + 34),
      role: view.getUint8(at + 35),
      shape: view.getUint8(at + 36),
    }));
  }

  points() {
    return this.#each("points", 16, (view, at) => [view.getFloat64(at, true), view.getFloat64(at + 8, true)]);
  }

  loopSizes() {
    return this.#each("loopSizes", 4, (view, at) => view.getInt32(at, true));
  }

  paths() {
    const rgb = (view, at) => [0, 1, 2].map((o) => view.getUint8(at + o));
    return this.#each("paths", 48, (view, at) => ({
      integers: [0, 4, 8, 12].map((o) => view.getInt32(at + o, true)),
      floats: [16, 20, 24, 28, 32].map((o) => view.getFloat32(at + o, true)),
      colours: [36, 39, 42].map((o) => rgb(view, at + o)),
      closed: view.getUint8(at + 45),
      tag: view.getUint8(at + 46),
    }));
  }

  readouts() {
    const { address, count } = this.at("readouts");
    return Object.fromEntries(Array.from(new Float64Array(this.memory, address, count), (x, i) => [readoutNames[i], x]));
  }

  // Everything, for comparing before and after.
  all() {
    return {
      parts: this.parts(), details: this.details(), points: this.points(),
      loopSizes: this.loopSizes(), paths: this.paths(), readouts: this.readouts(),
    };
  }
}

// FNV-1a of 64 bits over the elements that tests/golden/README.md lists.
export class Digest {
  #state = 0xcbf29ce484222325n;
  #scratch = new DataView(new ArrayBuffer(8));

  byte(x) {
    this.#state = BigInt.asUintN(64, (this.#state ^ BigInt(x)) * 0x100000001b3n);
    return this;
  }
  bytes(many) {
    for (const x of many) this.byte(x);
    return this;
  }
  integer(x) {
    this.#scratch.setBigInt64(0, BigInt(x), true);
    return this.bytes(new Uint8Array(this.#scratch.buffer));
  }
  number(x) {
    this.#scratch.setFloat64(0, x, true);
    return this.bytes(new Uint8Array(this.#scratch.buffer));
  }
  hex() {
    return this.#state.toString(16).padStart(16, "0");
  }

  static ofDescription(parts, details) {
    const digest = new Digest();
    digest.integer(parts.length);
    for (const { a, b, r0, r1, parent, kind, role, group } of parts) {
      for (const x of [...a, ...b, r0, r1]) digest.number(x);
      for (const x of [parent, kind, role, group]) digest.integer(x);
    }
    digest.integer(details.length);
    for (const { p, size, part, kind, role, shape } of details) {
      for (const x of [...p, size]) digest.number(x);
      for (const x of [part, kind, role, shape]) digest.integer(x);
    }
    return digest.hex();
  }

  static ofPicture(buffers) {
    const digest = new Digest();
    const points = buffers.points();
    digest.integer(points.length);
    for (const [x, y] of points) digest.number(x).number(y);
    const sizes = buffers.loopSizes();
    digest.integer(sizes.length);
    for (const size of sizes) digest.integer(size);
    const paths = buffers.paths();
    digest.integer(paths.length);
    for (const path of paths) {
      for (const x of path.integers) digest.integer(x);
      for (const x of path.floats) digest.number(x);
      for (const colour of path.colours) digest.bytes(colour);
      digest.byte(path.closed).byte(path.tag);
    }
    return digest.hex();
  }
}
