/** Whether a path can still become a tour, and where a written one goes wrong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, Verdict, verify } from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/** @param {ConstructorParameters<typeof Verdict>[0]} settings */
function verdict(settings) {
  const question = new Verdict(settings);
  let isDone = false;
  while (!isDone) {
    isDone = question.advance(5).done;
  }
  const { result } = question;
  question.free();
  return result;
}

test("a path that can be finished comes with a tour", () => {
  const path = ["a1", "b3", "c5"];
  for (const target of /** @type {const} */ (["open", "closed"])) {
    const found = verdict({ board: "8x8", path, target });
    assert.ok(found.kind === "finishable");
    assert.deepEqual(found.squares.slice(0, 3), path);
    const { tour, closed } = verify("8x8", found.squares);
    assert.ok(tour && (closed || target === "open"));
  }
});

test("a lost path says why, whom to blame, and since when", () => {
  assert.deepEqual(verdict({ board: "6x6", path: ["e1", "c2", "b4", "d3"], target: "closed" }), {
    kind: "lost",
    code: "too-many-dead-ends",
    numbers: [2, 0],
    squares: ["a1", "a6"],
    sentence: "a1 and a6 have a single move left each, so the tour would end there and not close",
    since: 2,
  });
  assert.deepEqual(verdict({ board: "5x5", path: ["a2"] }), {
    kind: "lost",
    code: "start-colour",
    numbers: [12, 13],
    squares: ["a2"],
    sentence:
      "there are 13 dark squares and only 12 light ones, so a tour must begin and end on a dark one, but a2 is light",
    since: 0,
  });
});

test("graphs and numbers of squares do as well", () => {
  assert.equal(verdict({ graph: "1-2-3-4-1", path: ["1"], target: "closed" }).kind, "finishable");
  assert.equal(verdict({ graph: "1-2-3 2-4", path: ["2"] }).kind, "lost");
  assert.equal(verdict({ board: "8x8", path: [0, 17] }).kind, "finishable");
});

test("what becomes of a path is known before since when", () => {
  const question = new Verdict({ board: "8x8", path: ["a1"] });
  const { kind } = question.result;
  assert.ok(kind === "unknown" || kind === "finishable");
  const { fraction } = question.advance(0);
  assert.ok(fraction >= 0 && fraction <= 1);
  question.free();
});

test("what is no path is refused", () => {
  for (const [path, code] of /** @type {const} */ ([
    [[], "bad-setting"],
    ["a1", "bad-setting"],
    [["a1", "z9"], "bad-square"],
    [["a1", "a2"], "no-tour"],
    [["a1", "b3", "a1"], "no-tour"],
  ])) {
    assert.throws(() => new Verdict(/** @type {any} */ ({ board: "8x8", path })), { code });
  }
  for (const value of values) {
    assertAnswered(`path: ${shown(value)}`, () => new Verdict({ board: "5x5", path: value }));
    assertAnswered(`settings: ${shown(value)}`, () => new Verdict(value));
    assertAnswered(`text: ${shown(value)}`, () => verify("5x5", value));
  }
});

test("on boards too large to search, complete paths alone are judged", () => {
  const path = ["a1", "b3"];
  const [full, holes] = [".".repeat(101), "#".repeat(101)];
  const ring = [full, ...Array(98).fill(holes), full, full].join("/");
  for (const board of ["101x100", "1024x1024", ring]) {
    assert.throws(() => new Verdict({ board, path: ["a1"] }), {
      code: "not-for-this-board",
      message: /on up to 10,000 squares, holes included/,
    });
  }
  new Verdict({ board: "100x100", path }).free();
  const session = new Session({ board: "102x100", algorithm: "blocks", target: "closed" });
  session.finish();
  const { path: tour } = session.state();
  session.free();
  assert.equal(tour.length, 102 * 100);
  assert.equal(verdict({ board: "102x100", path: tour, target: "closed" }).kind, "finishable");
});

test("the first fault of a written tour is found, and since when what holds of it is lost", () => {
  const session = new Session({ board: "8x8", start: "a1" });
  session.finish();
  const squares = session.state().path;
  session.free();
  const whole = verify("8x8", squares.join(" "));
  assert.deepEqual(
    [whole.form, whole.squares, whole.holds, whole.problem],
    ["squares", squares, 64, undefined],
  );
  const wrong = [...squares];
  wrong[20] = "a1";
  const { holds, problem } = verify("8x8", JSON.stringify(wrong));
  assert.equal(holds, 20);
  assert.match(problem ?? "", /^a1 is visited twice/);
  // What comes first is told, whatever it is.
  const [moves, unread] = ["a1 b3 b4 z9", "a1 b3 z9 b4"].map((text) => verify("8x8", text));
  assert.deepEqual([moves?.holds, unread?.holds], [2, 2]);
  assert.match(moves?.problem ?? "", /^the step from b3 to b4, /);
  assert.match(unread?.problem ?? "", /^z9 is not on this board/);
  const lost = verify("5x5", "a2 b4 d5");
  assert.deepEqual([lost.problem, lost.holds], ["only 3 of 25 squares are visited", 3]);
  const found = verdict({ board: "5x5", path: lost.squares?.slice(0, lost.holds) ?? [] });
  assert.equal(found.kind === "lost" && found.since, 0);
  assert.equal(verify("8x8", squares).holds, undefined);
  assert.throws(() => verify("8x8", "a1 ".repeat(1_000_000)), { code: "too-long" });
});
