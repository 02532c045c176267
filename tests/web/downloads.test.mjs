// What is taken home: every file is the command's, byte for byte, under its name; what is shown
// beside it is the very file, crisp at every pixel ratio; and the lines for engines follow it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { PNG } from "pngjs";
import { until } from "./engines.mjs";
import { languages, made, nothingWrong, posed, setUp, strings, told } from "./pudu.mjs";
import { site } from "./site.mjs";

const world = setUp();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const animal = { age: 0.2, sex: "female", seed: 42, chubby: 0.5, antlerAngle: -70 };
const wishes = { size: 24, poses: 8, scale: 2, outline: "selective" };
const room = { padding: 3, extrusion: 1, format: "rgba" };
const options = (...states) => states.flatMap((state) => Object.entries(state).flatMap(([key, value]) => [`--${key}`, value]));
const query = (...states) => states.flatMap((state) => Object.entries(state).map(([key, value]) => `&${key}=${value}`)).join("");

const stem = "pudu-female-age20-seed42";
const walk = `${stem}-walk8-24px-x2`;
const { poses, ...single } = wishes;

/** File, name, and the command that writes the same. The two beside a sheet are compared in the archive. */
const files = [
  ["sheet", `${walk}.png`, () => made("sheet", ...options(animal, wishes, room))],
  ["sprite", `${stem}-phase30-24px-x2.png`, () => made("sprite", ...options(animal, { phase: 0.3 }, single, { format: "rgba" }))],
  ["gif", `${walk}.gif`, () => made("gif", ...options(animal, wishes))],
  ["apng", `${walk}.apng`, () => made("apng", ...options(animal, wishes))],
  ["svg", `${stem}.svg`, () => made("svg", ...options(animal, { phase: 0.3 }))],
  ["pose", `${stem}.json`, () => posed(...options(animal, { phase: 0.3 }))],
  ["zip", `${walk}.zip`, () => made("zip", ...options(animal, { phase: 0.3 }, wishes, room))],
];

// The names are written here a second time, on purpose.
const buttons = {
  en: {
    sheet: "Walk sheet (PNG)", sprite: "Sprite (PNG)", json: "Sheet data (JSON)", godot: "Godot (.tres)", gif: "Animation (GIF)",
    apng: "Animation (APNG)", svg: "Drawing (SVG)", pose: "Description (JSON)", zip: "Everything (ZIP)",
  },
  es: {
    sheet: "Hoja de caminata (PNG)", sprite: "Sprite (PNG)", json: "Datos de la hoja (JSON)", godot: "Godot (.tres)", gif: "Animación (GIF)",
    apng: "Animación (APNG)", svg: "Dibujo (SVG)", pose: "Descripción (JSON)", zip: "Todo (ZIP)",
  },
};

for (const language of languages) {
  test(`one click, one file, the command's bytes and name (${language})`, async () => {
    const page = await world.figure(`${language}/?v=1&walk=off&phase=0.3${query(animal, wishes, room)}`);
    const got = {};
    for (const [file, name] of Object.entries(buttons[language])) {
      const button = await page.find("button", name);
      got[file] = await page.download(() => button.click());
      assert.equal(await told(page, "done"), strings[language].controls.saved.replace("{name}", got[file].name));
    }
    for (const [file, name, make] of files) {
      assert.equal(got[file].name, name);
      const native = make();
      assert.ok(got[file].bytes.equals(native), `${file}: ${got[file].bytes.length} bytes, the command wrote ${native.length}`);
    }
    // Stored or packed, a text that the archive holds unpacked is there as it was downloaded alone.
    const archive = unpacked(got.zip.bytes);
    for (const file of ["json", "godot", "sheet", "gif"]) {
      assert.ok(archive.get(got[file].name)?.equals(got[file].bytes), `${got[file].name} is another in the archive`);
    }
    assert.equal(JSON.parse(got.json.bytes).meta.image, got.sheet.name);
    await nothingWrong(page);
    await page.close();
  });
}

/** The files of an archive, by its central directory. */
function unpacked(zip) {
  const { inflateRawSync } = createRequire(import.meta.url)("node:zlib");
  const found = new Map();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; --left) {
    const [method, size, name, extra, comment, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(data, data + size);
    found.set(zip.toString("latin1", at + 46, at + 46 + name), method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + name + extra + comment;
  }
  return found;
}

test("a walking animal gives the pose of the moment, of which file and name agree", async () => {
  const page = await world.figure("en/");
  const { name, bytes } = await page.download(async () => (await page.find("button", "Sprite (PNG)")).click());
  const percent = Number(/-phase(\d+)-32px\.png$/.exec(name)?.[1] ?? 0);
  assert.ok(bytes.equals(made("sprite", "--phase", percent / 100)), name);
  await page.close();
});

/** Waits for the picture of this many pixels. */
const shown = (page, width, height) => until("the sheet", async () => (await told(page, "sheet-facts")).startsWith(`${width} × ${height} `));

for (const ratio of [1, 1.25, 1.5, 2, 3]) {
  test(`the sheet on show is the file, every pixel a square of whole device pixels (ratio ${ratio})`, async () => {
    for (const [sheet, width, height] of [[{ age: 0.2 }, 128, 32], [{ age: 0.2, size: 64, poses: 12, scale: 2 }, 1536, 128]]) {
      const opened = await world.figure(`en/?v=1&walk=off${query(sheet)}`, { deviceScaleFactor: ratio });
      const { page } = opened;
      await shown(opened, width, height);
      await page.locator("#sheet-view").scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const file = PNG.sync.read(made("sheet", ...options(sheet)));
      const screen = PNG.sync.read(await page.screenshot({ scale: "device" }));
      const { left, top, right, bottom, zoom } = await page.evaluate((width) => {
        const canvas = document.getElementById("preview");
        const box = canvas.getBoundingClientRect();
        const around = document.getElementById("sheet-view");
        const edge = around.getBoundingClientRect();
        return {
          left: box.left * devicePixelRatio,
          top: box.top * devicePixelRatio,
          // As far as it is not scrolled out of its box.
          right: (edge.left + around.clientLeft + around.clientWidth) * devicePixelRatio - 1,
          bottom: (edge.top + around.clientTop + around.clientHeight) * devicePixelRatio - 1,
          zoom: Math.floor(canvas.width / width),
        };
      }, width);
      assert.ok(zoom >= 1 && (width > 200 || zoom > 1), `zoom ${zoom}`);
      // A canvas that starts between two device pixels is moved to one of them as a whole; where the
      // ratio is emulated, to the next CSS pixel.
      const starts = (at) => new Set([Math.floor(at), Math.ceil(at), Math.round(ratio * Math.round(at / ratio))]);
      let least = Infinity;
      let compared = 0;
      for (const x0 of starts(left)) {
        for (const y0 of starts(top)) {
          let off = 0;
          compared = 0;
          for (let y = 0; y < zoom * height; ++y) {
            for (let x = 0; x < zoom * width && x0 + x < right; ++x) {
              if (y0 + y >= bottom) continue;
              const meant = file.data.subarray(4 * (Math.floor(y / zoom) * width + Math.floor(x / zoom)));
              if (meant[3] === 0) continue;
              ++compared;
              const seen = screen.data.subarray(4 * ((y0 + y) * screen.width + x0 + x));
              if (meant[0] !== seen[0] || meant[1] !== seen[1] || meant[2] !== seen[2]) ++off;
            }
          }
          least = Math.min(least, off);
        }
      }
      assert.ok(compared > 500, `only ${compared} pixels are on the screen`);
      assert.equal(least, 0, `${least} of ${compared} device pixels differ at zoom ${zoom}`);
      await opened.close();
    }
  });
}

for (const language of languages) {
  test(`size, bytes and name beside the sheet are the file's, and follow the wishes (${language})`, async () => {
    const opened = await world.figure(`${language}/?walk=off`);
    const { page } = opened;
    const facts = (sheet, file) => {
      const { width, height } = PNG.sync.read(file);
      return strings[language].values.file.replace("{width}", width).replace("{height}", height).replace("{bytes}", file.length);
    };
    const same = async (sheet) => {
      const file = made("sheet", ...options(sheet));
      const wanted = facts(sheet, file);
      await until(wanted, async () => (await told(opened, "sheet-facts")) === wanted);
    };
    await same({});
    await page.selectOption("#size", "48");
    await same({ size: 48 });
    await page.check("#scale-4");
    await page.check("#poses-12");
    await page.check("#format-rgba");
    await page.click("#more summary");
    await page.locator("#padding").press("End");
    await page.locator("#extrusion").press("ArrowRight");
    await page.check("#sex-female");
    await same({ size: 48, scale: 4, poses: 12, format: "rgba", padding: 16, extrusion: 1, sex: "female" });
    assert.equal(await told(opened, "sheet-name"), "pudu-female-age100-seed7-walk12-48px-x4.png");
    await until("the address", () => page.evaluate(() => location.search.includes("scale=4&padding=16&extrusion=1") && location.search.includes("format=rgba")));
    // Every wish has a way back.
    for (const id of ["size", "scale", "poses", "format", "padding", "extrusion", "sex"]) await page.locator(`[data-back=${id}]`).click();
    await same({});
    await until("the plain address", () => page.evaluate(() => location.search === "?v=1&walk=off"));
    await nothingWrong(opened);
    await opened.close();
  });

  test(`a sheet that is too large says so, and another can be had (${language})`, async () => {
    const opened = await world.figure(`${language}/?walk=off&size=64&scale=8&poses=12&format=rgba`);
    const { toolarge } = strings[language].controls;
    await until(toolarge, async () => (await told(opened, "sheet-facts")) === toolarge);
    await (await opened.find("button", buttons[language].sheet)).click();
    assert.equal(await told(opened, "done"), toolarge);
    await opened.page.check("#format-indexed");
    await shown(opened, 6144, 512);
    await nothingWrong(opened);
    await opened.close();
  });

  test(`the lines for each engine follow the wishes, with a sentence, and can be copied (${language})`, async () => {
    const opened = await world.figure(`${language}/?walk=off`, { permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = opened;
    const marks = {
      phaser: ["this.load.aseprite('pudu', 'pudu-male-age100-seed7-walk4-16px.png', 'pudu-male-age100-seed7-walk4-16px.json')", "'pudu-male-age100-seed7-walk'"],
      pixi: ["PIXI.Assets.load", "'pudu-male-age100-seed7-walk4-16px.json'"],
      godot: ["res://pudu-male-age100-seed7-walk4-16px.tres", "Vector2(0, -8)"],
      unity: ["16 x 16", "Point (no filter)"],
    };
    await until("the first lines", async () => (await told(opened, "snippet")).includes("walk4-32px.png"));
    await page.selectOption("#size", "16");
    for (const [engine, parts] of Object.entries(marks)) {
      await page.check(`#engine-${engine}`);
      await until(engine, async () => (await told(opened, "snippet")).includes(parts[0]));
      for (const part of parts) assert.ok((await told(opened, "snippet")).includes(part), part);
      assert.equal(await told(opened, "snippet-how"), strings[language].engines[engine]);
      await page.click("#copy-snippet");
      await until("the word", async () => (await told(opened, "copied")) === strings[language].controls.codecopied);
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await told(opened, "snippet"));
    }
    await nothingWrong(opened);
    await opened.close();
  });
}

for (const dark of [false, true]) {
  test(`axe finds nothing with everything open (${dark ? "dark" : "light"})`, async () => {
    for (const [language, width] of [["en", 1280], ["es", 320]]) {
      const opened = await world.figure(`${language}/?walk=off&size=64&scale=4&poses=12&engine=pixi`, { dark, viewport: { width, height: 800 } });
      const { page } = opened;
      await page.locator("#sheet").scrollIntoViewIfNeeded();
      await shown(opened, 3072, 256);
      await page.click("#more summary");
      await page.setInputFiles("#choose-file", { name: "a.png", mimeType: "image/png", buffer: made("sheet", "--age", 0.2) });
      await page.waitForSelector("#restored:not([hidden])");
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(" ")).join(", ")}`), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
      await opened.close();
    }
  });
}

test("a file's address outlives the click", async () => {
  const opened = await world.browser.open();
  await opened.page.addInitScript(() => {
    window.revoked = 0;
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (url) => {
      window.revoked++;
      revoke.call(URL, url);
    };
  });
  await opened.visit(`${world.address}en/?walk=off`);
  await opened.page.waitForSelector("#pudu[data-state=live]");
  await opened.download(async () => (await opened.find("button", "Walk sheet (PNG)")).click());
  await opened.page.waitForTimeout(1000);
  assert.equal(await opened.evaluate(() => window.revoked), 0);
  await opened.close();
});

test("a first visit is light", () => {
  const html = readFileSync(path.join(site, "en/index.html"));
  const packed = (bytes) => brotliCompressSync(bytes).length;
  const named = [...html.toString().matchAll(/\.\.\/(assets\/chapter-[^"]+)/g)].map(([, name]) => name);
  assert.equal(named.length, 1);
  const script = readFileSync(path.join(site, named[0]));
  const wasm = readFileSync(path.join(site, "assets", /pudu-[0-9a-f]+\.wasm/.exec(script.toString())[0]));
  for (const language of languages) {
    const page = packed(readFileSync(path.join(site, language, "index.html")));
    assert.ok(page <= 20_000, `HTML and CSS: ${page} bytes (${language})`);
    const all = page + packed(script) + packed(wasm);
    assert.ok(all <= 90_000, `a first visit: ${all} bytes (${language})`);
  }
});
