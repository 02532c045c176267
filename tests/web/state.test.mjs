// The state lives in the address: written, read back, and never trusted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, nothingWrong, painted, pose, said, setUp, strings, told } from "./pudu.mjs";

const world = setUp();

/** The values of every control, as a reader sees them. */
const values = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("#controls input, #controls select")].map((c) => [c.id, c.type === "radio" || c.type === "checkbox" ? c.checked : c.value])
    )
  );
const search = (page) => page.evaluate(() => location.search);
const remembered = (page, part) => page.page.waitForFunction((part) => location.search.includes(part), part);

test("what is set by hand comes back from the address", async () => {
  const page = await world.figure("en/?walk=off");
  const press = async (name, key, times) => {
    const slider = await page.find("slider", name);
    for (let i = 0; i < times; ++i) await slider.press(key);
  };
  await press("Age", "ArrowLeft", 63);
  await press("Spots", "ArrowRight", 3);
  await press("Chubby", "ArrowRight", 4);
  await press("Phase", "ArrowRight", 12);
  await (await page.find("radio", "Female")).click();
  await (await page.find("switch", "Real angle (back)")).click();
  await (await page.find("radio", "Skeleton")).click();
  await page.page.getByRole("spinbutton", { name: "Seed" }).fill("4242");
  await page.page.selectOption("#size", "16");
  await remembered(page, "size=16");
  const set = await values(page);
  assert.deepEqual(
    { age: set.age, female: set["sex-female"], real: set["real-angle"], seed: set.seed, phase: set.phase, skeleton: set["view-skeleton"] },
    { age: "0.37", female: true, real: true, seed: "4242", phase: "0.12", skeleton: true }
  );
  const address = await search(page);
  assert.match(address, /[?&]v=1(&|$)/);
  const again = await world.figure(`en/${address}`);
  assert.deepEqual(await values(again), set);
  assert.equal(await told(again, "withers"), await told(page, "withers"));
  assert.equal(await again.evaluate(() => document.getElementById("corrections")), null);
  await nothingWrong(again);
  await again.close();
  await page.close();
});

test("an untouched page has an untouched address", async () => {
  const page = await world.figure("en/", { reducedMotion: false });
  await page.page.waitForTimeout(500);
  assert.equal(await search(page), "");
  await page.close();
});

test("Reset puts everything back, and the address too", async () => {
  const page = await world.figure("en/?walk=off");
  const untouched = await values(page);
  await page.visit(`${world.address}en/?v=1&walk=off&age=0.2&sex=female&seed=9&spots=12&chubby=0.5&antlerAngle=-70&view=kind&size=16&belly=0.4&phase=0.7`);
  await page.page.waitForSelector("#pudu[data-state=live]");
  assert.notDeepEqual(await values(page), untouched);
  await (await page.find("button", "Reset")).click();
  await (await page.find("button", "Walk")).click(); // Reset starts the walk again, as at first
  await page.evaluate(() => {
    const phase = document.getElementById("phase");
    phase.value = "0";
    phase.dispatchEvent(new Event("input"));
  });
  assert.deepEqual(await values(page), untouched);
  await page.page.waitForFunction(() => location.search === "?v=1&walk=off");
  await page.close();
});

test("Another one changes the seed and moves the spots", async () => {
  const page = await world.figure("en/?walk=off&age=0");
  const look = async () => (await page.page.locator("#drawing").screenshot()).toString("base64");
  const before = await look();
  await (await page.find("button", "Another one")).click();
  await painted(page);
  assert.notEqual(await page.evaluate(() => document.getElementById("seed").value), "7");
  assert.notEqual(await look(), before);
  await page.close();
});

// Field, what a link says, what holds instead, and the range that the note must name.
const bad = [
  ["age", "7", "1", ["0", "1"]],
  ["age", "-3", "0", ["0", "1"]],
  ["age", "1e999", "1", []],
  ["age", "NaN", "1", []],
  ["age", "old", "1", []],
  ["age", "", "1", []],
  ["spots", "41", "40", ["0", "40"]],
  ["spots", "2.5", "3", []],
  ["seed", "-1", "0", ["0", "4294967295"]],
  ["seed", "99999999999", "4294967295", ["0", "4294967295"]],
  ["antlerAngle", "-91", "-90", ["-90", "60"]],
  ["shoulder", "0.1", "0.3", []],
  ["phase", "Infinity", "0", []],
];

for (const language of languages) {
  test(`${bad.length} values that no pudu can have are put right, and the reader is told (${language})`, async () => {
    const page = await world.browser.open();
    for (const [field, given, held, range] of bad) {
      await page.visit(`${world.address}${language}/?v=1&walk=off&${new URLSearchParams({ [field]: given })}`);
      await page.page.waitForSelector("#pudu[data-state=live]");
      const what = `${field}=${given}`;
      assert.equal((await values(page))[field], held, what);
      const note = await page.page.locator("#corrections:visible").innerText();
      assert.ok(note.includes(strings[language].fields[field]), `${what}: ${note}`);
      assert.ok(note.includes(given.slice(0, 24)), `${what}: ${note}`);
      for (const number of range) assert.ok(note.includes(said(language, Number(number), 0)), `${what}: ${note}`);
    }
    await nothingWrong(page);
    await page.close();
  });

  test(`a word that is no choice, and an unknown version, are named (${language})`, async () => {
    const page = await world.figure(`${language}/?v=99&walk=off&sex=both&view=xray&size=20`);
    const set = await values(page);
    assert.ok(set["sex-male"] && set["view-off"] && set.size === "32");
    const items = await page.page.locator("#corrections li").allInnerTexts();
    assert.equal(items.length, 4);
    for (const word of ["99", "both", "xray", "20"]) assert.ok(items.some((item) => item.includes(word)), word);
    await page.page.getByRole("button", { name: strings[language].notes.close }).click();
    assert.equal(await page.page.locator("#corrections").isVisible(), false);
    await nothingWrong(page);
    await page.close();
  });
}

test("garbage in the address harms nothing", async () => {
  const page = await world.browser.open();
  const long = "9".repeat(5000);
  for (const garbage of ["?%", "?%FF%FE=%00", "?age", "?age=0.5&age=0.9", "?__proto__=1&constructor=2", `?seed=${long}`, "?age=<img src=x onerror=alert(1)>", "?v=<b>&sex=<script>", "?&&&===", "?unknown=1#nowhere"]) {
    await page.visit(`${world.address}en/${garbage}`);
    await page.page.waitForSelector("#pudu[data-state=live]");
    assert.equal(await page.evaluate(() => document.querySelectorAll("#corrections img, #corrections script, #corrections b").length), 0, garbage);
    const note = await page.evaluate(() => document.getElementById("corrections")?.textContent ?? "");
    assert.ok(note.length < 600, `the note has ${note.length} letters`);
  }
  await nothingWrong(page);
  await page.close();
});

test("old links keep working: without a version, with fields of today", async () => {
  const page = await world.figure("en/?age=0.25&sex=female&walk=off");
  assert.equal(await told(page, "withers"), `${said("en", pose("--age", 0.25, "--sex", "female").readouts.withersHeight_m * 100, 1)} cm`);
  assert.equal(await page.evaluate(() => document.getElementById("corrections")), null);
  await page.close();
});

test("a number is only taken over when it is allowed, and put right on leaving the box", async () => {
  const page = await world.figure("en/?walk=off&age=0");
  const box = page.page.getByRole("spinbutton", { name: "Seed" });
  await box.fill("-5");
  await box.blur();
  assert.equal(await box.inputValue(), "0");
  await box.fill("");
  await box.blur();
  assert.equal(await box.inputValue(), "0");
  await nothingWrong(page);
  await page.close();
});

test("a copied link says what is shown, without the place on the page", async () => {
  const page = await world.figure("en/?walk=off&age=0.5#sources", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.page.getByRole("button", { name: "Copy link" }).click();
  await page.page.waitForFunction(() => document.getElementById("done").textContent !== "");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${world.address}en/?v=1&age=0.5&walk=off`);
  await page.close();
});
