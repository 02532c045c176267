// Two languages of one page: the switch keeps state, anchor and place, and the front door sends a
// reader on once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, nothingWrong, said, setUp, told, pose } from "./pudu.mjs";

const world = setUp();
const other = { en: "es", es: "en" };
const name = { en: "English", es: "Español" };

for (const language of languages) {
  test(`the switch keeps state and anchor (${language} to ${other[language]})`, async () => {
    const page = await world.figure(`${language}/?v=1&walk=off&age=0.4&sex=female#picture`);
    await page.page.getByRole("link", { name: name[other[language]] }).click();
    await page.page.waitForURL((url) => url.pathname.startsWith(`/${other[language]}/`));
    await page.page.waitForSelector("#pudu[data-state=live]");
    const url = new URL(page.page.url());
    assert.equal(url.hash, "#picture");
    assert.deepEqual(Object.fromEntries(url.searchParams), { v: "1", walk: "off", age: "0.4", sex: "female" });
    assert.equal(await page.evaluate(() => document.documentElement.lang), other[language]);
    const metres = pose("--age", 0.4, "--sex", "female").readouts.withersHeight_m;
    assert.equal(await told(page, "withers"), `${said(other[language], metres * 100, 1)} cm`);
    await nothingWrong(page);
    await page.close();
  });
}

test("the switch takes along what was set a moment ago", async () => {
  const page = await world.figure("en/?walk=off");
  await page.page.locator("#age").press("Home");
  await page.page.waitForFunction(() => location.search.includes("age=0"));
  await page.page.getByRole("link", { name: "Español" }).click();
  await page.page.waitForURL(/\/es\/\?.*age=0/);
  await page.close();
});

test("the reader stays at the paragraph they were at", async () => {
  const page = await world.figure("en/?walk=off");
  const top = () => page.evaluate(() => document.getElementById("picture").getBoundingClientRect().top);
  await page.evaluate(() => scrollTo(0, scrollY + document.getElementById("picture").getBoundingClientRect().top - 120));
  const before = await top();
  assert.ok(before > -50 && before < 400, `the section is at ${before}`);
  await page.page.getByRole("link", { name: "Español" }).click();
  await page.page.waitForURL(/\/es\//);
  await page.page.waitForSelector("#pudu[data-state=live]");
  await page.page.waitForFunction((before) => Math.abs(document.getElementById("picture").getBoundingClientRect().top - before) < 60, before);
  await page.close();
});

test("both pages have the same ids, in the same order but for the glossary, which is in that of its alphabet", async () => {
  const ids = [];
  for (const language of languages) {
    const page = await world.figure(`${language}/?walk=off`);
    ids.push(await page.evaluate(() => [...document.querySelectorAll("[id]")].map((e) => e.id)));
    await page.close();
  }
  const [terms, others] = [true, false].map((of) => ids.map((all) => all.filter((id) => id.startsWith("term-") === of)));
  assert.deepEqual(others[1], others[0]);
  assert.ok(terms[0].length > 10);
  assert.deepEqual(terms[1].sort(), terms[0].sort());
  assert.equal(new Set(ids[0]).size, ids[0].length);
});

test("the front door sends a reader to their language, once", async () => {
  for (const [locale, language] of [["en-GB", "en"], ["es-CL", "es"], ["fr-FR", "en"]]) {
    const page = await world.open("?age=0.5#sources", { locale });
    await page.page.waitForURL(new RegExp(`/${language}/\\?age=0\\.5#sources$`));
    await page.page.waitForSelector("#pudu[data-state=live]");
    // Back at the door, by its address, there is a plain choice and no way round and round.
    await page.visit(world.address);
    await page.page.waitForTimeout(300);
    assert.equal(new URL(page.page.url()).pathname, "/", locale);
    await page.page.getByRole("link", { name: "Leer en español" }).click();
    await page.page.waitForURL(/\/es\/$/);
    await page.page.waitForSelector("#pudu[data-state=live]");
    // The door's picture is given up when the reader is sent on.
    assert.deepEqual((await page.wrong()).filter((fault) => !fault.endsWith("net::ERR_ABORTED")), []);
    await page.close();
  }
});

test("the door is a plain choice with JavaScript off", async () => {
  const page = await world.browser.open({ javaScriptEnabled: false });
  await page.visit(world.address);
  await page.page.getByRole("link", { name: "Read in English" }).click();
  await page.page.waitForURL(/\/en\/$/);
  await page.close();
});
