/** The page's addresses, of the built site's own files. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const run = await page("app/run-address.js");
const address = await page("app/address.js");
const { allLayers } = await page("run/layers.js");
const { cut, wellFormed } = await page("text/cut.js");
const element = await page("embed/attributes.js");
const { settingNames } = await page("run/methods.js");
const count = await page("rooms/count/address.js");
const compare = await page("rooms/compare/address.js");
const keypad = await page("rooms/keypad/address.js");

/** Half of a character that is written as two. */
const half = "💩".slice(0, 1);
/** As much as a seed may have, ending in the midst of a character. */
const broken = "x".repeat(199) + half;

test("a text is cut between characters", () => {
  assert.equal(cut("a💩b", 1), "a");
  assert.equal(cut("a💩b", 2), "a");
  assert.equal(cut("a💩b", 3), "a💩");
  assert.equal(cut("a💩b", 9), "a💩b");
  assert.equal(cut(half, 9), "");
  assert.equal(cut("💩".slice(1), 9), "\ufffd");
  assert.equal(wellFormed(`a${half}b💩`), "a\ufffdb💩");
});

test("an address is made of any text", () => {
  const whole = { step: 0, layers: allLayers };
  for (const text of [broken, half, "💩".slice(1), `${half}${half}`]) {
    const settings = { board: "5x5", start: text, seed: text };
    for (const written of [
      run.writeAddress({ ...whole, settings, numberFrom: text }),
      run.writeAddress({ ...whole, settings: { graph: text } }),
      address.addressOf("build", { board: text, start: text }),
      compare.writeRoute({ common: settings, lanes: [settings], ...whole, map: null }),
      count.linkTo({ board: text }),
      keypad.writeRoute({
        request: { keypad: text, leaper: [1, 2], length: 3, start: text, limits: [] },
        sequence: text,
        step: null,
        page: 1,
      }),
    ]) {
      assert.match(written, /%EF%BF%BD/);
      assert.doesNotThrow(() => decodeURIComponent(written));
    }
  }
});

test("what a link has too much of is cut between characters", () => {
  const seed = encodeURIComponent(`${"x".repeat(199)}💩💩`);
  const { route } = count.readRoute(`#count?board=5x5&seed=${seed}`);
  assert.equal(route.walks.seed, "x".repeat(199));
  assert.match(count.writeRoute(route), /seed=x+$|seed=x+&/);
  const sequence = encodeURIComponent(`${"1".repeat(keypad.LONGEST)}💩`);
  const read = keypad.readRoute(`#keypad?keypad=123/456&sequence=${sequence}`);
  assert.equal(read.route.sequence, "1".repeat(keypad.LONGEST));
  assert.doesNotThrow(() => keypad.writeRoute(read.route));
});

test("an address that cannot be made stops nobody", () => {
  const said = /** @type {unknown[]} */ ([]);
  const { error } = console;
  console.error = (/** @type {unknown} */ what) => said.push(what);
  const failure = new Error("no address for you");
  const fail = () => {
    throw failure;
  };
  address.showAddress(fail, "replace");
  console.error = error;
  assert.deepEqual(said, [failure]);
});

test("every word of a link to a run is an attribute of the element, read as in a link", () => {
  const words = [...settingNames(), "step", "layers", "theme", "numberFrom"];
  assert.deepEqual([...element.linkWords].sort(), words.sort());
  /** @param {Record<string, string>} attributes */
  const read = (attributes) =>
    element.readAttributes({
      getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    });
  const { route, problems } = read({
    board: ".../.#./...",
    "when-stuck": "backtrack",
    "number-from": "b&1=#",
    step: "7",
    layers: "path",
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(route.settings, { board: ".../.#./...", whenStuck: "backtrack" });
  assert.deepEqual([route.step, route.layers, route.numberFrom], [7, ["path"], "b&1=#"]);
  const wrong = read({ step: "soon", theme: "pink" }).problems;
  assert.deepEqual(wrong.map((/** @type {{ name: string }} */ { name }) => name).sort(), [
    "step",
    "theme",
  ]);
});
