// The archive's own files and its own lines, in the engines they are for, in a real browser: what is
// in README.txt is run as it stands, and the animation is watched as it plays.
//
//   npm ci --prefix tests/engines && PUDU=build/native/pudu node --test tests/engines/
//
// Godot 4 and Unity cannot be had as packages of Debian or npm, so their files are not loaded here;
// tests/cli/engine_files.test.mjs reads Godot's with a strict parser of its format.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { decode } from "../cli/decoders.mjs";

const pudu = process.env.PUDU ?? fileURLToPath(new URL("../../build/native/pudu", import.meta.url));
const modules = new URL("node_modules/", import.meta.url);

const engines = [
  { name: "Phaser 3.90", heading: "Phaser 3.90, 4.2", script: "phaser3/dist/phaser.min.js", version: /^3\.90\./, page: phaserPage },
  { name: "Phaser 4.2", heading: "Phaser 3.90, 4.2", script: "phaser4/dist/phaser.min.js", version: /^4\.2\./, page: phaserPage },
  { name: "PixiJS 8", heading: "PixiJS 8", script: "pixi.js/dist/pixi.min.js", version: /^8\./, page: pixiPage },
];

const variants = [
  { title: "as it comes", args: [] },
  {
    title: "a fawn of 12 poses, RGBA, scaled, padded and extruded",
    args: ["--age", "0.1", "--sex", "female", "--poses", "12", "--size", "16", "--scale", "4", "--padding", "1", "--extrusion", "1", "--format", "rgba"],
  },
];

// ---- Pages -------------------------------------------------------------------------------------

// Both leave the same things in `window`: the frames' rectangles, the frames as they are shown, and
// ways to hold still at a frame.
const head = (script) => `<!DOCTYPE html><meta charset="utf-8"><style>body { margin: 0; background: #4a8f3c }
canvas { display: block }</style><script src="/modules/${script}"></script>`;

function phaserPage(script, lines) {
  const [preload, create] = lines.split(/^\/\/ in create\(\).*\n/m);
  return `${head(script)}<script>
    window.version = Phaser.VERSION;
    new Phaser.Game({ type: Phaser.WEBGL, width: 320, height: 240, pixelArt: true, transparent: true, banner: false, audio: { noAudio: true },
      scene: {
        preload() { ${preload} },
        create() {
          ${create}
          const texture = this.textures.get('pudu');
          window.frames_ = Object.fromEntries(texture.getFrameNames().map((name) => {
            const { cutX: x, cutY: y, cutWidth: w, cutHeight: h } = texture.get(name);
            return [name, { x, y, w, h }];
          }));
          window.animations = [...this.anims.anims.keys()];
          window.durations = pudu.anims.currentAnim.frames.map((frame) => frame.duration);
          window.anchor = { x: pudu.originX, y: pudu.originY };
          window.loops = () => pudu.anims.isPlaying && pudu.anims.repeat === -1;
          window.seen = [{ frame: pudu.anims.currentFrame.textureFrame, at: performance.now() }];
          pudu.on('animationupdate', (animation, frame) => window.seen.push({ frame: frame.textureFrame, at: performance.now() }));
          window.hold = (i) => pudu.anims.pause(pudu.anims.currentAnim.frames[i]);
          window.ready = true;
        },
      },
    });
  </script>`;
}

function pixiPage(script, lines) {
  return `${head(script)}<script type="module">
    window.version = PIXI.VERSION;
    const app = new PIXI.Application();
    await app.init({ width: 320, height: 240, backgroundAlpha: 0, antialias: false, preference: 'webgl', resolution: 1 });
    document.body.append(app.canvas);
    ${lines}
    window.frames_ = Object.fromEntries(Object.entries(sheet.textures).map(([name, texture]) => {
      const { x, y, width: w, height: h } = texture.frame;
      return [name, { x, y, w, h }];
    }));
    window.animations = Object.keys(sheet.animations);
    window.durations = Object.values(sheet.data.frames).map((frame) => frame.duration);
    window.anchor = { x: pudu.anchor.x, y: pudu.anchor.y };
    window.loops = () => pudu.playing && pudu.loop;
    window.seen = [{ frame: String(pudu.currentFrame), at: performance.now() }];
    pudu.onFrameChange = (frame) => window.seen.push({ frame: String(frame), at: performance.now() });
    window.hold = (i) => pudu.gotoAndStop(i);
    window.ready = true;
  </script>`;
}

// ---- The server and the browser ----------------------------------------------------------------

const folder = mkdtempSync(path.join(tmpdir(), "pudu-engines-"));
const types = { ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".png": "image/png" };
const pages = new Map();
const server = createServer((request, response) => {
  const url = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  const send = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
  try {
    if (pages.has(url)) send("text/html", pages.get(url));
    else if (url.startsWith("/modules/")) send("text/javascript", readFileSync(new URL(url.slice(9), modules)));
    else send(types[path.extname(url)] ?? "application/octet-stream", readFileSync(path.join(folder, url)));
  } catch {
    response.writeHead(404).end();
  }
});
let browser;

before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  variants.forEach(({ args }, i) => {
    const zip = path.join(folder, `${i}.zip`);
    execFileSync(pudu, ["zip", ...args, "--out", zip]);
    execFileSync("unzip", ["-q", zip, "-d", path.join(folder, String(i))]);
  });
  browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    // WebGL in software: the engines' usual way, on a machine without a graphics card.
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
});

after(async () => {
  await browser?.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

// ---- The archive -------------------------------------------------------------------------------

function archive(i) {
  const dir = path.join(folder, String(i));
  const file = (ending) => path.join(dir, readdirSync(dir).find((name) => name.includes("-walk") && name.endsWith(ending)));
  const readme = readFileSync(path.join(dir, "README.txt"), "utf8");
  return {
    sheet: decode(file(".png")),
    json: JSON.parse(readFileSync(file(".json"), "utf8")),
    lines: (heading) => {
      const at = readme.indexOf(`== ${heading} ==\n`);
      assert.ok(at >= 0, `README.txt has no ${heading}`);
      return readme.slice(at).replace(/^.*\n/, "").split("\n== ")[0];
    },
  };
}

for (const { name, heading, script, version, page: pageOf } of engines)
  variants.forEach(({ title }, i) => {
    test(`${name}: ${title}`, { timeout: 120_000 }, async (t) => {
      const { sheet, json, lines } = archive(i);
      const frames = Object.values(json.frames);
      const address = `/${i}/${name.replace(/\W/g, "")}.html`;
      pages.set(address, pageOf(script, lines(heading)));
      const page = await browser.newPage({ viewport: { width: 320, height: 240 }, deviceScaleFactor: 1 });
      t.after(() => page.close());
      const faults = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !/favicon|GPU stall|GL Driver|swiftshader/i.test(`${message.text()} ${message.location().url}`))
          faults.push(message.text());
      });
      await page.goto(`http://127.0.0.1:${server.address().port}${address}`);
      await page.waitForFunction("window.ready", undefined, { timeout: 60_000 }).catch((error) => {
        throw new Error(`${error.message}\n${faults.join("\n")}`);
      });
      const found = (what) => page.evaluate(`window.${what}`);

      assert.match(await found("version"), version);
      assert.deepEqual(await found("frames_"), Object.fromEntries(Object.entries(json.frames).map(([key, { frame }]) => [key, frame])));
      assert.deepEqual(await found("animations"), [json.meta.frameTags[0].name]);
      assert.deepEqual(await found("durations"), frames.map((frame) => frame.duration));
      assert.deepEqual(await found("anchor"), { x: 0.5, y: 1 });

      // It plays: frame after frame, round and round, at about the pace that the file says.
      const count = frames.length;
      await page.waitForFunction(`window.seen.length > ${3 * count}`, undefined, { timeout: 60_000 });
      const seen = (await found("seen")).map(({ frame, at }) => ({ frame: Number(frame), at }));
      assert.deepEqual([...new Set(seen.map(({ frame }) => frame))].sort((a, b) => a - b), frames.map((_, k) => k));
      let steps = 0;
      for (let k = 1; k < seen.length; ++k) {
        // A busy machine may leave out a short frame, and never goes back.
        const step = (seen[k].frame - seen[k - 1].frame + count) % count;
        assert.ok(step >= 1 && step <= Math.max(1, count / 3), `from frame ${seen[k - 1].frame} to ${seen[k].frame}`);
        steps += step;
      }
      const cycle_ms = frames.reduce((sum, frame) => sum + frame.duration, 0);
      const measured = ((seen.at(-1).at - seen[0].at) * count) / steps;
      assert.ok(measured > 0.85 * cycle_ms && measured < 4 * cycle_ms, `${measured} ms for a cycle of ${cycle_ms}`);
      assert.equal(await page.evaluate("window.loops()"), true);

      // Every frame looks as it does in the file, pixel by pixel, with its feet on the point it was put at.
      for (const k of [0, 1, frames.length - 1]) {
        await page.evaluate(`new Promise((resolve) => { window.hold(${k}); requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))); })`);
        const file = path.join(folder, "shot.png");
        await page.screenshot({ path: file });
        const shot = decode(file);
        const { x, y, w, h } = frames[k].frame;
        const ground = shot.at(0, 0);
        let animal = 0;
        for (let v = 0; v < shot.height; ++v)
          for (let u = 0; u < shot.width; ++u) {
            const [a, b] = [u - (160 - w / 2), v - (120 - h)];
            const inside = a >= 0 && a < w && b >= 0 && b < h;
            const pixel = inside ? sheet.at(x + a, y + b) : 0;
            if (pixel !== 0) ++animal;
            const expected = pixel === 0 ? ground : pixel;
            if (shot.at(u, v) !== expected)
              assert.fail(`frame ${k} at ${u}, ${v}: ${shot.at(u, v).toString(16)} and not ${expected.toString(16)}`);
          }
        assert.ok(animal > 60);
      }
      assert.deepEqual(faults, []);
    });
  });
