/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";
export { labels, spellings, pieceLetters, actions, help, noRows } from "#messages/position.js";
import * as messages from "#messages/position.js";

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

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
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => messages.noRow({ text, rows });
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => messages.noColumn({ text, last });

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  messages.left({ squares, hasNames: names !== null, names: names ?? [] });

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `On ${board} the {knight} is on ${name}, ${number(visited)} of ${number(squares)} {squares} are visited, and ${next.length === 0 ? "it cannot move" : `it can go to ${next.join(", ")}`}.`;

/** @param {string} text */
export const unknown = (text) => messages.unknown({ text });
