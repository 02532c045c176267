// How the tutorial's figures behave: they move and pause, reset, listen to words of the prose, light
// up their terms one at a time, and stay pictures where nothing can run.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { engines, until } from "./engines.mjs";
import { expected, lessons, showsAsExpected, shown, wake } from "./lessons.mjs";
import { languages, nothingWrong, painted, setUp, strings } from "./pudu.mjs";

const world = setUp();
const moving = lessons.filter(({ motion }) => motion);
const still = { reducedMotion: true };
const phaseOf = (page, { id, motion }) => page.evaluate((id) => document.getElementById(id).valueAsNumber, `${id}-${motion.field}`);
const pressed = (page, id) => page.evaluate((id) => document.querySelector(`#figure-${id} [data-play]`).getAttribute("aria-pressed"), id);

test("what moves starts by itself, pauses, and goes on", async () => {
  const page = await world.figure("en/");
  for (const lesson of moving) {
    await wake(page, lesson.id);
    const play = page.page.locator(`#figure-${lesson.id} [data-play]`);
    assert.equal(await pressed(page, lesson.id), "true", lesson.id);
    const first = await phaseOf(page, lesson);
    await until(`${lesson.id} to move`, async () => (await phaseOf(page, lesson)) !== first);
    assert.equal((await shown(page, lesson.id)).said, expected(lesson.id, "en", {}, { playing: true }).said);
    await play.click();
    await painted(page);
    const stopped = await phaseOf(page, lesson);
    await page.page.waitForTimeout(250);
    assert.equal(await phaseOf(page, lesson), stopped, `${lesson.id} moved after it was paused`);
    assert.equal(await pressed(page, lesson.id), "false");
    await play.click();
    await until(`${lesson.id} to go on`, async () => (await phaseOf(page, lesson)) !== stopped);
  }
  await nothingWrong(page);
  await page.close();
});

test("a figure that is out of sight rests", async () => {
  const page = await world.figure("en/");
  const [lesson] = moving;
  await wake(page, lesson.id);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.page.waitForTimeout(300);
  const before = (await shown(page, lesson.id)).shapes;
  await page.page.waitForTimeout(300);
  assert.deepEqual((await shown(page, lesson.id)).shapes, before);
  await page.close();
});

test("with reduced motion everything starts paused, may be started, and a reset pauses it", async () => {
  const page = await world.figure("en/", still);
  for (const lesson of moving) {
    await wake(page, lesson.id);
    assert.equal(await pressed(page, lesson.id), "false", lesson.id);
    const before = await shown(page, lesson.id);
    await page.page.waitForTimeout(250);
    assert.deepEqual(await shown(page, lesson.id), before, `${lesson.id} moves`);
    await page.page.locator(`#figure-${lesson.id} [data-play]`).click();
    await until(`${lesson.id} to move`, async () => JSON.stringify((await shown(page, lesson.id)).texts) + (await phaseOf(page, lesson)) !== JSON.stringify(before.texts) + lesson.fields.find(({ id }) => id === lesson.motion.field).default);
    await page.page.locator(`#figure-${lesson.id} [data-reset]`).click();
    assert.equal(await pressed(page, lesson.id), "false");
    await showsAsExpected(page, lesson.id, "en");
  }
  await page.close();
});

test("taking hold of what moves stops it", async () => {
  const page = await world.figure("en/");
  for (const lesson of moving) {
    await wake(page, lesson.id);
    await page.page.locator(`#${lesson.id}-${lesson.motion.field}`).press("Home");
    await painted(page);
    assert.equal(await pressed(page, lesson.id), "false", lesson.id);
    assert.equal(await phaseOf(page, lesson), 0);
  }
  await page.close();
});

for (const language of languages) {
  test(`a reset brings every figure back, and has a name of its own (${language})`, async () => {
    const page = await world.figure(`${language}/`, still);
    for (const { id, fields } of lessons) {
      await wake(page, id);
      const slider = fields.find((field) => !field.choices && !field.hidden);
      await page.page.locator(`#${id}-${slider.id}`).press("Home");
      await painted(page);
      const reset = page.page.locator(`#figure-${id}`).getByRole("button", { name: `${strings[language].lessons.reset} ${strings[language].lessons.figure}`, exact: true });
      await reset.click();
      await showsAsExpected(page, id, language);
    }
    await page.close();
  });
}

test("a word of the prose sets a figure of the tutorial, by pointer and by key", async () => {
  const page = await world.figure("en/", still);
  await wake(page, "leg");
  const drives = page.page.locator('[data-set^="leg."]');
  assert.ok((await drives.count()) >= 2);
  for (const [i, act] of [[0, (drive) => drive.click()], [1, (drive) => drive.press("Enter")]]) {
    const drive = drives.nth(i);
    const [, value] = (await drive.getAttribute("data-set")).split("=");
    assert.equal(await drive.getAttribute("role"), "button");
    await act(drive);
    await showsAsExpected(page, "leg", "en", { phase: Number(value) });
  }
  await page.close();
});

test("a word of the prose wakes the figure that it sets", async () => {
  const page = await world.figure("en/", still);
  await page.evaluate(() => document.querySelector('[data-set="age.age=0.9"]').click());
  await showsAsExpected(page, "age", "en", { age: 0.9 });
  await page.close();
});

test("a word of the prose sets the main figure and brings it into view", async () => {
  const page = await world.figure("en/", still);
  await page.page.locator('[data-set="view=kind"]').first().click();
  await painted(page);
  assert.match(await page.evaluate(() => location.search || document.querySelector("#view-kind:checked")?.value), /kind/);
  await until("the main figure in view", () => page.evaluate(() => {
    const { top, bottom } = document.getElementById("stage").getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }));
  await page.page.locator('[data-set="view=skeleton"]').first().press(" ");
  await painted(page);
  assert.ok(await page.evaluate(() => document.getElementById("view-skeleton").checked));
  await page.close();
});

/** What is lit: words and formulas, and in the figure. */
const lit = (page) => page.evaluate(() => {
  const names = (found) => [...new Set([...found].map((element) => element.getAttribute("data-term")))];
  return { outside: names([...document.querySelectorAll("[data-term].lit")].filter((element) => !element.closest("svg"))), inside: names(document.querySelectorAll("svg [data-term].lit")) };
});

test("a term lights up with what it names, one at a time, both ways", async () => {
  const page = await world.figure("en/", still);
  await wake(page, "equation");
  const all = await page.evaluate(() => [...new Set([...document.querySelectorAll("#equations .term")].map((element) => element.dataset.term))]);
  assert.ok(all.length >= 6, String(all));
  for (const term of all) {
    const word = page.page.locator(`#equations span.term[data-term="${term}"]`).first();
    await word.hover();
    await until(`${term} alone to be lit`, async () => JSON.stringify(await lit(page)) === JSON.stringify({ outside: [term], inside: [term] }), 3000);
  }
  await page.page.mouse.move(2, 2);
  await until("nothing to be lit", async () => JSON.stringify(await lit(page)) === '{"outside":[],"inside":[]}', 3000);

  // From the figure to the words.
  await page.page.locator('#figure-equation [data-term="knee"] text').first().hover();
  await until("knee to be lit", async () => JSON.stringify(await lit(page)) === '{"outside":["knee"],"inside":["knee"]}', 3000);
  await page.page.mouse.move(2, 2);

  // By keyboard: focus lights, a press keeps, Escape lets go.
  const word = page.page.locator('#equations span.term[data-term="hoof"]').first();
  await word.focus();
  await page.page.keyboard.press("Shift+Tab");
  await page.page.keyboard.press("Tab");
  await until("hoof to be lit", async () => (await lit(page)).outside.join() === "hoof", 3000);
  await page.page.keyboard.press("Enter");
  assert.equal(await word.getAttribute("aria-pressed"), "true");
  await page.evaluate(() => document.activeElement.blur());
  assert.equal((await lit(page)).outside.join(), "hoof");
  await word.focus();
  await page.page.keyboard.press("Escape");
  assert.equal(await word.getAttribute("aria-pressed"), "false");
  await page.close();
});

test("a lit term differs by more than its colour", async () => {
  const page = await world.figure("en/", still);
  await wake(page, "equation");
  const styles = () => page.evaluate(() => {
    const word = getComputedStyle(document.querySelector('#equations span.term[data-term="knee"]'));
    const drawn = getComputedStyle(document.querySelector('#figure-equation [data-term="knee"] .measure'));
    const formula = getComputedStyle(document.querySelector('#equations math [data-term="knee"]'));
    return { word: word.fontWeight + word.textDecorationStyle, drawn: drawn.strokeWidth, formula: formula.outlineStyle };
  });
  const before = await styles();
  await page.page.locator('#equations span.term[data-term="knee"]').first().hover();
  await until("knee to be lit", async () => (await lit(page)).inside.join() === "knee", 3000);
  const after = await styles();
  for (const what of Object.keys(before)) assert.notEqual(after[what], before[what], what);
  await page.close();
});

test("rows and parts of the list light up together, by pointer", async () => {
  const page = await world.figure("en/", still);
  await wake(page, "list");
  await page.page.locator('#figure-list .row[data-pick="13"]').hover();
  await showsAsExpected(page, "list", "en", { part: 13 });
  await page.page.locator('#figure-list .bone[data-pick="4"]').hover();
  await showsAsExpected(page, "list", "en", { part: 4 });
  assert.equal(await page.page.locator("#list-part").inputValue(), "4");
  await page.close();
});

test("the marker of the ages can be dragged; a finger that scrolls moves nothing", async () => {
  const page = await world.figure("en/", still);
  await wake(page, "age");
  const box = await page.page.locator("#figure-age .sheet > svg").boundingBox();
  const at = (x, y) => [box.x + (x / 600) * box.width, box.y + (y / 600) * box.width];
  await page.page.mouse.move(...at(200, 250));
  await page.page.mouse.down();
  await page.page.mouse.move(...at(64 + 0.8 * 456, 260), { steps: 4 });
  await page.page.mouse.up();
  await showsAsExpected(page, "age", "en", { age: 0.8 });
  await page.page.mouse.move(...at(100, 250));
  await painted(page);
  assert.equal(await page.page.locator("#age-age").inputValue(), "0.8", "it follows a pointer that is up");
  await page.page.locator("#figure-age [data-reset]").click();
  const touch = async (kind, x, y) => page.evaluate(({ kind, x, y }) =>
    document.querySelector("#figure-age .sheet > svg").dispatchEvent(new PointerEvent(kind, { pointerType: "touch", pointerId: 9, isPrimary: true, bubbles: true, clientX: x, clientY: y })), { kind, x, y });
  const [x, y] = at(400, 250);
  await touch("pointerdown", x, y);
  await touch("pointermove", x + 3, y + 40);
  await touch("pointercancel", x + 3, y + 40);
  await showsAsExpected(page, "age", "en");
  await page.close();
});

for (const language of languages) {
  test(`without scripts, and with the module blocked, every figure is a picture (${language})`, async () => {
    for (const why of ["scripts", "module"]) {
      const page = await world.browser.open({ ...still, javaScriptEnabled: why !== "scripts" });
      if (why === "module") await page.page.route(/\.wasm$/, (route) => route.abort());
      await page.visit(`${world.address}${language}/`);
      if (why === "module") await until("the notice", () => page.evaluate(() => document.getElementById("pudu").dataset.state === "failed"));
      for (const { id } of lessons) {
        const figure = page.page.locator(`#figure-${id}`);
        const picture = figure.locator("img");
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image) => image.decode());
        assert.ok(await picture.isVisible(), `${why}: no picture of ${id}`);
        assert.equal(await figure.locator(".tuning").isVisible(), false, `${why}: ${id} shows controls that do nothing`);
        assert.equal(await page.page.locator(`#${id}-said`).textContent(), expected(id, language).said);
        const name = await picture.getAttribute("alt");
        assert.equal(name, strings[language].lessons[id].name);
      }
      await page.close();
    }
  });
}

for (const engine of engines) {
  describe(`pictures in ${engine}`, () => {
    const other = setUp(engine);
    test("they are drawn with their own style under the strict policy", async () => {
      const page = await other.open("en/");
      const pixels = await page.evaluate(async () => {
        const found = [];
        for (const image of document.querySelectorAll(".lesson picture :is(img, source)")) {
          const picture = new Image();
          picture.src = image.src || image.srcset;
          await picture.decode();
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = 4;
          const context = canvas.getContext("2d");
          // The lower left corner, where none of them draws anything.
          context.drawImage(picture, 0, picture.naturalHeight - 4, 4, 4, 0, 0, 4, 4);
          found.push([picture.src, [...context.getImageData(1, 2, 1, 1).data].join()]);
        }
        return found;
      });
      assert.equal(pixels.length, 2 * lessons.length);
      // Paper: without its style the ground of a picture is black.
      for (const [source, pixel] of pixels) assert.equal(pixel, "251,246,232,255", source);
      await page.close();
    });
  });
}
