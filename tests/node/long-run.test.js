/** A search that will not end says so: when, how long it would take, and which method is quick. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../xtask/languages.js";
import { page, textsIn } from "./page.js";

const { MANY_STEPS, isLong } = await page("rooms/explore/long-run.js");
const { howLong, knownOf, warnsdorffIn } = await page("rooms/explore/how-long.js");

const usual = { board: "8x8", algorithm: "backtracking" };

test("backtracking is long after a million steps without an end, where there may be a tour", () => {
  const moment = {
    algorithm: "backtracking",
    position: MANY_STEPS + 1,
    outcome: null,
    squares: 64,
  };
  const room = { isImpossible: false };
  assert(isLong(moment, room));
  assert(!isLong({ ...moment, position: MANY_STEPS }, room));
  assert(!isLong({ ...moment, algorithm: "rotations" }, room));
  assert(!isLong({ ...moment, outcome: { kind: "gave-up" } }, room));
  assert(!isLong({ ...moment, squares: 1_000_000 }, room));
  assert(!isLong(moment, { isImpossible: true }));
});

test("the time that it takes is given only where it is known", () => {
  const most = { from: "most", placements: 100_000_000, seconds: 200_000_000 };
  assert.deepEqual(knownOf(usual, "c3", 1), most);
  assert.deepEqual(knownOf(usual, "c3", 100), { ...most, seconds: 2_000_000 });
  assert.equal(knownOf(usual, "a1", 1).placements, 8_250_732);
  for (const other of [
    { board: "7x7" },
    { leaper: [1, 4] },
    { target: "closed" },
    { order: "fewest-first" },
    { prune: "true" },
    { byHand: "0:c2" },
    { graph: "1-2" },
  ]) {
    assert.equal(knownOf({ ...usual, ...other }, "a1", 1), null);
  }
});

test("Warnsdorff’s rule is named where it finds a tour", () => {
  assert.equal(warnsdorffIn(usual, "c3"), 63);
  assert.equal(warnsdorffIn({ ...usual, board: "4x4" }, "a1"), null);
  assert.equal(warnsdorffIn({ graph: "1-2,2-3" }, "1"), 2);
});

test("it is said in one short paragraph", () => {
  assert.equal(
    howLong({ settings: usual, player: { speed: 1 } }, "c3"),
    "More than 1,000,000 steps, and no tour yet. Perhaps an early move was wrong: backtracking tries every way on from there before it takes that move back. From most squares of 8 × 8 it takes more than 100,000,000 placements: 6 years or more at this speed. Warnsdorff’s rule finds a tour from the same start in 63 moves.",
  );
});

test("every language says how many steps, how long and what is quicker", async () => {
  for (const { id } of languages) {
    const { longRun } = await textsIn(id, "long-run");
    const known = { from: "fromA1", placements: 8_250_732, seconds: 191 * 86_400 };
    assert.match(longRun(MANY_STEPS, known, 63), /1\D000\D000.*8\D250\D732.*191.*63/su, id);
    assert.doesNotMatch(longRun(MANY_STEPS, null, null), /undefined|63/u, id);
  }
});
