// What the build promises: two languages that match or no site at all, links that lead somewhere,
// and pictures from the command.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { contentAfter, edit, editJson, scratchFolder, sourcesIn, testFaults } from "./content.mjs";
import { languages, made, pose } from "./pudu.mjs";
import { site } from "./site.mjs";

// ----------------------------------------------------------------------------- two languages

const scratch = scratchFolder();

// A fault, and the words that the message must hold: what is missing, and in which file.
const faults = {
  "a string that only English has": [(at) => editJson(at("es/strings.json"), (s) => delete s.controls.reset), ["controls.reset", "es/strings.json"]],
  "a string that only Spanish has": [(at) => editJson(at("es/strings.json"), (s) => (s.controls.extra = "algo")), ["controls.extra", "en/strings.json"]],
  "an empty string": [(at) => editJson(at("es/strings.json"), (s) => (s.fields.age = " ")), ["fields.age", "es/strings.json"]],
  "a placeholder lost": [(at) => editJson(at("es/strings.json"), (s) => (s.controls.saved = "Guardada.")), ["controls.saved", "{name}", "es/strings.json"]],
  "a placeholder invented": [(at) => editJson(at("en/strings.json"), (s) => (s.controls.reset += " {all}")), ["controls.reset", "{all}", "es/strings.json"]],
  "a section that only English has": [(at) => rmSync(at("es/pudu/idea.md")), ["idea", "es/pudu"]],
  "a section that only Spanish has": [(at) => writeFileSync(at("es/pudu/novedad.md"), "## Novedad\n\nTexto.\n"), ["novedad", "en/pudu"]],
  "a citation that one language lacks": [(at) => edit(at("es/pudu/intro.md"), (text) => text.replaceAll("[@conaf]", "")), ["conaf", "es/pudu/intro.md"]],
  "a citation of nothing": [(at) => edit(at("en/pudu/intro.md"), (text) => `${text}\n\nSo they say.[@nobody]\n`), ["nobody", "sources.json"]],
  "a list that one language lacks": [(at) => edit(at("es/pudu/picture.md"), (text) => text.replace(/^- /gm, "")), ["ul", "es/pudu/picture.md"]],
  "a heading that one language lacks": [(at) => edit(at("es/pudu/idea.md"), (text) => text.replace(/^## .*\n/, "")), ["h2", "es/pudu/idea.md:1"]],
  "a source whose use is told in one language": [(at) => editJson(at("en/sources.json"), (s) => delete s.mma), ["mma", "en/sources.json"]],
  "a source that the list lacks": [(at) => editJson(at("sources.json"), (s) => s.splice(s.findIndex((source) => source.id === "saavedra"), 1)), ["saavedra", "sources.json"]],
  "a kind of part without a name": [(at) => languages.forEach((l) => editJson(at(l, "strings.json"), (s) => delete s.kinds.hoof)), ["hoof", "strings.json"]],
  "a field without a name": [(at) => languages.forEach((l) => editJson(at(l, "strings.json"), (s) => delete s.fields.belly)), ["belly", "strings.json"]],
  "a file that is no JSON": [(at) => edit(at("es/strings.json"), (text) => text.slice(0, -3)), ["es/strings.json"]],
};

test("the content as it is passes", () => {
  assert.ok(contentAfter(scratch, () => {}).sections.es.idea.html.length > 1000);
});

testFaults(scratch, faults);

test("a fault fails scripts/build's own step, and leaves no page behind", () => {
  const folder = path.join(scratch.folder, "tree");
  const { site, run } = sourcesIn(folder);
  rmSync(path.join(folder, "content/es/pudu/idea.md"));
  const bad = run();
  assert.notEqual(bad.status, 0, "a page is missing in Spanish, and the build went through");
  assert.match(bad.stderr + bad.stdout, /section "idea".*missing in/);
  assert.equal(existsSync(path.join(site, "es/index.html")), false);
});

// ------------------------------------------------------------------------------------- links

const htmlFiles = ["index.html", "404.html", "en/index.html", "es/index.html"];

test("every link inside the site leads to a file, and every anchor to an id", () => {
  let count = 0;
  for (const file of htmlFiles) {
    const html = readFileSync(path.join(site, file), "utf8");
    for (const [, raw] of html.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      const link = raw.replaceAll("&amp;", "&");
      if (/^https?:/.test(link)) {
        assert.match(link, /^https:\/\/[a-z0-9.-]+\.[a-z]+\//, `${file}: ${link}`);
        continue;
      }
      ++count;
      const [where, anchor] = link.split("#");
      // The page that is not there is shown at any depth, so its links start at the root.
      const target = where === "" ? path.join(site, file) : where.startsWith("/") ? path.join(site, where) : path.join(site, path.dirname(file), where);
      const found = existsSync(target) && statSync(target).isDirectory() ? path.join(target, "index.html") : target;
      assert.ok(existsSync(found), `${file}: ${link} leads nowhere`);
      if (anchor) assert.ok(readFileSync(found, "utf8").includes(`id="${anchor}"`), `${file}: nothing has the id of ${link}`);
    }
  }
  assert.ok(count > 40, `only ${count} links were found`);
});

test("files of the manifest and of the service worker are there, with one name for one content", () => {
  const manifest = JSON.parse(readFileSync(path.join(site, "site.webmanifest"), "utf8"));
  for (const { src } of manifest.icons) assert.ok(existsSync(path.join(site, src)), src);
  const worker = readFileSync(path.join(site, "sw.js"), "utf8");
  const kept = [...worker.matchAll(/"(assets\/[^"]+)"/g)].map(([, file]) => file);
  const there = readdirSync(path.join(site, "assets"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => path.relative(site, path.join(entry.parentPath ?? entry.path, entry.name)));
  assert.deepEqual([...new Set(kept)].sort(), there.sort());
});

// ------------------------------------------------------------------------------------- files

const asset = (pattern) => readdirSync(path.join(site, "assets")).filter((file) => pattern.test(file)).map((file) => `assets/${file}`);

test("the brotli copies are of the files as they are", () => {
  const copies = readdirSync(site, { recursive: true }).map(String).filter((file) => file.endsWith(".br"));
  assert.ok(copies.length >= 10);
  for (const file of copies) {
    assert.ok(brotliDecompressSync(readFileSync(path.join(site, file))).equals(readFileSync(path.join(site, file.slice(0, -3)))), file);
  }
});

// ----------------------------------------------------------------------------------- pictures

test("the prerendered picture is the command's, of the animal that the text tells of", () => {
  const [still] = asset(/^pudu-.*\.svg$/);
  assert.ok(readFileSync(path.join(site, still)).equals(made("picture", "--view", "drawing", "--age", 1, "--sex", "male")));
  const html = readFileSync(path.join(site, "en/index.html"), "utf8");
  assert.ok(html.includes(`>${(pose().readouts.withersHeight_m * 100).toFixed(1)} cm</output>`));
});
