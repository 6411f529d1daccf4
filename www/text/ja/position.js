/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { listed, number, vertex } from "./sentence.js";
export { labels, spellings, pieceLetters, actions, help, noRows } from "#messages/position.js";
import * as messages from "#messages/position.js";

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{ナイト}は${vertex(name)}${name}にいます。${number(squares)}{マス}のうち${number(visited)}{マス}を通りました。`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `{ナイト}は${vertex(name)}${name}から動けません。`
    : `{ナイト}が${vertex(name)}${name}から進めるのは${number(squares.length)}{マス}：${squares.join("、")}。`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square}は穴`
    : knight
      ? `${square}は{ナイト}`
      : visit > 0
        ? `${square}は${number(visit)}番`
        : `${square}は空き`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `行${index}：${squares.map(cell).join("、")}。`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) => `列${name}、下から：${squares.map(cell).join("、")}。`;
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => messages.noRow({ text, rows });
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => messages.noColumn({ text, last });

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  messages.left({ squares, hasNames: names !== null, names: names ?? [] });

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `${board}で、{ナイト}は${vertex(name)}${name}にいます。${number(squares)}{マス}のうち${number(visited)}{マス}を通りました。${next.length === 0 ? "もう動けません。" : `進めるのは${listed(next)}です。`}`;

/** @param {string} text */
export const unknown = (text) => messages.unknown({ text });
