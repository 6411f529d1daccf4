/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Print",
  withSolutions: "With the solutions",
  withoutSolutions: "Without the solutions",
  other: "Another seed",
  kind: "Worksheet",
  board: "Board",
  width: "Width",
  height: "Height",
  show: "Show",
  name: "Name:",
});

const knightMove =
  "A knight moves two squares in one direction and one to the side. It hops over the squares between.";
const warnsdorff =
  "The rule: always go to the square that has the fewest moves onward, to squares without a number. A knight moves two squares in one direction and one to the side.";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "A blank board",
    rule: knightMove,
    task: "Can a knight visit every square exactly once? Write 1 on the square where you begin, and number the squares in the order of your visits.",
  },
  counts: {
    title: "A board with onward moves",
    rule: warnsdorff,
    task: "The small number in a corner counts the moves from that square. Begin anywhere and write 1. Always go where the small number is smallest. After each move, take one off every small number that is one move away.",
  },
  predict: {
    title: "Predict the next five moves",
    rule: warnsdorff,
    task: "The knight stands on the framed square. Where does the rule take it? Write the next five numbers on the board, and the squares on the lines. There are no ties.",
  },
  follow: {
    title: "Follow a rule for six moves",
    rule: "The rule: go to the square nearest the edge; a corner is nearest of all. If several are equally near, take the one with the fewest moves onward, to squares without a number. A knight moves two squares in one direction and one to the side.",
    task: "The knight stands on the framed square. Where does the rule take it? Write the next six numbers on the board, and the squares on the lines. There is always one best square.",
  },
  error: {
    title: "Find the error",
    rule: knightMove,
    task: "Each board should show the beginning of a tour, but two numbers have changed places. Follow the numbers from 1. Between which two is the first wrong move?",
  },
  cross: {
    title: "The 12-square puzzle",
    rule: knightMove,
    task: "Visit all 12 squares with a knight and return to where you began. Hint: draw the squares as points, and the moves as lines between them. Then untangle the drawing.",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["From", "to"];

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
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}: ${text === null ? "no square" : text || "empty"}${isKnightHere ? ", with the knight" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Row ${n}. ${cells.join("; ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `There is no such exercise on a ${board} board. Take a larger one, such as 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Knight’s Tour Lab · ${board} · seed ${seed}`;
