/** `openRequest`: runs as far as what is asked for can be used. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openRequest, Session } from "./module.js";

/** What was opened, without its session. @type {(wanted: any, first?: string[]) => any} */
function opened(wanted, first) {
  const { session, ...others } = openRequest(wanted, first);
  assert.ok(session instanceof Session && session.position === 0);
  session.free();
  return others;
}

test("a run is opened with every setting that it uses, in the words of a link", () => {
  assert.deepEqual(Object.entries(opened({}).settings), [
    ["board", "8x8"],
    ["leaper", [1, 2]],
    ["start", "a1"],
    ["algorithm", "warnsdorff"],
    ["tieBreak", "roth"],
    ["target", "open"],
    ["whenStuck", "stop"],
    ["seed", "1"],
  ]);
  const random = opened({ algorithm: "backtracking", start: "random", prune: true, seed: 7 });
  assert.deepEqual(
    [random.settings.start, random.settings.prune, random.settings.seed, random.usesSeed],
    ["random", "true", "7", true],
  );
  assert.deepEqual(Object.keys(opened({ graph: "1-2-3-1", leaper: [3, 1] }).settings).slice(0, 3), [
    "board",
    "leaper",
    "graph",
  ]);
});

test("the longest path without crossings is a target, and gives way where nothing says what crosses", () => {
  const asked = { target: "longest", crossings: "none" };
  const { settings, problems } = opened({ ...asked, board: "5x5" });
  assert.deepEqual(
    [settings.algorithm, settings.crossings, problems.length],
    ["longest", "none", 0],
  );
  for (const where of [{ board: "21x20" }, { wrap: "columns" }, { graph: "1-2-3-1" }]) {
    const other = opened({ ...asked, ...where });
    assert.equal(other.settings.algorithm, "warnsdorff");
    assert.equal(other.problems[0].name, "algorithm");
  }
});

test("unusable settings are named, with what is used instead", () => {
  const { settings, problems } = opened({ board: "5x5", start: "z9", algorithm: "magic" });
  assert.deepEqual([settings.board, settings.start], ["5x5", "a1"]);
  assert.deepEqual(
    problems.map((/** @type {any} */ { name, code, instead }) => ({ name, code, instead })),
    [
      { name: "start", code: "bad-square", instead: "a1" },
      { name: "algorithm", code: "unknown-algorithm", instead: "warnsdorff" },
    ],
  );
  assert.match(problems[0].message, /^z9 is not on this board/);
  const corner = { start: "b1", tieBreak: "squirrel-cull" };
  assert.equal(opened(corner).problems[0].name, "tieBreak");
  assert.equal(opened(corner, ["tieBreak"]).problems[0].name, "start");
  const lost = opened({ algorithm: "blocks", byHand: "0:b3" }).problems[0];
  assert.deepEqual([lost.name, lost.instead], ["byHand", undefined]);
});

test("what is no setting at all is refused", () => {
  for (const wanted of [null, 7, { board: 7 }, { leaper: [1] }, { start: {} }, { seed: [] }]) {
    assert.throws(() => openRequest(/** @type {any} */ (wanted)), { name: "Error" });
  }
  assert.throws(() => openRequest({}, /** @type {any} */ ("board")), { code: "bad-setting" });
});
