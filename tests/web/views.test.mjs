// The looks into the parts: by kind, with a legend that lights up what it names, and the skeleton.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, names, nothingWrong, painted, pose, setUp, strings, told } from "./pudu.mjs";

const world = setUp();
const look = async (page) => {
  await painted(page);
  return page.evaluate(() => document.getElementById("drawing").toDataURL());
};
const rows = (page) => page.evaluate(() => [...document.querySelectorAll("#legend button")].filter((b) => b.checkVisibility()).map((b) => b.textContent.trim()));
const lit = (page) => page.evaluate(() => [...document.querySelectorAll("#legend .lit")].map((b) => b.textContent.trim()));
const pinned = (page) => page.evaluate(() => [...document.querySelectorAll("#legend [aria-pressed=true]")].map((b) => b.textContent.trim()));

for (const language of languages) {
  test(`three views, three pictures, and a legend of the kinds there are (${language})`, async () => {
    const n = names[language];
    const page = await world.figure(`${language}/?walk=off&age=0.1`);
    const seen = [await look(page)];
    assert.deepEqual(await rows(page), []);
    await (await page.find("radio", n.kind)).click();
    seen.push(await look(page));
    const { parts, details } = pose("--age", 0.1);
    const kinds = new Set([...parts, ...details].map((p) => p.kind));
    assert.deepEqual(new Set(await rows(page)), new Set([...kinds].map((kind) => strings[language].kinds[kind])));
    await (await page.find("radio", n.skeleton)).click();
    seen.push(await look(page));
    assert.deepEqual(await rows(page), []);
    await (await page.find("radio", n.off)).click();
    seen.push(await look(page));
    assert.equal(new Set(seen).size, 3);
    assert.equal(seen[3], seen[0]);
    await nothingWrong(page);
    await page.close();
  });
}

test("a female adult has no antlers and no spots in the legend", async () => {
  const page = await world.figure("en/?walk=off&view=kind&sex=female");
  const there = await rows(page);
  assert.ok(!there.includes("Antler") && !there.includes("Spot") && there.includes("Hoof"), there.join());
  await page.close();
});

test("pointing at a row lights its kind, and only as long as it is pointed at", async () => {
  // High enough that nothing scrolls: what moves on the screen may be another device pixel high.
  const page = await world.figure("en/?walk=off&view=kind", { viewport: { width: 1280, height: 1100 } });
  const plain = await look(page);
  await page.page.hover("#kind-hoof");
  assert.deepEqual(await lit(page), ["Hoof"]);
  const hooves = await look(page);
  assert.notEqual(hooves, plain);
  await page.page.hover("#kind-ear");
  assert.notEqual(await look(page), hooves);
  await page.page.mouse.move(0, 0);
  assert.deepEqual(await lit(page), []);
  assert.equal(await look(page), plain);
  await page.close();
});

test("focus by keyboard lights a row; Enter keeps it lit", async () => {
  const page = await world.figure("en/?walk=off&view=kind");
  const plain = await look(page);
  await page.page.focus("#view-kind");
  await page.page.keyboard.press("Tab");
  assert.deepEqual(await lit(page), ["Body"]);
  assert.notEqual(await look(page), plain);
  await page.page.keyboard.press("Enter");
  await page.page.keyboard.press("Shift+Tab");
  assert.deepEqual(await lit(page), ["Body"]);
  assert.deepEqual(await pinned(page), ["Body"]);
  await page.close();
});

test("a tap on a row or on the picture keeps a kind lit, a second tap lets it go", async () => {
  const page = await world.figure("en/?walk=off&view=kind", { hasTouch: true });
  const plain = await look(page);
  await page.page.tap("#kind-neck");
  assert.deepEqual(await lit(page), ["Neck"]);
  assert.notEqual(await look(page), plain);
  await page.page.tap("#kind-neck");
  assert.deepEqual(await lit(page), []);
  // The middle of the animal is its body.
  const box = await page.page.locator("#drawing").boundingBox();
  await page.page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.45);
  assert.deepEqual(await lit(page), ["Body"]);
  await page.page.touchscreen.tap(box.x + 4, box.y + 4);
  assert.deepEqual(await lit(page), []);
  assert.equal(await look(page), plain);
  await page.close();
});

test("pointing into the picture lights the row of what is there", async () => {
  const page = await world.figure("en/?walk=off&view=kind");
  const box = await page.page.locator("#drawing").boundingBox();
  await page.page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.45);
  assert.deepEqual(await lit(page), ["Body"]);
  await page.page.mouse.move(box.x + 4, box.y + 4);
  assert.deepEqual(await lit(page), []);
  await page.close();
});

test("the caption says what is to be seen", async () => {
  const page = await world.figure("es/?walk=off&age=0.1&view=skeleton&sex=female&phase=0.5");
  assert.match(await told(page, "caption"), /^Cervato hembra, 22 pintitas, .*0,50.*cm a la cruz\. Se ve el esqueleto\.$/);
  await page.page.click("#view-off");
  await page.page.waitForFunction(() => !document.getElementById("caption").textContent.includes("esqueleto"));
  await page.close();
});
