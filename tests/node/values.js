/** Values of all kinds, and what may become of a call with them. */

import assert from "node:assert/strict";

const long = "x".repeat(1_000_000);

/** @type {any[]} */
export const values = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  1e308,
  "",
  " ",
  "a1",
  "8x8",
  "-1x8",
  "0x0",
  "99999999999999999999x1",
  "4097x1",
  "1x1",
  "2x2",
  "..#/.../#..",
  "###",
  "../...",
  "é×é",
  "a\u0000b",
  "\ud800",
  "random",
  "constructor",
  "__proto__",
  long,
  "/".repeat(100_000),
  "#.".repeat(50_000),
  [],
  [1],
  [1, 2],
  [0, 0],
  [0, 1],
  [4096, 1],
  [4097, 1],
  [-1, 2],
  [1.5, 2],
  [1, 2, 3],
  ["1", "2"],
  new Uint32Array([0, 10, 4294967295]),
  {},
  () => {},
  Symbol("knight"),
  10n,
  new Date(0),
];

/**
 * A refusal is an Error with a code and a message of bounded length.
 *
 * @param {string} name
 * @param {() => unknown} act
 */
export function assertAnswered(name, act) {
  try {
    act();
  } catch (error) {
    assert(error instanceof Error, `${name} threw ${String(error)}`);
    const { code, message } = /** @type {Error & { code?: unknown }} */ (error);
    assert.equal(typeof code, "string", `${name} threw ${error.stack}`);
    assert.match(String(code), /^[a-z]+(-[a-z]+)*$/);
    assert(message.length > 10 && message.length < 600, `${name}: ${message}`);
    // Values that are long say the same over and over.
    assert.doesNotMatch(message, /(.{1,3})\1{80}|(.)\2{80}/, `${name} quotes more than it may`);
  }
}

/** A refusal has this code. @type {(act: () => unknown, code: string) => void} */
export function assertRefuses(act, code) {
  assert.throws(act, (error) => {
    assert(error instanceof Error);
    assert.equal(/** @type {{ code?: unknown }} */ (error).code, code);
    assert.notEqual(error.message, "");
    return true;
  });
}

/** @param {unknown} value */
export const shown = (value) => String(typeof value === "symbol" ? "symbol" : value).slice(0, 30);
