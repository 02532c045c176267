// Reads the text of a PNG file that may be anything: every length is checked against what is there,
// every chunk against its checksum, and what is wrong is told with its place.

/**
 * `foreign`: a sound PNG without a text of that name. `cut`: it ends inside a chunk that begins at
 * `at`, or before the chunk that ends a PNG. `check`: the chunk at `at` is not what was written.
 * @typedef {{fault: 'notpng' | 'foreign' | 'cut' | 'check' | 'order' | 'long', chunk: string, at: number}} Fault
 */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
// A chunk is its length, its name, its data, and its checksum.
const around = 12;

/** @type {Uint32Array | undefined} */
let table;

/** The checksum of PNG chunks: CRC-32 of ISO 3309. @param {Uint8Array} bytes */
export function crc32(bytes) {
  table ??= Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; ++bit) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  });
  let c = ~0;
  for (const byte of bytes) c = (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return ~c >>> 0;
}

/** One character per byte. @param {Uint8Array} bytes */
const latin1 = (bytes) => String.fromCharCode(...bytes);

/** A chunk's name where it is one; bytes of no file get no say in how a message looks. @param {string} name */
const shown = (name) => (/^[A-Za-z]{4}$/.test(name) ? name : '????');

/**
 * The text that a file has under a keyword.
 * @param {Uint8Array<ArrayBuffer>} file @param {string} keyword @param {number} longest characters that a text may have
 * @returns {{text: string} | Fault}
 */
export function readPngText(file, keyword, longest) {
  if (signature.some((byte, i) => file[i] !== byte)) return { fault: 'notpng', chunk: '', at: 0 };
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  /** @type {string | undefined} */
  let text;
  let at = signature.length;
  while (file.length - at >= around) {
    const size = view.getUint32(at);
    const name = latin1(file.subarray(at + 4, at + 8));
    const chunk = shown(name);
    if (size > file.length - at - around) return { fault: 'cut', chunk, at };
    if (crc32(file.subarray(at + 4, at + 8 + size)) !== view.getUint32(at + 8 + size)) return { fault: 'check', chunk, at };
    if (at === signature.length && name !== 'IHDR') return { fault: 'order', chunk, at };
    if (name === 'tEXt' && text === undefined) {
      const data = file.subarray(at + 8, at + 8 + size);
      const end = data.subarray(0, keyword.length + 1).indexOf(0);
      if (end === keyword.length && latin1(data.subarray(0, end)) === keyword) {
        if (size - end - 1 > longest) return { fault: 'long', chunk, at };
        text = latin1(data.subarray(end + 1));
      }
    }
    if (name === 'IEND') return text === undefined ? { fault: 'foreign', chunk, at } : { text };
    at += around + size;
  }
  return { fault: 'cut', chunk: '', at: file.length };
}
