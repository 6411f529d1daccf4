/** Worksheets: the same seed gives the same sheet, and every solution is true. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countTours, existence, openRequest, Puzzle, PuzzleMaker, verify } from "./module.js";
import { page } from "./page.js";

const { boardFor, fillIn, kinds, makeSheet, puzzlesOf, usualSheet } =
  await page("rooms/learn/sheets.js");
const { CROSS } = await page("rooms/learn/lessons.js");

/** @type {(kind: string, board?: string, seed?: string) => any[]} */
const sheet = (kind, board = "8x8", seed = "7") => makeSheet({ kind, board, seed });

test("the same seed gives the same sheet, another seed another one", () => {
  for (const kind of kinds.filter((/** @type {string} */ each) => each !== "numbers")) {
    assert.deepEqual(sheet(kind), sheet(kind), kind);
    assert.equal(sheet(kind).length, ["predict", "follow", "error"].includes(kind) ? 4 : 1, kind);
  }
  for (const kind of ["predict", "follow", "error"]) {
    assert.notDeepEqual(sheet(kind), sheet(kind, "8x8", "8"), kind);
  }
});

/** The kinds of sheets on which moves are predicted, the rules, and how many moves. */
const predicted = /** @type {const} */ ([
  ["predict", undefined, 5],
  ["follow", "nearest edge, fewest onward", 6],
]);

for (const [kind, rule, moves] of predicted) {
  test(`the moves to predict are the rule’s, and none of them is a tie: ${kind}`, () => {
    for (const board of ["6x6", "8x8", "10x7"]) {
      for (const { task, solution, squares, first, knight } of sheet(kind, board)) {
        const path = task.labels.map((/** @type {string[]} */ [square]) => square);
        assert.deepEqual(solution.path, [...path, ...squares]);
        assert.deepEqual([squares.length, first], [moves, path.length + 1]);
        // A knight would hide its number: its square is framed.
        assert.deepEqual([task.knight, task.marks.frame], [undefined, [knight]]);
        assert.equal(knight, path.at(-1));
        const [start] = path;
        const { session } = openRequest({ board, start, algorithm: "warnsdorff", rule });
        session.seek(path.length - 1);
        for (const square of squares) {
          const { candidates } = session.moment();
          assert.deepEqual(
            candidates.filter(({ tied }) => tied),
            [],
          );
          assert.equal(candidates.find(({ chosen }) => chosen)?.square, square);
          session.step();
        }
        session.free();
      }
    }
  });
}

test("no board for pupils has more than 30 numbers, on small boards and on large ones", () => {
  for (const board of ["5x6", "8x8", "12x12"]) {
    for (const kind of ["predict", "follow", "error"]) {
      const exercises = sheet(kind, board);
      assert.equal(exercises.length, 4, `${kind} ${board}`);
      for (const { task } of exercises) {
        assert.ok(task.labels.length <= 30, `${kind} ${board}: ${task.labels.length}`);
      }
    }
  }
});

test("the move named as wrong is the first wrong one, and the solution is a path", () => {
  for (const { task, solution, squares, first } of sheet("error")) {
    const shown = task.labels.map((/** @type {string[]} */ [square]) => square);
    const { problem, holds } = verify("8x8", shown.join(" "));
    assert.match(problem ?? "", /^the step from/);
    assert.equal(holds, first);
    assert.deepEqual(squares, shown.slice(first - 1, first + 1));
    assert.equal(verify("8x8", solution.path.join(" ")).holds, solution.path.length);
    const moved = shown.filter(
      (/** @type {string} */ square, /** @type {number} */ at) => solution.path[at] !== square,
    );
    assert.deepEqual(moved.sort(), [...solution.marks.frame].sort());
  }
});

/** @param {{ advance: (milliseconds: number) => { done: boolean } }} work */
function finish(work) {
  let isDone = false;
  while (!isDone) {
    isDone = work.advance(100).done;
  }
}

test("numbers to fill in are puzzles with one solution, the one that is shown, and of the grade that is asked for", () => {
  const wanted = puzzlesOf({ ...usualSheet, board: "5x6", grade: "medium", seed: "7" });
  assert.equal(wanted.length, 4);
  const texts = wanted.map((/** @type {any} */ settings) => {
    const maker = new PuzzleMaker(settings);
    finish(maker);
    const made = /** @type {any} */ (maker.result);
    const { task, solution, grade } = fillIn("5x6", made);
    assert.deepEqual([task.board, solution.board, grade], ["5x6", "5x6", "medium"]);
    // The squares with numbers are those of the puzzle’s text, and framed in the solution.
    const puzzle = new Puzzle({ givens: made.line });
    assert.deepEqual(
      Object.fromEntries(task.labels),
      Object.fromEntries(
        Object.entries(puzzle.givens).map(([square, number]) => [square, String(number)]),
      ),
    );
    assert.deepEqual(solution.marks.frame.toSorted(), Object.keys(puzzle.givens).sort());
    finish(puzzle);
    const { result } = puzzle;
    assert.ok(result.kind === "unique");
    assert.deepEqual(solution.path, result.squares);
    return made.line;
  });
  assert.equal(new Set(texts).size, 4);
});

test("blank boards of any size have a tour as a solution, or are said to have none", () => {
  for (const board of ["3x3", "4x4", "3x4", "5x5", "8x8", "20x20", "3x20", "4x19"]) {
    const [{ task, solution }] = sheet("blank", board);
    assert.equal(task.board, board);
    assert.equal(solution !== null, existence(board, "open").answer === "yes", board);
    assert.ok(!solution || verify(board, solution.path).tour, board);
  }
  const [{ task }] = sheet("counts", "5x6");
  const counts = Object.fromEntries(task.labels);
  assert.deepEqual(
    [counts.a1, counts.b1, counts.c1, counts.b2, counts.c3],
    ["2", "3", "4", "4", "8"],
  );
  assert.equal(task.labels.length, 30);
});

test("the puzzle of 12 squares has a closed tour, the one that is shown", () => {
  const [{ solution }] = sheet("cross");
  const { tour, closed } = verify(CROSS, solution.path);
  assert.ok(tour && closed && solution.path.length === 12);
  assert.equal(countTours({ board: CROSS, target: "closed" }), 2n);
});

test("boards that cannot be printed become the nearest that can, and tiny ones have no exercise", () => {
  for (const [text, kind, board] of [
    ["99x1", "predict", "12x3"],
    ["99x1", "blank", "20x3"],
    ["x", "error", "8x8"],
    ["5x6", "blank", "5x6"],
    ["99x5", "numbers", "10x5"],
  ]) {
    assert.equal(boardFor(text, kind), board);
  }
  assert.deepEqual([sheet("predict", "3x3"), sheet("error", "4x4")], [[], []]);
});
