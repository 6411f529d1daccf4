/** Whole searches: that they end in time, say so where there is no tour, and ask several methods. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  countTours,
  diagnose,
  existence,
  Session,
  solve,
  solveLarge,
  Tours,
  trials,
  Verdict,
  verify,
} from "./module.js";

/** @typedef {import("../../dist/pkg/knights_tour.js").RunSettings} RunSettings */

const herschel = "1-2,1-3,1-4,1-5,2-6,2-7,3-6,3-8,4-7,4-9,5-8,5-9,6-10,7-10,7-11,8-10,8-11,9-11";
const bipartite = "a-1 a-2 a-3 a-4 b-1 b-2 b-3 b-4 c-1 c-2 c-3 c-4";

test("a search does not restart where no tour is known to exist", () => {
  for (const board of ["4x4", "5x3", "2x6", "4x12"]) {
    for (const algorithm of ["warnsdorff", "restarts", "rotations"]) {
      const target = /** @type {RunSettings["target"]} */ (
        algorithm === "restarts" ? "closed" : "open"
      );
      const start = board === "4x12" ? "b1" : "a1";
      const settings = /** @type {RunSettings} */ ({ board, algorithm, target, start });
      const asked = algorithm === "warnsdorff" ? { ...settings, whenStuck: "restart" } : settings;
      const { outcome, steps } = solve(/** @type {RunSettings} */ (asked));
      assert.deepEqual([outcome.kind, steps], ["impossible", 0], `${board} ${algorithm}`);
      const all = trials(/** @type {RunSettings} */ (asked), 20);
      assert.deepEqual([all.runs, all.tours, all.steps], [20, 0, 0]);
    }
  }
  // No theorem says so, but a short search.
  const ring = "...../...../..#../...../.....";
  const { outcome } = solve({ board: ring, target: "closed", whenStuck: "restart" });
  assert.equal(outcome.kind === "impossible" && outcome.reason.code, "all-tried");
});

test("a call ends when its time is up, but not before each square had ten steps", () => {
  const hard = /** @type {RunSettings} */ ({
    board: "8x8",
    algorithm: "backtracking",
    target: "closed",
  });
  const { outcome, steps } = solve({ ...hard, limit: 0 });
  assert.deepEqual(outcome, { kind: "gave-up", limit: 0, of: "milliseconds" });
  assert(steps >= 640 && steps < 1280, `${steps}`);
  assert.throws(() => solveLarge({ ...hard, limit: 0 }), { code: "too-long-for-one-call" });
  // Several methods in turn say how far they came.
  const wide = /** @type {RunSettings} */ ({ board: "80x13", leaper: [6, 7], target: "closed" });
  assert.deepEqual(solve({ ...wide, algorithm: "best", limit: 0 }).outcome, {
    ...{ kind: "gave-up", limit: 0, of: "milliseconds" },
    ...{ tried: ["theory", "cycles", "rotations"], rounds: 1 },
  });
  assert.equal(trials({ ...hard, limit: 0 }, 5).runs, 0);
  // What is short enough is done in any case.
  assert.equal(solveLarge({ board: "100x100", limit: 0 }).length, 10_000);
  assert.equal(trials({ board: "30x30", limit: 0 }, 5).runs, 1);
  assert.equal(trials({ board: "8x8", limit: "none" }, 2000).runs, 2000);
  const toTheEnd = solve({ board: "4x5", algorithm: "backtracking", start: "b2", limit: "none" });
  assert.equal(toTheEnd.outcome.kind, "impossible");
  for (const limit of [-1, NaN, "all", {}, true]) {
    for (const call of [solve, solveLarge, (/** @type {any} */ it) => trials(it, 1)]) {
      assert.throws(() => call(/** @type {any} */ ({ board: "5x5", limit })), {
        code: "bad-setting",
        message: /limit/,
      });
    }
  }
});

test("a call for the squares of an impossible tour fails at once", () => {
  for (const board of ["4x4", "5x3", "2x6"]) {
    assert.throws(() => solveLarge({ board, whenStuck: "restart" }), {
      code: "no-tour",
      message: /^there is no such tour/,
    });
  }
});

test("counts go on to the end where no page waits", () => {
  const settings = /** @type {const} */ ({ board: "7x10", target: "closed" });
  assert.throws(() => countTours(settings), {
    code: "too-long-for-one-call",
    message: /limit to "none"/,
  });
  assert.equal(countTours({ ...settings, limit: "none" }), 1_250_063_279_938_854n);
  // A number is how many bytes, as ever, and has a name of its own too.
  for (const few of [{ limit: 2 ** 20 }, { memory: 2 ** 20 }, { memory: 2 ** 20, limit: "none" }]) {
    const asked = /** @type {any} */ ({ board: "7x7", method: "frontier", ...few });
    assert.throws(() => countTours(asked), { code: "too-much-memory" });
  }
  for (const wrong of [{ limit: "all" }, { limit: 5 }, { memory: "none" }]) {
    const asked = /** @type {any} */ ({ board: "5x5", ...wrong });
    assert.throws(() => countTours(asked), { code: "bad-setting" });
  }
});

test("theory knows the squares on which no open tour begins", () => {
  const { answer, reason } = existence("4x12", "open", undefined, "b1");
  assert.deepEqual([answer, reason.code, Reflect.get(reason, "start")], ["no", "inner-row", "b1"]);
  assert.match(reason.sentence, /begin and end in an outer column, and b1 is in an inner one$/);
  assert.equal(existence("4x12", "open", undefined, "a1").answer, "yes");
  assert.equal(existence("4x12", "open", undefined, "any").answer, "yes");
  assert.equal(existence("7x3", "open", undefined, "d2").reason.code, "start-exception");
  assert.deepEqual(diagnose("4x12", "open", undefined, "b1"), [
    { code: "inner-row", squares: ["b1"], numbers: [], sentence: reason.sentence },
  ]);
  assert.deepEqual(diagnose("4x12", "open", undefined, "any"), []);
});

test("an open tour can be asked to end on a square, and its verdict, count and list know it", () => {
  const able = algorithms().flatMap(({ id, canEnd }) => (canEnd ? [id] : []));
  assert.deepEqual(able.sort(), ["backtracking", "best", "cycles", "restarts", "warnsdorff"]);
  for (const algorithm of able.filter((id) => id !== "backtracking")) {
    const { squares } = solve({ board: "6x6", end: "b1", algorithm, whenStuck: "backtrack" });
    assert.deepEqual([squares[0], squares[35]], ["a1", "b1"], algorithm);
  }
  const { answer, reason } = existence("8x8", "open", undefined, "a1", "h8");
  assert.deepEqual([answer, reason.code], ["no", "end-colour"]);
  assert.equal(existence("8x8", "open", undefined, "a1", "h1").reason.code, "between-theorem");
  assert.equal(diagnose("8x8", "open", undefined, "a1", "h8")[0]?.code, "end-colour");
  const path = ["a1", "c2", "e1"];
  const verdict = new Verdict({ board: "5x5", path, end: "b3" });
  while (!verdict.advance().done) {
    // It goes on.
  }
  assert.equal(verdict.result.kind === "lost" && verdict.result.code, "end-colour");
  verdict.free();
  assert.equal(countTours({ board: "5x5", start: "a1" }), 304n);
  const tours = new Tours({ board: "5x5", start: "a1", end: "e5" });
  const listed = tours.next(1000, 10_000);
  assert.equal(BigInt(listed.length), countTours({ board: "5x5", start: "a1", end: "e5" }));
  assert(listed.every((squares) => squares[0] === "a1" && squares[24] === "e5"));
  tours.free();
  for (const wrong of [{ end: "a1" }, { start: "a1", target: /** @type {const} */ ("closed") }]) {
    assert.throws(() => countTours({ board: "5x5", ...wrong }), { code: "bad-setting" });
  }
  const session = new Session({ board: "5x5", start: "b3", end: "c2", algorithm: "player" });
  session.play("a1");
  assert.throws(() => session.play("c2"), { code: "illegal-move", what: "comes-last" });
  session.free();
});

test("an open tour may begin wherever there is one", () => {
  const able = algorithms().flatMap(({ id, startsAnywhere }) => (startsAnywhere ? [id] : []));
  assert.deepEqual(able.sort(), ["best", "blocks", "cycles", "longest", "symmetric"]);
  for (const graph of [herschel, bipartite]) {
    for (const algorithm of /** @type {const} */ (["best", "cycles"])) {
      const { outcome, squares } = solve({ graph, algorithm, start: "any" });
      assert.equal(outcome.kind, "tour");
      assert(verify({ graph }, squares).tour);
      // From the first vertex there is none.
      assert.equal(solve({ graph, algorithm }).outcome.kind, "impossible");
    }
  }
  // Of 5 × 5 and 4 × 7 not every square will do.
  for (const board of ["5x5", "4x7", "3x7", "7x7"]) {
    for (const algorithm of able) {
      const { outcome } = solve({ board, algorithm, target: "open", start: "any" });
      assert.equal(outcome.kind, "tour", `${board} ${algorithm}`);
    }
  }
  const session = new Session({ graph: bipartite, algorithm: "best", start: "any" });
  session.finish();
  const { start, outcome, path } = session.state();
  assert.equal(outcome?.kind, "tour");
  assert.deepEqual([start, path.length], [path[0], 7]);
  session.free();
  assert.throws(() => solve({ board: "5x5", start: "any" }), {
    code: "bad-setting",
    message: /best/,
  });
  assert.equal(
    solve({ board: "6x6", start: "any", target: "closed", algorithm: "rotations" }).outcome.kind,
    "tour",
  );
});

test("several methods in turn say which of them had the answer", () => {
  /** @type {(settings: RunSettings) => unknown} */
  const answer = (settings) => {
    const { outcome } = solve({ algorithm: "best", target: "closed", ...settings });
    return outcome.kind === "tour" || outcome.kind === "impossible"
      ? [outcome.kind, outcome.by]
      : outcome.kind;
  };
  /** @param {number} n */
  const petersen = (n) =>
    Array.from({ length: n }, (_, i) => {
      const [next, second] = [(i + 1) % n, (i + 2) % n];
      return `o${i}-o${next} o${i}-i${i} i${i}-i${second}`;
    }).join(" ");
  assert.deepEqual(answer({ board: "5x5" }), ["impossible", "theory"]);
  assert.deepEqual(answer({ board: "8x8" }), ["tour", "cycles"]);
  const [none, one] = [53, 55].map((n) => answer(/** @type {any} */ ({ graph: petersen(n) })));
  assert.deepEqual(none, ["impossible", "decision"]);
  assert.equal(/** @type {string[]} */ (one)[0], "tour");
  assert.deepEqual(answer({ board: "8x8", leaper: [1, 4] }), ["impossible", "theory"]);
  assert.deepEqual(answer({ board: "12x12", leaper: [2, 3] }), ["impossible", "theory"]);
});
