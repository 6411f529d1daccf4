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
export const notEstimated = (message) => `見積もれません：${message}。`;
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
  Number.isFinite(log10) ? `≈ ${roughly(log10)}` : walks < all ? "まだツアーなし" : "ツアーなし";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "99%以上" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "見積もりはぴったりです"
    : part === -1
      ? "ツアーになった歩みがないので、見積もりはありません"
      : part < 0
        ? `見積もりはそれより${offBy(part)}小さい値です`
        : `見積もりはそれより${offBy(part)}大きい値です`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `標準誤差は${percents(relativeError)}。この歩みがかたよっていなければ、本当の数は20回に19回、その2倍の範囲に入ります。`;
  const made = `${number(walks)}回の歩みのうち、ツアーになったのは${number(completed)}回です。`;
  const truth =
    known === undefined
      ? ""
      : off === null
        ? `正確な数は${grouped(known)}です。`
        : `正確な数は${grouped(known)}で、${against(off)}。`;
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
    ? `${relativeError < LOOKS_CERTAIN ? "欲ばりな重みは確かそうに見えますが、まちがっています。" : "欲ばりな重みはまちがっていて、しかも誤差にはそれが表れません。"}誤差は${percents(relativeError)}のはずなのに、見積もりは${offBy(miss.off)}も${miss.off < 0 ? "小さすぎます" : "大きすぎます"}。標準誤差の${number(Math.round(miss.errors))}倍もずれています。歩みの${percent(completed, walks)}がツアーになりますが、どれも似たものばかりです。ほとんどのツアーはちがう種類で、この重みではめったに見つかりません。`
    : `重み${weight}は欲ばりで、似たような歩みばかりになります。平均は確かそうに見えても、ずっと小さすぎることがあります。ふつうの重みと比べましょう。`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates}：${about(estimate, estimate.walks)}。${warning}`;

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  `${sizeOf(board)}の${target === "closed" ? "閉じた" : "開いた"}ツアー`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e4)}万`);

/** @param {number} weight */
export const curveName = (weight) => `重み${weight}`;
export const exactNumber = "正確な数";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "横は歩みの回数、縦はツアーの数の見積もり。影の幅は標準誤差の2倍です。"
    : `横は歩みの回数、縦はツアーの数の見積もり（単位${tenTo(power)}）。影の幅は標準誤差の2倍です。`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "まだ歩みがありません。";
  }
  const exact = known === null ? "" : `正確な数は${roughly(known)}です。`;
  return `平均の曲線：${number(early.walks)}回で${roughly(early.log10)}、${number(last.walks)}回で${roughly(last.log10)}。${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => ["歩み", "平均", "標準誤差", ...(isKnown ? ["ずれ"] : [])];

/** A row of it. @type {(point: Point, known: number | null) => string[]} */
export const pointRow = ({ walks, log10, relativeError }, known) => [
  number(walks),
  roughly(log10),
  relativeError === null ? "–" : percents(relativeError),
  ...(known === null ? [] : [Number.isFinite(log10) ? signed(10 ** (log10 - known) - 1) : "–"]),
];

/** @param {number} part */
const signed = (part) => `${part < 0 ? "−" : "+"}${percents(part)}`;
