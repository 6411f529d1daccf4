/** @import { RunSettings } from "./module.js" */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  boardInfo,
  diagnose,
  existence,
  limits,
  randomSeed,
  Session,
  solve,
  solveLarge,
  successMap,
  SuccessMap,
  trials,
  verify,
} from "./module.js";
import { assertRefuses } from "./values.js";

test("a board is solved, and the answer is a tour", () => {
  const { outcome, squares } = solve({ board: "8x8", start: "a1", whenStuck: "backtrack" });
  assert.equal(outcome.kind, "tour");
  assert.equal(squares.length, 64);
  assert.equal(squares[0], "a1");
  assert(verify("8x8", squares).tour);
});

test("a large board is solved without names, and the answer is a tour", () => {
  const squares = solveLarge({ board: "300x300", whenStuck: "backtrack" });
  assert.equal(squares.length, 90_000);
  assert(verify("300x300", squares).tour);
});

test("what is not a tour is said not to be one, and why", () => {
  const verdict = verify("3x3", ["a1", "a2"]);
  assert(!verdict.tour);
  assert(verdict.problem);
});

test("a text is read in every form, and the rest of it is reported", () => {
  const { squares } = solve({ board: "6x6", target: "closed", algorithm: "cycles" });
  for (const text of [
    squares.map((square) => `N${square}`).join(" "),
    `step,square\n${squares.map((square, at) => `${at + 1},${square}`).join("\n")}`,
    JSON.stringify({ steps: 36, tour: squares }),
    [...squares, squares[0]].join(" "),
  ]) {
    const found = verify("6x6", text);
    assert(found.closed, text);
    assert.deepEqual(found.squares, squares, text);
    assert.equal(found.returns, text.length < 120 && !text.includes("N"), text);
  }
  const { tour, leftOut } = verify("6x6", `My tour\n${squares.join(" ")}`);
  assert.deepEqual([tour, leftOut], [true, ["My tour"]]);
  assert.equal(verify("5x5", squares.join(" ")).board, "6x6");
  assert.equal(verify("6x6", squares.join(" ")).board, undefined);
  const noise = Array.from({ length: 1000 }, (_, at) => `line of words ${"x".repeat(at + 3)}`);
  assert.ok((verify("8x8", `${noise.slice(0, 50).join("\n")}\na1 b3`).leftOut ?? []).length <= 20);
});

test("the same settings and seed give the same run", () => {
  /** @param {string} seed */
  const run = (seed) => solve({ board: "20x20", tieBreak: "random", seed }).squares;
  assert.deepEqual(run("one"), run("one"));
  assert.notDeepEqual(run("one"), run("two"));
});

test("a session goes forth and back", () => {
  const session = new Session({ board: "8x8", start: "c2" });
  const before = session.state();
  assert.deepEqual(before.path, ["c2"]);
  assert(session.step());
  assert.equal(session.position, 1);
  const chosen = before.candidates.find((candidate) => candidate.chosen);
  assert.equal(session.moment().focus, chosen?.square);
  assert(session.back());
  assert.deepEqual({ ...session.state(), recorded: 0 }, { ...before, recorded: 0 });
  assert(!session.back());
  session.free();
});

test("a session seeks, finishes and hands out its tour", () => {
  const session = new Session({ board: "6x6", whenStuck: "backtrack" });
  session.seek(17);
  assert.equal(session.position, 17);
  assert.equal(session.tour(), undefined);
  assert(session.finish());
  assert(session.done);
  const tour = session.tour();
  assert.equal(tour?.squares.length, 36);
  assert.match(session.svg(), /^<svg /);
  session.free();
});

test("a keyboard's cursor can be on a hole, and on nothing that is not there", () => {
  const session = new Session({ board: "..../.#../..../....", start: "a1" });
  const view = { width: 100, height: 100 };
  assert.equal(session.squareAt(30, 70, { ...view, cursor: "b3" }), "a1");
  assert.throws(() => session.squareAt(30, 70, { ...view, cursor: "e1" }), { code: "bad-square" });
  session.free();
});

test("every algorithm and tie-break of the list can be used", () => {
  for (const { id: algorithm, tieBreaks } of algorithms()) {
    for (const tieBreak of tieBreaks) {
      const { squares } = solve({ board: "8x8", algorithm, tieBreak });
      assert(squares.length > 1, `${algorithm} with ${tieBreak}`);
    }
  }
});

test("a given tour is walked, from any of its squares where it closes", () => {
  const { squares } = solve({ board: "6x6", algorithm: "cycles", target: "closed", start: "a1" });
  /** @type {RunSettings} */
  const asked = { board: "6x6", algorithm: "given", tour: squares.join("") };
  const session = new Session({ ...asked, target: "closed" });
  assert.deepEqual(session.moment().reason, {
    code: "take-next",
    to: squares[1],
    accessibility: session.moment().candidates.find(({ chosen }) => chosen)?.accessibility,
    fewest: Math.min(...session.moment().candidates.map(({ accessibility }) => accessibility)),
  });
  session.seek(17);
  assert.deepEqual(session.state().path, squares.slice(0, 18));
  assert(session.finish());
  assert.equal(session.position, 36);
  assert.deepEqual(session.state().outcome, { kind: "tour", closed: true });
  session.free();
  const { squares: moved } = solve({ ...asked, start: squares[5] });
  assert.deepEqual(moved, [...squares.slice(5), ...squares.slice(0, 5)]);
});

test("what is given has to be a tour", () => {
  const open = "a1b3c1a2c3b1a3c2"; // Of a ring of eight squares, which closes.
  /** @type {RunSettings} */
  const ring = { board: ".../.#./...", algorithm: "given" };
  assert.equal(solve({ ...ring, tour: open, target: "closed" }).outcome.kind, "tour");
  for (const tour of [
    undefined,
    "",
    "a1b3",
    "a1 b2",
    "a1a1",
    `${open}z9`,
    "?",
    "x".repeat(1e6),
    7,
  ]) {
    for (const call of [solve, (/** @type {any} */ settings) => new Session(settings)]) {
      assert.throws(
        () => call(/** @type {any} */ ({ ...ring, tour })),
        (/** @type {any} */ error) => typeof error.code === "string" && error.message.length < 300,
        String(tour).slice(0, 20),
      );
    }
  }
  const line = solve({ board: "5x5", target: "open" }).squares.join(" ");
  const closed = { board: "5x5", algorithm: "given", tour: line, target: "closed" };
  assert.throws(() => solve(/** @type {any} */ (closed)), { code: "not-for-this-board" });
  assert.throws(() => solve(/** @type {any} */ ({ ...closed, target: "open", start: "c3" })), {
    code: "not-for-this-board",
  });
});

test("every algorithm gives its straight answer and can be stepped", () => {
  for (const { id: algorithm, largest, targets, needsTour } of algorithms()) {
    if (needsTour) {
      continue;
    }
    // Formations need room.
    const usual = algorithm === "smooth" ? "16x16" : "8x8";
    const board = largest < 64 ? "3x3" : usual;
    const target = targets[0];
    const settings = { board, algorithm, target, whenStuck: /** @type {const} */ ("restart") };
    const { outcome, squares } = solve({ ...settings, merge: true, start: "a1", limit: "none" });
    if (board === usual) {
      assert.equal(outcome.kind, "tour", algorithm);
      assert(verify(board, squares).tour, algorithm);
    } else {
      assert.deepEqual(outcome, {
        kind: "impossible",
        reason: { code: "all-tried", sentence: "every possibility was tried" },
      });
    }
    const session = new Session({ ...settings, start: "a1" });
    const before = session.state();
    assert(session.step(), algorithm);
    assert.notDeepEqual(session.state(), before);
    assert(session.back());
    assert.deepEqual({ ...session.state(), recorded: 0 }, { ...before, recorded: 0 });
    session.free();
  }
});

test("an option can be a word or true or false, and nothing else", () => {
  const run = (/** @type {any} */ settings) =>
    solve({ board: "5x5", algorithm: "backtracking", start: "a1", ...settings }).steps;
  assert.equal(run({}), 2 * 8839 - 24);
  assert.equal(run({ prune: true }), run({ prune: "true" }));
  assert(run({ prune: true, order: "fewest-first" }) < 1000);
  assertRefuses(() => run({ prune: "perhaps" }), "bad-setting");
  assertRefuses(() => run({ order: 7 }), "bad-setting");
});

test("large boards come in blocks, and boards too large for a method are refused", () => {
  const squares = solveLarge({ board: "500x401", algorithm: "blocks", target: "closed" });
  assert(verify("500x401", squares).closed);
  assertRefuses(() => solve({ board: "8x8", algorithm: "permutations" }), "not-for-this-board");
  assertRefuses(() => solve({ board: "100x100", algorithm: "neural" }), "not-for-this-board");
  assertRefuses(() => solve({ board: "..#/...", algorithm: "blocks" }), "not-for-this-board");
});

test("what forbids a tour is reported with the squares to blame", () => {
  assert.deepEqual(diagnose("8x8", "closed"), []);
  const findings = diagnose("#...../....../....../......", "closed");
  assert(findings.some(({ code }) => code === "colours"));
  assert.deepEqual(diagnose("3x3", "open")[0], {
    code: "too-few-moves",
    squares: ["b2"],
    numbers: [1, 1],
    sentence: "b2 has no move",
  });
});

test("a tour has its turns, crossings, symmetry and sums", () => {
  const { squares } = solve({ board: "8x8", algorithm: "blocks", target: "closed" });
  const { statistics } = verify("8x8", squares);
  assert(statistics);
  const moves = statistics.runs.reduce((sum, runs, i) => sum + runs * (i + 1), 0);
  assert.equal(moves, 64);
  assert.equal(
    statistics.turns,
    statistics.runs.reduce((sum, runs) => sum + runs),
  );
  assert.equal(statistics.symmetries[0], "identity");
  const rows = statistics.sums?.rows.reduce((sum, row) => sum + row);
  assert.equal(rows, (64 * 65) / 2);
  assert.equal(verify("8x8", ["a1"]).statistics, undefined);
});

test("bad settings are refused, each with its code", () => {
  assertRefuses(() => boardInfo("0x8"), "bad-board");
  assertRefuses(() => boardInfo("9999x9999"), "board-too-large");
  assertRefuses(() => new Session({ board: "8x8", start: "z99" }), "bad-square");
  assertRefuses(() => new Session({ board: "..#/.../...", start: "c3" }), "square-is-a-hole");
  assertRefuses(
    () => new Session({ board: "8x8", algorithm: /** @type {any} */ ("magic") }),
    "unknown-algorithm",
  );
});

test("it is known where tours exist", () => {
  assert.equal(existence("8x8", "closed").answer, "yes");
  const { answer, reason } = existence("5x5", "closed");
  assert.deepEqual([answer, reason.code], ["no", "odd-area"]);
  assert.match(reason.sentence, /^every move changes the colour/);
});

test("success rates can be measured", () => {
  const roth = trials({ board: "8x8", start: "random", tieBreak: "roth" }, 200);
  assert.deepEqual(
    { ...roth, closed: 0 },
    { runs: 200, tours: 200, closed: 0, visited: 12_800, steps: 12_600 },
  );
  const random = trials({ board: "30x30", start: "a1", tieBreak: "random" }, 100);
  assert(random.tours > 50 && random.tours < 100, `${random.tours} of 100`);
  assert(random.visited < 90_000);
  assert.deepEqual(trials({ board: "30x30", start: "a1", tieBreak: "random" }, 100), random);
});

test("a map tells start by start what became of every run, in pieces as in one", () => {
  const settings = { board: "5x5", tieBreak: /** @type {const} */ ("random") };
  const seeds = ["1", "2", "3"];
  const map = successMap(settings, seeds, 0, 25);
  assert.equal(map.length, 25);
  for (const { square, endings, steps } of map) {
    const runs = seeds.map((seed) => solve({ ...settings, start: square, seed }));
    const expected = runs.map(({ outcome }) =>
      outcome.kind === "tour" ? (outcome.closed ? "closed" : "open") : outcome.kind,
    );
    assert.deepEqual(endings, expected);
    assert.equal(
      steps,
      runs.reduce((sum, run) => sum + run.steps, 0),
    );
  }
  assert.deepEqual(
    [...successMap(settings, seeds, 0, 10), ...successMap(settings, seeds, 10, 100)],
    map,
  );
  const slices = new SuccessMap(settings, seeds, 0, 25);
  assert.equal(slices.result, null);
  /** @type {number[]} */
  const fractions = [];
  while (slices.advance(0).done === false) {
    fractions.push(slices.advance(0).fraction);
  }
  assert.deepEqual(slices.result, map);
  assert(fractions.length > 10 && fractions.every((each, i) => each >= (fractions[i - 1] ?? 0)));
  slices.free();
  assert.deepEqual(successMap(settings, seeds, 25, 1), []);
  assert.equal(successMap({ board: "..#/.../#.." }, ["1"], 0, 9).length, 7);
  // A start that is asked for does not count, not even one that the tie-break does not take.
  const cull = /** @type {const} */ ({ board: "8x8", start: "c3", tieBreak: "squirrel-cull" });
  const [corner, edge] = successMap(cull, ["1"], 0, 2);
  assert.deepEqual(edge.endings, ["refused"]);
  assert.notDeepEqual(corner.endings, ["refused"]);
});

test("limits and seeds are handed out", () => {
  assert(limits().maxSide >= 4096);
  assert.notEqual(randomSeed(), randomSeed());
});
