// Every outline, label and sentence of a live figure is the one that its own code makes here from the
// native command's numbers: at first sight, and after its controls were used by keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, lessons, showsAsExpected, shown, wake } from "./lessons.mjs";
import { languages, nothingWrong, pose, said, setUp } from "./pudu.mjs";

const world = setUp();

for (const language of languages) {
  test(`untouched, the figures show what the command says (${language})`, async () => {
    const page = await world.figure(`${language}/`, { reducedMotion: true });
    for (const { id } of lessons) {
      await wake(page, id);
      await showsAsExpected(page, id, language);
    }
    await nothingWrong(page);
    await page.close();
  });

  test(`used by keyboard, they still do (${language})`, async () => {
    const page = await world.figure(`${language}/`, { reducedMotion: true });
    for (const { id, fields } of lessons) {
      await wake(page, id);
      const set = {};
      for (const field of fields.filter((each) => !each.hidden)) {
        if (field.choices) {
          const chosen = page.page.locator(`input[name="${id}-${field.id}"]:checked`);
          await chosen.focus();
          await chosen.press("ArrowRight");
          set[field.id] = await page.page.locator(`input[name="${id}-${field.id}"]:checked`).inputValue();
          assert.notEqual(set[field.id], field.choices[field.default], `${id}: ${field.id} did not change`);
        } else {
          const slider = page.page.locator(`#${id}-${field.id}`);
          await slider.press("Home");
          for (let i = 0; i < 5; ++i) await slider.press("ArrowRight");
          set[field.id] = Number(await slider.inputValue());
          // A short slider stops at its end.
          const wanted = Math.min(field.min + 5 * field.step, Number(await slider.getAttribute("max")));
          assert.ok(Math.abs(set[field.id] - wanted) < 1e-9, `${id}: ${field.id} is ${set[field.id]}`);
        }
      }
      await showsAsExpected(page, id, language, set);
    }
    await nothingWrong(page);
    await page.close();
  });

  test(`the narrow layout, too (${language})`, async () => {
    const page = await world.figure(`${language}/`, { reducedMotion: true, viewport: { width: 320, height: 640 } });
    for (const { id } of lessons) {
      await wake(page, id);
      await showsAsExpected(page, id, language, {}, { narrow: true });
    }
    await page.close();
  });

  // Numbers in the labels, worked out here without the figures' own code.
  test(`degrees, counts and points are the command's (${language})`, async () => {
    const page = await world.figure(`${language}/`, { reducedMotion: true });
    await wake(page, "leg");
    await page.page.locator("#leg-phase").press("Home");
    const [leg] = ask("legs", { phase: 0 }).legs;
    const degrees = (angle) => `${said(language, (angle * 180) / Math.PI, 0).replace("-", "−")}°`;
    await page.page.waitForFunction((hip) => document.querySelector("#figure-leg .sheet > svg").textContent.includes(hip), degrees(leg.knee));
    const { texts } = await shown(page, "leg");
    for (const angle of ["thigh", "knee", "hoof"]) assert.ok(texts.some((text) => text.endsWith(` ${degrees(leg[angle])}`)), `${angle} ${degrees(leg[angle])} in ${texts}`);

    await wake(page, "age");
    await page.page.locator("#age-age").press("Home");
    for (let i = 0; i < 40; ++i) await page.page.locator("#age-age").press("ArrowRight");
    const count = pose("--age", 0.4).details.filter((detail) => detail.kind === "spot").length;
    await page.page.waitForFunction((count) => document.querySelector("#figure-age .sheet > svg").textContent.includes(` ${count}`), count);

    await wake(page, "list");
    const { parts } = pose("--phase", 0.1);
    const numbers = (await shown(page, "list")).texts.filter((text) => /^−?\d+$/.test(text)).map((text) => Number(text.replace("−", "-")));
    parts.forEach((part, i) => assert.ok(numbers.includes(i) && numbers.includes(part.parent), `part ${i}`));

    await wake(page, "equation");
    const { texts: letters } = await shown(page, "equation");
    assert.ok(letters.includes(`n = ${pose("--age", 0.3).details.filter((detail) => detail.kind === "spot").length}`), String(letters));
    await page.close();
  });
}
