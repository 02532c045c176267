// What four figures are there to show, worked out here from the native command alone: spots that stay
// and spots that move, what knobs set, how long a pudu is in its cells, and which legs carry.
import assert from "node:assert/strict";
import { test } from "node:test";
import { until } from "./engines.mjs";
import { ask, showsAsExpected, shown, wake } from "./lessons.mjs";
import { languages, nothingWrong, painted, pose, said, setUp, strings } from "./pudu.mjs";

const world = setUp();
const still = { reducedMotion: true };

/** Sets a slider by its keys, from its lower end. */
async function slide(page, id, steps) {
  const slider = page.page.locator(`#${id}`);
  await slider.press("Home");
  for (let i = 0; i < steps; ++i) await slider.press("ArrowRight");
}

/** Waits until a figure shows a label. */
const shows = (page, id, text) => until(`${id} to show ${text}`, async () => (await shown(page, id)).texts.includes(text), 3000);

const filled = (language, key, fill) => Object.entries(fill).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), key.split(".").reduce((found, step) => found[step], strings[language].lessons));

/** How many of the spots that were there drew another shift from the middle of their place. */
function drawnAnew(now, before) {
  const shift = ({ p, grid }) => [p[0] - grid[0], p[1] - grid[1]];
  return before.filter((old, i) => shift(old).some((x, axis) => Math.abs(x - shift(now[i])[axis]) > 1e-9)).length;
}

for (const language of languages) {
  test(`spots: no key draws anew, the stream does as the command says (${language})`, async () => {
    const page = await world.figure(`${language}/`, still);
    await wake(page, "spots");
    const counts = new Set();
    for (const number of [1, 2, 19, 20, 21, 22, 40]) {
      await slide(page, "spots-number", number - 1);
      const { keyed, sequential, before } = ask("spots", { age: 0.1, phase: 0.3, spots: number });
      assert.equal(drawnAnew(keyed, before.keyed), 0);
      const moved = drawnAnew(sequential, before.sequential);
      counts.add(moved);
      for (const count of new Set([0, moved])) await shows(page, "spots", filled(language, "spots.anew", { count, all: number - 1 }));
      const flecks = await page.evaluate(() => ["", ".anew", ".new"].map((kind) => document.querySelectorAll(`#figure-spots .fleck${kind}`).length));
      assert.deepEqual(flecks, [2 * number, number > 1 ? moved : 0, 2]);
      await showsAsExpected(page, "spots", language, { number });
    }
    assert.ok(counts.size > 3, "the stream should move different numbers of spots");
    await nothingWrong(page);
    await page.close();
  });

  test(`knobs: the labels are the parameters that the animal has (${language})`, async () => {
    const page = await world.figure(`${language}/`, still);
    await wake(page, "knobs");
    const bald = pose("--age", 0.3).details.filter((detail) => detail.kind === "spot").length;
    const labels = async () => (await shown(page, "knobs")).texts;
    for (const step of [0, 7, 20]) {
      await slide(page, "knobs-chubby", step);
      const { parameters } = pose("--age", 0.3, "--chubby", step / 20);
      await showsAsExpected(page, "knobs", language, { chubby: step / 20 });
      for (const name of ["roundness", "belly"]) assert.ok((await labels()).includes(said(language, parameters[name], 2)), `${name} at ${step / 20}`);
      assert.ok((await labels()).includes(String(bald)));
    }
    // A tick leaves the knob out; the next one takes up where the animal is.
    const tick = page.page.locator("#knobs-chubby-auto");
    assert.equal(await tick.isChecked(), false);
    await tick.press(" ");
    await showsAsExpected(page, "knobs", language, { chubby: -1 });
    assert.ok((await labels()).includes(said(language, 1, 2)) && (await labels()).includes(said(language, 0, 2)));
    await page.page.locator("#knobs-spots-auto").press(" ");
    await showsAsExpected(page, "knobs", language, { chubby: -1, spots: bald });
    await slide(page, "knobs-spots", 40);
    await showsAsExpected(page, "knobs", language, { chubby: -1, spots: 40 });
    assert.equal(await page.evaluate(() => document.querySelectorAll("#figure-knobs .wire").length), 1);
    await page.page.locator("#figure-knobs [data-reset]").click();
    await showsAsExpected(page, "knobs", language);
    await page.close();
  });

  test(`frame: one length in one frame, two when each pose is fitted (${language})`, async () => {
    const page = await world.figure(`${language}/`, still);
    await wake(page, "frame");
    const { poses, scale } = ask("fits", { size: 48 });
    const px = (value) => `${said(language, value, 1)} px`;
    const lengths = (of) => poses.map((each) => px((each.box[2] - each.box[0]) * of(each)));
    const [union, fitted] = [lengths(() => scale), lengths((each) => each.scale)];
    assert.equal(new Set(union).size, 1);
    assert.equal(new Set(fitted).size, 2);
    const { texts } = await shown(page, "frame");
    assert.deepEqual(texts.filter((text) => text.endsWith(" px")), [...union, ...fitted]);
    // Pixels of the upper three fifths that differ from one pose to the next, counted row by row.
    for (const way of ["union", "fitted"]) {
      const changes = poses.map((each, i) => each[way].slice(0, 20).flatMap((row, y) => [...row].filter((letter, x) => letter !== poses[(i + 1) % 4][way][y][x])).length);
      await shows(page, "frame", filled(language, "frame.change", { from: Math.min(...changes), to: Math.max(...changes) }));
    }
    for (const step of [0, 1, 2, 3]) {
      await slide(page, "frame-phase", step);
      await showsAsExpected(page, "frame", language, { phase: step / 4 });
      const sentence = (await shown(page, "frame")).said;
      for (const length of [union[step], fitted[step]]) assert.ok(sentence.includes(length.replace(" px", "")), sentence);
    }
    await page.close();
  });

  test(`footfall: bars and sentence follow the stance of each leg (${language})`, async () => {
    const page = await world.figure(`${language}/`, still);
    await wake(page, "footfall");
    for (const hundredths of [0, 10, 25, 60, 99]) {
      await slide(page, "footfall-phase", hundredths);
      await showsAsExpected(page, "footfall", language, { phase: hundredths / 100 });
      const { legs } = ask("legs", { phase: hundredths / 100 });
      const { long, and } = strings[language].lessons.footfall;
      const names = (standing) => legs.flatMap((leg, i) => (leg.lift < 1e-9 === standing ? [long[i]] : []));
      // At the quarters one leg lifts off as another takes over: for that instant three carry.
      assert.equal(names(true).length, hundredths % 25 === 0 ? 3 : 2);
      const sentence = (await shown(page, "footfall")).said;
      for (const standing of [true, false]) assert.ok(sentence.includes(names(standing).join(and)), sentence);
    }
    // Where the bars lie, as shares of the cycle, by row.
    const bars = await page.evaluate(() => {
      const [first, last] = document.querySelector("#figure-footfall .sheet > svg .thin.dash").getAttribute("d").match(/[\d.]+/g).filter((_, i) => i % 2 === 0).map(Number);
      return [...document.querySelectorAll("#figure-footfall .stance")].map((bar) => {
        const [x, y, width] = ["x", "y", "width"].map((name) => Number(bar.getAttribute(name)));
        return { y, from: (x - first) / (last - first), to: (x + width - first) / (last - first) };
      });
    });
    const rows = [...new Set(bars.map(({ y }) => y))].sort((a, b) => a - b);
    assert.equal(rows.length, 4);
    for (const phase of Array.from({ length: 22 }, (_, i) => (i + 0.3) / 22)) {
      ask("legs", { phase }).legs.forEach((leg, i) => {
        const solid = bars.some(({ y, from, to }) => y === rows[i] && phase > from && phase < to);
        assert.equal(solid, leg.lift < 1e-9, `${leg.id} at ${phase}`);
      });
    }
    await page.close();
  });
}

test("a knob is turned by its dial, and the cursor of the footfalls dragged", async () => {
  const page = await world.figure("en/", still);
  const place = async (id) => {
    const box = await page.page.locator(`#figure-${id} .sheet > svg`).boundingBox();
    return (x, y) => [box.x + (x / 600) * box.width, box.y + (y / 600) * box.width];
  };
  await wake(page, "knobs");
  let at = await place("knobs");
  // Straight up is half way.
  await page.page.mouse.move(...at(70, 100));
  await page.page.mouse.down();
  await page.page.mouse.move(...at(52, 60), { steps: 5 });
  await page.page.mouse.up();
  await showsAsExpected(page, "knobs", "en", { chubby: 0.5 });
  await page.page.mouse.click(...at(52, 216));
  await showsAsExpected(page, "knobs", "en", { chubby: 0.5, spots: 20 });
  assert.equal(await page.page.locator("#knobs-spots-auto").isChecked(), false);
  await page.page.mouse.click(...at(450, 200));
  await painted(page);
  await showsAsExpected(page, "knobs", "en", { chubby: 0.5, spots: 20 });

  await wake(page, "footfall");
  at = await place("footfall");
  await page.page.mouse.click(...at(362, 240));
  await showsAsExpected(page, "footfall", "en", { phase: 0.5 });
  await page.close();
});

test("letters stay readable on the smallest phone", async () => {
  const page = await world.figure("en/", { ...still, viewport: { width: 320, height: 640 } });
  for (const id of ["spots", "knobs", "frame", "footfall"]) {
    await wake(page, id);
    const smallest = await page.evaluate((id) => {
      const svg = document.querySelector(`#figure-${id} .sheet > svg`);
      return Math.min(...[...svg.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
    }, id);
    assert.ok(smallest >= 11, `${id}: ${smallest} px`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  }
  await page.close();
});
