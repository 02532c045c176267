// The walk sheet as a reader takes it home: its name, its bytes, and its pixels, decoded by
// somebody else's decoder.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PNG } from "pngjs";
import { languages, made, names, nothingWrong, setUp, strings, told } from "./pudu.mjs";

const world = setUp();
const options = (state) => Object.entries(state).flatMap(([key, value]) => [`--${key}`, value]);

const sheets = [
  { query: "", state: { size: 32 }, name: "pudu-male-age100-seed7-walk4-32px.png" },
  { query: "&size=16&age=0.1&sex=female&seed=42", state: { size: 16, age: 0.1, sex: "female", seed: 42 }, name: "pudu-female-age10-seed42-walk4-16px.png" },
  { query: "&chubby=0.8&antlerAngle=-70&phase=0.3&view=kind", state: { size: 32, chubby: 0.8, antlerAngle: -70 }, name: "pudu-male-age100-seed7-walk4-32px.png" },
];

for (const language of languages) {
  for (const { query, state, name } of sheets) {
    test(`the sheet is the command's, byte for byte (${language} ${query || "untouched"})`, async () => {
      const page = await world.figure(`${language}/?v=1&walk=off${query}`);
      const sheet = await page.find("button", names[language].sheet);
      const file = await page.download(() => sheet.click());
      assert.equal(file.name, name);
      const native = made("sheet", ...options(state));
      assert.ok(file.bytes.equals(native), `${file.bytes.length} bytes, the command wrote ${native.length}`);
      assert.equal(await told(page, "done"), strings[language].controls.saved.replace("{name}", name));
      await nothingWrong(page);
      await page.close();
    });
  }
}

test("its pixels: four cells of hard pixels, few colours, one ground line, every pose another", async () => {
  const page = await world.figure("en/?v=1&walk=off&age=0.15");
  const { bytes } = await page.download(async () => (await page.find("button", "Walk sheet (PNG)")).click());
  await page.close();
  const { width, height, data } = PNG.sync.read(bytes);
  assert.deepEqual([width, height], [4 * 32, 32]);
  const colours = new Set();
  const cells = [[], [], [], []];
  const lowest = [0, 0, 0, 0];
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const [r, g, b, a] = data.subarray(4 * (y * width + x));
      assert.ok(a === 0 || a === 255, `alpha ${a} at ${x}, ${y}`);
      const cell = x >> 5;
      cells[cell].push(a ? (r << 16) | (g << 8) | b : -1);
      if (a) {
        colours.add((r << 16) | (g << 8) | b);
        lowest[cell] = y;
      } else {
        assert.deepEqual([r, g, b], [...data.subarray(0, 3)], "clear pixels differ in colour");
      }
    }
  }
  assert.ok(colours.size > 2 && colours.size <= 32, `${colours.size} colours`);
  assert.equal(new Set(lowest).size, 1, `ground lines ${lowest}`);
  assert.equal(new Set(cells.map(String)).size, 4, "two poses are the same");
  for (const cell of cells) {
    const filled = cell.filter((pixel) => pixel >= 0).length;
    assert.ok(filled > 100 && filled < 900, `${filled} of 1024 pixels are filled`);
  }
  // The command's file, read by the same decoder, shows the same.
  assert.ok(PNG.sync.read(made("sheet", "--age", 0.15)).data.equals(data));
});

test("the sprites on the page are the cells of the sheet, at whole-number zoom", async () => {
  for (const deviceScaleFactor of [1, 1.5, 3]) {
    const page = await world.figure("en/?v=1&walk=off&age=0.2&phase=0.25", { deviceScaleFactor });
    for (const size of [16, 32]) {
      // One colour per pixel of the sprite, and how many device pixels are not of it.
      const shown = await page.evaluate((size) => {
        const canvas = document.getElementById(`sprite-${size}`);
        const { width, height } = canvas;
        const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
        const zoom = Math.floor(Math.min(width, height) / size);
        const [left, top] = [(width - zoom * size) >> 1, height - zoom * size];
        const colours = [];
        let odd = 0;
        for (let i = 0; i < size * size; ++i) {
          const corner = 4 * ((top + zoom * Math.floor(i / size)) * width + left + zoom * (i % size));
          for (let k = 0; k < zoom * zoom; ++k) {
            const at = corner + 4 * (Math.floor(k / zoom) * width + (k % zoom));
            for (let c = 0; c < 4; ++c) if (data[at + c] !== data[corner + c]) ++odd;
          }
          colours.push([...data.subarray(corner, corner + 4)]);
        }
        return { zoom, odd, colours, ratio: width / canvas.getBoundingClientRect().width };
      }, size);
      assert.ok(shown.zoom >= 1);
      assert.equal(shown.odd, 0, `pixels of the ${size}-px sprite are no squares at ratio ${deviceScaleFactor}`);
      assert.ok(Math.abs(shown.ratio - deviceScaleFactor) < 0.05, `${shown.ratio} canvas pixels per CSS pixel at ${deviceScaleFactor}`);
      const sheet = PNG.sync.read(made("sheet", "--age", 0.2, "--size", size));
      shown.colours.forEach((seen, i) => {
        // The second cell: a quarter of the cycle.
        const at = 4 * (Math.floor(i / size) * sheet.width + size + (i % size));
        const meant = [...sheet.data.subarray(at, at + 4)];
        if (seen[3] || meant[3]) assert.deepEqual(seen, meant, `pixel ${i % size}, ${Math.floor(i / size)} of the ${size}-px sprite`);
      });
    }
    await page.close();
  }
});
