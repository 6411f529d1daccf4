/** Puzzles: numbers of a tour to fill in, and words to read along one. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  Puzzle,
  PuzzleMaker,
  boardInfo,
  puzzleSymmetries,
  wordGrid,
  wordPuzzle,
} from "./module.js";

/** @template {{ advance(milliseconds?: number): { done: boolean } }} T @param {T} work */
function finished(work) {
  let isDone = false;
  while (!isDone) {
    isDone = work.advance(20).done;
  }
  return work;
}

const RING = { givens: "1 . ./. # ./3 . .", target: /** @type {const} */ ("closed") };

test("a puzzle with one solution is solved, graded and explained", () => {
  const puzzle = finished(new Puzzle(RING));
  const { result, grade, steps } = puzzle;
  assert.ok(result.kind === "unique");
  assert.deepEqual(result.board, [
    [1, 4, 7],
    [6, 0, 2],
    [3, 8, 5],
  ]);
  assert.equal(result.squares.length, 8);
  assert.equal(grade?.grade, "easy");
  assert.deepEqual(puzzle.givens, { a3: 1, a1: 3 });
  assert.equal(puzzle.board, ".../.#./...");
  assert.equal(puzzle.line, RING.givens);
  const placed = steps.filter((step) => step.number !== null);
  assert.deepEqual(
    placed.map(({ number, square }) => result.squares[Number(number) - 1] === square),
    Array(6).fill(true),
  );
  for (const { number, square } of steps.flatMap((step) => step.struck)) {
    assert.notEqual(result.squares[number - 1], square);
  }
});

test("hints lead from any entries to the solution", () => {
  const puzzle = finished(new Puzzle(RING));
  /** @type {Record<string, number>} */
  const entries = {};
  let hint = puzzle.why(entries);
  for (; hint.kind === "step"; hint = puzzle.why(entries)) {
    assert.deepEqual(hint.steps.at(-1)?.square, hint.square);
    entries[String(hint.square)] = Number(hint.number);
  }
  assert.equal(hint.kind, "solved");
  assert.equal(Object.keys(entries).length, 6);
  assert.deepEqual(puzzle.wrongs(entries), []);
});

test("a wrong entry is named first", () => {
  const puzzle = finished(new Puzzle(RING));
  const result = puzzle.result;
  assert.ok(result.kind === "unique");
  const [, second = "", , , , sixth = ""] = result.squares;
  const hint = puzzle.why({ [second]: 6, [sixth]: 2 });
  assert.deepEqual([hint.kind, hint.number, hint.square], ["wrong", 2, sixth]);
  assert.deepEqual(puzzle.wrongs({ [second]: 6, [sixth]: 2 }), [sixth, second]);
});

test("where a number can go depends on its neighbours alone", () => {
  const puzzle = new Puzzle(RING);
  assert.deepEqual(puzzle.places(2), ["c2"]);
  assert.deepEqual(puzzle.places(4), ["c2", "b3"]);
  assert.deepEqual(puzzle.places(1), ["a3"]);
  assert.deepEqual(puzzle.places(9), []);
  assert.deepEqual(puzzle.places(2, { c2: 8 }), []);
});

test("several solutions are shown with the squares where they differ", () => {
  const { result } = finished(new Puzzle({ givens: "1 . ./. # ./. . .", target: "closed" }));
  assert.ok(result.kind === "several");
  assert.equal(result.boards.length, 2);
  assert.ok(result.differ.length > 1 && !result.differ.includes("a3"));
});

test("givens without a solution are named", () => {
  const puzzle = finished(new Puzzle({ givens: "1 . 5/. . ./. . .", target: "open" }));
  assert.equal(puzzle.result.kind, "none");
  assert.equal(puzzle.grade, undefined);
});

test("what is wrong with a puzzle is said", () => {
  /** @type {[() => unknown, string][]} */
  const wrong = [
    [() => new Puzzle({ givens: "" }), "bad-givens"],
    [() => new Puzzle({ givens: "1 x/. ." }), "bad-givens"],
    [() => new Puzzle({ givens: "1 1/. ." }), "clashing-givens"],
    [() => new Puzzle({ givens: "1 . ./. # ./. 2 .", board: "4x4" }), "bad-givens"],
    [() => new Puzzle({ givens: ". ".repeat(401) }), "not-for-this-board"],
    [() => new Puzzle({ givens: " ".repeat(100_001) }), "too-long"],
    [() => new Puzzle(/** @type {any} */ ("1 .")), "bad-setting"],
    [() => new Puzzle(/** @type {any} */ ({ giveens: "1 ." })), "unknown-setting"],
    [() => new Puzzle(RING).why({ z9: 3 }), "bad-square"],
    [() => new Puzzle(RING).why({ b2: 3 }), "square-is-a-hole"],
    [() => new Puzzle(RING).why({ b1: 3 }), "clashing-givens"],
    [() => new Puzzle(RING).why(/** @type {any} */ ({ b3: "3" })), "bad-setting"],
    [() => new PuzzleMaker({ board: "5x6", symmetry: "quarter" }), "bad-setting"],
    [() => new PuzzleMaker(/** @type {any} */ ({ board: "5x5", grade: "harder" })), "bad-setting"],
    [() => new PuzzleMaker({ board: "21x21" }), "not-for-this-board"],
    [() => finished(new PuzzleMaker({ board: "5x5", target: "closed" })), "no-tour"],
  ];
  for (const [call, code] of wrong) {
    assert.throws(call, { code });
  }
});

test("a maker keeps to its settings, and the same seed makes the same puzzle", () => {
  /** @type {import("./module.js").PuzzleMakerSettings} */
  const settings = { board: "6x6", target: "closed", grade: "medium", symmetry: "turned", seed: 3 };
  const made = finished(new PuzzleMaker(settings)).result;
  assert.ok(made);
  assert.deepEqual(made.reached, { grade: true, givens: true });
  assert.equal(made.grade, "medium");
  const puzzle = finished(new Puzzle({ givens: made.givens, target: "closed" }));
  assert.equal(puzzle.grade?.grade, "medium");
  assert.deepEqual(puzzle.result, { kind: "unique", board: made.board, squares: made.squares });
  assert.equal(finished(new PuzzleMaker(settings)).result?.line, made.line);
  // The same as natively: `knights-tour puzzle make 6x6 --closed --grade medium --symmetry turned --seed 3`.
  assert.equal(made.numbers, Object.keys(puzzle.givens).length);
  assert.deepEqual(puzzleSymmetries("5x6"), ["none", "turned", "mirrored"]);
});

test("its picture has the givens and the entries", () => {
  const svg = new Puzzle(RING).svg({ c2: 2 });
  assert.match(svg, /^<svg /);
  for (const number of [1, 2, 3]) {
    assert.match(svg, new RegExp(`>${number}</text>`));
  }
});

const VERSE = "The cap-tive void of no-ble rage, the lin-net born with-in the cage";

test("a text is laid along a tour, and its grid is read again", () => {
  const verse = wordPuzzle({ text: VERSE, seed: 3, target: "open" });
  assert.equal(verse.text, VERSE.replaceAll("-", ""));
  assert.equal(verse.parts.length, verse.squares.length);
  assert.equal(new Set(verse.squares).size, boardInfo(verse.board).squares);
  assert.deepEqual(verse.parts.slice(0, 3), [
    { text: "The", joins: false },
    { text: "cap", joins: true },
    { text: "tive", joins: false },
  ]);
  assert.ok(verse.svg.includes(">rage,<") && verse.solution.length > verse.svg.length);
  assert.equal(wordPuzzle({ text: VERSE, seed: 3, target: "open" }).grid, verse.grid);

  const grid = wordGrid({
    grid: verse.grid,
    text: "THE CAPTIVE VOID of noble rage the linnet born within the cage",
  });
  assert.equal(grid.board, verse.board);
  assert.deepEqual(grid.readings, verse.readings);
  assert.equal(
    (grid.squares ?? []).map((square) => grid.cells[square]?.text).join(" "),
    verse.parts.map((part) => part.text).join(" "),
  );
  const unknown = wordGrid({ grid: verse.grid });
  assert.deepEqual([unknown.readings, unknown.squares], [null, null]);
  assert.equal(wordGrid({ grid: verse.grid, text: "another" }).readings?.number, 0);
});

test("what a reader sees as one letter is never cut", () => {
  const letters = (/** @type {string} */ text) =>
    wordPuzzle({ text, cut: "letters" })
      .parts.map((part) => part.text)
      .filter((part) => part !== "·");
  assert.deepEqual(letters("e\u0301! 👩‍👩‍👧🇫🇷 नि"), ["e\u0301!", "👩‍👩‍👧", "🇫🇷", "नि"]);
  assert.deepEqual(letters("שלום"), ["ש", "ל", "ו", "ם"]);
});

test("texts and grids that cannot be used are refused by their code", () => {
  for (const [call, code] of /** @type {[() => unknown, string][]} */ ([
    [() => wordPuzzle({ text: "" }), "bad-setting"],
    [() => wordPuzzle({ text: "a".repeat(10_001), cut: "letters" }), "too-long"],
    [() => wordPuzzle({ text: "a ".repeat(401) }), "too-long"],
    [() => wordPuzzle({ text: VERSE, board: "3x4" }), "not-for-this-board"],
    [() => wordPuzzle({ text: VERSE, board: "5x5", target: "closed" }), "no-tour"],
    [() => wordPuzzle({ text: VERSE, start: "z9" }), "bad-square"],
    [() => wordPuzzle(/** @type {any} */ ({ text: 7 })), "bad-setting"],
    [() => wordPuzzle(/** @type {any} */ ({ text: VERSE, cut: "lines" })), "bad-setting"],
    [() => wordPuzzle(/** @type {any} */ ({ txet: VERSE })), "unknown-setting"],
    [() => wordGrid({ grid: "a b\nc" }), "bad-givens"],
    [() => wordGrid({ grid: "a ".repeat(401) }), "not-for-this-board"],
    [() => wordGrid({ grid: "a ".repeat(50_000) }), "too-long"],
    [() => wordGrid(/** @type {any} */ ("a")), "bad-setting"],
  ])) {
    assert.throws(call, (/** @type {any} */ error) => error.code === code, code);
  }
});
