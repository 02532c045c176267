// What one move of the Age slider costs the page, with the CPU slowed four times: the work of the
// main thread in the frame that answers it (events, script, style, layout, painting), in Chromium,
// from a trace of real mouse events; and how long an arrow key on it takes to the painted frame.
// Prints a table and asserts nothing.
//
// Times of work are the thread's own, so other programs hardly count; but a slowed CPU is emulated
// by the clock on the wall, so on a busy machine the slowed figures are far too high. The load is
// told, and the figures without slowing stand beside them.
//
//   node tests/bench/page_bench.mjs [rounds]
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { chromiumOptions } from "../web/engines.mjs";
import { serve } from "../web/site.mjs";

const slowed = 4;
const moves = 60;
const keys = 24;
const millisecondsBetweenMoves = 50;
const rounds = Number(process.argv[2] ?? 2);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`page_bench: "${process.argv[2]}" is no number of rounds; allowed: 1 or more`);
  process.exit(2);
}

const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

/** Events of a trace that is recorded while `act` runs. */
async function traced(client, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on("Tracing.dataCollected", collect);
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await act();
  const done = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await done;
  client.off("Tracing.dataCollected", collect);
  return events;
}

/** Milliseconds of the thread's own time in events of some names, nested ones counted once. */
function spent(events, names) {
  let total = 0;
  let end = -Infinity;
  for (const { name, ts, dur, tdur } of events) {
    if (!names.includes(name) || ts < end) continue;
    total += tdur ?? dur;
    end = ts + dur;
  }
  return total / 1000;
}

const kinds = {
  script: ["FireAnimationFrame", "EventDispatch", "TimerFire"],
  layout: ["UpdateLayoutTree", "Layout", "PrePaint", "HitTest"],
  paint: ["Paint", "Layerize", "Commit"],
};

/** The frames that hold a slider's input: their whole work, and its kinds. */
function framesOf(events) {
  const inputs = events.filter((e) => e.name === "EventDispatch" && e.args?.data?.type === "input");
  const own = events.filter((e) => e.pid === inputs[0]?.pid && e.tid === inputs[0]?.tid && e.ph === "X").sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const frames = [];
  for (const task of own.filter((e) => e.name === "RunTask")) {
    const end = task.ts + task.dur;
    if (!inputs.some((e) => e.ts >= task.ts && e.ts < end)) continue;
    const inside = own.filter((e) => e.ts >= task.ts && e.ts < end);
    frames.push({ work: (task.tdur ?? task.dur) / 1000, ...Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, spent(inside, names)])) });
  }
  return frames;
}

async function round(browser, address, scene, rate) {
  const page = await browser.newPage({ viewport: scene.viewport, deviceScaleFactor: scene.ratio });
  await page.goto(`${address}en/${scene.query}`);
  await page.waitForSelector("#pudu[data-state=live]");
  await page.waitForTimeout(3000); // the pose is timed first, and the service worker fills its cache
  const client = await page.context().newCDPSession(page);
  const slider = page.locator("#age");
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  const y = box.y + box.height / 2;
  const at = (i) => box.x + box.width * (0.08 + 0.84 * Math.abs((i / moves) * 2 - 1));
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  const events = await traced(client, async () => {
    for (let i = 1; i <= moves; ++i) {
      await page.mouse.move(at(i), y);
      await page.waitForTimeout(millisecondsBetweenMoves);
    }
  });
  await page.mouse.up();

  await page.evaluate(() => {
    window.shown = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") window.shown.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  for (let i = 0; i < keys; ++i) {
    await slider.press("ArrowLeft");
    await page.waitForTimeout(2 * millisecondsBetweenMoves);
  }
  await page.waitForTimeout(500);
  const shown = await page.evaluate(() => window.shown);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.close();
  // What took less than 16 ms is not reported.
  return { frames: framesOf(events), latency: [...shown, ...Array(Math.max(0, keys - shown.length)).fill(16)] };
}

const desktop = { viewport: { width: 1280, height: 800 }, ratio: 1 };
const scenes = [
  { name: "drawing, stopped", query: "?walk=off", ...desktop },
  { name: "drawing, walking", query: "", ...desktop },
  { name: "drawing, stopped, phone", query: "?walk=off", viewport: { width: 390, height: 844 }, ratio: 3 },
];

const served = await serve();
const browser = await chromium.launch(chromiumOptions);
const cell = (value, digits = 1) => value.toFixed(digits).padStart(8);
console.log(`Main-thread work per move of the Age slider, ms (target: 8 at p95, CPU slowed ${slowed} times); painted by the CPU, as there is no GPU here`);
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);
console.log("scene                      CPU  moves     p50     p95  script  layout   paint   key to frame p50     p95");
try {
  for (const scene of scenes) {
    for (const rate of [1, slowed]) {
      const frames = [];
      const latency = [];
      for (let i = 0; i < rounds; ++i) {
        const one = await round(browser, served.address, scene, rate);
        frames.push(...one.frames);
        latency.push(...one.latency);
      }
      const half = (kind) => cell(quantile(frames.map((frame) => frame[kind]), 0.5));
      const work = frames.map((frame) => frame.work);
      console.log(
        `${scene.name.padEnd(25)} ${(rate === 1 ? "full" : `1/${rate}`).padStart(4)} ${String(frames.length).padStart(6)}${cell(quantile(work, 0.5))}${cell(quantile(work, 0.95))}` +
          `${half("script")}${half("layout")}${half("paint")}           ${cell(quantile(latency, 0.5), 0)}${cell(quantile(latency, 0.95), 0)}`
      );
    }
  }
  console.log(`Load at the end: ${loadavg()[0].toFixed(1)}. Key to frame: as the browser reports it, in steps of 8 ms, 16 where less.`);
} finally {
  await browser.close();
  await served.stop();
}
