// Checks the spelling of everything a reader reads: prose, strings, glossary and what the sources were
// used for, in both languages. Names and terms that no dictionary has stand in content/LANGUAGE/words.txt,
// one a line, sorted. Prints file:line: word for each word that is in neither.
//
//   node tests/prose/spelling.mjs [folder of content]
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const content = path.resolve(process.argv[2] ?? path.join(root, "content"));
const dictionaries = { en: "en_GB", es: "es_CL" };
// A slip in each language that a checker at work must find.
const slips = { en: "deeer", es: "ciervvo" };

const blank = (text) => text.replace(/[^\n]/g, " ");

/** Prose without what is no prose: listings, equations, addresses, citations, names of figures. */
const proseOnly = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/^@figure.*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\$[^$\n]+\$/g, blank)
    .replace(/\[@[a-z0-9-]+\]/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank);

/** The values of a JSON file, each on the line it stands on, without {names}, addresses and files. */
const valuesOnly = (keys) => (text) =>
  text
    .split("\n")
    .map((line) => {
      const [, key, value] = /^\s*"([^"]+)":\s*("(?:[^"\\]|\\.)*"),?\s*$/.exec(line) ?? [];
      if (!value || (keys && !keys.includes(key))) return "";
      return JSON.parse(value).replaceAll("\n", " ").replace(/\{[^}]*\}/g, " ");
    })
    .join("\n");

const anywhere = (text) => text.replace(/https?:\/\/\S+/g, blank).replace(/[\w-]*\.(?:js|json|png|tres)\b/gi, blank);

// Words of two letters and more, with apostrophes inside; a possessive is the word itself.
const wordsOf = (text) => [...anywhere(text).replaceAll("’", "'").matchAll(/\p{L}[\p{L}\p{M}]+(?:'\p{L}+)*/gu)].map(([word]) => word.replace(/'s$/, ""));

function filesOf(language) {
  const folder = path.join(content, language);
  const prose = readdirSync(path.join(folder, "pudu")).filter((name) => name.endsWith(".md")).map((name) => [path.join(folder, "pudu", name), proseOnly]);
  return [
    ...prose,
    [path.join(folder, "strings.json"), valuesOnly()],
    [path.join(folder, "glossary.json"), valuesOnly(["term", "text"])],
    [path.join(folder, "sources.json"), valuesOnly()],
  ];
}

/** Those of the words that the dictionary does not have. */
function unknown(language, words) {
  const { status, stdout, stderr, error } = spawnSync("hunspell", ["-l", "-i", "utf-8", "-d", dictionaries[language]], { input: words.join("\n"), encoding: "utf8" });
  if (error || status !== 0) throw new Error(`hunspell with the dictionary ${dictionaries[language]} does not run (scripts/setup test installs it): ${error?.message ?? stderr}`);
  return new Set(stdout.split("\n").filter(Boolean));
}

const problems = [];
let count = 0;
for (const language of Object.keys(dictionaries)) {
  const list = path.join(content, language, "words.txt");
  const extra = readFileSync(list, "utf8").split("\n").filter(Boolean);
  const order = [...new Set(extra)].sort((a, b) => a.localeCompare(b, language));
  const wrong = extra.findIndex((word, i) => word !== order[i]);
  if (wrong >= 0) problems.push(`${list}:${wrong + 1}: ${extra[wrong]} is out of order or there twice`);

  const found = filesOf(language).flatMap(([file, strip]) =>
    strip(readFileSync(file, "utf8")).split("\n").flatMap((line, i) => wordsOf(line).map((word) => ({ word, place: `${file}:${i + 1}` })))
  );
  const words = [...new Set(found.map(({ word }) => word))];
  count += words.length;
  const bad = unknown(language, [...words, slips[language]]);
  if (!bad.delete(slips[language])) problems.push(`hunspell takes ${slips[language]} for a word: the dictionary ${dictionaries[language]} is not at work`);
  // A word at the beginning of a sentence is written large.
  const known = new Set(extra);
  const small = (word) => word[0].toLocaleLowerCase(language) + word.slice(1);
  const missed = found.filter(({ word }) => bad.has(word) && !known.has(word) && !known.has(small(word)));
  problems.push(...missed.map(({ word, place }) => `${place}: ${word}`));
  const used = new Set(words.flatMap((word) => (bad.has(word) ? [word, small(word)] : [])));
  extra.forEach((word, i) => {
    if (!used.has(word)) problems.push(`${list}:${i + 1}: ${word} is not needed`);
  });
}
if (count < 1000) problems.push(`only ${count} words were found under ${content}`);
for (const problem of problems) console.log(path.isAbsolute(problem) ? path.relative(root, problem) : problem);
console.log(problems.length > 0 ? `${problems.length} to look at` : `${count} words, all known`);
process.exit(problems.length > 0 ? 1 : 0);
