/** What choices go by, and what numbers on squares stand for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "./module.js";

const at = { board: "8x8", start: "b3" };

/** The candidates' values by their squares. @param {Session} session */
const values = (session) =>
  Object.fromEntries(session.moment().candidates.map(({ square, value }) => [square, value]));

test("candidates tell what the choice goes by, and the least is taken", () => {
  const edges = new Session({ ...at, algorithm: "edges-first" });
  assert.equal(edges.moment().measure, "edge-distance");
  // A corner, the edge, and one to three squares from it.
  assert.deepEqual(values(edges), { a1: 0, c1: 1, a5: 1, d2: 2, c5: 3, d4: 4 });
  const rule = new Session(at);
  assert.equal(rule.moment().measure, "onward-moves");
  assert.deepEqual(values(rule), { a1: 1, a5: 3, c1: 3, d2: 5, c5: 7, d4: 7 });
  const inOrder = new Session({ ...at, algorithm: "backtracking" });
  assert.equal(inOrder.moment().measure, "order");
  assert.deepEqual(values(inOrder), { d4: 1, c5: 2, a5: 3, a1: 4, c1: 5, d2: 6 });
  const fewest = new Session({ ...at, algorithm: "backtracking", order: "fewest-first" });
  assert.equal(fewest.moment().measure, "onward-moves");
  const random = new Session({ ...at, algorithm: "rotations", growth: "random" });
  assert.equal(random.moment().measure, "chance");
  assert.deepEqual(new Set(Object.values(values(random))), new Set([0]));

  for (const algorithm of /** @type {const} */ ([
    "warnsdorff",
    "restarts",
    "backtracking",
    "edges-first",
    "rotations",
  ])) {
    const session = new Session({ ...at, algorithm, target: "closed" });
    for (let step = 0; step < 300 && !session.done; step += 1, session.step()) {
      const { candidates, reason, measure } = session.moment();
      const untried = candidates.filter(({ tried }) => !tried);
      const chosen = candidates.find((each) => each.chosen);
      if (chosen) {
        const least = Math.min(...untried.map(({ value }) => value));
        assert.equal(chosen.value, least, `${algorithm} ${step} ${reason.code}`);
      }
      for (const { square, value } of candidates) {
        const info = session.squareInfo(square);
        assert.deepEqual([info.measure, info.value], [measure, value]);
      }
    }
  }
});

test("squares tell what their numbers stand for", () => {
  const edges = new Session({ ...at, algorithm: "edges-first" });
  assert.equal(edges.moment().squareMeasure, "edge-distance");
  const told = ["h8", "g8", "f6", "e5"].map((square) => edges.squareInfo(square));
  assert.deepEqual(
    told.map(({ measure, value, accessibility }) => [measure, value, accessibility]),
    [
      ["edge-distance", 0, 2],
      ["edge-distance", 1, 3],
      ["edge-distance", 3, 8],
      ["edge-distance", 4, 8],
    ],
  );
  const random = new Session({ ...at, algorithm: "rotations", growth: "random" });
  assert.equal(random.moment().squareMeasure, "onward-moves");
  assert.equal(random.squareInfo("h8").measure, "onward-moves");
  // Where nothing walks, a square has moves, and no place in an order until there is a tour.
  const cycles = new Session({ ...at, algorithm: "cycles", target: "closed" });
  cycles.step();
  const links = cycles.state().moves.filter((ends) => ends.includes("a1")).length;
  const { measure, value, visit } = cycles.squareInfo("a1");
  assert.deepEqual([measure, value, visit], ["moves", links, 0]);
  cycles.finish();
  assert.equal(cycles.squareInfo("b3").visit, 1);
});

test("moves by hand are compared with Warnsdorff's rule, whatever was at work", () => {
  const session = new Session({ ...at, algorithm: "edges-first" });
  session.play("d4");
  assert.equal(session.moment().measure, "onward-moves");
  session.back();
  const { measure, squareMeasure, candidates } = session.moment();
  assert.deepEqual([measure, squareMeasure], ["onward-moves", "onward-moves"]);
  assert.ok(candidates.every(({ value, accessibility }) => value === accessibility));
  const hint = session.hint({ algorithm: "backtracking" });
  assert.equal(hint?.measure, "order");
  assert.deepEqual(
    hint?.candidates.map(({ value }) => value),
    [1, 2, 3, 4, 5, 6],
  );
});

test("a session tells which layers can be drawn on a canvas", () => {
  const session = new Session({ board: "100x100" });
  const on = (/** @type {number} */ side) => session.drawableLayers({ width: side, height: side });
  assert.deepEqual(on(2000), ["graph", "degrees", "numbers", "path", "colours"]);
  assert.deepEqual(on(1000), ["graph", "path", "colours"]);
  assert.deepEqual(on(450), ["path", "colours"]);
  assert.deepEqual(on(200), ["colours"]);
  assert.deepEqual(on(0), ["colours"]);
});

test("squares are numbered by any measure of rules", () => {
  const session = new Session({ ...at, algorithm: "warnsdorff" });
  const valueOf = (/** @type {string} */ square) => {
    const { measure, value } = session.squareInfo(square);
    return [measure, value];
  };
  session.numberBy("edge");
  assert.equal(session.moment().squareMeasure, "edge");
  assert.deepEqual(["h8", "h7", "f6"].map(valueOf), [
    ["edge", 0],
    ["edge", 1],
    ["edge", 3],
  ]);
  // Candidates too: what the method looks at stands in the story.
  const [candidate] = session.moment().candidates;
  assert.equal(session.moment().measure, "onward-moves");
  assert.equal(session.squareInfo(candidate?.square ?? "").measure, "edge");
  session.numberBy("onward2");
  const svg = session.svg({ layers: ["degrees"] });
  session.numberBy(null);
  assert.equal(session.moment().squareMeasure, "onward-moves");
  assert.notEqual(session.svg({ layers: ["degrees"] }), svg);
  for (const wrong of ["turn", "order", "nothing"]) {
    assert.throws(
      () => session.numberBy(/** @type {any} */ (wrong)),
      new RegExp(`numbers cannot be "${wrong}"; it can be onward, onward-sum`),
    );
  }
  const graph = new Session({ graph: "petersen" });
  assert.throws(() => graph.numberBy("edge"), /numbers cannot be "edge"/);
  graph.numberBy("visited");
  assert.equal(graph.moment().squareMeasure, "visited");
});
