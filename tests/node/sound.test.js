/** What is heard of a run, and how high. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pitchOf, soundOf } from "../../www/widgets/sound.js";

/** @type {(changes?: object) => Parameters<typeof soundOf>[0]} */
const at = (changes) => ({
  ...{ position: 4, outcome: null, expected: 63, squares: 64, counters: { visited: 5 } },
  ...changes,
});

test("a step is heard as a landing, a dead end or the end, and a way back not at all", () => {
  assert.equal(soundOf(at(), 3, 3, false), "landing");
  assert.equal(soundOf(at(), 0, 3, false), "stuck");
  assert.equal(soundOf(at({ outcome: { kind: "stuck" } }), 0, 3, false), "stuck");
  assert.equal(soundOf(at({ outcome: { kind: "tour" } }), 0, 3, false), "tour");
  assert.equal(soundOf(at(), 3, 5, false), null);
});

test("nobody is stuck on the last square, or by a method that builds no path", () => {
  assert.equal(soundOf(at({ counters: { visited: 64 } }), 0, 3, false), "landing");
  assert.equal(soundOf(at({ expected: null }), 0, 3, false), "landing");
});

test("on the way to a distant moment nothing is heard but the end", () => {
  assert.equal(soundOf(at(), 0, 0, true), null);
  assert.equal(soundOf(at({ outcome: { kind: "tour" } }), 0, 0, true), "tour");
});

test("more onward moves are higher, and more than eight are as high as eight", () => {
  const pitches = Array.from({ length: 9 }, (_, onward) => pitchOf(onward));
  assert.deepEqual(
    pitches,
    pitches.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(pitches).size, 9);
  assert.equal(pitchOf(20), pitchOf(8));
});
