// What the page says of an animal is what the native command finds for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, names, nothingWrong, painted, pose, said, setUp, told } from "./pudu.mjs";

const world = setUp();

// Every field of the generator is moved at least once.
const states = [
  {},
  { age: 0 },
  { age: 0.37, sex: "female", phase: 0.4 },
  { age: 0.62, seed: 4294967295, phase: 0.99, antlerAngle: -70 },
  { shoulder: 0.45, roundness: 1.3, belly: 1, antler: 1.5 },
  { shoulder: 0.3, roundness: 0.8, spots: 40, seed: 0, phase: 0.25 },
  { chubby: 1, spots: 1, sex: "female" },
  { chubby: 0.35, age: 0.11, seed: 123 },
];

const query = (state) => new URLSearchParams({ v: 1, ...state, walk: "off" });
const options = (state) => Object.entries(state).flatMap(([key, value]) => [`--${key}`, value]);

for (const language of languages) {
  test(`readouts are those of the command, at ${states.length} states (${language})`, async () => {
    const page = await world.browser.open();
    for (const state of states) {
      await page.visit(`${world.address}${language}/?${query(state)}`);
      await page.page.waitForSelector("#pudu[data-state=live]");
      const native = pose(...options(state));
      const cm = (metres) => `${said(language, metres * 100, 1)} cm`;
      const what = JSON.stringify(state);
      assert.equal(await told(page, "withers"), cm(native.readouts.withersHeight_m), what);
      assert.equal(await told(page, "length"), cm(native.readouts.headAndBody_m), what);
      assert.equal(await told(page, "parts"), String(native.parts.length), what);
      assert.equal(await told(page, "spots-drawn"), String(native.details.filter((d) => d.kind === "spot").length), what);
    }
    await nothingWrong(page);
    await page.close();
  });

  test(`moving Age and Sex by their names moves the readouts (${language})`, async () => {
    const page = await world.figure(`${language}/?walk=off`);
    const age = await page.find("slider", names[language].age);
    await age.press("Home");
    await painted(page);
    assert.equal(await told(page, "length"), `${said(language, pose("--age", 0).readouts.headAndBody_m * 100, 1)} cm`);
    for (let i = 0; i < 20; ++i) await age.press("ArrowRight");
    await (await page.find("radio", names[language].female)).click();
    await painted(page);
    const native = pose("--age", 0.2, "--sex", "female");
    assert.equal(await told(page, "withers"), `${said(language, native.readouts.withersHeight_m * 100, 1)} cm`);
    assert.equal(await told(page, "parts"), String(native.parts.length));
    await nothingWrong(page);
    await page.close();
  });
}

test("an adult reads as the sources have it", async () => {
  const page = await world.figure("en/?walk=off");
  const number = async (id) => parseFloat(await told(page, id));
  assert.ok(Math.abs((await number("withers")) - 39) <= 0.7);
  assert.ok(Math.abs((await number("length")) - 81) <= 1);
  await page.visit(`${world.address}en/?walk=off&age=0`);
  await page.page.waitForSelector("#pudu[data-state=live]");
  assert.ok(Math.abs((await number("withers")) - 19) <= 0.5);
  await page.close();
});

test("the time per pose is measured and told, and not while the hand moves", async () => {
  const page = await world.figure("en/?walk=off");
  await page.page.waitForFunction(() => /^\d+\.\d\d µs$/.test(document.getElementById("time").textContent));
  // Each move used to start one more clock; then a second of rest held dozens of timings.
  const age = await page.find("slider", "Age");
  await page.evaluate(() => {
    const { performance } = window;
    const now = performance.now.bind(performance);
    window.asked = 0;
    performance.now = () => (++window.asked, now());
  });
  for (let i = 0; i < 20; ++i) await age.press("ArrowLeft");
  assert.equal(await page.evaluate(() => window.asked), 0);
  await page.page.waitForTimeout(1600);
  const asked = await page.evaluate(() => window.asked);
  assert.ok(asked >= 2 && asked <= 24, `the clock was read ${asked} times`);
  await page.close();
});
