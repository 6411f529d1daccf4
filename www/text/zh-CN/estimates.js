/**
 * The texts about estimates.
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./count.js"
 */

import { decimal, number, percent } from "./sentence.js";
import { grouped, labels, sizeOf } from "./count.js";

export { cancelled } from "./count.js";
export { number };

/** @param {string} message */
export const notEstimated = (message) => `这个没法估计：${message}。`;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "10¹²" @param {number} power */
const tenTo = (power) =>
  `10${[...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "⁻").join("")}`;

/** A relative standard error below this suggests certainty. */
const LOOKS_CERTAIN = 0.1;

/** Maximum number of digits of an estimate that is written out. */
const WRITTEN_OUT = 6;

/** A number given by its common logarithm, with three or four significant digits. @param {number} log10 */
function roughly(log10) {
  if (!Number.isFinite(log10)) {
    return "0";
  }
  if (log10 < WRITTEN_OUT) {
    return number(Math.round(10 ** log10));
  }
  const power = Math.floor(log10);
  return `${decimal(10 ** (log10 - power), 3)} × ${tenTo(power)}`;
}

/** A ratio in per cent, below ten with one decimal place. @param {number} part */
function percents(part) {
  const value = Math.abs(100 * part);
  return `${value < 9.95 ? decimal(value, 1) : number(Math.round(value))}%`;
}

/** The estimate after some of the walks. @type {(estimate: Estimate, all: number) => string} */
export const about = ({ log10, walks }, all) =>
  Number.isFinite(log10) ? `≈ ${roughly(log10)}` : walks < all ? "还没有走成巡游" : "没有走成巡游";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "99%以上" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "估计值正好等于它"
    : part === -1
      ? "没有一次走成巡游，所以没有估计值"
      : `估计值比它${part < 0 ? "小" : "大"}${offBy(part)}`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `标准误差是${percents(relativeError)}：如果这些走法有代表性，20次里有19次，真正的数与估计值相差不到标准误差的两倍。`;
  const made = `走了${number(walks)}次，有${number(completed)}次走成巡游。`;
  const truth =
    known === undefined
      ? ""
      : off === null
        ? `准确的数是${grouped(known)}。`
        : `准确的数是${grouped(known)}；${against(off)}。`;
  return `${error}${made}${truth}`;
}

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => `${number(done)}/${number(all)}`;

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? `${relativeError < LOOKS_CERTAIN ? "贪心的权重看起来很有把握，其实是错的。" : "贪心的权重是错的，从误差却看不出来。"}它自称误差只有${percents(relativeError)}，可是估计值偏${miss.off < 0 ? "小" : "大"}${offBy(miss.off)}，差了${number(Math.round(miss.errors))}个标准误差。有${percent(completed, walks)}走成了巡游，但这些巡游都很像。大多数巡游是别的样子，它几乎从来碰不到。`
    : `权重${weight}太贪心：走出来的路线都很像。平均值看起来很有把握，却可能小得多。和通常的权重比一比。`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates}：${about(estimate, estimate.walks)}。${warning}`;

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  `${sizeOf(board)}${target === "closed" ? "封闭" : "开放"}`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e4 ? number(walks) : `${number(walks / 1e4)}万`);

/** @param {number} weight */
export const curveName = (weight) => `权重${weight}`;
export const exactNumber = "准确的数";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "纵轴是估计的巡游数，横轴是走的次数；阴影宽两个标准误差。"
    : `纵轴是估计的巡游数（单位${tenTo(power)}），横轴是走的次数；阴影宽两个标准误差。`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "还没有走过。";
  }
  const exact = known === null ? "" : `准确的数是${roughly(known)}。`;
  return `平均值的曲线：走${number(early.walks)}次后是${roughly(early.log10)}，走${number(last.walks)}次后是${roughly(last.log10)}。${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "走的次数",
  "平均值",
  "标准误差",
  ...(isKnown ? ["偏差"] : []),
];

/** A row of it. @type {(point: Point, known: number | null) => string[]} */
export const pointRow = ({ walks, log10, relativeError }, known) => [
  number(walks),
  roughly(log10),
  relativeError === null ? "–" : percents(relativeError),
  ...(known === null ? [] : [Number.isFinite(log10) ? signed(10 ** (log10 - known) - 1) : "–"]),
];

/** @param {number} part */
const signed = (part) => `${part < 0 ? "−" : "+"}${percents(part)}`;
