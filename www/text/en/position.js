/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "Play by typing",
  typed: "A move or a question",
  typedHelp:
    "Type a move, such as b3 or Nb3, and press Enter. Type help to learn what else you can ask. Esc takes you back to the board.",
  sendTyped: "Enter",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["where", "knight", "w", "k"],
  ways: ["moves", "go", "g"],
  row: ["row", "rank", "x"],
  column: ["column", "file", "y"],
  left: ["left", "n"],
  sum: ["board", "position", "s"],
  back: ["back", "undo"],
  hint: ["hint", "h"],
  lost: ["lost", "l"],
  start: ["start", "b"],
  help: ["help", "?"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["n"];

/** What the keys say. */
export const actions = {
  typing: "Type a move or a question",
  where: "Say where the {knight} is",
  ways: "Say where it can go",
  row: "Read out this row",
  column: "Read out this column",
  left: "Say which {squares} are left",
  sum: "Sum up the position",
};

export const help =
  "Type a {square}, such as b3, to move there, or b3? to learn its onward moves. Or type where, moves, row, row 3, column, column c, left, board, back, hint, lost or start c3.";

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `The {knight} is on ${name}. It has visited ${number(visited)} of ${number(squares)} {squares}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `From ${name} the {knight} cannot move.`
    : `From ${name} the {knight} can go to ${count(squares.length, { one: "{square}", other: "{squares}" })}: ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} hole`
    : knight
      ? `${square} {knight}`
      : visit > 0
        ? `${square} number ${number(visit)}`
        : `${square} open`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Row ${index}: ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Column ${name}, from the bottom: ${squares.map(cell).join(", ")}.`;
export const noRows = "A graph has no rows and columns.";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => `There is no row ${text}. The rows go from 1 to ${rows}.`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) =>
  `There is no column ${text}. The columns go from a to ${last}.`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  squares === 0
    ? "No {square} is left."
    : `${count(squares, { one: "{square} is", other: "{squares} are" })} left${names === null ? "" : `: ${names.join(", ")}`}.`;

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `On ${board} the {knight} is on ${name}, ${number(visited)} of ${number(squares)} {squares} are visited, and ${next.length === 0 ? "it cannot move" : `it can go to ${next.join(", ")}`}.`;

/** @param {string} text */
export const unknown = (text) => `“${text}” is neither a {square} nor a question. Type help.`;
