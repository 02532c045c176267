// The heart of the page in three engines: the names, the readouts against the command, the walk,
// the parts view, the address, the language, and a sheet whose bytes are the command's.
// The engine called webkit is WebKitGTK: neither Safari nor iOS.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { engines, launch, until } from "./engines.mjs";
import { alive, languages, made, names, painted, pose, said, told } from "./pudu.mjs";
import { serve } from "./site.mjs";

const state = (page) => page.evaluate(() => location.search);
const cm = (language, metres) => `${said(language, metres * 100, 1)} cm`;

for (const engine of engines) {
  describe(engine, () => {
    let server, browser, page;
    before(async () => {
      server = await serve();
      browser = await launch(engine);
      page = await browser.open();
    });
    after(async () => {
      await page?.close();
      await browser?.close();
      await server?.stop();
    });

    for (const language of languages) {
      const n = names[language];
      const visit = async (query = "?v=1&walk=off") => {
        await page.visit(`${server.address}${language}/${query}`);
        await alive(page);
      };

      test(`the page walks and can be stopped (${language})`, async () => {
        await visit("");
        const phase = () => page.evaluate(() => document.getElementById("phase").value);
        const first = await phase();
        await until("a step", async () => (await phase()) !== first);
        await (await page.find("button", n.walk)).click();
        await painted(page);
        const still = await phase();
        await new Promise((resolve) => setTimeout(resolve, 250));
        assert.equal(await phase(), still);
      });

      test(`Age, Sex and Phase move the readouts as the command says (${language})`, async () => {
        await visit();
        const age = await page.find("slider", n.age);
        await age.press("Home");
        for (let i = 0; i < 5; ++i) await age.press("ArrowRight");
        await painted(page);
        assert.equal(await told(page, "withers"), cm(language, pose("--age", 0.05).readouts.withersHeight_m));
        assert.equal(await told(page, "spots-drawn"), "22");
        await (await page.find("radio", n.female)).click();
        const phase = await page.find("slider", n.phase);
        for (let i = 0; i < 3; ++i) await phase.press("ArrowRight");
        await painted(page);
        const { readouts, parts } = pose("--age", 0.05, "--sex", "female", "--phase", 0.03);
        assert.equal(await told(page, "withers"), cm(language, readouts.withersHeight_m));
        assert.equal(await told(page, "length"), cm(language, readouts.headAndBody_m));
        assert.equal(await told(page, "parts"), String(parts.length));
        await until("the address", async () => (await state(page)).includes("phase=0.03"));
        assert.match(await state(page), /^\?v=1&age=0\.05&sex=female&phase=0\.03&walk=off$/);
      });

      test(`the drawing is painted, and by kind in other colours (${language})`, async () => {
        await visit("?v=1&walk=off&age=0.5");
        const colours = () =>
          page.evaluate(() => {
            const canvas = document.getElementById("drawing");
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            let rust = 0, green = 0, filled = 0;
            for (let i = 0; i < data.length; i += 4) {
              if (data[i + 3] < 250) continue;
              ++filled;
              if (data[i] > 1.5 * data[i + 1]) ++rust;
              if (data[i + 1] > 1.15 * data[i]) ++green;
            }
            const all = data.length / 4;
            return { filled: filled / all, rust: rust / all, green: green / all };
          });
        await painted(page);
        const drawn = await colours();
        assert.ok(drawn.filled > 0.08 && drawn.filled < 0.6 && drawn.rust > 0.06 && drawn.green < 0.001, JSON.stringify(drawn));
        await (await page.find("radio", n.kind)).click();
        await painted(page);
        const kinds = await colours();
        assert.ok(kinds.green > 0.004, JSON.stringify(kinds)); // thighs and shins
        await (await page.find("radio", n.off)).click();
      });

      test(`the walk sheet is the command's, byte for byte (${language})`, async () => {
        await visit("?v=1&walk=off&age=0.3&seed=11&size=16");
        const sheet = await page.find("button", n.sheet);
        const file = await page.download(() => sheet.click());
        assert.equal(file.name, "pudu-male-age30-seed11-walk4-16px.png");
        assert.ok(file.bytes.equals(made("sheet", "--age", 0.3, "--seed", 11, "--size", 16)), `${file.bytes.length} bytes`);
      });

      test(`a link out of range is put right and told of (${language})`, async () => {
        await visit("?v=1&walk=off&age=7");
        assert.equal(await page.evaluate(() => document.getElementById("age").value), "1");
        assert.ok((await told(page, "corrections")).includes(n.age));
      });

      test(`the other language keeps the state (${language})`, async () => {
        await visit("?v=1&walk=off&age=0.4#sources");
        const other = language === "en" ? "Español" : "English";
        await (await page.find("link", other)).click();
        await until("the other language", async () => (await page.evaluate(() => document.documentElement.lang)) !== language && (await page.evaluate(() => document.readyState)) === "complete");
        await alive(page);
        assert.equal(await page.evaluate(() => location.search + location.hash), "?v=1&walk=off&age=0.4#sources");
        assert.equal(await told(page, "withers"), cm(language === "en" ? "es" : "en", pose("--age", 0.4).readouts.withersHeight_m));
      });

      test(`nothing went wrong meanwhile (${language})`, async () => {
        assert.deepEqual(await page.wrong(), []);
      });
    }
  });
}
