/** Moves made by hand, and searches that take over from one another. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { algorithms, Session, solve, trials } from "./module.js";

/** @param {() => unknown} act @param {string} what */
const isIllegal = (act, what) =>
  assert.throws(act, (/** @type {any} */ error) => {
    assert.equal(error.code, "illegal-move");
    assert.equal(error.what, what);
    assert.match(error.message, / cannot be the next move: /);
    return true;
  });

test("a move by hand is made from any moment, and the rule goes on from there", () => {
  const session = new Session({ board: "8x8", start: "d4" });
  assert.equal(session.state().madeBy, null);
  session.finish();
  session.seek(3);
  const { candidates, focus } = session.moment();
  const other = candidates.find(({ chosen }) => !chosen);
  const preferred = candidates.find(({ chosen }) => chosen);
  assert.ok(other && preferred);
  session.play(other.square);
  assert.equal(session.position, 4);
  assert.equal(session.recorded, 4);
  const state = session.state();
  assert.equal(state.madeBy, "player");
  assert.equal(state.path.at(-1), other.square);
  session.back();
  assert.deepEqual(session.moment().reason, {
    code: "by-hand",
    to: other.square,
    accessibility: other.accessibility,
    fewest: preferred.accessibility,
    preferred: preferred.square,
  });
  assert.equal(session.moment().focus, focus);
  session.finish();
  assert.equal(session.state().madeBy, "algorithm");
  assert.equal(session.state().path[4], other.square);
});

test("an invalid move is refused with a reason and changes nothing", () => {
  const board = ["........", "........", "...#....", "........"].join("/");
  const session = new Session({ board, start: "a1" });
  session.step();
  const before = session.state();
  isIllegal(() => session.play("h4"), "not-a-move");
  isIllegal(() => session.play("a1"), "visited");
  isIllegal(() => session.play("d2"), "hole");
  assert.throws(() => session.play("z9"), { code: "bad-square" });
  assert.throws(() => session.play(/** @type {any} */ ({})), { code: "bad-square" });
  assert.deepEqual(session.state(), before);
  const whole = new Session({ board: "8x8" });
  whole.finish();
  isIllegal(() => whole.play("a1"), "over");
  isIllegal(() => whole.handOver(), "over");
  const cycles = new Session({ board: "6x6", algorithm: "cycles" });
  assert.throws(() => cycles.play("b3"), { code: "not-for-this-board" });
});

test("a run by hand waits for its player, and is handed over to a search", () => {
  const session = new Session({ board: "6x6", algorithm: "player" });
  assert.equal(session.moment().waits, true);
  assert.equal(session.waits, true);
  assert.equal(session.step(), false);
  assert.equal(session.done, false);
  assert.deepEqual(
    session.moment().candidates.map(({ square }) => square),
    ["c2", "b3"],
  );
  session.play("b3");
  session.play(session.moment().candidates[0]?.square ?? "");
  assert.equal(session.moment().algorithm, "player");
  for (const settings of /** @type {const} */ ([
    { algorithm: "warnsdorff", whenStuck: "backtrack" },
    { algorithm: "backtracking", order: "fewest-first" },
    { algorithm: "rotations" },
  ])) {
    const { algorithm } = settings;
    session.seek(2);
    session.handOver(settings);
    assert.equal(session.moment().algorithm, algorithm);
    assert.equal(session.finish(3_000_000), true);
    assert.equal(session.moment().outcome?.kind, "tour", algorithm);
    assert.equal(session.state().path[1], "b3");
  }
  session.seek(2);
  assert.throws(() => session.handOver({ algorithm: "blocks" }), { code: "not-for-this-board" });
  assert.throws(() => session.handOver({ algorithm: /** @type {any} */ ("x") }), {
    code: "unknown-algorithm",
  });
  assert.throws(() => session.handOver({ tieBreak: /** @type {any} */ ("x") }), {
    code: "bad-setting",
  });
  assert.equal(session.recorded > 2, true);
});

test("a hint tells what the rule would do and moves nothing", () => {
  const session = new Session({ board: "8x8", start: "a1", algorithm: "player" });
  session.play("b3");
  const before = session.state();
  const hint = session.hint({ tieBreak: "first" });
  assert.ok(hint);
  assert.deepEqual(session.state(), before);
  const rule = new Session({ board: "8x8", start: "a1", tieBreak: "first" });
  rule.play("b3");
  const { reason, candidates, rule: text, decidedBy } = rule.moment();
  assert.deepEqual(hint.reason, reason);
  assert.deepEqual(hint.candidates, candidates);
  assert.deepEqual([hint.rule, hint.decidedBy], [text, decidedBy]);
  assert.equal(hint.to, candidates.find(({ chosen }) => chosen)?.square);
  const stuck = new Session({ board: "3x3", start: "b2", algorithm: "player" });
  assert.equal(stuck.hint(), null);
});

test("a run tells its moves by hand, and is made again from them", () => {
  const session = new Session({ board: "8x8", start: "a1", tieBreak: "first" });
  assert.equal(session.byHand, "");
  for (const at of [2, 7]) {
    session.seek(at);
    session.play(session.moment().candidates.find(({ chosen }) => !chosen)?.square ?? "");
  }
  const byHand = session.byHand;
  assert.match(byHand, /^2:[a-h][1-8],7:[a-h][1-8]$/);
  const again = new Session({ board: "8x8", start: "a1", tieBreak: "first", byHand });
  session.finish();
  again.finish();
  assert.deepEqual(again.state(), session.state());
  assert.equal(again.byHand, byHand);
});

test("what a session tells of moves by hand, a new one takes, whatever the method", () => {
  let methods = 0;
  for (const { id, targets } of algorithms().filter(({ buildsPath }) => buildsPath)) {
    const board = id === "permutations" ? "3x3" : "6x6";
    const tour =
      id === "given" ? solve({ board, whenStuck: "backtrack" }).squares.join("") : undefined;
    const start = id === "given" ? undefined : "a1";
    const settings = { board, start, algorithm: id, target: targets[0], seed: "7", tour };
    const session = new Session(settings);
    session.seek(1);
    const onward = ["b3", "c2", "c1", "a3", "a5", "c5", "d4", "e3"].find((to) => {
      try {
        session.play(to);
        return true;
      } catch {
        return false;
      }
    });
    assert(onward, id);
    const again = new Session({ ...settings, byHand: session.byHand });
    again.seek(3);
    session.seek(3);
    assert.deepEqual(again.state().path, session.state().path, id);
    assert.equal(again.byHand, session.byHand, id);
    methods += 1;
    session.free();
    again.free();
  }
  assert(methods > 4);
});

test("unreadable and impossible moves by hand are refused", () => {
  for (const byHand of ["e5", "1:e5,1:f6", "x:e5", "💩"]) {
    assert.throws(() => new Session({ board: "8x8", byHand }), { code: "bad-setting" }, byHand);
  }
  assert.throws(() => new Session({ board: "8x8", byHand: "1:z9" }), { code: "bad-square" });
  assert.throws(() => new Session({ board: "8x8", algorithm: "cycles", byHand: "0:b3" }), {
    code: "not-for-this-board",
  });
  for (const call of [
    () => solve({ board: "8x8", byHand: "0:b3" }),
    () => trials({ board: "8x8", byHand: "0:b3" }, 2),
  ]) {
    assert.throws(call, { code: "bad-setting" });
  }
  const canTakeOver = algorithms()
    .filter((each) => each.canTakeOver)
    .map(({ id }) => id);
  assert.ok(canTakeOver.includes("warnsdorff") && canTakeOver.includes("rotations"));
  assert.ok(!canTakeOver.includes("blocks"));
});
