// Nothing is wider than the screen, too small to hit, or moved by what happens elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, nothingWrong, painted, setUp } from "./pudu.mjs";

const world = setUp();

/** What sticks out of the window to the right, and how far the page scrolls sideways. Listings and equations scroll by themselves. */
const sideways = (page) =>
  page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    out: [...document.querySelectorAll("body *")]
      .filter((e) => e.checkVisibility() && !e.closest(".unseen, .skip, svg") && !e.parentElement.closest(".listing pre, .equation") && e.getBoundingClientRect().right > innerWidth + 0.5)
      .map((e) => `${e.tagName}#${e.id}.${e.className}`),
  }));

for (const language of languages) {
  for (const [what, where] of [["chapter", `${language}/?walk=off&view=kind&age=0.1&seed=-1&spots=99`], ["door", ""], ["lost", "nowhere"]]) {
    if (what !== "chapter" && language === "es") continue;
    test(`320 px wide without scrolling sideways: ${what} (${language})`, async () => {
      const wish = { viewport: { width: 320, height: 640 }, ...(what === "door" ? { javaScriptEnabled: true, reducedMotion: true } : {}) };
      const page = await world.browser.open(wish);
      if (what === "door") await page.page.route("**/choice-*.js", (route) => route.abort());
      await page.visit(world.address + where);
      if (what === "chapter") {
        await page.page.waitForSelector("#pudu[data-state=live]");
        await page.page.click("#finer summary");
      }
      assert.deepEqual(await sideways(page), { scrolls: 0, out: [] });
      await page.close();
    });
  }

  test(`text at 200 %: nothing is cut off or overlaps, at 1280 and at 640 px (${language})`, async () => {
    for (const width of [1280, 640]) {
      const page = await world.figure(`${language}/?walk=off&view=kind&age=0.1`, { viewport: { width, height: 900 } });
      // What a reader does in the browser's settings: text only, so no media query notices.
      const client = await page.page.context().newCDPSession(page.page);
      await client.send("Page.enable");
      await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await page.page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "32px");
      await painted(page);
      await page.page.click("#finer summary");
      assert.deepEqual(await sideways(page), { scrolls: 0, out: [] }, `at ${width} px`);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("#controls label, #controls legend, #controls .value, #controls button, .readouts dt, .readouts dd, figcaption, h1, h2, .masthead a")]
          .filter((e) => e.checkVisibility({ visibilityProperty: true }) && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 6) && getComputedStyle(e).display !== "inline")
          .map((e) => `${e.id || e.textContent.trim().slice(0, 30)}: ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight}`)
      );
      assert.deepEqual(cut, [], `at ${width} px`);
      const overlaps = await page.evaluate(() => {
        const texts = [...document.querySelectorAll("#controls .row > label, #controls .row > .value, #controls .row > .back, .readouts output, .readouts dt")].filter(
          (e) => e.checkVisibility({ visibilityProperty: true }) && e.textContent.trim()
        );
        const box = (e) => {
          const range = document.createRange();
          range.selectNodeContents(e);
          return range.getBoundingClientRect();
        };
        const boxes = texts.map((e) => [e, e.matches(".back") ? e.getBoundingClientRect() : box(e)]);
        const found = [];
        for (const [a, p] of boxes) {
          for (const [b, q] of boxes) {
            if (a === b || a.contains(b) || b.contains(a)) continue;
            if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 3 && q.top < p.bottom - 3) found.push(`${a.textContent.trim()} × ${b.textContent.trim()}`);
          }
        }
        return found;
      });
      assert.deepEqual(overlaps, [], `at ${width} px`);
      await page.close();
    }
  });

  test(`every target is at least 24 px, on a desk and on a phone (${language})`, async () => {
    for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 320, height: 640 }]) {
      const page = await world.figure(`${language}/?walk=off&view=kind&age=0.1&sex=female&chubby=0.3`, { viewport });
      await page.page.click("#finer summary");
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, input, select, summary, a[href]")]
          .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".skip"))
          // Links inside sentences are let off, as the guidelines do.
          .filter((e) => !(e.tagName === "A" && e.closest("p, li") && getComputedStyle(e).display === "inline"))
          .map((e) => {
            // A label is a part of its control's target.
            const boxes = [e, ...(e.labels ?? [])].map((x) => x.getBoundingClientRect());
            return [e.id || e.textContent.trim(), Math.max(...boxes.map((b) => b.width)), Math.max(...boxes.map((b) => b.height))];
          })
          .filter(([, width, height]) => width < 24 || height < 24)
      );
      assert.deepEqual(small, [], `at ${viewport.width} px`);
      await page.close();
    }
  });
}

test("at 320 px listings and equations that are too wide scroll by themselves, by keyboard too", async () => {
  const page = await world.figure("en/?walk=off", { viewport: { width: 320, height: 640 } });
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll(".listing pre, .equation")].flatMap((e, i) => {
      e.dataset.place = String(i);
      return e.scrollWidth > e.clientWidth ? [{ place: i, tag: e.tagName, overflow: getComputedStyle(e).overflowX, tab: e.tabIndex }] : [];
    })
  );
  assert.ok(wide.filter(({ tag }) => tag === "PRE").length >= 5, JSON.stringify(wide));
  for (const { place, overflow, tab } of wide) {
    assert.deepEqual([overflow, tab], ["auto", 0]);
    const block = page.page.locator(`[data-place="${place}"]`);
    await block.focus();
    await block.press("ArrowRight");
    await page.page.waitForFunction((place) => document.querySelector(`[data-place="${place}"]`).scrollLeft > 0, place);
  }
  await page.close();
});

test("on a phone the figure stays in view, whole and compact, while the panel scrolls", async () => {
  const page = await world.figure("en/?walk=off", { viewport: { width: 390, height: 844 } });
  for (const id of ["age", "phase", "sheet"]) {
    const at = await page.evaluate((id) => {
      document.getElementById(id).scrollIntoView({ block: "end", behavior: "instant" });
      const box = (e) => e.getBoundingClientRect().toJSON();
      return { drawing: box(document.getElementById("drawing")), sprite: box(document.getElementById("sprite-32")), control: box(document.getElementById(id)), stage: box(document.querySelector(".stage")) };
    }, id);
    for (const part of ["drawing", "sprite"]) assert.ok(at[part].top >= 0 && at[part].bottom <= at.stage.bottom, `${id}: ${part} from ${at[part].top} to ${at[part].bottom}`);
    if (id !== "age") assert.ok(at.stage.bottom <= 844 / 3, `${id}: the figure takes ${at.stage.bottom} of 844 px`);
    assert.ok(at.control.top >= at.stage.bottom, `#${id} is covered by the figure`);
  }
  await page.close();
});

test("on a desk the figure stays in view while its controls are used", async () => {
  const page = await world.figure("en/?walk=off&view=kind", { viewport: { width: 1280, height: 720 } });
  // The first and the last of them.
  for (const id of ["age", "legend"]) {
    await page.evaluate((id) => document.getElementById(id).scrollIntoView({ block: "end", behavior: "instant" }), id);
    const box = await page.evaluate(() => document.getElementById("drawing").getBoundingClientRect().toJSON());
    assert.ok(box.top >= 0 && box.bottom <= 720, `${id}: the drawing reaches from ${box.top} to ${box.bottom}`);
  }
  await page.close();
});

test("nothing moves when the figure comes to life, or when a slider does", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await world.browser.open({ viewport });
    await page.page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.visit(`${world.address}es/?walk=off`);
    await page.page.waitForSelector("#pudu[data-state=live]");
    await page.page.waitForTimeout(900);
    const places = () => page.evaluate(() => [...document.querySelectorAll("#controls input:not([id^=kind]), .readouts dt, #intro")].map((e) => [e.id || e.textContent, Math.round(e.getBoundingClientRect().left), Math.round(e.getBoundingClientRect().top)]));
    const before = await places();
    const age = await page.find("slider", "Edad");
    for (const key of ["Home", "PageUp", "PageUp"]) {
      await age.press(key);
      await painted(page);
      const now = await places();
      for (let i = 0; i < now.length; ++i) {
        // The hint under the seed goes when there are spots; what stands below may follow it.
        assert.deepEqual(now[i].slice(0, 2), before[i].slice(0, 2));
      }
    }
    assert.ok((await page.evaluate(() => window.shift)) < 0.01, `layout shift ${await page.evaluate(() => window.shift)} at ${viewport.width} px`);
    await nothingWrong(page);
    await page.close();
  }
});

test("the live drawing takes over from the prerendered picture without a jump", async () => {
  // The margin around the scene is written down twice: in web/lib/frame.js and in cpp/cli/picture.cpp.
  for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
    const page = await world.figure("en/?walk=off", { viewport });
    const boxes = await page.evaluate(async () => {
      const drawing = document.getElementById("drawing");
      const still = document.querySelector(".still");
      await still.decode();
      const { width, height } = drawing;
      const copy = document.createElement("canvas");
      copy.width = width;
      copy.height = height;
      const context = copy.getContext("2d");
      // As object-fit: contain and object-position: 50% 100% lay it.
      const scale = Math.min(width / still.naturalWidth, height / still.naturalHeight);
      const [w, h] = [still.naturalWidth * scale, still.naturalHeight * scale];
      context.drawImage(still, (width - w) / 2, height - h, w, h);
      return [context, drawing.getContext("2d")].map((each) => {
        const { data } = each.getImageData(0, 0, width, height);
        let area = 0, x0 = 0, y0 = 0;
        for (let y = 0; y < height; ++y) {
          for (let x = 12; x < width; ++x) {
            const [r, g, , a] = data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
            // The fur; neither the shadow nor the mark at the edge.
            if (a < 200 || r < 90 || r < 1.3 * g) continue;
            ++area;
            x0 += x;
            y0 += y;
          }
        }
        return { area, x: x0 / area, y: y0 / area };
      });
    });
    const [still, live] = boxes;
    const what = `still ${JSON.stringify(still)}, live ${JSON.stringify(live)} (${viewport.width} px)`;
    assert.ok(still.area > (viewport.width / 8) ** 2, what);
    assert.ok(Math.abs(still.area / live.area - 1) < 0.01, what);
    assert.ok(Math.hypot(still.x - live.x, still.y - live.y) < 1, what);
    await page.close();
  }
});
