// Reads the sections of a chapter: parses every file, compares the languages, and only then writes
// HTML. A name that leads nowhere stops the build with its file and line.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { citations } from './citations.js';
import { equations, shapeOfTex } from './equations.js';
import { figures } from './figures.js';
import { links } from './links.js';
import { listings } from './listings.js';
import { headingOf, sectionIds } from './outline.js';
import { bothOf, differences, orderDifferences, refuse } from './parity.js';

const markdown = new MarkdownIt({ html: false, typographer: false })
  .use(citations)
  .use(equations)
  .use(listings)
  .use(figures)
  .use(links);

/** One line of Markdown, without a paragraph around it. */
export const inline = (/** @type {string} */ text) => markdown.renderInline(text);

const blocks = /^(h[1-6]|ul|ol|table|blockquote|pre|hr)$/;

// A block by what must be the same in both languages.
function nameOfBlock(/** @type {any} */ token) {
  if (token.type === 'figure') return `figure ${token.meta}`;
  if (token.type === 'equation') return `equation ${token.meta.id}`;
  if (token.type === 'listing') return `listing ${token.meta.file}`;
  if (token.type === 'fence') return 'pre';
  return token.nesting >= 0 && blocks.test(token.tag) ? token.tag : '';
}

const nothingFound = () => ({
  /** @type {Set<string>} */ citations: new Set(),
  /** @type {Set<string>} */ settings: new Set(),
  /** @type {Set<string>} */ glossary: new Set(),
  /** Names that the prose links to, and names that equations mark. @type {Map<string, (text: string) => never>} */ terms: new Map(),
  /** @type {Set<string>} */ marked: new Set(),
  /** @type {string[]} */ figures: [],
  /** @type {{id: string, tex: string}[]} */ equations: [],
  /** @type {string[]} */ maths: [],
  /** @type {string[]} */ listings: [],
  /** @type {string[]} */ blocks: [],
});

// A term that lights up nothing but itself is a slip of the pen.
function checkTerms(/** @type {any} */ env) {
  const drawn = env.found.figures.flatMap((/** @type {string} */ id) => [...env.figures.get(id).terms]);
  const there = new Set([...env.found.marked, ...drawn]);
  for (const [name, fail] of env.found.terms) {
    if (!there.has(name)) fail(`term:${name} is marked in no equation and no figure of this section; there are: ${[...there].join(', ') || 'none'}`);
  }
}

function readSection(/** @type {string} */ id, /** @type {any} */ env) {
  const tokens = markdown.parse(readFileSync(env.file, 'utf8'), env);
  const wanted = headingOf(id);
  const heading = tokens[0]?.type === 'heading_open' ? tokens[0].tag : undefined;
  if (heading !== wanted) {
    throw new Error(`${env.file}:1: the section begins with ${heading ?? 'no heading'}, and should with ${wanted ? `one of its own (${wanted})` : 'none'}`);
  }
  env.found.blocks = tokens.map(nameOfBlock).filter(Boolean);
  checkTerms(env);
  return { env, tokens, title: wanted ? tokens.slice(0, 3) : [], body: wanted ? tokens.slice(3) : tokens };
}

/** What a section has that must be the same in the other language. @param {any} found */
const comparable = (found) => ({
  source: found.citations,
  setting: found.settings,
  'glossary link': found.glossary,
  term: new Set(found.terms.keys()),
  'formula in a sentence': new Set(found.maths.map(shapeOfTex)),
});

function compare(/** @type {string} */ id, /** @type {Record<string, any>} */ parsed) {
  const path = (/** @type {string} */ language) => parsed[language][id].env.file;
  const found = bothOf((language) => parsed[language][id].env.found);
  const sets = bothOf((language) => comparable(found[language]));
  const problems = orderDifferences('block', bothOf((language) => found[language].blocks), path);
  for (const what of Object.keys(sets.en)) {
    problems.push(...differences(what, bothOf((language) => sets[language][/** @type {'term'} */ (what)]), path));
  }
  problems.push(...orderDifferences('listing', bothOf((language) => found[language].listings), path));
  for (const { id: equation, tex } of found.en.equations) {
    const other = found.es.equations.find((/** @type {any} */ e) => e.id === equation);
    if (other && shapeOfTex(other.tex) !== shapeOfTex(tex)) {
      problems.push(`equation "${equation}" differs: in ${path('en')} ${shapeOfTex(tex)} and in ${path('es')} ${shapeOfTex(other.tex)}`);
    }
  }
  return problems;
}

/**
 * @typedef {{html(language: string): string, fields: any[], terms: Set<string>}} Figure
 * @param {string} root the folder of content/ @param {string} chapter
 * @param {{root: string, sources: string[], glossary: Set<string>, figures: Map<string, Figure>, fields: any[], strings: Record<string, any>}} book
 */
export function readSections(root, chapter, book) {
  const folder = (/** @type {string} */ language) => join(root, language, chapter);
  const names = bothOf((language) => readdirSync(folder(language)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3)));
  refuse(differences('section', names, folder));
  for (const name of names.en) {
    if (!sectionIds.includes(name)) throw new Error(`${join(folder('en'), name)}.md: the outline in web/build/outline.js has no section "${name}"`);
  }
  for (const id of sectionIds) {
    const file = join(folder('en'), `${id}.md`);
    if (!existsSync(file)) throw new Error(`${file} is missing, which the outline in web/build/outline.js names`);
  }
  const parsed = bothOf((language) => {
    const shared = { ...book, strings: book.strings[language], language, placed: new Map(), equations: new Map() };
    return Object.fromEntries(sectionIds.map((id) => [id, readSection(id, { ...shared, file: join(folder(language), `${id}.md`), found: nothingFound() })]));
  });
  refuse(sectionIds.flatMap((id) => compare(id, parsed)));
  for (const id of book.figures.keys()) {
    if (!parsed.en.intro.env.placed.has(id)) throw new Error(`the figure "${id}" stands in no section of ${folder('en')}`);
  }
  const { renderer, options } = markdown;
  return bothOf((language) =>
    Object.fromEntries(
      Object.entries(parsed[language]).map(([id, { env, title, body }]) => [
        id,
        { title: title.length > 0 ? renderer.render(title.slice(1, 2), options, env) : '', html: renderer.render(body, options, env) },
      ])
    )
  );
}
