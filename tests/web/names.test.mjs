// Anyone must be able to drive the page by the names it promises, in both languages, with a screen
// reader or by a program: every control and readout has its role and accessible name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, names, nothingWrong, setUp } from "./pudu.mjs";

const world = setUp();

for (const language of languages) {
  const n = names[language];
  test(`every control and readout bears its name (${language})`, async () => {
    const opened = await world.figure(`${language}/`);
    const { page } = opened;
    const one = async (role, name, options = {}) =>
      assert.equal(await page.getByRole(role, { name, exact: true, ...options }).count(), 1, `${role} "${name}"`);
    for (const id of ["age", "spots", "chubby", "phase"]) await one("slider", n[id]);
    await one("group", n.sex);
    await one("group", n.view);
    for (const id of ["female", "male"]) await one("radio", n[id]);
    for (const id of ["off", "kind", "skeleton"]) await one("radio", n[id]);
    await one("radio", n.male, { checked: true });
    await one("radio", n.off, { checked: true });
    await one("switch", n.real, { checked: false });
    await one("spinbutton", n.seed);
    for (const id of ["walk", "another", "reset", "sheet"]) await one("button", n[id]);
    for (const id of ["withers", "length"]) {
      await one("status", n[id]);
      assert.equal(await page.getByRole("status", { name: n[id], exact: true }).evaluate((e) => e.tagName), "OUTPUT");
    }
    await opened.close();
  });

  test(`radios belong to the group of their question (${language})`, async () => {
    const opened = await world.figure(`${language}/`);
    const inside = (group, name) => opened.page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true }).count();
    for (const id of ["female", "male"]) assert.equal(await inside(n.sex, n[id]), 1, n[id]);
    for (const id of ["off", "kind", "skeleton"]) assert.equal(await inside(n.view, n[id]), 1, n[id]);
    await opened.close();
  });

  test(`what is seen names what is said (${language})`, async () => {
    // A name that is not the visible label cannot be spoken to a voice control.
    const opened = await world.figure(`${language}/`);
    const odd = await opened.page.evaluate(() =>
      [...document.querySelectorAll("#controls input, #controls select")]
        .filter((control) => control.type !== "radio")
        .filter((control) => ![...control.labels].some((label) => label.textContent.trim() !== "" && label.getBoundingClientRect().width > 1))
        .filter((control) => !control.closest("details"))
        .map((control) => control.id)
    );
    assert.deepEqual(odd, []);
    await nothingWrong(opened);
    await opened.close();
  });
}
