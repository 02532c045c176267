// A PNG of the page, let go on the page, brings its animal back; anything else gets a plain word on
// what is wrong with it and where.
import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 } from "../../web/lib/png-text.js";
import { until } from "./engines.mjs";
import { languages, made, nothingWrong, setUp, strings, told } from "./pudu.mjs";

const world = setUp();

/** Drags a file over the page and lets it go there, as a reader does. */
const drop = (page, name, bytes) =>
  page.evaluate(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      const send = (type) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      const before = document.getElementById("drop").checkVisibility();
      send("dragenter");
      const refused = send("dragover");
      const during = document.getElementById("drop").checkVisibility();
      const opened = send("drop");
      return { before, during, after: document.getElementById("drop").checkVisibility(), refused, opened };
    },
    { name, base64: Buffer.from(bytes).toString("base64") }
  );

const choose = (opened, name, buffer) => opened.page.setInputFiles("#choose-file", { name, mimeType: "image/png", buffer });

const said = async (page, what) => {
  await until(what, async () => (await page.evaluate(() => document.querySelector("#restored p").textContent)) === what);
  assert.ok(await page.evaluate(() => document.getElementById("restored").checkVisibility()));
};

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const values = (page) => page.evaluate(() => Object.fromEntries(["age", "seed", "spots", "chubby", "roundness", "belly", "shoulder", "antler", "antlerAngle", "phase"].map((id) => [id, document.getElementById(id).valueAsNumber])));

/** A chunk with its length and checksum. */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), Buffer.from(data, "latin1")]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(body.length - 4, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A sheet of the command, its chunks in a list. */
function chunksOf(png) {
  const chunks = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) chunks.push(png.subarray(at, at + 12 + png.readUInt32BE(at)));
  return chunks;
}
const nameOf = (bytes) => bytes.toString("latin1", 4, 8);
const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const sound = made("sheet", "--age", 0.2, "--sex", "female", "--seed", 42);
const without = Buffer.concat([signature, ...chunksOf(sound).filter((c) => nameOf(c) !== "tEXt")]);
const saying = (text) => {
  const [head, ...rest] = chunksOf(without);
  return Buffer.concat([signature, head, chunk("tEXt", `pudu\0${text}`), ...rest]);
};

test("the checksum is the one that PNG asks for", () => {
  assert.equal(crc32(Buffer.from("IEND")), 0xae426082);
  assert.equal(crc32(Buffer.from("123456789")), 0xcbf43926);
});

for (const language of languages) {
  const words = strings[language];

  test(`a dropped sheet brings its animal back, and the target is seen while it is dragged (${language})`, async () => {
    const page = await world.figure(`${language}/?walk=off&chubby=0.8&spots=5&view=kind`);
    const file = made("sheet", "--age", 0.2, "--sex", "female", "--seed", 42, "--antlerAngle", -70);
    assert.deepEqual(await drop(page, "walk.png", file), { before: false, during: true, after: false, refused: false, opened: false });
    const spots = words.figure.spots.many.replace("{count}", 21);
    await said(page, fill(words.restore.done, { name: "walk.png", animal: `${words.figure.animal["fawn-female"]}, ${spots}` }));
    const now = await values(page);
    assert.deepEqual([now.age, now.seed, now.antlerAngle, now.chubby], [0.2, 42, -70, 0]);
    assert.ok(await page.evaluate(() => document.getElementById("spots-auto").checked && document.getElementById("sex-female").checked));
    // What is no part of the animal stays, and the address follows.
    assert.ok(await page.evaluate(() => document.getElementById("view-kind").checked));
    await until("the address", () => page.evaluate(() => location.search.includes("seed=42") && !location.search.includes("chubby")));
    await page.page.getByRole("button", { name: words.notes.close }).last().click();
    assert.equal(await page.evaluate(() => document.getElementById("restored").checkVisibility()), false);
    await nothingWrong(page);
    await page.close();
  });

  test(`files that are not ours each get their word, and change nothing (${language})`, async () => {
    const page = await world.figure(`${language}/?walk=off&age=0.7`);
    const broken = Buffer.from(sound);
    const [head] = chunksOf(sound);
    broken[8 + head.length + 9] ^= 1; // in the data of the second chunk
    const second = nameOf(chunksOf(sound)[1]);
    const endless = Buffer.concat([signature, chunk("IHDR", "x".repeat(13))]);
    endless.writeUInt32BE(0xffffffff, 8);
    const cases = [
      ["photo.png", without, fill(words.restore.foreign, { name: "photo.png" })],
      ["notes.txt", Buffer.from("a pudu, written down"), fill(words.restore.notpng, { name: "notes.txt" })],
      ["empty.png", Buffer.alloc(0), fill(words.restore.notpng, { name: "empty.png" })],
      ["bent.png", broken, fill(words.restore.check, { name: "bent.png", chunk: second, at: 8 + head.length })],
      ["cut.png", sound.subarray(0, sound.length - 12), fill(words.restore.cut, { name: "cut.png", at: sound.length - 12 })],
      ["endless.png", endless, fill(words.restore.cut, { name: "endless.png", at: 8 })],
      ["headless.png", Buffer.concat([signature, chunk("IEND", "")]), fill(words.restore.order, { name: "headless.png", chunk: "IEND", at: 8 })],
      ["talk.png", saying(`v=1&age=0.5&${"x".repeat(3000)}`), fill(words.restore.long, { name: "talk.png", at: 8 + head.length, limit: 2048 })],
      ["vast.png", Buffer.concat([sound, Buffer.alloc(17 << 20)]), fill(words.restore.large, { name: "vast.png", size: language === "es" ? "17,0" : "17.0", limit: language === "es" ? "16,0" : "16.0" })],
    ];
    for (const [name, bytes, word] of cases) {
      await choose(page, name, bytes);
      await said(page, word);
      assert.equal((await values(page)).age, 0.7, name);
    }
    await nothingWrong(page);
    await page.close();
  });

  test(`a text out of range is put right, and told (${language})`, async () => {
    const page = await world.figure(`${language}/?walk=off`);
    await drop(page, "odd.png", saying("v=1&age=7&sex=both&seed=3"));
    await until("the list", async () => (await page.page.locator("#restored li").count()) === 2);
    const items = await page.page.locator("#restored li").allInnerTexts();
    for (const word of [words.fields.age, "7", "both"]) assert.ok(items.some((item) => item.includes(word)), word);
    assert.ok((await page.page.locator("#restored p").innerText()).includes(words.restore.corrected));
    const now = await values(page);
    assert.deepEqual([now.age, now.seed], [1, 3]);
    await nothingWrong(page);
    await page.close();
  });
}

test("a sprite brings its pose back as well, and stops the walk there", async () => {
  const page = await world.figure("en/");
  await drop(page, "sprite.png", made("sprite", "--phase", 0.3, "--seed", 9));
  await until("the phase", async () => (await values(page)).phase === 0.3);
  assert.equal(await page.evaluate(() => document.getElementById("walk").getAttribute("aria-pressed")), "false");
  await page.close();
});

test("what the page saved, the page reads: walking, and with every knob turned", async () => {
  const page = await world.figure("en/?walk=off&age=0.35&shoulder=0.31&roundness=1.2&belly=0.4&antler=1.3&antlerAngle=-12&spots=17&seed=4294967295");
  const saved = await page.download(async () => (await page.find("button", "Walk sheet (PNG)")).click());
  // A sheet tells of no phase, and an animal that walks changes its own.
  const animal = async () => JSON.stringify({ ...(await values(page)), phase: undefined });
  const before = await animal();
  await (await page.find("button", "Reset")).click();
  // The controls show it with the next frame.
  await until("the default animal", async () => (await animal()) !== before);
  await drop(page, saved.name, saved.bytes);
  await until("the same animal", async () => (await animal()) === before);
  // Reset has set it walking, and it walks on.
  assert.equal(await page.evaluate(() => document.getElementById("walk").getAttribute("aria-pressed")), "true");
  await page.close();
});

test("the button opens a file chooser, by keyboard too, and nothing is sent", async () => {
  const page = await world.figure("en/?walk=off", { serviceWorkers: "block" });
  const asked = [];
  // The page's own files may come while it scrolls; they are asked for by name alone.
  page.page.on("request", (request) => (request.method() === "GET" && /\/assets\/[\w./-]+$/.test(request.url()) ? 0 : asked.push(request.url())));
  // The browser is asked to hand choosers over, and does so a moment later; a press before that opens
  // one that nobody sees.
  let chooser;
  page.page.on("filechooser", (opened) => (chooser ??= opened));
  await page.page.locator("#choose").focus();
  await until("the chooser", async () => {
    if (!chooser) await page.page.keyboard.press("Enter");
    return chooser !== undefined;
  });
  await chooser.setFiles({ name: "walk.png", mimeType: "image/png", buffer: sound });
  await until("the fawn", async () => (await values(page)).age === 0.2);
  assert.deepEqual(asked.filter((url) => !url.startsWith("blob:")), []);
  assert.ok((await told(page, "caption")) !== "");
  await page.close();
});

test("what is dragged and is no file is left alone", async () => {
  const page = await world.figure("en/?walk=off");
  const left = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "a word");
    const untouched = document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
    return untouched && !document.getElementById("drop").checkVisibility();
  });
  assert.ok(left);
  await page.close();
});

for (const engine of ["firefox", "webkit"]) {
  const other = setUp(engine);
  test(`a dropped sheet brings its animal back, and its sheet is shown (${engine})`, async () => {
    const page = await other.figure("en/?walk=off");
    await page.evaluate(() => document.getElementById("sheet").scrollIntoView());
    await until("the sheet", async () => (await told(page, "sheet-facts")).startsWith("128 × 32 "));
    await drop(page, "walk.png", sound);
    await until("the fawn", async () => (await values(page)).age === 0.2);
    await until("its sheet", async () => (await told(page, "sheet-name")) === "pudu-female-age20-seed42-walk4-32px.png");
    const wanted = `${sound.length} bytes`;
    await until(wanted, async () => (await told(page, "sheet-facts")).endsWith(wanted));
    assert.ok(await page.evaluate(() => document.getElementById("preview").width > 128));
    await nothingWrong(page);
    await page.close();
  });
}
