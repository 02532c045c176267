// What of the export table the page offers where the table allows more.

/** Sides of a sprite, in pixels, and how many file pixels stand for one of them. */
export const sizes = [16, 24, 32, 48, 64];
export const scales = [1, 2, 4, 8];

/** The files, in the order of cpp/render/exporter.h, and how a browser calls what is in them. */
export const files = {
  sprite: 'image/png',
  sheet: 'image/png',
  json: 'application/json',
  // A type that a browser knows would be given that type's ending.
  godot: 'application/octet-stream',
  gif: 'image/gif',
  apng: 'image/apng',
  svg: 'image/svg+xml',
  pose: 'application/json',
  zip: 'application/zip',
};

/** Game engines, in the order of cpp/render/engine_files.h. */
export const engines = ['phaser', 'pixi', 'godot', 'unity'];
