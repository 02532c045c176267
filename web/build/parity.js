// How two languages are compared: what one has and the other lacks, one sentence for each.

export const languages = ['en', 'es'];

/** The same made for each language. @template T @param {(language: string) => T} read @returns {Record<string, T>} */
export const bothOf = (read) => Object.fromEntries(languages.map((language) => [language, read(language)]));

/**
 * The names in `here` that `there` lacks.
 * @param {string} what @param {Iterable<string>} here @param {Set<string>} there @param {string} from @param {string} to
 */
export const missing = (what, here, there, from, to) =>
  [...here].filter((name) => !there.has(name)).map((name) => `${what} "${name}" is in ${from} and missing in ${to}`);

/** @param {string} what @param {Record<string, Iterable<string>>} names @param {(language: string) => string} path */
export function differences(what, names, path) {
  const sets = bothOf((language) => new Set(names[language]));
  return [
    ...missing(what, sets.en, sets.es, path('en'), path('es')),
    ...missing(what, sets.es, sets.en, path('es'), path('en')),
  ];
}

/** The same for lists whose order counts. @param {string} what @param {Record<string, string[]>} lists @param {(language: string) => string} path */
export function orderDifferences(what, lists, path) {
  const lacking = differences(what, lists, path);
  if (lacking.length > 0 || lists.en.join('\n') === lists.es.join('\n')) return lacking;
  const i = lists.en.findIndex((name, k) => name !== lists.es[k]);
  const at = (/** @type {string} */ language, /** @type {number} */ k) => (lists[language][k] ? `"${lists[language][k]}"` : 'none');
  const place = i < 0 ? lists.en.length : i;
  return [`${what} number ${place + 1} is ${at('en', place)} in ${path('en')} and ${at('es', place)} in ${path('es')}`];
}

/** @param {string[]} problems */
export function refuse(problems) {
  if (problems.length > 0) throw new Error(`The two languages differ:\n  ${problems.join('\n  ')}`);
}
