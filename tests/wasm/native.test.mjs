// The module that ships and the native command say the same, to the bit, over every scenario.
import assert from "node:assert/strict";
import test from "node:test";
import { Buffers, Digest, load, options, pudu, scenarios, set, table } from "./module.mjs";

const module = await load();

// Object.is tells 0 from -0, and that is the point.
function expectSame(got, wanted, what) {
  assert.ok(Object.is(got, wanted), `${what}: the module has ${got}, the command ${wanted}`);
}

const name = (list, i) => (typeof list[i] === "string" ? list[i] : list[i].name);

test("there are scenarios", () => assert.ok(scenarios.length >= 30));

for (const { name: scenario, parameters, readouts, digests } of scenarios) {
  test(`${scenario}: the description is the command's`, (t) => {
    const figure = new module.Figure();
    t.after(() => figure.delete());
    set(figure, parameters);
    assert.equal(figure.update(-1, -1), 0);
    const buffers = new Buffers(figure);
    const json = JSON.parse(pudu("pose", ...options(parameters)));

    const parts = buffers.parts();
    assert.equal(parts.length, json.parts.length);
    parts.forEach((part, i) => {
      const wanted = json.parts[i];
      for (const end of ["a", "b"]) {
        for (let axis = 0; axis < 3; ++axis) expectSame(part[end][axis], wanted[end][axis], `part ${i} ${end}[${axis}]`);
      }
      expectSame(part.r0, wanted.r0, `part ${i} r0`);
      expectSame(part.r1, wanted.r1, `part ${i} r1`);
      assert.equal(part.parent, wanted.parent);
      assert.equal(name(table.kinds, part.kind), wanted.kind);
      assert.equal(name(table.roles, part.role), wanted.role);
      assert.equal(name(table.groups, part.group), wanted.group);
    });

    const details = buffers.details();
    assert.equal(details.length, json.details.length);
    details.forEach((detail, i) => {
      const wanted = json.details[i];
      for (let axis = 0; axis < 3; ++axis) expectSame(detail.p[axis], wanted.p[axis], `detail ${i} p[${axis}]`);
      expectSame(detail.size, wanted.size, `detail ${i} size`);
      assert.equal(detail.part, wanted.part);
      assert.equal(detail.shape, 0);
      assert.equal(wanted.shape, "disc");
      assert.equal(name(table.kinds, detail.kind), wanted.kind);
      assert.equal(name(table.roles, detail.role), wanted.role);
    });

    const shown = buffers.readouts();
    for (const [key, value] of Object.entries(json.readouts)) expectSame(shown[key], value, key);
    for (const [key, value] of Object.entries(readouts)) expectSame(shown[key], value, key);
    assert.equal(Digest.ofDescription(parts, details), digests.description);
  });

  test(`${scenario}: pictures are the golden ones`, (t) => {
    const figure = new module.Figure();
    t.after(() => figure.delete());
    set(figure, parameters);
    for (const [view, product] of ["drawing", "kinds", "skeleton"].entries()) {
      assert.equal(figure.update(view, -1), 0);
      assert.equal(Digest.ofPicture(new Buffers(figure)), digests[product], product);
    }
  });
}
