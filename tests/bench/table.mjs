// One table of what everything costs. Figures are printed beside their targets and never asserted:
// another machine, or a busy one, has other figures.
import { execFileSync, spawnSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { assets, budgets, firstVisit, moduleParts } from "./sizes.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (text = "") => console.log(text);

function line(cells, widths) {
  say(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]) : String(cell).padStart(widths[i]))).join("  "));
}

// ---- Time ------------------------------------------------------------------------------------

function nativeMedians() {
  const out = execFileSync(
    here("../../build/native/pudu_bench"),
    ["--benchmark_repetitions=9", "--benchmark_min_time=0.1", "--benchmark_enable_random_interleaving=true",
     "--benchmark_report_aggregates_only=true", "--benchmark_format=json"],
    { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] }
  );
  const medians = {};
  for (const { run_name, aggregate_name, real_time, time_unit } of JSON.parse(out).benchmarks) {
    if (aggregate_name !== "median") continue;
    medians[run_name] = real_time * { ns: 1, us: 1e3, ms: 1e6 }[time_unit];
  }
  return medians;
}

const wasmMedians = () => JSON.parse(execFileSync(process.execPath, [here("./wasm_bench.mjs")], { encoding: "utf8" }));

function nanoseconds(x) {
  if (x === undefined) return "";
  return x < 10000 ? x.toFixed(0) : x.toPrecision(4).replace(/e\+.*/, "");
}
const perSecond = (x) => (x === undefined ? "" : Math.round(1e9 / x).toLocaleString("en"));

function timeTable() {
  const native = nativeMedians();
  const wasm = wasmMedians();
  // What it is, the name in the native bench, the name in the wasm bench, the targets.
  const rows = [
    ["pose: fawn with 22 spots", "pose/fawn", "pose/fawn", "native 450 ns"],
    ["  crossing shared by four poses", "", "pose, crossing shared by four/fawn", "wasm 550 ns"],
    ["  with readouts, one crossing each", "", "pose and readouts, one crossing each/fawn", ""],
    ["  with the check of its parameters", "checkedPose/fawn", "", ""],
    ["pose: adult", "pose/adult", "pose/adult", ""],
    ["drawing: fawn", "drawing/fawn", "drawing/fawn", ""],
    ["drawing: adult", "drawing/adult", "drawing/adult", ""],
    ["by kind: fawn", "kinds/fawn", "kinds/fawn", ""],
    ["skeleton: fawn", "skeleton/fawn", "skeleton/fawn", ""],
    ["SVG of a drawing", "svg/fawn", "", ""],
    ["frames of a new shape", "frames", "", ""],
    ["sprite, 16 px", "sprite/male/16", "sprite/16", ""],
    ["sprite, 32 px", "sprite/male/32", "sprite/32", ""],
    ["sheet, 32 px, 4 poses, to PNG", "sheet/1", "sheet/32", "10,000 a second, at least 5,000"],
  ];
  const known = new Set(rows.map((row) => row[1]));
  for (const name of Object.keys(native)) if (!known.has(name)) rows.push([name, name, "", ""]);
  const widths = [36, 12, 12, 12, 12];
  line(["median of repetitions", "native ns", "wasm ns", "native /s", "wasm /s"], widths);
  for (const [what, n, w, target] of rows) {
    const [a, b] = [native[n], wasm[w]];
    if (a === undefined && b === undefined) continue;
    line([what, nanoseconds(a), nanoseconds(b), perSecond(a), perSecond(b)], widths);
    if (target) say(`    target: ${target}`);
  }
}

// ---- Bytes -----------------------------------------------------------------------------------

function sizeTable() {
  const widths = [44, 10, 10, 12];
  line(["bytes", "raw", "brotli", "budget"], widths);
  const { wasm, glue } = moduleParts();
  line(["the module (with all that it exports)", wasm.raw, wasm.brotli, budgets.wasm], widths);
  line(["its glue, shrunk", glue.raw, glue.brotli, budgets.glue], widths);
  for (const language of ["en", "es"]) {
    const { all, document } = firstVisit(language);
    line([`a first visit: ${language}`, "", all, budgets.firstVisit], widths);
    line([`the page and its styles: ${language}`, "", document, budgets.document], widths);
  }
  for (const { name, raw, brotli } of assets()) line([name, raw, brotli, ""], widths);
}

say(`${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, node ${process.versions.node}`);
say();
timeTable();
say();
sizeTable();
say();
const page = spawnSync(process.execPath, [here("./page_bench.mjs")], { stdio: "inherit" });
process.exit(page.status ?? 1);
