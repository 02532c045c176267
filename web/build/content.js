// Reads content/ and refuses to go on when the two languages differ: every page section, figure,
// equation, listing, term, string, placeholder, glossary entry and source of one must be in the other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bothOf, differences, languages, missing, orderDifferences, refuse } from './parity.js';
import { readSections } from './prose.js';

const json = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
};

// {"a": {"b": "text"}} becomes [["a.b", "text"]].
const flatten = (/** @type {any} */ value, prefix = '') =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner, `${prefix}${key}.`)
  );

function checkStrings(/** @type {string} */ root, /** @type {any} */ strings) {
  const path = (/** @type {string} */ language) => join(root, language, 'strings.json');
  const flat = bothOf((language) => new Map(flatten(strings[language])));
  const problems = differences('string', bothOf((language) => flat[language].keys()), path);
  const placeholders = (/** @type {string} */ text) => text.match(/\{[a-z]+\}/g) ?? [];
  for (const [key, text] of flat.en) {
    if (!flat.es.has(key)) continue;
    const sets = { en: placeholders(text), es: placeholders(flat.es.get(key)) };
    problems.push(...differences(`placeholder of string "${key}"`, sets, path));
  }
  for (const language of languages) {
    for (const [key, text] of flat[language]) {
      if (text.trim() === '') problems.push(`string "${key}" is empty in ${path(language)}`);
    }
  }
  return problems;
}

function checkSources(/** @type {string} */ root, /** @type {any[]} */ sources, /** @type {any} */ uses) {
  const path = (/** @type {string} */ language) => join(root, language, 'sources.json');
  const known = new Set(sources.map((source) => source.id));
  const problems = differences('source', bothOf((language) => Object.keys(uses[language])), path);
  for (const language of languages) {
    const told = new Set(Object.keys(uses[language]));
    problems.push(
      ...missing('source', known, told, join(root, 'sources.json'), path(language)),
      ...missing('source', told, known, path(language), join(root, 'sources.json'))
    );
  }
  return problems;
}

function checkGlossary(/** @type {string} */ root, /** @type {any} */ glossary) {
  const path = (/** @type {string} */ language) => join(root, language, 'glossary.json');
  const problems = orderDifferences('glossary entry', bothOf((language) => glossary[language].map((/** @type {any} */ entry) => entry.id)), path);
  for (const language of languages) {
    const seen = new Set();
    for (const { id, term, text } of glossary[language]) {
      if (!/^[a-z][a-z0-9-]*$/.test(id ?? '')) problems.push(`glossary entry "${id}" in ${path(language)} needs an id of small letters`);
      if (!term?.trim() || !text?.trim()) problems.push(`glossary entry "${id}" in ${path(language)} needs both a term and a text`);
      if (seen.has(id)) problems.push(`glossary entry "${id}" is in ${path(language)} twice`);
      seen.add(id);
    }
  }
  return problems;
}

// The names that the generator's table has and the page must be able to say in both languages.
function checkVocabulary(/** @type {string} */ root, /** @type {any} */ table, /** @type {any} */ strings) {
  const problems = [];
  for (const language of languages) {
    const path = join(root, language, 'strings.json');
    for (const kind of table.kinds) {
      if (!strings[language].kinds[kind.name]) problems.push(`kind "${kind.name}" of the generator is missing in ${path}`);
    }
    for (const row of [...table.parameters, ...table.knobs, ...table.exports.filter((/** @type {any} */ r) => r.id !== 'style')]) {
      if (!strings[language].fields[row.id]) problems.push(`field "${row.id}" of the generator is missing in ${path}`);
    }
  }
  return problems;
}

// What a link in the prose can set in the main figure: the rows of the generator, where a knob stands
// in front of the parameter of its name, and the two of the page itself (web/figures/pudu.js).
const fieldsOf = (/** @type {any} */ table) => [
  ...new Map([...table.parameters, ...table.knobs].map((row) => [row.id, row])).values(),
  { id: 'view', choices: ['off', 'kind', 'skeleton'] },
  { id: 'walk', choices: ['off', 'on'] },
];

// Each language in the order of its own alphabet, every entry with its term in the other language.
const sorted = (/** @type {Record<string, any[]>} */ glossary) =>
  bothOf((language) => {
    const [other] = languages.filter((l) => l !== language);
    return glossary[language]
      .map((entry, i) => ({ ...entry, other: glossary[other][i].term, language: other }))
      .sort((a, b) => a.term.localeCompare(b.term, language));
  });

/** The texts of content/ that need no figure, checked. @param {string} root the folder */
export function readTexts(root) {
  const sources = json(join(root, 'sources.json'));
  const strings = bothOf((language) => json(join(root, language, 'strings.json')));
  const uses = bothOf((language) => json(join(root, language, 'sources.json')));
  const glossary = bothOf((language) => json(join(root, language, 'glossary.json')));
  refuse([...checkStrings(root, strings), ...checkSources(root, sources, uses), ...checkGlossary(root, glossary)]);
  return { sources, strings, uses, glossary };
}

/**
 * Everything under content/, checked. Throws an error that names what differs or leads nowhere.
 * @param {string} root the folder of the project @param {string} chapter
 * @param {any} table what the native command says of the generator
 * @param {ReturnType<typeof readTexts>} texts
 * @param {Map<string, import('./prose.js').Figure>} figures
 */
export function readContent(root, chapter, table, texts, figures, content = join(root, 'content')) {
  const { sources, strings, uses, glossary } = texts;
  refuse(checkVocabulary(content, table, strings));
  const sections = readSections(content, chapter, {
    root,
    strings,
    sources: sources.map((/** @type {any} */ source) => source.id),
    glossary: new Set(glossary.en.map((/** @type {any} */ entry) => entry.id)),
    figures,
    fields: fieldsOf(table),
  });
  return { sources, strings, uses, sections, glossary: sorted(glossary) };
}
