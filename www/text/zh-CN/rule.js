/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "自己写";
export const opened = "在这个列表下面可以写你的规则。";
/** The name of the method that follows it. */
export const name = "你自己的规则";
/** The same with its text. @param {string} rule */
export const named = (rule) => `规则“${rule}”`;
export const usual = "汪斯道夫规则，并列时：";

/**
 * Which squares a criterion prefers, before “那个” or “几个”, and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: { least: "出路最少的", greatest: "出路最多的", head: "出路" },
  "onward-sum": {
    least: "再走一步后出路之和最小的",
    greatest: "再走一步后出路之和最大的",
    head: "下步合计",
  },
  "onward-min": {
    least: "再走一步后能遇到最少出路的",
    greatest: "再走最差的一步后出路也最多的",
    head: "下步最少",
  },
  "onward-max": {
    least: "再走最好的一步后出路也最少的",
    greatest: "再走一步后能遇到最多出路的",
    head: "下步最多",
  },
  onward2: {
    least: "再走两步能到的{格子}最少的",
    greatest: "再走两步能到的{格子}最多的",
    head: "两步后",
  },
  degree: {
    least: "在空{棋盘}上走法最少的",
    greatest: "在空{棋盘}上走法最多的",
    head: "度数",
  },
  visited: {
    least: "一步远的已走{格子}最少的",
    greatest: "一步远的已走{格子}最多的",
    head: "邻近已走",
  },
  centre: { least: "离中心最近的", greatest: "离中心最远的", head: "到中心" },
  edge: { least: "离边缘最近的", greatest: "离边缘最远的", head: "到边缘" },
  corner: { least: "离角最近的", greatest: "离各个角最远的", head: "到角" },
  start: { least: "离起点最近的", greatest: "离起点最远的", head: "到起点" },
  turn: { least: "转弯最小的", greatest: "转弯最大的", head: "转弯" },
  row: { least: "行最靠下的", greatest: "行最靠上的", head: "行" },
  column: { least: "最靠左的", greatest: "最靠右的", head: "列" },
  quadrant: { least: "所在区编号最小的", greatest: "所在区编号最大的", head: "区" },
  order: { least: "走法顺序最靠前的", greatest: "走法顺序最靠后的", head: "顺序" },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "离边缘最近的", "出路最少的". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return `${quoted(formula)}的值最${least ? "小" : "大"}的`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "公式";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "到边缘1，2条出路，由“到边缘”决定". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)}${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`由“${headOf(decisive)}”决定`] : []),
  ].join("，");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "方法所看的数";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "按走法顺序选第一个", after: "选第一个" },
  random: { alone: "随机选一个", after: "随机选" },
  regions: { alone: "按{棋盘}的区域选", after: "按{棋盘}的区域选" },
};

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "按规则衡量每个候选",
  go: (criterion) => `走到${soughtBy(criterion)}那个`,
  tie: (others, last) =>
    others.length === 0
      ? `并列时：${lastLines[last].alone}`
      : `并列时：依次选${others.map(soughtBy).join("、")}，再${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) => sentence`你的规则要${soughtBy(criterion)}那个：${chosen(to)}。`,
    keep: (criterion, some) => sentence`你的规则留下${soughtBy(criterion)}几个：${someOf(some)}。`,
  },
  next: {
    take: (criterion, to) => sentence`其中它要${soughtBy(criterion)}那个：${chosen(to)}。`,
    keep: (criterion, some) => sentence`其中它留下${soughtBy(criterion)}几个：${someOf(some)}。`,
  },
  last: {
    order: (to) => sentence`这几个不分上下，所以按走法的顺序选第一个：${chosen(to)}。`,
    random: (to) => sentence`这几个不分上下，所以随机选一个：${chosen(to)}。`,
    regions: (to) => sentence`这几个不分上下，所以按{棋盘}这一区域的顺序来定：${chosen(to)}。`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) => sentence`按你的规则全都不分上下，所以按走法的顺序选第一个：${chosen(to)}。`,
    random: (to) => sentence`按你的规则全都不分上下，所以随机选一个：${chosen(to)}。`,
    regions: (to) =>
      sentence`按你的规则全都不分上下，所以按{棋盘}这一区域的顺序来定：${chosen(to)}。`,
  },
};
