/** The page's addresses, of the built site's own files. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { runRoute, ...run } = await page("app/run-link.js");
const { linkTo } = await page("app/links.js");
const address = await page("app/address.js");
const { allLayers } = await page("run/layers.js");
const { cut, wellFormed } = await page("text/cut.js");
const element = await page("embed/attributes.js");
const { route: count } = await page("rooms/count/state.js");
const { route: compare } = await page("rooms/compare/state.js");
const keypad = await page("rooms/keypad/state.js");

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
      runRoute.write({ ...whole, ...settings, numberFrom: text }),
      runRoute.write({ ...whole, graph: text }),
      linkTo("build", { board: text, start: text }),
      compare.write({ ...settings, lanes: [settings], ...whole }),
      count.write({ board: text }),
      keypad.route.write({ keypad: text, length: 3, start: text, sequence: text }),
    ]) {
      assert.match(written, /%EF%BF%BD/);
      assert.doesNotThrow(() => decodeURIComponent(written));
    }
  }
});

test("what a link has too much of is cut between characters", () => {
  const seed = encodeURIComponent(`${"x".repeat(199)}💩💩`);
  const { state } = count.read(`#count?board=5x5&seed=${seed}`);
  assert.equal(state.seed, "x".repeat(199));
  assert.match(count.write(state), /seed=x+$|seed=x+&/);
  const sequence = encodeURIComponent(`${"1".repeat(keypad.MAX_LENGTH)}💩`);
  const read = keypad.route.read(`#keypad?keypad=123/456&sequence=${sequence}`);
  assert.equal(read.state.sequence, "1".repeat(keypad.MAX_LENGTH));
  assert.doesNotThrow(() => keypad.route.write(read.state));
});

test("a link too long to be written is not fatal", () => {
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
  const ofThePage = ["ask", "numbers", "present", "view"];
  const words = runRoute.names.filter((/** @type {string} */ name) => !ofThePage.includes(name));
  assert.deepEqual(element.values, [...words, "speed"]);
  /** @param {Record<string, string>} attributes */
  const read = (attributes) =>
    element.readAttributes({
      getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
      getAttributeNames: () => Object.keys(attributes),
    });
  const { state, problems } = read({
    board: ".../.#./...",
    "when-stuck": "backtrack",
    "number-from": "b&1=#",
    step: "7",
    layers: "path",
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(run.settingsIn(state), { board: ".../.#./...", whenStuck: "backtrack" });
  assert.deepEqual([state.step, state.layers, state.numberFrom], [7, ["path"], "b&1=#"]);
  const wrong = read({ step: "soon", theme: "pink" }).problems;
  assert.deepEqual(wrong.map((/** @type {{ name: string }} */ { name }) => name).sort(), [
    "step",
    "theme",
  ]);
});

test("a misspelt attribute is reported, and other people's are left alone", () => {
  /** @param {Record<string, string>} attributes */
  const problemsOf = (attributes) =>
    element.readAttributes({
      getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
      getAttributeNames: () => Object.keys(attributes),
    }).problems;
  for (const [name, meant] of [
    ["whenstuck", "when-stuck"],
    ["when_stuck", "when-stuck"],
    ["tiebreak", "tie-break"],
    ["algoritm", "algorithm"],
    ["layer", "layers"],
    ["control", "controls"],
  ]) {
    const message = `there is no attribute “${name}”; write ${meant}`;
    assert.deepEqual(problemsOf({ [name ?? ""]: "x" }), [{ name, message }]);
  }
  const others = [
    ...["class", "id", "style", "title", "lang", "dir", "hidden", "slot", "part", "role", "is"],
    ...["tabindex", "nonce", "inert", "data-when_stuck", "data-start", "aria-label", "aria-owns"],
    ...["onclick", "itemprop", "exportparts", "draggable", "contenteditable", "v-if", "translate"],
  ];
  assert.deepEqual(problemsOf(Object.fromEntries(others.map((name) => [name, ""]))), []);
});
