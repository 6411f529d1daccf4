/** The texts of worksheets: tasks, solutions and choices. */

import { inARow } from "#text/words.js";
export { labels, lines, sheets, oneSolution, checkSolution, cross } from "#messages/worksheets.js";
import * as messages from "#messages/worksheets.js";

/** @type {(board: string) => string} */
export const noSolution = (board) => messages.noSolution({ board });
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => messages.wrongMove({ first, last });
/** "8: d5, 9: f6" @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  inARow(squares.map((square, i) => messages.nextMove({ n: first + i, square })));
/** @param {number} n */
export const exercise = (n) => messages.exercise({ n });
/** @param {string} title */
export const solutionsOf = (title) => messages.solutionsOf({ title });
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) => messages.pictureOf({ isSolved, n, board });
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  messages.cell({
    square,
    what: text === null ? "hole" : text === "" ? "empty" : "text",
    text: text ?? "",
    isKnightHere,
  });
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) =>
  messages.row({ n, cells: cells.reduce((first, second) => messages.cells({ first, second })) });

/** @param {string} board */
export const tooSmall = (board) => messages.tooSmall({ board });
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => messages.foot({ board, seed });
