// Reads content/ and refuses to go on when the two languages differ: every page section, heading
// id, figure, string, placeholder and source of one must exist in the other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';

export const languages = ['en', 'es'];

// A citation is written [@id]; it becomes the number of the source in the list.
function citations(md) {
  md.inline.ruler.before('link', 'citation', (state, silent) => {
    const match = /^\[@([a-z0-9-]+)\]/.exec(state.src.slice(state.pos, state.pos + 60));
    if (!match) return false;
    if (!silent) state.push('citation', '', 0).meta = match[1];
    state.pos += match[0].length;
    return true;
  });
  md.renderer.rules.citation = (tokens, i, _options, env) => {
    const id = tokens[i].meta;
    const number = env.sources.indexOf(id) + 1;
    if (number === 0) throw new Error(`${env.file}: [@${id}] names no source of content/sources.json`);
    env.cited.add(id);
    return `<sup class="cite"><a href="#source-${id}" aria-label="${env.label} ${number}">${number}</a></sup>`;
  };
}

const markdown = new MarkdownIt({ html: false, typographer: false }).use(citations);

/** One line of Markdown, without a paragraph around it. */
export const inline = (text) => markdown.renderInline(text);

const json = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
};

// {"a": {"b": "text"}} becomes [["a.b", "text"]].
function flatten(value, prefix = '') {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner, `${prefix}${key}.`)
  );
}

// The names in `here` that `there` lacks, as one sentence each.
function missing(what, here, there, from, to) {
  return [...here]
    .filter((name) => !there.has(name))
    .map((name) => `${what} "${name}" is in ${from} and missing in ${to}`);
}

const both = (what, sets, path) => [
  ...missing(what, sets.en, sets.es, path('en'), path('es')),
  ...missing(what, sets.es, sets.en, path('es'), path('en')),
];

const bothOf = (read) => Object.fromEntries(languages.map((language) => [language, read(language)]));

function checkStrings(root, strings) {
  const path = (language) => join(root, language, 'strings.json');
  const flat = bothOf((language) => new Map(flatten(strings[language])));
  const problems = both('string', bothOf((l) => new Set(flat[l].keys())), path);
  const placeholders = (text) => new Set(text.match(/\{[a-z]+\}/g) ?? []);
  for (const [key, text] of flat.en) {
    if (!flat.es.has(key)) continue;
    const sets = { en: placeholders(text), es: placeholders(flat.es.get(key)) };
    problems.push(...both(`placeholder of string "${key}"`, sets, path));
  }
  for (const language of languages) {
    for (const [key, text] of flat[language]) {
      if (text.trim() === '') problems.push(`string "${key}" is empty in ${path(language)}`);
    }
  }
  return problems;
}

function readSections(root, chapter, sources, strings) {
  const sections = {};
  for (const language of languages) {
    const folder = join(root, language, chapter);
    sections[language] = {};
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.md')) continue;
      const file = join(folder, name);
      const env = { file, sources, cited: new Set(), label: strings[language].sources.one };
      const html = markdown.render(readFileSync(file, 'utf8'), env);
      const heading = /^<h2>(.*)<\/h2>\n/.exec(html);
      sections[language][name.slice(0, -3)] = {
        title: heading?.[1] ?? '',
        html: heading ? html.slice(heading[0].length) : html,
        cited: env.cited,
        shape: new Set(markdown.parse(readFileSync(file, 'utf8'), env).map((t) => t.tag).filter((t) => /^(h[1-6]|ul|ol|table|pre)$/.test(t))),
      };
    }
  }
  return sections;
}

function checkSections(root, chapter, sections) {
  const names = bothOf((language) => new Set(Object.keys(sections[language])));
  const problems = both('section', names, (language) => join(root, language, chapter));
  for (const name of names.en) {
    if (!names.es.has(name)) continue;
    const path = (language) => join(root, language, chapter, `${name}.md`);
    problems.push(...both('source', bothOf((l) => sections[l][name].cited), path));
    problems.push(...both('block', bothOf((l) => sections[l][name].shape), path));
  }
  return problems;
}

function checkSources(root, sources, uses) {
  const path = (language) => join(root, language, 'sources.json');
  const known = new Set(sources.map((source) => source.id));
  const problems = both('source', bothOf((l) => new Set(Object.keys(uses[l]))), path);
  for (const language of languages) {
    const told = new Set(Object.keys(uses[language]));
    problems.push(
      ...missing('source', known, told, join(root, 'sources.json'), path(language)),
      ...missing('source', told, known, path(language), join(root, 'sources.json'))
    );
  }
  return problems;
}

// The names that the generator's table has and the page must be able to say in both languages.
function checkVocabulary(root, table, strings) {
  const problems = [];
  for (const language of languages) {
    for (const kind of table.kinds) {
      if (!strings[language].kinds[kind.name]) {
        problems.push(`kind "${kind.name}" of the generator is missing in ${join(root, language, 'strings.json')}`);
      }
    }
    for (const row of [...table.parameters, ...table.knobs, ...table.exports.filter((row) => row.id !== 'style')]) {
      if (!strings[language].fields[row.id]) {
        problems.push(`field "${row.id}" of the generator is missing in ${join(root, language, 'strings.json')}`);
      }
    }
  }
  return problems;
}

/** Everything under content/, checked. Throws one error that names every difference. */
export function readContent(root, chapter, table) {
  const sources = json(join(root, 'sources.json'));
  const ids = sources.map((source) => source.id);
  const strings = bothOf((language) => json(join(root, language, 'strings.json')));
  const uses = bothOf((language) => json(join(root, language, 'sources.json')));
  const early = [...checkStrings(root, strings), ...checkSources(root, sources, uses)];
  if (early.length === 0) early.push(...checkVocabulary(root, table, strings));
  if (early.length > 0) throw new Error(`The two languages differ:\n  ${early.join('\n  ')}`);
  const sections = readSections(root, chapter, ids, strings);
  const late = checkSections(root, chapter, sections);
  if (late.length > 0) throw new Error(`The two languages differ:\n  ${late.join('\n  ')}`);
  return { sources, strings, uses, sections };
}
