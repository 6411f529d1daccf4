/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";
import { knightMove, warnsdorff } from "#messages/worksheets.js";
export { labels, lines, oneSolution, checkSolution, cross } from "#messages/worksheets.js";
import * as messages from "#messages/worksheets.js";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: messages.sheets.blank.title,
    rule: knightMove,
    task: messages.sheets.blank.task,
  },
  counts: {
    title: messages.sheets.counts.title,
    rule: warnsdorff,
    task: messages.sheets.counts.task,
  },
  predict: {
    title: messages.sheets.predict.title,
    rule: warnsdorff,
    task: messages.sheets.predict.task,
  },
  follow: {
    title: messages.sheets.follow.title,
    rule: messages.sheets.follow.rule,
    task: messages.sheets.follow.task,
  },
  error: {
    title: messages.sheets.error.title,
    rule: knightMove,
    task: messages.sheets.error.task,
  },
  cross: {
    title: messages.sheets.cross.title,
    rule: knightMove,
    task: messages.sheets.cross.task,
  },
});

/** @type {(board: string) => string} */
export const noSolution = (board) => messages.noSolution({ board });
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => messages.wrongMove({ first, last });
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}: ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => messages.exercise({ n });
/** @param {string} title */
export const solutionsOf = (title) => messages.solutionsOf({ title });
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) => messages.pictureOf({ isSolved, n, board });
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}: ${text === null ? "no square" : text || "empty"}${isKnightHere ? ", with the knight" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Row ${n}. ${cells.join("; ")}.`;

/** @param {string} board */
export const tooSmall = (board) => messages.tooSmall({ board });
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => messages.foot({ board, seed });
