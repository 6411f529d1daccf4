/**
 * Puzzles: how many solutions one has and how hard it is, the next number that can be found, and the making of others.
 * @import { MadePuzzle, Progress, PuzzleEntries, PuzzleGrade, PuzzleHint, PuzzleMakerSettings, PuzzleResult, PuzzleSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Puzzle, PuzzleMaker } from "../pkg/knights_tour.js";

/** @typedef {{ result: PuzzleResult, grade: PuzzleGrade | undefined }} Solved */

/** The puzzle, and what was entered. @typedef {PuzzleSettings & { entries: PuzzleEntries }} HintRequest */

/** @param {PuzzleSettings} settings @returns {Resumable<Progress, Solved>} */
export function openPuzzle(settings) {
  const puzzle = new Puzzle(settings);
  return {
    advance: (milliseconds) => puzzle.advance(milliseconds),
    get result() {
      return { result: puzzle.result, grade: puzzle.grade?.grade };
    },
    free: () => puzzle.free(),
  };
}

/** @param {HintRequest} request @returns {Resumable<Progress, PuzzleHint>} */
export function openPuzzleHint({ entries, ...settings }) {
  const puzzle = new Puzzle(settings);
  let hint = /** @type {PuzzleHint | null} */ (null);
  return {
    advance() {
      hint = puzzle.why(entries);
      return { done: true, fraction: 1 };
    },
    get result() {
      return /** @type {PuzzleHint} */ (hint);
    },
    free: () => puzzle.free(),
  };
}

/** @type {(settings: PuzzleMakerSettings) => Resumable<Progress, MadePuzzle | undefined>} */
export const openPuzzleMaker = (settings) => new PuzzleMaker(settings);
