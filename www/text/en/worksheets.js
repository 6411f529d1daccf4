/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Print",
  other: "Another seed",
  kind: "Worksheet",
  board: "Board",
  width: "Width",
  height: "Height",
  show: "Show",
  name: "Name:",
});

/** The names of worksheets and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "A blank board",
    task: "Write 1 on the square where you begin, and number every square that the knight visits.",
  },
  counts: {
    title: "A board with onward moves",
    task: "The small numbers count the moves from each square. Begin anywhere, number every square that you visit, and always go where the small number is least. After each move, lower the small numbers one move away by one.",
  },
  predict: {
    title: "Predict the next five moves",
    task: "Where does Warnsdorff’s rule go from the last number? There are no ties. Write the next five numbers.",
  },
  error: {
    title: "Find the error",
    task: "Each board should show a tour, but two numbers have changed places. Which is the first move that is wrong?",
  },
  cross: {
    title: "The 12-square puzzle",
    task: "Visit all 12 squares with a knight and return to where you began. Hint: draw the squares as points, and the moves as lines between them. Then untangle the drawing.",
  },
});

/** A blank board has more than one solution. */
export const oneSolution = "One of many solutions.";
/** @type {(board: string) => string} */
export const noSolution = (board) => `The ${board} board has no tour.`;
/** How to see whether a solution is right. */
export const checkSolution =
  "A solution is right if each number is a knight’s move from the one before.";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => `${first} to ${last} is not a knight’s move.`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}: ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Solutions: ${title}`;
export const cross = "12-square cross";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  `${isSolved ? "Solution" : "Exercise"} ${number(n)}: ${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(text: string | null, isKnightHere: boolean) => string} */
export const cell = (text, isKnightHere) =>
  `${text === null ? "no square" : text || "empty"}${isKnightHere ? " with the knight" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Row ${n}: ${cells.join(", ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `There is no such exercise on a board of ${board}: take a larger one, such as 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Knight’s Tour Lab · ${board} · seed ${seed}`;
