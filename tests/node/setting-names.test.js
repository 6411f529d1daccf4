/** Settings by a name that there is not are refused, and the right one is told. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas, Path2D } from "./canvas.js";
import * as module from "./module.js";

Object.assign(globalThis, { Path2D });

const squares = module.solve({ board: "5x5" }).squares;

/** Every call that takes settings, with some that it takes. @type {Record<string, { call: (settings: any) => any, settings: object }>} */
const calls = {
  Session: { call: (asked) => new module.Session(asked), settings: { start: "a1" } },
  openRequest: { call: (asked) => module.openRequest(asked).session, settings: { start: "a1" } },
  solve: { call: module.solve, settings: { limit: 10, prune: true } },
  solveLarge: { call: module.solveLarge, settings: { limit: "none" } },
  trials: { call: (asked) => module.trials(asked, 1), settings: { limit: 10 } },
  successMap: { call: (asked) => module.successMap(asked, ["1"], 0, 1), settings: { start: "a1" } },
  SuccessMap: { call: (asked) => new module.SuccessMap(asked, ["1"], 0, 1), settings: {} },
  countTours: { call: module.countTours, settings: { upToSymmetry: true, limit: "none" } },
  TourCounter: { call: (asked) => new module.TourCounter(asked), settings: { memory: 2 ** 30 } },
  Tours: { call: (asked) => new module.Tours(asked), settings: { directed: true } },
  Estimator: { call: (asked) => new module.Estimator(asked), settings: { walks: 1, seed: 1 } },
  estimateTours: { call: module.estimateTours, settings: { walks: 1, weight: 0.7 } },
  Verdict: { call: (asked) => new module.Verdict(asked), settings: { path: ["a1"] } },
  renderGif: {
    call: module.renderGif,
    settings: { canvas: createCanvas, from: 1, theme: "dark", choice: false },
  },
  poster: { call: module.poster, settings: { squares, style: "line", theme: undefined } },
  diagramSvg: { call: module.diagramSvg, settings: { path: ["a1"], marks: { dot: ["a1"] } } },
};

/** The same on a keypad, which has no board. */
const onKeypad = { keypad: "123/456", length: 3, limits: [{ keys: "1", atMost: 2 }] };
/** @type {Record<string, (settings: any) => any>} */
const keypadCalls = {
  SequenceCounter: (asked) => new module.SequenceCounter(asked),
  Sequences: (asked) => new module.Sequences(asked),
  checkSequence: (asked) => module.checkSequence(asked, "1"),
};

/** @type {(act: () => unknown, message: RegExp) => void} */
const assertUnknown = (act, message) =>
  assert.throws(act, (error) => {
    assert.equal(/** @type {any} */ (error).code, "unknown-setting");
    assert.match(/** @type {Error} */ (error).message, message);
    return true;
  });

test("every call refuses settings that there are not, and takes those that there are", () => {
  for (const [name, { call, settings }] of Object.entries(calls)) {
    const right = { board: "5x5", leaper: undefined, ...settings };
    call(right)?.free?.();
    assertUnknown(
      () => call({ ...right, Leaper: [1, 3] }),
      /^there is no setting Leaper; did you mean leaper\?$/,
    );
    assertUnknown(
      () => call({ ...right, zebra: "striped" }),
      /^there is no setting "zebra"; there are: board, leaper, wrap, graph,/,
    );
    assertUnknown(() => call({ ...right, ["x".repeat(10_000)]: 1 }), /^.{20,400}$/);
    assert.ok(name);
  }
  for (const call of Object.values(keypadCalls)) {
    call(onKeypad)?.free?.();
    assertUnknown(() => call({ ...onKeypad, lenght: 4 }), /did you mean length\?$/);
    const limits = [{ keys: "1", at_most: 2 }];
    assertUnknown(() => call({ ...onKeypad, limits }), /did you mean atMost\?$/);
  }
});

test("the nearest setting is suggested, however the name is spelt", () => {
  for (const [name, nearest] of [
    ["when_stuck", "whenStuck"],
    ["when-stuck", "whenStuck"],
    ["WhenStuck", "whenStuck"],
    ["Start", "start"],
    ["tiebrake", "tieBreak"],
    ["algoritm", "algorithm"],
  ]) {
    const settings = /** @type {any} */ ({ board: "5x5", [name ?? ""]: undefined });
    const message = `there is no setting ${name}; did you mean ${nearest}?`;
    assert.throws(() => module.solve(settings), { code: "unknown-setting", message });
  }
});

test("marks of a diagram and what takes over from a run are named right as well", () => {
  const marks = /** @type {any} */ ({ Dot: ["a1"] });
  assertUnknown(() => module.diagramSvg({ board: "5x5", marks }), /did you mean dot\?$/);
  const session = new module.Session({ board: "5x5" });
  const wanted = /** @type {any} */ ({ when_stuck: "backtrack" });
  assertUnknown(() => session.handOver(wanted), /did you mean whenStuck\?$/);
  assertUnknown(() => session.hint(wanted), /did you mean whenStuck\?$/);
  session.handOver({ whenStuck: "backtrack" });
  session.free();
});

test("what a proxy throws when it is asked for its names is handed on", () => {
  const proxy = new Proxy(
    { board: "5x5" },
    {
      ownKeys() {
        throw new Error("no names for you");
      },
    },
  );
  assert.throws(() => module.solve(proxy), /no names for you/);
});
