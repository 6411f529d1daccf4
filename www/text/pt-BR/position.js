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
  `{O cavalo} está em ${name}. Visitou ${number(visited)} de ${number(squares)} {casas}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `De ${name}, {o cavalo} não pode se mover.`
    : `De ${name}, {o cavalo} pode ir a ${count(squares.length, { one: "{casa}", other: "{casas}" })}: ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} buraco`
    : knight
      ? `${square} {cavalo}`
      : visit > 0
        ? `${square} número ${number(visit)}`
        : `${square} livre`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Fileira ${index}: ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Coluna ${name}, de baixo para cima: ${squares.map(cell).join(", ")}.`;
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => messages.noRow({ text, rows });
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => messages.noColumn({ text, last });

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  messages.left({ squares, hasNames: names !== null, names: names ?? [] });

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  next.length === 0
    ? `${board}: {o cavalo} está em ${name}, visitou ${number(visited)} de ${number(squares)} {casas} e não pode se mover.`
    : `${board}: {o cavalo} está em ${name}, visitou ${number(visited)} de ${number(squares)} {casas} e pode ir para ${next.join(", ")}.`;

/** @param {string} text */
export const unknown = (text) => messages.unknown({ text });
