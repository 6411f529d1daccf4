/** Counting and listing tours. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countTours, TourCounter, Tours, verify } from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/**
 * @import { CountSettings, CountProgress } from "../../dist/pkg/knights_tour.js"
 */

/** Goes on to the end. @param {TourCounter} counter */
function finish(counter) {
  let done = false;
  while (!done) {
    ({ done } = counter.advance(5));
  }
}

/** Counts piece by piece and looks at every step. @param {CountSettings} settings */
function counted(settings) {
  const counter = new TourCounter(settings);
  /** @type {CountProgress[]} */
  const steps = [counter.progress];
  while (!steps.at(-1)?.done) {
    steps.push(counter.advance(2));
  }
  const { result, plan } = counter;
  counter.free();
  return { result, plan, steps };
}

test("tours are counted in one call", () => {
  assert.equal(countTours({ board: "5x5" }), 864n);
  assert.equal(countTours({ board: "5x5", directed: true }), 1728n);
  assert.equal(countTours({ board: "6x6", target: "closed" }), 9862n);
  assert.equal(countTours({ board: "6x6", target: "closed", directed: true }), 19724n);
  assert.equal(countTours({ board: "3x4", leaper: [1, 1] }), 0n);
  assert.equal(countTours({ board: "3x3", leaper: [0, 1] }), 20n);
  // The torus of 4 × 4 is the hypercube: OEIS A066037.
  const torus = /** @type {const} */ ({ board: "4x4", wrap: "both", target: "closed" });
  assert.equal(countTours(torus), 1344n);
  assert.throws(() => countTours({ ...torus, upToSymmetry: true }), {
    code: "not-for-this-board",
  });
  // The king's cycles: OEIS A140519.
  /** @type {import("../../www/pkg/knights_tour.js").Leaps} */
  const leaper = [
    [0, 1],
    [1, 1],
  ];
  assert.equal(countTours({ board: "3x3", leaper, target: "closed" }), 16n);
  assert.equal(countTours({ board: "4x4", leaper, target: "closed" }), 2830n);
  assert.equal(countTours({ board: "1x1", directed: true }), 1n);
});

test("boards with holes are counted", () => {
  assert.equal(countTours({ board: ".../.#./...", target: "closed" }), 1n);
  assert.equal(countTours({ board: ".../.#./...", target: "open" }), 8n);
});

test("graphs that are no boards are counted and listed", () => {
  const graph = "a-b-c-d-a a-c";
  assert.equal(countTours({ graph, target: "closed" }), 1n);
  assert.equal(countTours({ graph }), 6n);
  const tours = new Tours({ graph });
  const found = tours.next(10, 1000);
  assert(found.every((vertices) => vertices.length === 4 && verify({ graph }, vertices).tour));
  assert.equal(new Set(found.map(String)).size, 6);
  tours.free();
  assert.throws(() => countTours({ graph: "a-" }), { code: "bad-graph" });
});

test("tours that are the same but for turning the board can count once", () => {
  assert.equal(countTours({ board: "5x5", upToSymmetry: true }), 112n);
  assert.equal(countTours({ board: "6x6", target: "closed", upToSymmetry: true }), 1245n);
});

test("a count up to symmetry says how many tours each symmetry keeps", () => {
  const counter = new TourCounter({ board: "6x6", target: "closed", upToSymmetry: true });
  assert.deepEqual(counter.kept, {});
  const symmetries = new Set([counter.progress.symmetry]);
  while (!counter.advance(0).done) {
    symmetries.add(counter.progress.symmetry);
  }
  assert(symmetries.has("half-turn") && symmetries.has(null));
  const { kept } = counter;
  assert.equal(kept["half-turn"], 78n);
  assert.equal(kept["quarter-turn"], 10n);
  assert.equal(
    Object.values(kept).reduce((sum, tours) => sum + tours, 9862n),
    8n * 1245n,
  );
  counter.free();
});

test("a count goes on piece by piece and tells how far it is", () => {
  const { result, plan, steps } = counted({ board: "6x7", target: "closed", method: "frontier" });
  assert.equal(result, 1067638n);
  assert.equal(plan.method, "frontier");
  assert.equal(steps[0]?.fraction, 0);
  assert.equal(steps.at(-1)?.fraction, 1);
  assert.equal(steps.at(-1)?.layers.length, plan.layers);
  for (const [before, after] of steps.slice(1).map((step, i) => [steps[i], step])) {
    assert(before && after && before.fraction <= after.fraction);
    assert(before.layers.length <= after.layers.length);
  }
  assert(steps.some(({ bytes, states }) => bytes > 0 && states > 0));
});

test("what theory rules out is not counted", () => {
  const counter = new TourCounter({ board: "9x9", target: "closed" });
  assert.equal(counter.result, 0n);
  assert.equal(counter.plan.method, null);
  assert(counter.progress.done);
  counter.free();
});

test("what is too large is refused, with what would be right", () => {
  const cases = /** @type {[CountSettings, string][]} */ ([
    [{ board: "4096x4096" }, "not-for-this-board"],
    [{ board: "40x40" }, "too-wide-to-count"],
    [{ board: "8x8", target: "closed" }, "too-long-for-one-call"],
    [{ board: "8x8" }, "too-long-for-one-call"],
    [{ board: "10x10" }, "too-long-for-one-call"],
    [{ board: "6x8", target: "closed", method: "frontier", limit: 2 ** 20 }, "too-much-memory"],
    [{ board: "7x7", upToSymmetry: true, limit: 2 ** 20 }, "too-much-memory"],
  ]);
  for (const [settings, code] of cases) {
    assert.throws(() => countTours(settings), { code }, settings.board);
  }
});

test("a failed count throws its error at every call", () => {
  const counter = new TourCounter({ board: "8x8", limit: 2 ** 20, method: "frontier" });
  const code = "too-much-memory";
  assert.throws(
    () => {
      finish(counter);
    },
    { code },
  );
  assert.throws(() => counter.advance(5), { code });
  assert.equal(counter.result, null);
  assert.equal(counter.progress.bytes, 0);
  counter.free();
});

test("a count of a large board comes back when it is asked to", () => {
  const counter = new TourCounter({ board: "8x8" });
  for (let i = 0; i < 20; i += 1) {
    const { done, fraction } = counter.advance(5);
    assert(!done && fraction < 1);
  }
  counter.free();
});

test("all tours of a small board are listed, each once", () => {
  const tours = new Tours({ board: "5x5", directed: true });
  const all = new Set();
  while (!tours.done) {
    for (const squares of tours.next(100)) {
      assert(verify("5x5", squares).tour);
      all.add(squares.join(" "));
    }
  }
  assert.equal(all.size, 1728);
  assert.equal(tours.found, 1728);
  assert.deepEqual(tours.next(10), []);
  tours.free();
});

test("closed tours are listed from the first square", () => {
  const tours = new Tours({ board: "5x6", target: "closed" });
  const found = [];
  while (!tours.done) {
    found.push(...tours.next(3, 1000));
  }
  assert.equal(found.length, 8);
  assert(found.every((squares) => squares[0] === "a1" && verify("5x6", squares).closed));
  tours.free();
});

test("settings of any kind are answered", () => {
  const names = [
    "board",
    "leaper",
    "wrap",
    "graph",
    "target",
    "directed",
    "upToSymmetry",
    "method",
    "limit",
    "share",
    "shares",
  ];
  for (const name of names) {
    for (const value of values) {
      const settings = /** @type {any} */ ({ board: "4x5", [name]: value });
      // 8 × 8 is counted for seconds before it is given up, which the test of what is too large has seen.
      if (value !== "8x8" || name !== "board") {
        assertAnswered(`countTours ${name}: ${shown(value)}`, () => countTours(settings));
      }
      assertAnswered(`TourCounter ${name}: ${shown(value)}`, () => {
        const counter = new TourCounter(settings);
        counter.advance(1);
        counter.free();
      });
      assertAnswered(`Tours ${name}: ${shown(value)}`, () => {
        const tours = new Tours(settings);
        tours.next(2, 1);
        tours.free();
      });
    }
  }
  for (const value of values) {
    assertAnswered(`countTours ${shown(value)}`, () => countTours(value));
    assertAnswered(`TourCounter ${shown(value)}`, () => new TourCounter(value));
    assertAnswered(`Tours ${shown(value)}`, () => new Tours(value));
  }
});

test("a count and a list survive calls of any kind", () => {
  const counter = new TourCounter({ board: "6x6", target: "closed", method: "frontier" });
  const tours = new Tours({ board: "5x5" });
  for (const value of values) {
    assertAnswered(`next ${shown(value)}`, () => tours.next(value, 0));
    assertAnswered(`next for ${shown(value)}`, () => tours.next(1, value));
    if (typeof value !== "number" || value < 1000) {
      assertAnswered(`advance ${shown(value)}`, () => counter.advance(value));
    }
  }
  assert.throws(() => counter.advance(-1), { code: "bad-setting" });
  assert.throws(() => counter.advance(NaN), { code: "bad-setting" });
  finish(counter);
  assert.equal(counter.result, 9862n);
  counter.free();
  tours.free();
});
