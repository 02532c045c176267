// The frame of a drawing: the scene that the generator asks for, with a margin for what is drawn
// beyond the parts. The margin is the one that `pudu picture` leaves (cpp/cli/picture.cpp), so that
// the live drawing takes over from the prerendered one without a jump.

/** A box in the plane of the picture, metres, y up. @typedef {{x0: number, y0: number, x1: number, y1: number}} Frame */

const margin = 0.03;

/** @param {Frame} scene @returns {Frame} */
export const withMargin = (scene) => ({
  x0: scene.x0 - margin,
  y0: scene.y0 - margin,
  x1: scene.x1 + margin,
  y1: scene.y1 + margin,
});
