// Puts a call off until the last of a burst.

/** @param {number} milliseconds @param {() => void} call */
export function later(milliseconds, call) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}
