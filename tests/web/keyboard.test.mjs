// Everything can be done without a pointer, and what has the focus can be seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, nothingWrong, painted, setUp, told } from "./pudu.mjs";

const world = setUp();

/** Tabs until `id` has the focus. */
async function reach(page, id) {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement.id)) === id) return;
  }
  assert.fail(`80 times Tab do not reach #${id}`);
}

for (const language of languages) {
  test(`the whole figure by keyboard alone (${language})`, async () => {
    const opened = await world.figure(`${language}/`);
    const { page } = opened;
    const { keyboard } = page;
    // A control shows with the next frame what another one did to it.
    const value = async (id) => (await painted(opened)) && page.evaluate((id) => document.getElementById(id).value, id);
    const checked = async (id) => (await painted(opened)) && page.evaluate((id) => document.getElementById(id).checked, id);

    await reach(page, "age");
    await keyboard.press("Home");
    assert.equal(await value("age"), "0");
    await reach(page, "sex-male");
    await keyboard.press("ArrowLeft");
    assert.ok(await checked("sex-female"));
    await reach(page, "spots");
    await keyboard.press("Home");
    assert.equal(await value("spots"), "0");
    assert.equal(await checked("spots-auto"), false);
    await reach(page, "spots-auto");
    await keyboard.press("Space");
    assert.equal(await value("spots"), "22");
    await reach(page, "chubby");
    await keyboard.press("End");
    assert.equal(await value("chubby"), "1");
    await reach(page, "real-angle");
    await keyboard.press("Space");
    assert.ok(await checked("real-angle"));
    await reach(page, "seed");
    await keyboard.press("ArrowUp");
    assert.equal(await value("seed"), "8");
    await reach(page, "another");
    await keyboard.press("Enter");
    assert.notEqual(await value("seed"), "8");
    await reach(page, "walk");
    await keyboard.press("Space");
    await page.waitForSelector("#walk[aria-pressed=false]");
    await reach(page, "phase");
    await keyboard.press("End");
    assert.equal(await value("phase"), "0.99");
    await reach(page, "view-off");
    await keyboard.press("ArrowRight");
    assert.ok(await checked("view-kind"));
    await reach(page, "kind-eye");
    assert.equal(await page.locator("#legend .lit").count(), 1, "the row that has the focus is not lit");
    await reach(page, "size");
    for (const size of ["24", "16"]) {
      await keyboard.press("ArrowUp");
      assert.equal(await value("size"), size);
    }
    await reach(page, "sheet");
    const file = await opened.download(() => keyboard.press("Enter"));
    assert.match(file.name, /^pudu-female-age0-seed\d+-walk4-16px\.png$/);
    await reach(page, "reset");
    await keyboard.press("Enter");
    assert.equal(await value("age"), "1");
    assert.equal(await told(opened, "spots-drawn"), "0");
    await nothingWrong(opened);
    await opened.close();
  });
}

test("every stop of Tab is seen, inside the window, and drawn with an outline", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 780 }]) {
    const opened = await world.figure("en/?walk=off&view=kind&age=0.1", { viewport });
    const { page } = opened;
    const seen = new Set();
    for (;;) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2));
        const y = Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2));
        const top = document.elementFromPoint(x, y);
        return {
          name: element.id || element.ariaLabel || element.textContent.trim() || element.outerHTML.slice(0, 60),
          outline: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
          inside: box.bottom > 0 && box.top < innerHeight && box.width > 0,
          covered: !!top && !element.contains(top) && !top.contains(element) && !element.closest("label, .row")?.contains(top),
        };
      });
      if (!stop || seen.has(stop.name)) break;
      seen.add(stop.name);
      assert.ok(stop.outline, `${stop.name} has no outline`);
      assert.ok(stop.inside, `${stop.name} is out of sight at ${viewport.width} px`);
      assert.ok(!stop.covered, `${stop.name} is covered at ${viewport.width} px`);
    }
    assert.ok(seen.size > 30, `only ${seen.size} stops: ${[...seen].join(", ")}`);
    await opened.close();
  }
});

test("the way back to a default gives the focus to its control", async () => {
  const opened = await world.figure("en/?walk=off&age=0.3");
  const { page } = opened;
  await page.getByRole("button", { name: "Age: back to 100%" }).focus();
  await page.keyboard.press("Enter");
  await painted(opened);
  assert.equal(await page.evaluate(() => document.activeElement.id), "age");
  assert.equal(await page.evaluate(() => document.getElementById("age").value), "1");
  await opened.close();
});

test("the first stop skips to the text", async () => {
  const opened = await world.figure("es/?walk=off");
  await opened.page.keyboard.press("Tab");
  assert.equal(await opened.page.evaluate(() => document.activeElement.textContent), "Saltar al texto");
  await opened.page.keyboard.press("Enter");
  assert.equal(await opened.page.evaluate(() => location.hash), "#intro");
  await opened.close();
});
