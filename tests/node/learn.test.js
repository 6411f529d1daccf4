/** Lessons as data: every question can be answered, and what is told of it is true. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { existence, graphs, Session, solve, TourCounter, Verdict } from "./module.js";
import { page } from "./page.js";

const { lessons, isNear } = await page("rooms/learn/lessons.js");
const { openScene, squaresFor } = await page("rooms/learn/scene.js");
const { readAddress, writeAddress } = await page("rooms/learn/address.js");
const { createProgress } = await page("rooms/learn/progress.js");
const { boardFor, kinds, makeSheet } = await page("rooms/learn/sheets.js");
const { sumUp } = await page("rooms/learn/random-runs.js");
const words = await page("text/en/learn.js");

/** Every step with its texts. @returns {any[]} */
const all = () =>
  lessons.flatMap((/** @type {any} */ { id, steps }) =>
    steps.map((/** @type {any} */ step, /** @type {number} */ at) => ({
      ...{ id, at, step, name: `${id} ${at + 1}` },
      texts: words.lessons[id].steps[at],
    })),
  );

test("every step has a text, and every question an answer and a reply", () => {
  assert.equal(lessons.length, 8);
  for (const { id, steps } of lessons) {
    assert.equal(words.lessons[id].steps.length, steps.length, id);
  }
  for (const { step, texts, name } of all()) {
    assert.ok(texts.text.length > 20 && texts.text.length < 420, name);
    if (step.kind === "choose") {
      assert.ok(texts.options[step.right], name);
      assert.ok(
        texts.options.every((/** @type {string[]} */ [, reply = ""]) => reply.length > 5),
        name,
      );
    } else if (step.kind === "number" || step.kind === "square" || step.kind === "move") {
      assert.ok(texts.ask && texts.right && texts.wrong, name);
    }
  }
});

test("every board opens, and every tour, prediction and square that is asked for is there", () => {
  for (const { step, name } of all()) {
    const { session, game } = openScene(step);
    if (step.kind === "move") {
      const { board, graph, target } = game.settings;
      const on = graph === undefined ? { board } : { graph };
      const verdict = new Verdict({ ...on, target, path: game.path() });
      verdict.advance(5000);
      assert.equal(verdict.result.kind, "finishable", name);
      verdict.free();
    }
    if (step.kind === "predict") {
      assert.ok(game.hint(), name);
    }
    if (step.kind === "square") {
      const squares = squaresFor(step);
      assert.ok(squares.length > 0, name);
      assert.ok(
        squares.every((/** @type {string} */ square) => !session.squareInfo(square).hole),
        name,
      );
    }
    if (step.kind === "watch") {
      assert.equal(session.position, step.at ?? 0, name);
    }
    session.free();
  }
  const ties = lessons.find((/** @type {any} */ { id }) => id === "ties");
  const ends = [0, 1, 3].map((at) => openScene(ties.steps[at]).session);
  for (const session of ends) {
    session.finish(1000);
  }
  assert.deepEqual(
    ends.map((session) => session.moment().outcome?.kind),
    ["stuck", "tour", "stuck"],
  );
});

test("what lessons state is what the solver finds", () => {
  /** @type {(settings: any) => any} */
  const finish = (settings) => {
    const session = new Session(settings);
    session.finish(1_000_000);
    const moment = session.moment();
    session.free();
    return moment;
  };
  const backtracking = { start: "a1", algorithm: "backtracking" };
  assert.equal(finish({ board: "5x5", ...backtracking }).counters.placements, 8839);
  assert.equal(finish({ board: "6x6", ...backtracking }).counters.placements, 248_168);
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const stuck = squares.filter(
    (start) =>
      finish({ board: "8x8", start, algorithm: "warnsdorff", tieBreak: "first" }).outcome.kind !==
      "tour",
  );
  assert.deepEqual(stuck, ["b7", "e5", "e8"]);
  assert.deepEqual(
    ["3x8", "4x7", "5x7", "3x10"].map((board) => existence(board, "closed").answer),
    ["no", "no", "no", "yes"],
  );
  assert.equal(existence("5x5", "open").answer, "yes");
  assert.equal(existence("4x4", "open").answer, "no");
  const count = new TourCounter({ board: "6x6", target: "closed" });
  let isDone = false;
  while (!isDone) {
    isDone = count.advance(100).done;
  }
  assert.equal(String(count.result), "9862");
  count.free();
  assert.equal(33_439_123_484_294n % 4n, 2n);
  assert.equal(13_267_364_410_532n % 4n, 0n);
  assert.equal(
    solve({
      graph: graphs().find(({ id }) => id === "petersen")?.graph ?? "",
      target: "closed",
      algorithm: "best",
    }).outcome?.kind === "tour",
    false,
  );
});

test("numbers are right within a factor, and random runs are summed up", () => {
  assert.ok(isNear({ right: 40, within: 1.5 }, 50) && !isNear({ right: 40, within: 1.5 }, 80));
  assert.ok(isNear({ right: 5 }, 5) && !isNear({ right: 5 }, 6) && !isNear({ right: 5 }, -5));
  const { mean, best, bins } = sumUp([4, 30, 64]);
  assert.deepEqual([Math.round(mean), best, bins.length], [33, 64, 16]);
  assert.deepEqual(
    bins
      .filter((/** @type {any} */ { runs }) => runs > 0)
      .map((/** @type {any} */ { from, to }) => [from, to]),
    [
      [1, 4],
      [29, 32],
      [61, 64],
    ],
  );
});

test("links beyond the last step lead to it, and progress outlives nonsense and a denied storage", () => {
  const { route, problems } = readAddress("#learn?lesson=ties&step=99");
  assert.equal(problems[0].message, "this lesson has 4 steps, not “99”");
  assert.equal(writeAddress(route), "#learn?lesson=ties&step=4");
  assert.equal(readAddress("#learn?lesson=nothing").problems[0].name, "lesson");
  assert.deepEqual(readAddress("#learn").problems, []);
  assert.equal(readAddress("#learn?step=0").route.step, 0);
  let stored = '{"hand":[0,77,"x"],"nothing":[1]}';
  const storage = {
    getItem: () => stored,
    setItem(/** @type {string} */ _, /** @type {string} */ value) {
      stored = value;
    },
    removeItem() {
      throw new Error("denied");
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const progress = createProgress();
  assert.deepEqual([progress.count("hand"), progress.has("hand", 0)], [1, true]);
  progress.add("ties", 2);
  assert.deepEqual(JSON.parse(stored).ties, [2]);
  progress.forget();
  assert.deepEqual([progress.any, progress.isKept], [false, false]);
  stored = "nonsense";
  assert.equal(createProgress().any, false);
});

test("worksheets come from their seed, with true solutions", () => {
  for (const kind of kinds) {
    const asked = { kind, seed: "7", board: "8x8" };
    const sheet = makeSheet(asked);
    assert.deepEqual(sheet, makeSheet(asked), kind);
    assert.equal(sheet.length, ["predict", "error"].includes(kind) ? 4 : 1, kind);
    for (const { task, solution, path, fault } of /** @type {any[]} */ (sheet)) {
      if (kind === "predict") {
        assert.equal(path.length, 5);
        assert.deepEqual(solution.path, [...task.path, ...path]);
      } else if (kind === "error") {
        assert.match(fault, /is not a|cannot|no move/);
        assert.equal(path.length, 64);
      } else if (kind === "cross") {
        assert.equal(path.length, 12);
      }
    }
  }
  assert.notDeepEqual(
    makeSheet({ kind: "predict", seed: "7", board: "8x8" }),
    makeSheet({ kind: "predict", seed: "8", board: "8x8" }),
  );
  for (const [text, board] of [
    ["99x1", "12x3"],
    ["x", "8x8"],
    ["5x6", "5x6"],
  ]) {
    assert.equal(boardFor(text), board);
  }
});
