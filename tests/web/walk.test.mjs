// The walk: it goes by itself, can be stopped, and its phase can then be scrubbed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, names, nothingWrong, painted, pose, said, setUp, told } from "./pudu.mjs";

const world = setUp();
const phaseOf = (page) => page.evaluate(() => document.getElementById("phase").valueAsNumber);
const pressed = (page) => page.evaluate(() => document.getElementById("walk").getAttribute("aria-pressed"));
/** A digest of what a canvas shows. */
const look = (page, id) =>
  page.page.locator(`#${id}`).screenshot({ animations: "allow" }).then((bytes) => bytes.toString("base64"));

for (const language of languages) {
  const n = names[language];
  test(`Walk stops, Phase scrubs, Walk goes on (${language})`, async () => {
    const page = await world.figure(`${language}/`);
    assert.equal(await pressed(page), "true");
    const first = await phaseOf(page);
    await page.page.waitForFunction((first) => document.getElementById("phase").valueAsNumber !== first, first);

    await (await page.find("button", n.walk)).click();
    await painted(page);
    assert.equal(await pressed(page), "false");
    const still = await phaseOf(page);
    await page.page.waitForTimeout(300);
    assert.equal(await phaseOf(page), still, "the phase moved after the walk was stopped");

    const phase = await page.find("slider", n.phase);
    await phase.press("Home");
    for (let i = 0; i < 25; ++i) await phase.press("ArrowRight");
    await painted(page);
    assert.equal(await phaseOf(page), 0.25);
    assert.equal(await told(page, "phase-value"), said(language, 0.25, 2));
    assert.equal(await told(page, "withers"), `${said(language, pose("--phase", 0.25).readouts.withersHeight_m * 100, 1)} cm`);

    await (await page.find("button", n.walk)).click();
    await page.evaluate(() => document.activeElement.blur());
    await page.page.waitForFunction(() => document.getElementById("phase").valueAsNumber !== 0.25);
    await nothingWrong(page);
    await page.close();
  });
}

test("taking hold of Phase stops the walk", async () => {
  const page = await world.figure("en/");
  await (await page.find("slider", "Phase")).press("ArrowRight");
  await painted(page);
  assert.equal(await pressed(page), "false");
  await page.close();
});

test("with reduced motion it starts stopped, and may be started", async () => {
  for (const where of ["en/", "en/?v=1&age=0.4", "en/?v=1&walk=on"]) {
    const page = await world.figure(where, { reducedMotion: true });
    assert.equal(await pressed(page), "false", where);
    const before = await look(page, "drawing");
    await page.page.waitForTimeout(250);
    assert.equal(await look(page, "drawing"), before, `${where}: something moves`);
    await (await page.find("button", "Walk")).click();
    await page.page.waitForFunction(() => document.getElementById("phase").valueAsNumber > 0);
    await page.close();
  }
});

test("the drawing and both sprites change with the phase", async () => {
  const page = await world.figure("en/?walk=off");
  const looks = [];
  for (const phase of [0, 25, 50, 75]) {
    await page.evaluate((phase) => {
      const slider = document.getElementById("phase");
      slider.value = String(phase / 100);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }, phase);
    await painted(page);
    for (const id of ["drawing", "sprite-16", "sprite-32"]) looks.push(await look(page, id));
  }
  assert.equal(new Set(looks).size, 12, "two of the twelve pictures are the same");
  await page.close();
});
