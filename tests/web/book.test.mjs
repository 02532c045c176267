// The tutorial's own Markdown: figures, listings, equations, terms, settings and the glossary. What
// leads nowhere stops the build with its file and line, and what the build makes is what is meant.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync as writeSource } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { shapeOfTex } from "../../web/build/equations.js";
import { region } from "../../web/build/listings.js";
import { add, contentAfter, edit, editJson, scratchFolder, testFaults } from "./content.mjs";
import { languages } from "./pudu.mjs";
import { root, site } from "./site.mjs";

const scratch = scratchFolder();

const english = (name) => (text) => (at) => add(at(`en/pudu/${name}.md`), text);
/** The same in both languages, so that nothing but the fault itself is wrong. */
const both = (name) => (text) => (at) => languages.forEach((language) => add(at(language, `pudu/${name}.md`), text));
const why = both("why");
const lineOf = (name, line = 2) => `en/pudu/${name}.md:${readFileSync(path.join(root, `content/en/pudu/${name}.md`), "utf8").split("\n").length + line}`;

testFaults(scratch, {
  "a figure that is none": [why("@figure antlers"), ["@figure antlers", lineOf("why"), "footfall"]],
  "a figure that stands twice": [why("@figure idea"), ["@figure idea", "idea.md"]],
  "a figure left out": [(at) => languages.forEach((l) => edit(at(l, "pudu/four.md"), (text) => text.replace("@figure footfall\n", ""))), ["footfall"]],
  "a figure left out of one language": [(at) => edit(at("es/pudu/four.md"), (text) => text.replace("@figure footfall\n", "")), ["figure footfall", "es/pudu/four.md"]],
  "a listing of no file": [why("```cpp cpp/pudu/wings.cpp#angles\n```"), ["cpp/pudu/wings.cpp", lineOf("why")]],
  "a listing of no region": [why("```cpp cpp/pudu/legs.cpp#feathers\n```"), ["// region feathers", "cpp/pudu/legs.cpp", lineOf("why")]],
  "a listing without a region": [why("```cpp cpp/pudu/legs.cpp\n```"), ["cpp FILE#REGION", lineOf("why")]],
  "a listing with lines of its own": [why("```cpp cpp/pudu/legs.cpp#angles\nint legs = 4;\n```"), ["legs.cpp#angles", lineOf("why")]],
  "a listing that one language lacks": [(at) => edit(at("es/pudu/how-spots.md"), (text) => text.replace(/```cpp .*\n```\n/, "")), ["listing", "es/pudu/how-spots.md"]],
  "another listing in one language": [(at) => edit(at("es/pudu/how-spots.md"), (text) => text.replace("coat.cpp#spots", "coat.cpp#count")), ["coat.cpp#count", "es/pudu/how-spots.md"]],
  "TeX that is none": [why("So it is $\\wings{2}$."), ["wings", lineOf("why")]],
  "TeX that is none, in the second line of a paragraph": [why("So it is\n$\\wings{2}$."), ["wings", lineOf("why", 3)]],
  "an equation without a name": [why("```tex\nx = 1\n```"), ["tex ID", lineOf("why")]],
  "an equation that stands twice": [why("```tex chain\nx = 1\n```"), ["chain", "equations.md"]],
  "an equation that one language lacks": [english("why")("```tex more\nx = 1\n```"), ["equation more", "es/pudu/why.md"]],
  "an equation of other numbers": [(at) => edit(at("es/pudu/equations.md"), (text) => text.replace("22\\,", "23\\,")), ["growth", "es/pudu/equations.md"]],
  "a formula that one language lacks": [english("why")("So it is $x = 1$."), ["x=1", "es/pudu/why.md"]],
  "a term that nothing marks": [both("equations")("And the [tail](term:tail)."), ["term:tail", lineOf("equations"), "swing"]],
  "a term that one language lacks": [(at) => edit(at("es/pudu/equations.md"), (text) => text.replace("](term:bone)", "](term:swing)")), ["bone", "es/pudu/equations.md"]],
  "a setting of no field": [why("[So](set:wings=2)."), ["wings", lineOf("why"), "shoulder"]],
  "a setting out of range": [why("[So](set:age=2)."), ["age=2", "0 to 1", lineOf("why")]],
  "a setting of no choice": [why("[So](set:sex=deer)."), ["deer", "female, male", lineOf("why")]],
  "a setting of no number": [why("[So](set:age=old)."), ["age=old", lineOf("why")]],
  "a setting of no figure": [why("[So](set:wings.age=1)."), ["wings", lineOf("why"), "footfall"]],
  "a setting of no field of a figure": [why("[So](set:leg.wings=1)."), ["wings", lineOf("why"), "phase"]],
  "a setting that one language lacks": [english("why")("[So](set:age=0.5)."), ["age=0.5", "es/pudu/why.md"]],
  "a word that the glossary lacks": [why("[So](gloss:antlers)."), ["gloss:antlers", lineOf("why"), "withers"]],
  "a glossary link that one language lacks": [english("why")("The [withers](gloss:withers)."), ["withers", "es/pudu/why.md"]],
  "a glossary entry that one language lacks": [(at) => editJson(at("es/glossary.json"), (all) => all.splice(2, 1)), ["hock", "es/glossary.json"]],
  "a glossary in another order": [(at) => editJson(at("es/glossary.json"), (all) => all.reverse()), ["withers", "es/glossary.json"]],
  "a glossary entry without a text": [(at) => editJson(at("en/glossary.json"), (all) => (all[2].text = " ")), ["hock", "en/glossary.json"]],
  "a heading of the wrong rank": [(at) => edit(at("en/pudu/four.md"), (text) => text.replace("###", "##")), ["h3", "en/pudu/four.md:1"]],
});

// ---------------------------------------------------------------------------------- listings

test("a region is there once, begins before it ends, and is not empty", () => {
  const fails = (text, expected) => {
    const file = "region.cpp";
    const { folder } = scratch;
    writeSource(path.join(folder, file), text);
    const fail = (message) => {
      throw new Error(message);
    };
    assert.throws(() => region(folder, file, "x", fail), expected);
  };
  fails("int a;\n", /no line "\/\/ region x"/);
  fails("// region x\nint a;\n", /no line "\/\/ endregion x"/);
  fails("// region x\nint a;\n// endregion x\n// region x\n// endregion x\n", /more than once, in lines 1 and 4/);
  fails("// endregion x\nint a;\n// region x\n", /ends before it begins/);
  fails("// region x\n\n// endregion x\n", /is empty/);
});

test("a region loses its indent and the markers of others, and knows its lines", () => {
  writeSource(path.join(scratch.folder, "region.cpp"), "{\n  // region x\n  if (a) {\n    // region y\n    b();\n    // endregion y\n  }\n\n  // endregion x\n}\n");
  const found = region(scratch.folder, "region.cpp", "x", assert.fail);
  assert.deepEqual(found, { code: "if (a) {\n  b();\n}\n", first: 3, last: 8 });
});

const decode = (html) => html.replace(/<[^>]+>/g, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

test("every listing shows the lines of the source that its caption names", () => {
  for (const language of languages) {
    const html = readFileSync(path.join(site, language, "index.html"), "utf8");
    const listings = [...html.matchAll(/<figure class="listing"><pre[^>]*><code>([\s\S]*?)<\/code><\/pre><figcaption>([^<]*):(\d+)–(\d+)<\/figcaption>/g)];
    assert.ok(listings.length >= 7, `${listings.length} listings`);
    for (const [, code, file, first, last] of listings) {
      const lines = readFileSync(path.join(root, file), "utf8").split("\n").slice(first - 1, Number(last));
      const bare = (text) => text.split("\n").map((line) => line.trim()).filter((line) => !/^\/\/ (end)?region /.test(line)).join("\n").trim();
      assert.equal(bare(decode(code)), bare(lines.join("\n")), `${file}:${first}`);
      assert.match(code, /<[bi]>/);
    }
  }
});

// --------------------------------------------------------------------------------- equations

test("TeX of two languages is compared but for words, decimal marks and the semicolon they bring", () => {
  assert.equal(shapeOfTex("0,5\\,S(\\text{edad}; 1)"), shapeOfTex("0.5\\, S(\\text{age}, 1)"));
  assert.notEqual(shapeOfTex("0.5"), shapeOfTex("0.6"));
  assert.notEqual(shapeOfTex("a\\;b"), shapeOfTex("a\\,b"));
});

test("equations are MathML that the policy of the pages allows, with their terms marked", () => {
  const { sections } = contentAfter(scratch, () => {});
  for (const language of languages) {
    const { html } = sections[language].equations;
    const terms = new Set([...html.matchAll(/<m\w+[^>]* data-term="([^"]+)"/g)].map(([, name]) => name));
    assert.deepEqual([...terms].sort(), ["bone", "hoof", "knee", "size", "spots", "swing", "thigh"]);
    assert.doesNotMatch(html, / style=/);
    assert.equal((html.match(/<div class="equation" id="eq-/g) ?? []).length, 4);
    assert.match(html, language === "es" ? /<mn>0,35<\/mn>/ : /<mn>0\.35<\/mn>/);
    for (const name of terms) assert.ok(html.includes(`<span class="term" data-term="${name}">`), `no word of the prose is linked to ${name}`);
  }
});

test("a link that sets a figure is no link where no script runs", () => {
  const { sections } = contentAfter(scratch, why("[So](set:sex=female&age=0.5)."));
  assert.match(sections.en.why.html, /<span class="drive" data-set="sex=female&amp;age=0.5">So<\/span>/);
});

// ---------------------------------------------------------------------------------- glossary

test("the glossary is sorted by the words of its page, with the other language's beside them", () => {
  const { glossary } = contentAfter(scratch, () => {});
  for (const language of languages) {
    const terms = glossary[language].map(({ term }) => term);
    assert.deepEqual(terms, [...terms].sort((a, b) => a.localeCompare(b, language)));
    const html = readFileSync(path.join(site, language, "index.html"), "utf8");
    for (const { id, term, other, language: otherLanguage } of glossary[language]) {
      assert.notEqual(otherLanguage, language);
      assert.ok(html.includes(`<div id="term-${id}"><dt>${term} <span lang="${otherLanguage}">${other}</span></dt>`), id);
    }
  }
  assert.deepEqual(glossary.en.map(({ id }) => id).sort(), glossary.es.map(({ id }) => id).sort());
});

// ---------------------------------------------------------------------------------- contents

test("the list of contents names every heading, in the order of the page", () => {
  for (const language of languages) {
    const html = readFileSync(path.join(site, language, "index.html"), "utf8");
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/.exec(html)[0];
    const listed = [...contents.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)].map(([, id, title]) => `${id}: ${title}`);
    const there = [...html.matchAll(/<section class="(?:prose|part)" id="([^"]+)"><h[23]>([\s\S]*?)<\/h[23]>/g)].map(([, id, title]) => `${id}: ${title}`);
    assert.deepEqual(listed, there);
    assert.ok(listed.length >= 16, `${listed.length}`);
  }
});
