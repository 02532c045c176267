// What the site takes from the native command: the parameter table, the numbers of the first
// picture, and the pictures that stand in for a figure that cannot run.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export class Native {
  /** @param {string} build the build folder */
  constructor(build) {
    this.command = join(build, 'native', 'pudu');
    this.scratch = join(build, 'site-picture');
    if (!existsSync(this.command)) {
      throw new Error(`${this.command} is missing: run scripts/build, which makes it`);
    }
  }

  run(/** @type {string[]} */ ...options) {
    return execFileSync(this.command, options, { encoding: 'utf8', maxBuffer: 1 << 26 });
  }

  /** The table that the controls are rendered from. */
  parameters() {
    return JSON.parse(this.run('parameters'));
  }

  /** The description of one pose. */
  pose(/** @type {string[]} */ ...options) {
    return JSON.parse(this.run('pose', ...options));
  }

  #file(/** @type {string[]} */ ...options) {
    this.run(...options, '--out', this.scratch);
    const bytes = readFileSync(this.scratch);
    rmSync(this.scratch);
    return bytes;
  }

  /** An SVG file of one pose, in the frame of the live drawing. */
  picture(/** @type {string[]} */ ...options) {
    return this.#file('picture', ...options);
  }

  /** A PNG file of one pose, square. */
  sprite(/** @type {string[]} */ ...options) {
    return this.#file('sprite', ...options);
  }
}
