// What the tests of the tutorial's figures share: a figure brought to life, and the same figure drawn
// here, by its own code, from what the native command says.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { lessons } from "../../web/figures/lessons/index.js";
import { drawing, fieldsOf, sayFor, stateOf } from "../../web/lib/lesson.js";
import { Text } from "../../web/lib/text.js";
import { until } from "./engines.mjs";
import { strings } from "./pudu.mjs";
import { build } from "./site.mjs";

const command = process.env.PUDU ?? path.join(build, "native/pudu");

export { lessons };

/** What `pudu lesson NAME` prints for values. */
export const ask = (name, values = {}) =>
  JSON.parse(execFileSync(command, ["lesson", name, ...Object.entries(values).flatMap(([id, value]) => [`--${id}`, String(value)])], { encoding: "utf8", maxBuffer: 1 << 26 }));

/** A figure as it must look, in the words of a language, with these fields set (choices by name). */
export function expected(id, language, set = {}, { narrow = false, lit = "", playing = false } = {}) {
  const lesson = lessons.find((each) => each.id === id);
  const fields = fieldsOf(lesson);
  const value = ({ id, choices, default: first }) => (id in set ? (choices ? choices.indexOf(set[id]) : set[id]) : first);
  const state = stateOf(fields, (id) => value(fields.find((field) => field.id === id)));
  const text = new Text(strings[language], language);
  const view = { state, data: lesson.ask({ ask }, state), text, say: sayFor(lesson, text), narrow, lit, playing };
  const shown = { shapes: [], texts: [] };
  const visit = (node) => {
    if (node.name === "path") shown.shapes.push(node.attributes.d);
    if (node.name === "text") shown.texts.push(node.children.join(""));
    for (const child of node.children) if (typeof child === "object") visit(child);
  };
  visit(drawing(lesson, view));
  return { ...shown, said: lesson.describe(view) };
}

/** The same of the page: outlines, labels and description, once it has been said. */
export const shown = (page, id) =>
  page.evaluate((id) => {
    const svg = document.querySelector(`#figure-${id} .sheet > svg`);
    return {
      shapes: [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d")),
      texts: [...svg.querySelectorAll("text")].map((text) => text.textContent),
      said: document.getElementById(`${id}-said`).textContent,
    };
  }, id);

/** Scrolls to a figure, and waits until it lives. */
export async function wake(page, id) {
  await page.evaluate((id) => document.getElementById(`figure-${id}`).scrollIntoView({ block: "center" }), id);
  await until(`the live figure ${id}`, () => page.evaluate((id) => document.getElementById(`figure-${id}`).dataset.state === "live", id));
}

/** Waits until a figure shows and says what is expected of it. */
export async function showsAsExpected(page, id, language, set = {}, wish = {}) {
  const wanted = JSON.stringify(expected(id, language, set, wish));
  let last = "";
  await until(`${id} to show what the command says`, async () => (last = JSON.stringify(await shown(page, id))) === wanted, 5000).catch((error) => {
    const [is, must] = [JSON.parse(last), JSON.parse(wanted)];
    for (const what of ["said", "texts", "shapes"]) {
      if (JSON.stringify(is[what]) !== JSON.stringify(must[what])) throw new Error(`${id}, ${what}: shows ${JSON.stringify(is[what])} and not ${JSON.stringify(must[what])}`);
    }
    throw error;
  });
}
