// What every test of the pudu's page needs: the command that is right by definition, the words of
// both languages, and a page whose figure has come to life.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before } from "node:test";
import { launch, until } from "./engines.mjs";
import { build, root, serve } from "./site.mjs";

const command = process.env.PUDU ?? path.join(build, "native/pudu");

export const languages = ["en", "es"];
export const pose = (...options) => JSON.parse(execFileSync(command, ["pose", ...options.map(String)], { encoding: "utf8" }));
/** What `pudu pose` prints, as bytes. */
export const posed = (...options) => execFileSync(command, ["pose", ...options.map(String)]);

/** The bytes of the file that `pudu COMMAND … --out FILE` writes. */
export function made(...options) {
  const folder = mkdtempSync(path.join(tmpdir(), "pudu-"));
  try {
    const file = path.join(folder, "made");
    execFileSync(command, [...options.map(String), "--out", file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The accessible names that readers, and their tools, know the page by. Written here a second time, on purpose. */
export const names = {
  en: {
    age: "Age", sex: "Sex", female: "Female", male: "Male", spots: "Spots", chubby: "Chubby", walk: "Walk", phase: "Phase",
    real: "Real angle (back)", view: "Parts view", off: "Off", kind: "By kind", skeleton: "Skeleton", seed: "Seed",
    another: "Another one", reset: "Reset", withers: "Withers height", length: "Head and body", sheet: "Walk sheet (PNG)",
  },
  es: {
    age: "Edad", sex: "Sexo", female: "Hembra", male: "Macho", spots: "Pintitas", chubby: "Guatón", walk: "Caminar", phase: "Fase",
    real: "Ángulo real (atrás)", view: "Vista por partes", off: "No", kind: "Por tipo", skeleton: "Esqueleto", seed: "Semilla",
    another: "Otro", reset: "Restablecer", withers: "Altura a la cruz", length: "Cabeza y cuerpo", sheet: "Hoja de caminata (PNG)",
  },
};

export const strings = Object.fromEntries(
  languages.map((language) => [language, JSON.parse(readFileSync(path.join(root, "content", language, "strings.json"), "utf8"))])
);

/** A number as a reader of the language expects it, made without the page's own code. */
export const said = (language, value, digits) => value.toFixed(digits).replace(".", language === "es" ? "," : ".");

/** A browser and a server for all tests of a file. */
export function setUp(engine = "chromium") {
  const at = {};
  before(async () => {
    at.server = await serve();
    at.browser = await launch(engine);
  });
  after(async () => {
    await at.browser?.close();
    await at.server?.stop();
  });
  return {
    get address() {
      return at.server.address;
    },
    get browser() {
      return at.browser;
    },
    /** Opens a page without waiting for anything but its load. */
    async open(where, wish) {
      const page = await at.browser.open(wish);
      await page.visit(at.server.address + where);
      return page;
    },
    /** Opens a chapter and waits until its figure lives. */
    async figure(where, wish) {
      const page = await this.open(where, wish);
      await alive(page);
      return page;
    },
  };
}

export const alive = (page) =>
  until("the live figure", () => page.evaluate(() => document.getElementById("pudu")?.dataset.state === "live"));

/** What the figure says, by id. */
export const told = (page, id) => page.evaluate((id) => document.getElementById(id).textContent, id);

/** Two frames, so that what was asked for is painted. */
export const painted = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));

export async function nothingWrong(page) {
  assert.deepEqual(await page.wrong(), []);
}

/** The generator's table, from the command. */
export const table = () => JSON.parse(execFileSync(command, ["parameters"], { encoding: "utf8" }));
