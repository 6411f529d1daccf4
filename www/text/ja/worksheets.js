/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "印刷",
  withSolutions: "解答つき",
  withoutSolutions: "解答なし",
  other: "別のシード",
  kind: "ワークシート",
  board: "盤",
  width: "横",
  height: "縦",
  show: "表示",
  name: "名前：",
});

const knightMove =
  "ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。間のマスは跳び越えます。";
const warnsdorff =
  "規則：行き先がいちばん少ないマスへ進みます。行き先とは、そこから次に進める、まだ番号のないマスのことです。ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "白紙の盤",
    rule: knightMove,
    task: "ナイトは、すべてのマスをちょうど1回ずつ通れるでしょうか。始めるマスに1と書き、通る順に番号をつけましょう。",
  },
  counts: {
    title: "行き先の数を書いた盤",
    rule: warnsdorff,
    task: "マスの角の小さな数字は、そのマスから出る手の数です。好きなマスから始めて、1と書きましょう。いつも、小さな数字がいちばん小さいマスへ進みます。1手進むごとに、そのマスから1手で行けるマスの小さな数字を1ずつ減らします。",
  },
  predict: {
    title: "次の5手を予想しよう",
    rule: warnsdorff,
    task: "ナイトは枠のついたマスにいます。規則ではどこへ進むでしょう。続きの5つの番号を盤に、そのマスの名前を線の上に書きましょう。同点はありません。",
  },
  follow: {
    title: "規則に従って6手進もう",
    rule: "規則：端にいちばん近いマスへ進みます。隅がいちばん近いとします。同じ近さのマスがいくつもあれば、行き先がいちばん少ないマスを選びます。行き先とは、そこから次に進める、まだ番号のないマスのことです。ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。",
    task: "ナイトは枠のついたマスにいます。規則ではどこへ進むでしょう。続きの6つの番号を盤に、そのマスの名前を線の上に書きましょう。いちばんよいマスは、いつも1つに決まります。",
  },
  error: {
    title: "まちがい探し",
    rule: knightMove,
    task: "どの盤にもツアーの始めの部分がかいてありますが、2つの番号が入れ替わっています。1から順にたどりましょう。最初のまちがった手は、どの番号とどの番号の間ですか。",
  },
  cross: {
    title: "12マスのパズル",
    rule: knightMove,
    task: "ナイトで12マスすべてを通り、始めのマスに戻りましょう。ヒント：マスを点で、手を点と点を結ぶ線でかきます。そして、線のもつれをほどきましょう。",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["前の番号", "次の番号"];

/** A blank board has more than one solution. */
export const oneSolution = "たくさんある答えの1つです。";
/** @type {(board: string) => string} */
export const noSolution = (board) => `${board}の盤にはツアーがありません。`;
/** How to see whether a solution is right. */
export const checkSolution = "どの番号も、1つ前の番号からナイトの1手で行ければ正解です。";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => `${first}から${last}へは、ナイトの動きではありません。`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}：${square}`).join("、");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `解答：${title}`;
export const cross = "12マスの十字";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  `${isSolved ? "解答" : "問題"}${number(n)}：${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}は${text === null ? "マスなし" : text || "空"}${isKnightHere ? "（ナイト）" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `${n}行目：${cells.join("、")}。`;

/** @param {string} board */
export const tooSmall = (board) =>
  `${board}の盤には、この問題はありません。8 × 8のような、もっと大きい盤にしてください。`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `ナイトツアー・ラボ · ${board} · シード ${seed}`;
