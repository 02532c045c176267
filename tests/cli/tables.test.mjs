// pudu parameters and pudu picture.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, output, pose } from "./command.mjs";

const table = JSON.parse(output("parameters"));

test("the tables name every parameter, kind, role and group that a pose uses", () => {
  const animal = pose("--age", "0.6", "--spots", "5");
  assert.deepEqual(
    table.parameters.map((row) => row.id),
    Object.keys(animal.parameters),
  );
  const kinds = new Set(table.kinds.map((kind) => kind.name));
  const roles = new Set(table.roles.map((role) => role.name));
  for (const { kind, role } of [...animal.parts, ...animal.details]) {
    assert.ok(kinds.has(kind), kind);
    assert.ok(roles.has(role), role);
  }
  for (const { group } of animal.parts) assert.ok(table.groups.includes(group), group);
  assert.deepEqual(
    table.knobs.map((row) => row.id),
    ["spots", "chubby"],
  );
});

test("the defaults are inside their ranges, and are what a pose has", () => {
  const { parameters } = pose();
  for (const row of table.parameters) {
    assert.equal(parameters[row.id], row.default, row.id);
    if (typeof row.default === "number")
      assert.ok(row.default >= row.min && row.default <= row.max, row.id);
  }
});

for (const view of ["drawing", "kind", "skeleton"]) {
  test(`a picture of the ${view} is an SVG with finite numbers`, (t) => {
    const file = path.join(folder(t), "x.svg");
    output("picture", "--view", view, "--age", "0.3", "--out", file);
    const svg = readFileSync(file, "utf8");
    assert.match(svg, /^<svg [^]*viewBox="[^"]+"[^]*<title>[^<]+<\/title>[^]*<\/svg>\s*$/);
    assert.doesNotMatch(svg, /NaN|Infinity|null|undefined/);
    assert.ok(svg.match(/<path /g).length > 5);
  });
}

test("the views differ, and so do the poses", (t) => {
  const dir = folder(t);
  const draw = (...args) => {
    output("picture", ...args, "--out", path.join(dir, "x.svg"));
    return readFileSync(path.join(dir, "x.svg"), "utf8");
  };
  const pictures = [
    draw(),
    draw("--view", "kind"),
    draw("--view", "skeleton"),
    draw("--phase", "0.5"),
    draw("--sex", "female"),
    draw("--age", "0"),
  ];
  assert.equal(new Set(pictures).size, pictures.length);
});
