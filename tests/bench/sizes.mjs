// What the site weighs, file by file: for the table of scripts/bench and for the test of budgets.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { transformSync } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));
const site = join(root, "build/site");

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

// The copy that the site was built with, where there is one: that is what goes over the wire.
function weigh(file) {
  const bytes = readFileSync(file);
  const packed = `${file}.br`;
  return { raw: bytes.length, brotli: existsSync(packed) ? readFileSync(packed).length : brotli(bytes) };
}

export function assets() {
  if (!existsSync(site)) throw new Error("build/site is missing: run scripts/build first");
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => join(entry.path, entry.name))
    .sort()
    .map((file) => ({ name: relative(site, file), ...weigh(file) }));
}

// The module's own parts before they are bundled: the wasm file, and the glue as esbuild shrinks it.
export function moduleParts() {
  const glue = readFileSync(join(root, "build/wasm/pudu.mjs"), "utf8");
  const shrunk = transformSync(glue, { minify: true, format: "esm", legalComments: "none" }).code;
  return {
    wasm: weigh(join(root, "build/wasm/pudu.wasm")),
    glue: { raw: shrunk.length, brotli: brotli(Buffer.from(shrunk)) },
  };
}

// A first visit to a chapter: its page, and what the page asks for to come alive.
export function firstVisit(language) {
  const all = assets();
  const page = all.find(({ name }) => name === `${language}/index.html`);
  const text = readFileSync(join(site, page.name), "utf8");
  const asked = all.filter(({ name }) => /^assets\/.*\.(js|css|wasm)$/.test(name) && text.includes(name));
  const script = asked.find(({ name }) => name.endsWith(".js"));
  const code = script ? readFileSync(join(site, script.name), "utf8") : "";
  // The module's address and that of the texts stand in the script.
  const later = all.filter(({ name }) => (name.endsWith(".wasm") || name.startsWith(`assets/texts-${language}-`)) && !asked.some((a) => a.name === name));
  asked.push(...later.filter(({ name }) => code.includes(name.split("/").pop())));
  const total = (list) => list.reduce((sum, { brotli: bytes }) => sum + bytes, 0);
  return {
    files: [page, ...asked],
    all: total([page, ...asked]),
    document: total([page, ...asked.filter(({ name }) => name.endsWith(".css"))]),
  };
}

// Bytes after brotli; engineering and page specifications.
export const budgets = { wasm: 45000, glue: 10000, firstVisit: 90000, document: 20000 };
