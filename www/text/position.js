/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../pkg/knights_tour.js"
 */

import { listed } from "#text/sentence.js";
export { labels, spellings, pieceLetters, actions, help, noRows } from "#messages/position.js";
import * as messages from "#messages/position.js";

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** A square as a sentence names it. @param {string} square */
const named = (square) => listed([square]);

/** @type {(square: string, visited: number, squares: number) => string} */
export const where = (square, visited, squares) =>
  messages.where({ name: named(square), visited, squares });

/** @type {(square: string, ways: readonly string[]) => string} */
export const ways = (square, names) =>
  messages.ways({ name: named(square), many: names.length, names });

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? messages.cell.hole({ square })
    : knight
      ? messages.cell.knight({ square })
      : visit > 0
        ? messages.cell.visited({ square, visit })
        : messages.cell.open({ square });

/** @param {readonly SquareInfo[]} squares */
const cells = (squares) =>
  squares.map(cell).reduce((first, second) => messages.cell.several({ first, second }));

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => messages.row({ row: index, cells: cells(squares) });
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) => messages.column({ column: name, cells: cells(squares) });
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => messages.noRow({ text, rows });
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => messages.noColumn({ text, last });

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  messages.left({ squares, hasNames: names !== null, names: names ?? [] });

/** @type {(board: string, square: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, square, visited, squares, names) =>
  messages.sum({ board, name: named(square), visited, squares, many: names.length, names });

/** @param {string} text */
export const unknown = (text) => messages.unknown({ text });
