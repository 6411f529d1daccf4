/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "自分で書く";
export const opened = "このリストの下で規則を書けます。";
/** The name of the method that follows it. */
export const name = "自分の規則";
/** The same with its text. @param {string} rule */
export const named = (rule) => `規則「${rule}」`;
export const usual = "ワーンスドルフの規則で、同点なら：";

/**
 * Which squares a criterion prefers, to stand before the word for a square, and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: {
    least: "行き先がいちばん少ない",
    greatest: "行き先がいちばん多い",
    head: "行き先",
  },
  "onward-sum": {
    least: "1手先の行き先の合計がいちばん小さい",
    greatest: "1手先の行き先の合計がいちばん大きい",
    head: "先の合計",
  },
  "onward-min": {
    least: "1手先の行き先の最小値がいちばん小さい",
    greatest: "1手先の行き先の最小値がいちばん大きい",
    head: "先の最小",
  },
  "onward-max": {
    least: "1手先の行き先の最大値がいちばん小さい",
    greatest: "1手先の行き先の最大値がいちばん大きい",
    head: "先の最大",
  },
  onward2: {
    least: "2手先に空いている{マス}がいちばん少ない",
    greatest: "2手先に空いている{マス}がいちばん多い",
    head: "2手先",
  },
  degree: {
    least: "次数がいちばん小さい",
    greatest: "次数がいちばん大きい",
    head: "次数",
  },
  visited: {
    least: "1手で行ける所に通った{マス}がいちばん少ない",
    greatest: "1手で行ける所に通った{マス}がいちばん多い",
    head: "通過済み",
  },
  centre: {
    least: "中心にいちばん近い",
    greatest: "中心からいちばん遠い",
    head: "中心距離",
  },
  edge: { least: "端にいちばん近い", greatest: "端からいちばん遠い", head: "端距離" },
  corner: { least: "隅にいちばん近い", greatest: "隅からいちばん遠い", head: "隅距離" },
  start: {
    least: "スタートにいちばん近い",
    greatest: "スタートからいちばん遠い",
    head: "始点距離",
  },
  turn: { least: "曲がりがいちばん小さい", greatest: "曲がりがいちばん大きい", head: "曲がり" },
  row: { least: "いちばん下の行の", greatest: "いちばん上の行の", head: "行" },
  column: { least: "いちばん左の", greatest: "いちばん右の", head: "列" },
  quadrant: {
    least: "区画の番号がいちばん小さい",
    greatest: "区画の番号がいちばん大きい",
    head: "区画",
  },
  order: {
    least: "手の順番がいちばん早い",
    greatest: "手の順番がいちばん遅い",
    head: "順番",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "端にいちばん近い", "行き先がいちばん少ない". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return least
      ? `${quoted(formula)}の値がいちばん小さい`
      : `${quoted(formula)}の値がいちばん大きい`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "式";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "端距離1、行き先2か所、決め手は端距離". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)}${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`決め手は${headOf(decisive)}`] : []),
  ].join("、");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "方法が見ている値";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "手の順番で最初のもの", after: "最初のもの" },
  random: { alone: "ランダムに選ぶ", after: "ランダム" },
  regions: { alone: "{盤}の区域による", after: "{盤}の区域" },
};

/** A criterion in short: "中心距離が最大". @param {Criterion} criterion */
const inShort = (criterion) => `${headOf(criterion)}が${criterion.least ? "最小" : "最大"}`;

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "各候補を規則ではかる",
  go: (criterion) => `${soughtBy(criterion)}{マス}へ進む`,
  tie: (others, last) =>
    others.length === 0
      ? `同点なら：${lastLines[last].alone}`
      : `同点なら：${others.map(inShort).join("、次に")}、次に${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`規則は、${soughtBy(criterion)}{マス}を選びます：${chosen(to)}。`,
    keep: (criterion, some) =>
      sentence`規則はまず、${soughtBy(criterion)}{マス}を残します：${someOf(some)}。`,
  },
  next: {
    take: (criterion, to) =>
      sentence`その中から、${soughtBy(criterion)}{マス}を選びます：${chosen(to)}。`,
    keep: (criterion, some) =>
      sentence`その中から、${soughtBy(criterion)}{マス}を残します：${someOf(some)}。`,
  },
  last: {
    order: (to) => sentence`これらは互角なので、手の順番で最初のものを選びます：${chosen(to)}。`,
    random: (to) => sentence`これらは互角なので、ランダムに1つ選びます：${chosen(to)}。`,
    regions: (to) =>
      sentence`これらは互角なので、{盤}のこの区域で決まっている順番に従います：${chosen(to)}。`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`規則ではどれも互角なので、手の順番で最初のものを選びます：${chosen(to)}。`,
    random: (to) => sentence`規則ではどれも互角なので、ランダムに1つ選びます：${chosen(to)}。`,
    regions: (to) =>
      sentence`規則ではどれも互角なので、{盤}のこの区域で決まっている順番に従います：${chosen(to)}。`,
  },
};
