/**
 * Graphs that are no boards, as programs use them.
 *
 * @import { GraphRunSettings } from "./module.js"
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  diagnose,
  existence,
  graphInfo,
  graphs,
  limits,
  Session,
  solve,
  solveLarge,
  successMap,
  tieBreaks,
  trials,
  verify,
} from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

const petersen = "1-2-3-4-5-1,6-8-10-7-9-6,1-6,2-7,3-8,4-9,5-10";

test("a graph is run by every method that needs no board", () => {
  for (const { id, needsBoard, targets } of algorithms()) {
    const run = () =>
      solve({ graph: "a-b-c-d-a-c b-d", algorithm: id, target: targets[0], seed: "5" });
    if (needsBoard) {
      assert.throws(run, { code: "not-for-this-board" });
    } else {
      const { outcome, squares } = run();
      assert.equal(outcome.kind, "tour", id);
      assert.deepEqual([...squares].sort(), ["a", "b", "c", "d"]);
      assert(verify({ graph: "a-b-c-d-a-c b-d" }, squares).tour);
    }
  }
});

test("tie-breaks that ask for places on a board are refused, and none is the default", () => {
  for (const { id, needsBoard } of tieBreaks()) {
    const run = () => solve({ graph: petersen, tieBreak: id, whenStuck: "backtrack" });
    if (needsBoard) {
      assert.throws(run, { code: "not-for-this-board" });
    } else {
      assert.equal(run().outcome.kind, "tour");
    }
  }
  assert.equal(solve({ graph: petersen, whenStuck: "backtrack" }).outcome.kind, "tour");
});

test("vertices are called what the list calls them", () => {
  const session = new Session({ graph: "Wien-Graz, Graz-Linz", start: "Linz" });
  assert.deepEqual(session.state().path, ["Linz"]);
  assert(session.finish());
  assert.deepEqual(session.tour()?.squares, ["Linz", "Graz", "Wien"]);
  assert.equal(session.tour()?.numbers, "");
  const { column, row, visit } = session.squareInfo("Graz");
  assert.deepEqual({ column, row, visit }, { column: 1, row: 0, visit: 2 });
  assert.throws(() => session.squareInfo("a1"), { code: "bad-square" });
  session.free();
  assert.deepEqual([...solveLarge({ graph: "Wien-Graz-Linz" })], [0, 1, 2]);
  assert(verify({ graph: "Wien-Graz-Linz" }, [2, 1, 0]).tour);
});

test("a vertex is found where it is drawn", () => {
  const session = new Session({ graph: petersen });
  const view = { width: 500, height: 500 };
  const found = new Set();
  for (let x = 0; x < 500; x += 10) {
    for (let y = 0; y < 500; y += 10) {
      found.add(session.squareAt(x, y, view));
    }
  }
  assert.deepEqual(found, new Set([undefined, ...graphInfo(petersen).names]));
  assert(session.svg().includes(">10</text>"));
  session.free();
});

test("what forbids a tour is reported with the vertices to blame", () => {
  assert.equal(existence({ graph: "1-2 3-4" }, "open").reason.code, "not-connected");
  const star = diagnose({ graph: "m-a m-b m-c" }, "open");
  const ends = star.find(({ code }) => code === "too-many-ends");
  assert.deepEqual(ends?.squares, ["a", "b", "c"]);
  const [bow] = diagnose({ graph: "1-2-x-1 3-4-x-3" }, "closed");
  assert.deepEqual([bow?.code, bow?.squares], ["forced-moves", ["x", "1", "2", "3", "4"]]);
  const herschel = graphs().find(({ id }) => id === "herschel");
  assert(herschel);
  const { answer, reason } = existence(herschel, "closed");
  assert.deepEqual([answer, reason.code], ["no", "colours"]);
});

test("a graph is written in one way", () => {
  const { names, edges, text } = graphInfo(" 1-2,2-1; 2-3\n3 - 1 1–2 ");
  assert.deepEqual([names, edges, text], [["1", "2", "3"], 3, "1-2-1,2-3-1-2"]);
  for (const { graph } of graphs()) {
    assert.equal(graphInfo(graph).text, graph);
  }
});

test("a graph is read in any common form, which is named", () => {
  /** @type {[text: string, form: string][]} */
  const squares = [
    ["1-2-3-4-1", "edges"],
    ["1 2\n2 3\n3 4\n4 1", "pairs"],
    ["1,2\n2,3\n3,4\n4,1", "pairs"],
    ["1\t2\r\n2\t3\r\n3\t4\r\n4\t1\r\n", "pairs"],
    ["1: 2 4\n2: 1 3\n3: 2 4\n4: 1 3", "adjacency"],
    ["c square\np edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 4 1\n", "dimacs"],
    [
      "DIMENSION : 4\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n2 3\n3 4\n4 1\n-1\nEOF",
      "tsplib",
    ],
    ["Cl", "graph6"],
    [">>graph6<<Cl", "graph6"],
  ];
  for (const [graph, form] of squares) {
    const info = graphInfo(graph);
    assert.deepEqual([info.form, info.names.length, info.edges], [form, 4, 4], graph);
    assert.equal(solve({ graph, target: "closed", whenStuck: "backtrack" }).outcome?.kind, "tour");
    assert.equal(graphInfo(info.text).form, "edges");
  }
  for (const graph of ["1 2 3 4", "a\nb", "a b c d e"]) {
    assert.throws(() => graphInfo(graph), { code: "bad-graph", message: /two names in a line/ });
  }
});

test("graphs are taken by name, and other words are refused with the names", () => {
  const known = graphs();
  for (const { id, name, graph } of known) {
    for (const text of [id, name, id.toUpperCase()]) {
      const info = graphInfo(text);
      assert.deepEqual([info.form, info.text], ["name", graph], text);
    }
  }
  const { answer } = existence({ graph: "herschel" }, "closed");
  assert.equal(answer, "no");
  assert.equal(solve({ graph: "petersen", whenStuck: "backtrack" }).squares.length, 10);
  for (const graph of ["petersn", "12"]) {
    for (const ask of [() => graphInfo(graph), () => solve({ graph })]) {
      assert.throws(ask, (/** @type {any} */ error) => {
        assert.equal(error.code, "bad-graph");
        return known.every(({ id }) => error.message.includes(id));
      });
    }
  }
});

test("vertices without an edge count, where a header says how many there are", () => {
  const { names, edges } = graphInfo("6 4\n1 2\n2 3\n3 4\n4 1");
  assert.deepEqual([names, edges], [["1", "2", "3", "4", "5", "6"], 4]);
  assert.equal(existence({ graph: "6 4\n1 2\n2 3\n3 4\n4 1" }, "open").answer, "no");
});

test("starts are drawn and mapped on graphs too", () => {
  /** @type {GraphRunSettings} */
  const settings = { graph: petersen, algorithm: "backtracking" };
  assert.deepEqual(
    successMap(settings, ["1"], 0, 20).map(({ square, endings }) => `${square} ${endings}`),
    graphInfo(petersen).names.map((name) => `${name} open`),
  );
  assert.equal(trials({ ...settings, start: "random" }, 10).tours, 10);
});

test("of many candidates a moment has the best, and a state all", () => {
  const leaves = Array.from({ length: 300 }, (_, i) => `m-${i}`);
  const session = new Session({ graph: `${leaves.join(" ")} 200-201` });
  const { candidates, untried } = session.moment();
  assert.equal(untried, 300);
  assert(candidates.length < 50);
  assert(candidates[0]?.chosen);
  assert.equal(session.state().candidates.length, 300);
  session.free();
});

test("graphs of any kind are answered", () => {
  for (const value of values) {
    assertAnswered(`solve ${shown(value)}`, () => solve({ board: "5x5", graph: value }));
    assertAnswered(`Session ${shown(value)}`, () => new Session({ graph: value }).free());
    assertAnswered(`graphInfo ${shown(value)}`, () => graphInfo(value));
    assertAnswered(`existence ${shown(value)}`, () => existence({ graph: value }, "open"));
    assertAnswered(`diagnose ${shown(value)}`, () => diagnose({ graph: value }, "closed"));
    assertAnswered(`verify ${shown(value)}`, () => verify({ graph: value }, []));
    assertAnswered(`start ${shown(value)}`, () => solve({ graph: petersen, start: value }));
    assertAnswered(`squares ${shown(value)}`, () => verify({ graph: petersen }, [value]));
  }
});

/** @type {(graph: string, code: string, message: RegExp) => void} */
function assertRefuses(graph, code, message) {
  assert.throws(() => new Session({ graph }), { code, message });
  assert.throws(() => graphInfo(graph), { code, message });
}

test("each fault of a list is reported", () => {
  assertRefuses("", "bad-graph", /no vertices/);
  assertRefuses("1-1", "bad-graph", /1-1 is a loop/);
  assertRefuses("1-2 2-", "bad-graph", /edge number 2 .* has only one end/);
  assertRefuses("1>2", "bad-graph", /'>' is invalid/);
  assertRefuses("1-2 <b>", "bad-graph", /'<' is invalid/);
  assertRefuses(`${"9".repeat(400)}-1`, "bad-graph", /too long for a vertex/);
  assert.equal(solve({ graph: "99999999999999999999-18446744073709551616" }).outcome.kind, "tour");
});

/** Edges as lines of a list: all between two of `order` vertices. @param {number} order */
const complete = (order) =>
  Array.from({ length: order }, (_, to) =>
    Array.from({ length: to }, (__, from) => `${from}-${to}\n`).join(""),
  ).join("");

test("graphs at the limits are run, and larger ones refused", () => {
  const { maxVertices, maxEdges } = limits();
  const ring = (/** @type {number} */ order) =>
    `${Array.from({ length: order }, (_, i) => i).join("-")}-0`;
  const { outcome, squares } = solve({ graph: ring(maxVertices), target: "closed" });
  assert.deepEqual([outcome.kind, squares.length], ["tour", maxVertices]);
  assertRefuses(ring(maxVertices + 1), "graph-too-large", /at most 10,000 vertices/);
  assertRefuses("1-2 ".repeat(maxEdges + 1), "graph-too-large", /at most 1,000,000 edges/);
  assertRefuses(" ".repeat(50_000_000), "graph-too-large", /at most 16,000,000 characters/);

  // Just below a million edges, and all of them useful.
  const graph = complete(1414);
  for (const algorithm of /** @type {const} */ (["warnsdorff", "backtracking", "cycles"])) {
    const session = new Session({ graph, algorithm, target: "closed" });
    session.step();
    assert(session.moment().candidates.length < 50);
    assert(session.svg().length < 1_000_000);
    assert(session.finish(10_000));
    assert.equal(session.moment().outcome?.kind, "tour");
    session.seek(0);
    session.free();
  }
  assert.equal(graphInfo(graph).edges, (1414 * 1413) / 2);
});
