// What cpp/wasm exports, as the page uses it.
declare module 'pudu-module' {
  export interface Row {
    id: string;
    kind: 'number' | 'integer' | 'choice' | 'cyclic';
    unit: string;
    min: number;
    max: number;
    /** A number, the name of a choice, or "auto". */
    default: number | string;
    step: number;
    auto: boolean;
    choices?: string[];
    redraw: 'pose' | 'shape';
  }

  export interface Table {
    parameters: Row[];
    knobs: Row[];
    /** What can be asked of a file. */
    exports: Row[];
    kinds: { name: string; color: string }[];
    groups: string[];
    roles: string[];
  }

  /** One generator with its own storage. Views are of memory that C++ owns: take them anew. */
  export interface Figure {
    /** One number per parameter row, then one per knob row, in the order of the table. */
    values(): Float64Array;
    /** 0 when all is done; else 1 + the index of the value that was refused. */
    update(view: number, highlight: number): number;
    /** Pairs of address and count: parts, details, points, loop sizes, paths, readouts. */
    buffers(): Int32Array;
    /** RGBA, size × size; null where a value is not allowed. */
    sprite(size: number, phase: number): Uint8Array | null;
    /** Poses the animal this many times, to be timed. */
    writePoses(count: number): number;
    /** What files shall be like: one number per row of `exports`, to be set before what follows. */
    exportOptions(): Float64Array;
    /** The bytes of a file, good until the next call; null where something is not allowed or too large. */
    file(kind: number): Uint8Array | null;
    /** Its name in ASCII; empty where something is not allowed. */
    fileName(kind: number): string;
    /** The lines that load the sheet into an engine. */
    snippet(engine: number): string;
    /**
     * What `pudu lesson NAME` prints for values(), as JSON; empty where something is not allowed.
     * `view` counts for picture alone (0 drawing, 1 kind, 2 skeleton), `size` for frames and fits
     * (8 to 128 pixels); both must be allowed for the others too, such as 0 and 32.
     */
    lesson(name: string, view: number, size: number): string;
    delete(): void;
  }

  export interface Module {
    parameterTable(): string;
    Figure: new () => Figure;
  }

  export interface Options {
    instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void
    ): object;
  }

  export default function create(options: Options): Promise<Module>;
}
