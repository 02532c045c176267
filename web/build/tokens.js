// What the Markdown extensions share: where a token stands, and a fault that names the place.

/** @typedef {{file: string, [key: string]: any}} Env what a file of prose is read with */

/**
 * Calls visit(token, line) for every token of a file, inner ones included, in the order of the text.
 * @param {any[]} tokens @param {(token: any, line: number) => void} visit
 */
export function eachToken(tokens, visit) {
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    visit(token, line);
    let inner = line;
    for (const child of token.children ?? []) {
      visit(child, inner);
      if (child.type === 'softbreak' || child.type === 'hardbreak') ++inner;
    }
  }
}

/**
 * Visits the tokens of one type when a file has been parsed, to check and to note what they name.
 * @param {any} md @param {string} type @param {(token: any, fail: (text: string) => never, env: Env) => void} visit
 */
export function onTokens(md, type, visit) {
  md.core.ruler.push(`on-${type}`, (/** @type {any} */ state) =>
    eachToken(state.tokens, (token, line) => {
      if (token.type === type) visit(token, failAt(state.env, line), state.env);
    })
  );
}

/** @param {Env} env @param {number} line @returns {(text: string) => never} */
export const failAt = (env, line) => (text) => {
  throw new Error(`${env.file}:${line}: ${text}`);
};

/** The names that may stand somewhere, for the end of a message. @param {Iterable<string>} names */
export const allowed = (names) => `allowed: ${[...names].join(', ') || 'none'}`;
