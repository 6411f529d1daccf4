import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithms,
  boardInfo,
  existence,
  limits,
  randomSeed,
  Session,
  solve,
  solveLarge,
  trials,
  verify,
} from "./module.js";

/** @type {(act: () => unknown, code: string) => void} */
function assertRefuses(act, code) {
  assert.throws(act, (error) => {
    assert(error instanceof Error);
    assert.equal(/** @type {{ code?: unknown }} */ (error).code, code);
    assert.notEqual(error.message, "");
    return true;
  });
}

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

test("every algorithm and tie-break of the list can be used", () => {
  for (const { id: algorithm, tieBreaks } of algorithms()) {
    for (const tieBreak of tieBreaks) {
      const { squares } = solve({ board: "8x8", algorithm, tieBreak });
      assert(squares.length > 1, `${algorithm} with ${tieBreak}`);
    }
  }
});

test("bad settings are refused, each with its code", () => {
  assertRefuses(() => boardInfo("0x8"), "bad-board");
  assertRefuses(() => boardInfo("9999x9999"), "board-too-large");
  assertRefuses(() => new Session({ board: "8x8", start: "z99" }), "bad-square");
  assertRefuses(() => new Session({ board: "..#/.../...", start: "c3" }), "square-is-a-hole");
  assertRefuses(() => new Session({ board: "8x8", algorithm: "magic" }), "unknown-algorithm");
});

test("it is known where tours exist", () => {
  assert.equal(existence("8x8", "closed").answer, "yes");
  assert.deepEqual(existence("5x5", "closed"), { answer: "no", reason: { code: "odd-area" } });
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

test("limits and seeds are handed out", () => {
  assert(limits().maxSide >= 4096);
  assert.notEqual(randomSeed(), randomSeed());
});
