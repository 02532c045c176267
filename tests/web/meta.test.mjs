// What search engines and link previews read, on a site that knows where it will be.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { PNG } from "pngjs";
import { scratchFolder, sourcesIn } from "./content.mjs";
import { launch } from "./engines.mjs";
import { languages, strings } from "./pudu.mjs";
import { serve, site as plainSite } from "./site.mjs";

const url = "https://example.org/pudu/";
const scratch = scratchFolder();
let site;
let pages;

before(() => {
  const tree = sourcesIn(path.join(scratch.folder, "tree"));
  const { status, stdout, stderr } = tree.run({ SITE_URL: url });
  assert.equal(status, 0, stdout + stderr);
  ({ site } = tree);
  pages = Object.fromEntries(languages.map((language) => [language, readFileSync(path.join(site, language, "index.html"), "utf8")]));
});

const meta = (html, name) => [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].filter(([, n]) => n === name).map(([, , content]) => content);
const links = (html, rel) => [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]))).filter((l) => l.rel === rel);
const data = (html) => JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)[1]);

test("title and description are the language's own", () => {
  for (const language of languages) {
    const { page, description } = strings[language].chapter;
    assert.equal(/<title>([^<]*)<\/title>/.exec(pages[language])[1], page);
    for (const name of ["description", "og:description"]) assert.deepEqual(meta(pages[language], name), [description]);
    assert.deepEqual(meta(pages[language], "og:title"), [page]);
    // What a result of a search, or a preview, shows without cutting it.
    assert.ok(page.length <= 60, `${page.length} letters in ${page}`);
    assert.ok(description.length >= 100 && description.length <= 260, `${description.length} letters`);
  }
  assert.notEqual(strings.en.chapter.description, strings.es.chapter.description);
});

test("each page has its canonical address and leads to all languages and to the choice", () => {
  for (const language of languages) {
    assert.deepEqual(links(pages[language], "canonical").map((l) => l.href), [`${url}${language}/`]);
    const alternates = links(pages[language], "alternate").map((l) => [l.hreflang, l.href]);
    assert.deepEqual(alternates, [["en", `${url}en/`], ["es", `${url}es/`], ["x-default", url]]);
  }
  const map = readFileSync(path.join(site, "sitemap.xml"), "utf8");
  for (const language of languages) {
    assert.ok(map.includes(`<loc>${url}${language}/</loc>`));
    assert.equal(map.split(`hreflang="${language}" href="${url}${language}/"`).length - 1, languages.length);
  }
  assert.match(readFileSync(path.join(site, "robots.txt"), "utf8"), /^Sitemap: https:\/\/example\.org\/pudu\/sitemap\.xml$/m);
});

test("the preview of each language is a picture of the size it says, and another one", () => {
  const seen = new Set();
  for (const language of languages) {
    const [address] = meta(pages[language], "og:image");
    assert.ok(address.startsWith(`${url}assets/card-${language}-`), address);
    const bytes = readFileSync(path.join(site, address.slice(url.length)));
    const png = PNG.sync.read(bytes);
    assert.deepEqual([String(png.width), String(png.height)], [meta(pages[language], "og:image:width")[0], meta(pages[language], "og:image:height")[0]]);
    assert.deepEqual([png.width, png.height], [1200, 630]);
    assert.ok(bytes.length < 300000, `${bytes.length} bytes`);
    assert.deepEqual(meta(pages[language], "og:image:alt"), [strings[language].meta.card]);
    assert.deepEqual(meta(pages[language], "twitter:card"), ["summary_large_image"]);
    // Paper in the corner, and the animal's rust where the animal is.
    const at = (x, y) => [...png.data.subarray(4 * (y * png.width + x), 4 * (y * png.width + x) + 3)];
    assert.deepEqual(at(4, 4), [0xf3, 0xec, 0xda]);
    const [r, g, b] = at(800, 200);
    assert.ok(r > 150 && g < 120 && b < 80, `${[r, g, b]} where the flank should be`);
    seen.add(bytes.toString("base64"));
    // A reader's cache has no use for it.
    assert.ok(!readFileSync(path.join(site, "sw.js"), "utf8").includes("card-"));
  }
  assert.equal(seen.size, languages.length, "one picture for two titles");
});

test("the structured data says what can be learned, in which language, and that it is free", () => {
  for (const language of languages) {
    const said = data(pages[language]);
    assert.equal(said["@context"], "https://schema.org");
    assert.equal(said["@type"], "LearningResource");
    assert.equal(said.name, strings[language].chapter.page);
    assert.equal(said.inLanguage.slice(0, 2), language);
    assert.equal(said.isAccessibleForFree, true);
    assert.equal(said.license, "https://spdx.org/licenses/MIT.html");
    assert.equal(said.url, `${url}${language}/`);
    assert.equal(said.image, meta(pages[language], "og:image")[0]);
    assert.deepEqual(said.workTranslation, languages.filter((l) => l !== language).map((l) => ({ "@id": `${url}${l}/` })));
    assert.ok(said.teaches.length >= 5 && said.teaches.every((text) => text.length > 3));
    assert.ok(said.educationalLevel && said.learningResourceType && said.author.name);
  }
});

test("without an address nothing says one", () => {
  for (const language of languages) {
    const html = readFileSync(path.join(plainSite, language, "index.html"), "utf8");
    assert.deepEqual([links(html, "canonical"), links(html, "alternate"), meta(html, "og:image"), meta(html, "og:url")], [[], [], [], []]);
    const said = data(html);
    assert.deepEqual([said.url, said.image, said["@id"]], [undefined, undefined, undefined]);
  }
});

// ------------------------------------------------------------------------------------- Chromium

let browser;
let server;
before(async () => {
  server = await serve(site);
  browser = await launch("chromium");
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("the policy of the page lets the structured data stand", async () => {
  for (const language of languages) {
    const opened = await browser.open();
    await opened.visit(`${server.address}${language}/`);
    await opened.page.waitForSelector("#pudu[data-state=live]");
    assert.deepEqual(await opened.wrong(), []);
    assert.equal(await opened.page.evaluate(() => JSON.parse(document.querySelector("[type='application/ld+json']").textContent)["@type"]), "LearningResource");
    await opened.close();
  }
});
