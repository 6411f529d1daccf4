/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "自分の規則",
  intro:
    "{ナイト}は、1行目でいちばんよい{マス}へ進みます。互角のものがいくつもあれば、次の行で決めます。",
  lines: "規則の行",
  last: "最後に",
  add: "行を加える",
  addFormula: "式を加える",
  undo: "変更を取り消す",
  usual: "ワーンスドルフの規則から始める",
  text: "テキスト",
  copy: "規則をコピー",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "少ない順",
  most: "多い順",
  nearest: "近い順",
  farthest: "遠い順",
  least: "小さい順",
  greatest: "大きい順",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “少ない順” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "行き先",
    means: "そこから1手で行ける、まだ通っていない{マス}の数。",
  },
  "onward-sum": {
    name: "1手先の行き先：合計",
    means: "もう1手先を考えます。そこにある{マス}すべての行き先の数を足します。",
  },
  "onward-min": {
    name: "1手先の行き先：最小",
    means: "もう1手先を考えます。そこでいちばん小さい行き先の数をとります。",
  },
  "onward-max": {
    name: "1手先の行き先：最大",
    means: "もう1手先を考えます。そこでいちばん大きい行き先の数をとります。",
  },
  onward2: {
    name: "2手先の{マス}",
    means: "あと2手で行ける、まだ通っていない{マス}の数。",
  },
  degree: {
    name: "次数（{空の盤}での手の数）",
    means: "ツアーが始まる前にあった手の数。",
  },
  visited: {
    name: "1手で行ける通った{マス}",
    means: "そこから1手で行ける、もう通った{マス}の数。",
  },
  centre: {
    name: "中心",
    means: "盤の中心からの距離。",
  },
  edge: {
    name: "端",
    means: "隅は0、端は1、その1つ内側は2。",
  },
  corner: {
    name: "隅",
    means: "いちばん近い隅からの距離。",
  },
  start: {
    name: "スタート",
    means: "ツアーを始めたマスからの距離。",
  },
  turn: {
    name: "曲がり",
    means: "ナイトがどれだけ急に曲がるか。まっすぐなら0。",
  },
  row: { name: "行", means: "行は下から1、2、3と数えます。" },
  column: { name: "列", means: "列は左から1、2、3と数えます。" },
  quadrant: {
    name: "盤の区画",
    means: "区画1は右上。そこから反時計回りに2、3、4。",
  },
  order: {
    name: "手の順番",
    means: "このページは、決まった順番で手を試します。その中での順番です。",
  },
};

/** Below a formula. */
export const formulaHelp =
  "onwardやvisitedなどの言葉、整数、+ - * ( )、min(a, b)、max(a, b)を使えます。";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "手の順番で最初のもの",
  random: "ランダムに選ぶ",
  regions: "区域による（SquirrelとCull）",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `${number(n)}行目`,
  /** @param {number} n */
  superlative: (n) => `${number(n)}行目：少ない順か多い順か`,
  /** @param {number} n */
  measure: (n) => `${number(n)}行目：比べるもの`,
  /** @param {number} n */
  formula: (n) => `${number(n)}行目：式`,
  /** @param {number} n */
  up: (n) => `${number(n)}行目を上へ`,
  /** @param {number} n */
  down: (n) => `${number(n)}行目を下へ`,
  /** @param {number} n */
  remove: (n) => `${number(n)}行目を消す`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `規則が変わりました：${text}。`,
  copied: "規則をコピーしました。",
  notCopied: "規則をコピーできませんでした。選んであります。",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
