/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "打字来走",
  typed: "走法或问题",
  typedHelp: "输入走法，例如b3或Nb3，再按回车。输入“帮助”，看看还能问什么。按Esc回到棋盘。",
  sendTyped: "回车",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["在哪", "在哪里", "马在哪里", "哪里", "马", "where", "knight", "w", "k"],
  ways: ["走法", "能去", "能去哪里", "我能去哪里", "moves", "go", "g"],
  row: ["行", "row", "rank", "x"],
  column: ["列", "column", "file", "y"],
  left: ["剩下", "还剩", "left", "n"],
  sum: ["棋盘", "局面", "board", "position", "s"],
  back: ["悔棋", "退回", "撤销", "back", "undo"],
  hint: ["提示", "hint", "h"],
  lost: [
    "走得成吗",
    "还走得成吗",
    "还走得成吗？",
    "还走得成吗?",
    "没救",
    "没救了",
    "没救了吗",
    "没救了吗？",
    "没救了吗?",
    "lost",
    "l",
  ],
  start: ["起点", "start", "b"],
  help: ["帮助", "help", "?", "？"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["马", "馬"];

/** What the keys say. */
export const actions = {
  typing: "输入走法或问题",
  where: "说出{马}在哪里",
  ways: "说出它能去哪里",
  row: "读出这一行",
  column: "读出这一列",
  left: "说出还剩哪些{格子}",
  sum: "概括局面",
};

export const help =
  "输入一个{格子}（例如b3）就走到那里，输入b3?就说出那里有几条出路。也可以输入：在哪、走法、行、行 3、列、列 c、剩下、棋盘、悔棋、提示、走得成吗、起点 c3。";

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
export const noRows = "图没有行和列。";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => `没有第${text}行。只有第1行到第${rows}行。`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => `没有${text}列。只有a列到${last}列。`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  squares === 0
    ? "一个{格子}也没有剩。"
    : names === null
      ? `还剩${number(squares)}个{格子}。`
      : `还剩${number(squares)}个{格子}：${names.join("、")}。`;

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `${board}：{马}在${name}，共${number(squares)}个{格子}，走过了${number(visited)}个，${next.length === 0 ? "它走不动了" : `它可以去${next.join("、")}`}。`;

/** @param {string} text */
export const unknown = (text) => `“${text}”既不是{格子}，也不是问题。输入“帮助”看看。`;
