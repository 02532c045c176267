// Bundles scripts and styles, copies the module and the pictures, and names every file by the hash
// of its content, so that a file, once fetched, never has to be asked for again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const target = ['chrome110', 'firefox110', 'safari16.4'];
export const digest = (/** @type {string} */ kind, /** @type {string | Uint8Array} */ bytes) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

export class Assets {
  /**
   * @param {string} web the folder of the sources
   * @param {string} made the build folder, where the module is
   * @param {string} site the folder of the finished site
   */
  constructor(web, made, site) {
    this.web = web;
    this.made = made;
    this.site = site;
  }

  /** Writes a file and returns its address, relative to the root of the site. */
  write(name, extension, bytes) {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    return this.writeAs(`assets/${name}-${hash}.${extension}`, bytes);
  }

  /**
   * Writes files into one folder, named by the hash of them all, so that a page that shows many says
   * one hash. @param {string} name @param {Map<string, string>} files @returns {string} the folder
   */
  writeTogether(name, files) {
    const hash = createHash('sha256');
    for (const [file, text] of files) hash.update(file).update(text);
    const folder = `assets/${name}-${hash.digest('hex').slice(0, 10)}`;
    for (const [file, text] of files) this.writeAs(`${folder}/${file}`, text);
    return folder;
  }

  /** Writes a file under a name that must stay. */
  writeAs(path, bytes) {
    mkdirSync(dirname(join(this.site, path)), { recursive: true });
    writeFileSync(join(this.site, path), bytes);
    return path;
  }

  async style(entry) {
    const result = await build({
      entryPoints: [join(this.web, entry)],
      bundle: true,
      minify: true,
      write: false,
      target,
      logLevel: 'warning',
    });
    const text = result.outputFiles[0].text.trim();
    return { text, hash: digest('sha256', text) };
  }

  /** The wasm file: where it is and what its bytes must be. */
  module() {
    const file = join(this.made, 'wasm', 'pudu.wasm');
    if (!existsSync(file)) throw new Error(`${file} is missing: run scripts/build, which makes it`);
    const bytes = readFileSync(file);
    return { path: this.write('pudu', 'wasm', bytes), integrity: digest('sha384', bytes) };
  }

  /** @param {Record<string, any>} define constants written into the script */
  async script(name, entry, define = {}) {
    const result = await build({
      entryPoints: [join(this.web, entry)],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      target,
      legalComments: 'none',
      logLevel: 'warning',
      alias: { 'pudu-module': join(this.made, 'wasm', 'pudu.mjs') },
      define: Object.fromEntries(Object.entries(define).map(([k, v]) => [k, JSON.stringify(v)])),
    });
    const bytes = result.outputFiles[0].contents;
    return { path: this.write(name, 'js', bytes), integrity: digest('sha384', bytes) };
  }
}

/** A .ico file around one PNG of a square of fewer than 256 pixels. */
export function icon(/** @type {Buffer} */ png, /** @type {number} */ size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
