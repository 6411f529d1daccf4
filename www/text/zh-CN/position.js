/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { number } from "./sentence.js";
export { labels, spellings, pieceLetters, actions, help, noRows } from "#messages/position.js";
import * as messages from "#messages/position.js";

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{马}在${name}。共${number(squares)}个{格子}，走过了${number(visited)}个。`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `从${name}，{马}走不动了。`
    : `从${name}，{马}可以去${number(squares.length)}个{格子}：${squares.join("、")}。`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square}：洞`
    : knight
      ? `${square}：{马}`
      : visit > 0
        ? `${square}：${number(visit)}号`
        : `${square}：没走过`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `第${index}行：${squares.map(cell).join("，")}。`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) => `${name}列，从下往上：${squares.map(cell).join("，")}。`;
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => messages.noRow({ text, rows });
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => messages.noColumn({ text, last });

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  messages.left({ squares, hasNames: names !== null, names: names ?? [] });

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `${board}：{马}在${name}，共${number(squares)}个{格子}，走过了${number(visited)}个，${next.length === 0 ? "它走不动了" : `它可以去${next.join("、")}`}。`;

/** @param {string} text */
export const unknown = (text) => messages.unknown({ text });
