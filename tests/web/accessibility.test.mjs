// What checkers can check: axe on every page in both modes, valid HTML, and the contrast of the
// colours, which axe leaves open behind a canvas.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { setUp, strings, table } from "./pudu.mjs";
import { root, site } from "./site.mjs";

const world = setUp();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const pages = [
  ["en/?walk=off&age=0.1&view=kind&seed=-1", "#pudu[data-state=live]"],
  ["es/?walk=off&age=0.1&view=kind&seed=-1", "#pudu[data-state=live]"],
  ["en/", "#pudu[data-state=live]"],
  ["es/", "#pudu[data-state=live]"],
  ["", ".door"],
  ["nowhere", ".door"],
];

for (const dark of [false, true]) {
  for (const [where, ready] of pages) {
    test(`axe finds nothing: /${where} ${dark ? "dark" : "light"}`, async () => {
      const opened = await world.browser.open({ dark });
      const { page } = opened;
      if (where === "") await page.route("**/choice-*.js", (route) => route.abort());
      await opened.visit(world.address + where);
      await page.waitForSelector(ready);
      if (where.endsWith("-1")) await page.click("#finer summary");
      await page.evaluate(axe);
      const { violations, passes } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations", "passes"] }));
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.map((node) => node.target.join(" ")).join(", ")}`), []);
      assert.ok(passes.length > 15, `only ${passes.length} rules were of use`);
      await opened.close();
    });
  }
}

test("axe finds nothing on a figure that failed", async () => {
  const opened = await world.browser.open({ serviceWorkers: "block" });
  await opened.page.route("**/*.wasm", (route) => route.abort());
  await opened.visit(`${world.address}es/`);
  await opened.page.waitForSelector("#pudu[data-state=failed]");
  await opened.page.evaluate(axe);
  const { violations } = await opened.page.evaluate(() => window.axe.run());
  assert.deepEqual(violations.map((v) => v.id), []);
  await opened.close();
});

test("forced colours keep every control visible", async () => {
  const opened = await world.figure("en/?walk=off", { forcedColors: "active" });
  const bare = await opened.evaluate(() =>
    [...document.querySelectorAll("#controls button, #controls select, #controls input[type=number], .segments")]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(".quiet, .back, .legend *"))
      .filter((e) => getComputedStyle(e).borderTopStyle === "none" || getComputedStyle(e).borderTopWidth === "0px")
      .map((e) => e.id || e.className)
  );
  assert.deepEqual(bare, []);
  await opened.close();
});

test("html-validate finds nothing", async () => {
  const validate = new HtmlValidate({
    extends: ["html-validate:recommended"],
    // A matter of taste: what a minifier leaves, and long titles.
    rules: { "no-trailing-whitespace": "off", "long-title": "off", "void-style": "off" },
  });
  for (const file of ["en/index.html", "es/index.html", "index.html", "404.html"]) {
    const report = await validate.validateFile(path.join(site, file));
    assert.deepEqual(report.results.flatMap((r) => r.messages).map((m) => `${file}:${m.line}: ${m.ruleId}: ${m.message}`), []);
  }
});

// --------------------------------------------------------------------------------- contrast

const sheets = ["tokens.css", "tokens-live.css"].map((file) => readFileSync(path.join(root, "web/styles", file), "utf8").split("@media (prefers-color-scheme: dark)"));
const tokensIn = (text) => Object.fromEntries([...text.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name, value]) => [name, value]));
const [lightCss, darkCss] = [0, 1].map((i) => sheets.map((parts) => parts[i]).join("\n"));
const modes = { light: tokensIn(lightCss), dark: { ...tokensIn(lightCss), ...tokensIn(darkCss) } };

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a, b) {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

// What is read needs 4.5 to 1, what is only seen 3 to 1.
const read = [
  ["ink", "paper"], ["ink", "leaf"], ["ink", "moss-wash"], ["soft", "paper"], ["soft", "leaf"], ["rust", "paper"], ["rust", "leaf"], ["rust", "moss-wash"],
  ["moss", "paper"], ["paper", "moss"], ["on-rust", "rust"], ["rule-text", "clearing"], ["rule-text", "clearing-low"],
];
const seen = [["edge", "paper"], ["edge", "leaf"], ["rust", "paper"], ["rust", "leaf"], ["moss", "edge", 1.3], ["ground", "clearing-low"], ["mark", "clearing"], ["mark", "clearing-low"]];

for (const [mode, tokens] of Object.entries(modes)) {
  test(`colours contrast enough (${mode})`, () => {
    for (const [a, b, least] of [...read.map((pair) => [...pair, 4.5]), ...seen.map(([a, b, least = 3]) => [a, b, least])]) {
      assert.ok(tokens[a] && tokens[b], `no token ${a} or ${b}`);
      const found = contrast(tokens[a], tokens[b]);
      assert.ok(found >= least, `${a} on ${b}: ${found.toFixed(2)} to 1, ${least} are needed`);
    }
  });

  test(`the animal stands out from what is behind it: outlines and hooves (${mode})`, () => {
    const roles = Object.fromEntries(table().roles.map((role) => [role.name, role]));
    for (const behind of ["clearing", "clearing-low"]) {
      for (const [name, shade] of [["fur", "line"], ["hoof", "line"], ["hoof", "base"]]) {
        const found = contrast(roles[name][shade], tokens[behind]);
        assert.ok(found >= 2.5, `${name} ${shade} on ${behind}: ${found.toFixed(2)} to 1`);
      }
    }
  });
}

test("the contrast test knows black from white", () => {
  assert.equal(contrast("#000000", "#ffffff").toFixed(1), "21.0");
  assert.equal(Object.keys(strings).length, 2);
});
