// How the page behaves when things go well, and when they do not.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { inflateSync } from "node:zlib";
import { until } from "./engines.mjs";
import { alive, languages, names, nothingWrong, setUp, strings, told } from "./pudu.mjs";
import { serve, site } from "./site.mjs";

const world = setUp();

for (const language of languages) {
  test(`a visit from top to bottom: no error, no failed request, nothing from elsewhere (${language})`, async () => {
    const opened = await world.browser.open();
    const { page } = opened;
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await opened.visit(`${world.address}${language}/`);
    await alive(opened);
    for (const id of ["kind", "skeleton", "off"]) await page.click(`#view-${id}`);
    await page.mouse.wheel(0, 20000);
    await page.waitForTimeout(300);
    // A tab asks for its icon; a headless one does not, so it is asked for here.
    const icons = await page.evaluate(async () =>
      Promise.all([...document.querySelectorAll("link[rel=icon], link[rel=manifest]")].map(async ({ href }) => [href, (await fetch(href)).status, (await fetch(href)).headers.get("content-type")]))
    );
    assert.equal(icons.length, 3);
    for (const [href, status, type] of icons) {
      assert.equal(status, 200, href);
      assert.match(type, /^(image\/|application\/manifest)/, href);
    }
    const favicon = await fetch(`${world.address}favicon.ico`);
    assert.equal(favicon.status, 200);
    assert.ok(asked.length >= 4);
    for (const url of asked) assert.ok(/^(blob:|data:)/.test(url) || url.startsWith(world.address), url);
    await nothingWrong(opened);
    await opened.close();
  });
}

test("the strict policy is sent, stands in the page, and is enforced", async () => {
  const answer = await fetch(`${world.address}en/`);
  const sent = answer.headers.get("content-security-policy");
  for (const part of ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'self'", "require-trusted-types-for 'script'", "base-uri 'none'", "form-action 'none'"]) {
    assert.ok(sent.includes(part), part);
  }
  assert.ok(!/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/.test(sent.replace("'wasm-unsafe-eval'", "")), sent);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  const opened = await world.figure("en/?walk=off");
  await opened.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    const script = document.createElement("script");
    try {
      script.text = "window.intruded = true";
    } catch {
      window.refused = true;
    }
    document.body.append(script);
  });
  assert.deepEqual(await opened.evaluate(() => [window.intruded, window.refused]), [undefined, true]);
  const faults = await opened.wrong();
  assert.ok(faults.some((fault) => fault.includes("style-src")), "the listener hears no violation");
  await opened.close();
});

test("every script and the module carry the hash of their bytes", async () => {
  for (const language of languages) {
    const html = readFileSync(path.join(site, language, "index.html"), "utf8");
    const scripts = [...html.matchAll(/<script[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    assert.ok(scripts.length > 0);
    for (const tag of scripts) assert.match(tag, /integrity="sha384-/);
  }
});

// What a host, a network or a browser may do to the module, and the reason the reader is given.
const accidents = {
  missing: ["missing", (route) => route.fulfill({ status: 404, body: "no such file" })],
  unreachable: ["missing", (route) => route.abort()],
  corrupt: [
    "broken",
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      body[body.length >> 1] ^= 1;
      await route.fulfill({ response: answer, body });
    },
  ],
  "cut short": [
    "broken",
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.body()).subarray(0, 5000) });
    },
  ],
};

for (const language of languages) {
  for (const [accident, [reason, act]] of Object.entries(accidents)) {
    test(`module ${accident}: a message that says why, a picture, and the text (${language})`, async () => {
      const opened = await world.browser.open({ serviceWorkers: "block" });
      const { page } = opened;
      await page.route("**/*.wasm", act);
      await opened.visit(`${world.address}${language}/`);
      await page.waitForSelector("#pudu[data-state=failed]");
      const note = page.getByRole("alert");
      assert.equal(await note.innerText(), strings[language].failure.module.replace("{reason}", strings[language].failure[reason]));
      await pictureAndText(page, language);
      assert.equal(await page.getByRole("slider", { name: names[language].age, exact: true }).count(), 0, "a control that does nothing is shown");
      await opened.close();
    });
  }
}

async function pictureAndText(page, language) {
  const picture = page.getByRole("img", { name: strings[language].figure.still });
  assert.ok(await picture.isVisible());
  assert.ok(await picture.evaluate((image) => image.complete && image.naturalWidth > 0));
  assert.ok((await page.locator("#idea").innerText()).length > 1000);
}

test("a browser without WebAssembly gets the message and the picture", async () => {
  const opened = await world.browser.open();
  await opened.page.addInitScript(() => delete globalThis.WebAssembly);
  await opened.visit(`${world.address}es/`);
  await opened.page.waitForSelector("#pudu[data-state=failed]");
  assert.ok((await opened.page.getByRole("alert").innerText()).includes(strings.es.failure.blocked));
  await pictureAndText(opened.page, "es");
  await opened.close();
});

test("a host that does not know the type of the module still serves a live figure", async () => {
  for (const type of ["application/octet-stream", "text/plain", ""]) {
    const opened = await world.browser.open({ serviceWorkers: "block" });
    await opened.page.route("**/*.wasm", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { "content-type": type } });
    });
    await opened.visit(`${world.address}en/`);
    await alive(opened);
    await nothingWrong(opened);
    await opened.close();
  }
});

test("a module that never arrives is told of after a while", async () => {
  const opened = await world.browser.open({ serviceWorkers: "block" });
  const { page } = opened;
  await page.route("**/*.wasm", () => {});
  await opened.visit(`${world.address}en/`);
  assert.equal(await page.locator(".slow").isVisible(), false);
  await pictureAndText(page, "en");
  await page.waitForFunction((text) => getComputedStyle(document.querySelector(".slow")).visibility === "visible" && document.querySelector(".slow").textContent === text, strings.en.failure.slow);
  await opened.close();
});

for (const language of languages) {
  test(`JavaScript off: picture, readouts of the still animal, text (${language})`, async () => {
    const opened = await world.browser.open({ javaScriptEnabled: false });
    const { page } = opened;
    await opened.visit(`${world.address}${language}/`);
    const picture = page.getByRole("img", { name: strings[language].figure.still });
    assert.ok(await picture.isVisible());
    const box = await picture.boundingBox();
    assert.ok(box.width > 300 && box.height > 200, JSON.stringify(box));
    assert.ok(await page.locator("noscript p").isVisible());
    assert.equal(await page.locator("noscript p").innerText(), strings[language].failure.script);
    assert.equal(await page.getByRole("slider").count(), 0);
    assert.match(await page.locator("#withers").innerText(), language === "es" ? /^3\d,\d cm$/ : /^3\d\.\d cm$/);
    assert.ok((await page.locator("#idea").innerText()).length > 1000);
    assert.ok((await page.locator("#sources li").count()) >= 6);
    await opened.close();
  });
}

test("offline after the first visit: both languages live, the door too", async () => {
  const opened = await world.figure("en/?walk=off");
  const { page } = opened;
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated" && !!navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  for (const where of ["en/?v=1&walk=off&age=0.5", "es/"]) {
    await opened.visit(world.address + where);
    await page.waitForSelector("#pudu[data-state=live]");
  }
  await opened.visit(`${world.address}`);
  await page.waitForURL(/\/(en|es)?\/?$/);
  const reached = await page.evaluate(() => fetch("./not-kept-anywhere").then(() => true, () => false));
  assert.equal(reached, false, "the network is still there");
  await opened.close();
});

test("the site works under a sub-path, offline included", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pudu-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(site, path.join(folder, "some/where"), { recursive: true });
  writeFileSync(path.join(folder, "index.html"), "<!DOCTYPE html><title>another site</title>");
  cpSync(path.join(site, "_headers"), path.join(folder, "_headers"));
  const server = await serve(folder);
  const opened = await world.browser.open();
  const { page } = opened;
  try {
    for (const language of languages) {
      await opened.visit(`${server.address}some/where/${language}/?walk=off`);
      await page.waitForSelector("#pudu[data-state=live]");
    }
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL(/\/some\/where\/en\//);
    await page.waitForSelector("#pudu[data-state=live]");
    await page.waitForFunction(async () => !!(await navigator.serviceWorker.ready).active && !!navigator.serviceWorker.controller);
    assert.equal(new URL(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).pathname, "/some/where/");
    await nothingWrong(opened);
    await page.context().setOffline(true);
    await opened.visit(`${server.address}some/where/es/`);
    await page.waitForSelector("#pudu[data-state=live]");
  } finally {
    await opened.close();
    await server.stop();
  }
});

/** The images of a PDF file that are kept without loss. */
function imagesOf(pdf) {
  const text = pdf.toString("latin1");
  const head = /<<\/Type \/XObject\s+\/Subtype \/Image\s+\/Width (\d+)\s+\/Height (\d+)[^>]*?\/FlateDecode[^>]*?\/Length (\d+)>>\s*stream\r?\n/g;
  return [...text.matchAll(head)].map((match) => {
    const [width, height, length] = match.slice(1).map(Number);
    const from = match.index + match[0].length;
    const data = inflateSync(pdf.subarray(from, from + length));
    return { width, height, data, colours: data.length / (width * height) };
  });
}

test("the pictures of figures that were never near the screen are there for paper", async () => {
  const opened = await world.figure("es/?walk=off");
  const pictures = () => opened.evaluate(() => [...document.querySelectorAll(".lesson img")].map((image) => image.complete && image.naturalWidth > 0));
  assert.equal((await pictures()).length, 9);
  await until("every picture", async () => (await pictures()).every(Boolean));
  assert.equal(await opened.evaluate(() => scrollY), 0);
  await opened.close();
});

test("print has the picture and the text, and no controls", async () => {
  const opened = await world.figure("en/?walk=off");
  const { page } = opened;
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".panel").isVisible(), false);
  assert.ok(await page.locator("#idea").isVisible());
  const size = await opened.evaluate(() => [document.getElementById("drawing").width, document.getElementById("drawing").height]);
  // One for the ruler and one for the animal.
  const printed = imagesOf(await page.pdf()).filter(({ width, height, colours }) => width === size[0] && height === size[1] && colours === 3);
  assert.equal(printed.length, 2, "paper gets no image of the drawing");
  const rust = ({ data }) => {
    let count = 0;
    for (let i = 0; i < data.length; i += 3) {
      const [r, g, b] = data.subarray(i, i + 3);
      if (r > 130 && r > 1.5 * g && g > 1.2 * b) ++count;
    }
    return count / (size[0] * size[1]);
  };
  const share = Math.max(...printed.map(rust));
  assert.ok(share > 0.1 && share < 0.6, `${share} of the printed drawing is of the colour of the fur`);
  await opened.close();
});

test("an address where nothing is gets an answer in both languages and the way home", async () => {
  const answer = await fetch(`${world.address}no/such/page`);
  assert.equal(answer.status, 404);
  const html = await answer.text();
  for (const language of languages) {
    assert.ok(html.includes(strings[language].lost.title));
    assert.ok(html.includes(`href="/${language}/"`));
  }
});

test("the server gives nothing from outside the site, and no copy twice", async () => {
  for (const where of ["../package.json", "%2e%2e/package.json", "..%2f..%2fpackage.json", "en/index.html.br", "%00", "%E0%A4%A"]) {
    const answer = await fetch(world.address + where);
    assert.ok(answer.status === 404 || answer.status === 400, `${where}: ${answer.status}`);
  }
  assert.equal((await fetch(`${world.address}en/`, { method: "POST" })).status, 405);
  const module = readdirSync(path.join(site, "assets")).find((file) => file.endsWith(".wasm"));
  const packed = await fetch(`${world.address}assets/${module}`, { headers: { "accept-encoding": "br" } });
  assert.equal(packed.headers.get("content-encoding"), "br");
  assert.equal(packed.headers.get("content-type"), "application/wasm");
  assert.match(packed.headers.get("cache-control"), /immutable/);
  assert.ok(Buffer.from(await packed.arrayBuffer()).equals(readFileSync(path.join(site, "assets", module))));
  assert.ok(existsSync(path.join(site, "nginx.conf")));
});

test("a figure out of sight does not walk", async () => {
  const opened = await world.figure("en/", { viewport: { width: 1280, height: 600 } });
  await opened.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await opened.page.waitForTimeout(400);
  const phase = () => opened.evaluate(() => document.getElementById("phase").value);
  const before = await phase();
  await opened.page.waitForTimeout(500);
  assert.equal(await phase(), before);
  assert.ok(await told(opened, "withers"));
  await opened.close();
});
