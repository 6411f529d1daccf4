/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { listed, number, vertex } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "文字で遊ぶ",
  typed: "手または質問",
  typedHelp:
    "b3やNb3のように手を書いて、Enterキーを押します。「ヘルプ」と書くと、ほかに聞けることがわかります。Escキーで盤に戻ります。",
  sendTyped: "送る",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["どこ", "場所", "ナイト", "where", "knight", "w", "k"],
  ways: ["行き先", "手", "moves", "go", "g"],
  row: ["行", "ランク", "row", "rank", "x"],
  column: ["列", "ファイル", "column", "file", "y"],
  left: ["残り", "のこり", "left", "n"],
  sum: ["盤", "局面", "board", "position", "s"],
  back: ["戻る", "もどる", "back", "undo"],
  hint: ["ヒント", "hint", "h"],
  lost: ["もうだめ", "もうだめ？", "だめ", "lost", "l"],
  start: ["スタート", "start", "b"],
  help: ["ヘルプ", "help", "?", "？"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["ナイト", "ナ"];

/** What the keys say. */
export const actions = {
  typing: "手または質問を書く",
  where: "{ナイト}のいる所を読む",
  ways: "進める所を読む",
  row: "この行を読む",
  column: "この列を読む",
  left: "残っている{マス}を読む",
  sum: "今のようすを読む",
};

export const help =
  "b3のように{マス}を書くと、そこへ進みます。b3?と書くと、そこからの行き先の数がわかります。ほかに、どこ、行き先、行、行 3、列、列 c、残り、盤、戻る、ヒント、もうだめ、スタート c3、と書けます。";

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
export const noRows = "グラフには行も列もありません。";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => `行${text}はありません。行は1から${rows}までです。`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) => `列${text}はありません。列はaから${last}までです。`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) =>
  squares === 0
    ? "残っている{マス}はありません。"
    : names === null
      ? `残りは${number(squares)}{マス}です。`
      : `残りは${number(squares)}{マス}：${names.join("、")}。`;

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `${board}で、{ナイト}は${vertex(name)}${name}にいます。${number(squares)}{マス}のうち${number(visited)}{マス}を通りました。${next.length === 0 ? "もう動けません。" : `進めるのは${listed(next)}です。`}`;

/** @param {string} text */
export const unknown = (text) =>
  `「${text}」は{マス}でも質問でもありません。「ヘルプ」と書いてください。`;
