/**
 * The texts about estimates.
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./count.js"
 */

import { count, decimal, number, percent } from "./sentence.js";
import { grouped, labels, sizeOf } from "./count.js";

export { cancelled } from "./count.js";
export { number };

/** @param {string} message */
export const notEstimated = (message) => `This cannot be estimated: ${message}.`;
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
  Number.isFinite(log10) ? `≈ ${roughly(log10)}` : walks < all ? "no tour yet" : "no tour";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "more than 99%" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "the estimate is exactly that"
    : part === -1
      ? "no walk became a tour, so there is no estimate"
      : `the estimate is ${offBy(part)} ${part < 0 ? "below" : "above"} it`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `Standard error ${percents(relativeError)}: if these walks are typical, the true number is within twice that, 19 times out of 20. `;
  const made = `${number(completed)} of ${count(walks, { one: "walk", other: "walks" })} became tours.`;
  const truth =
    known === undefined
      ? ""
      : ` The exact number is ${grouped(known)}${off === null ? "" : `; ${against(off)}`}.`;
  return `${error}${made}${truth}`;
}

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => `${number(done)} of ${number(all)}`;

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? `${relativeError < LOOKS_CERTAIN ? "A greedy weight looks certain, but is wrong." : "A greedy weight is wrong, and its error does not show it."} It claims an error of ${percents(relativeError)}, but the estimate is ${offBy(miss.off)} too ${miss.off < 0 ? "low" : "high"}: ${number(Math.round(miss.errors))} standard errors away. ${percent(completed, walks)} of its walks become tours, but these look alike. Most tours are of other kinds, which it hardly ever finds.`
    : `A weight of ${weight} is greedy: its walks look alike. Their average looks certain, but can be far too low. Compare it with the usual weight.`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates}: ${about(estimate, estimate.walks)}. ${warning}`.trim();

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) => `${sizeOf(board)} ${target}`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e6)} M`);

/** @param {number} weight */
export const curveName = (weight) => `weight ${weight}`;
export const exactNumber = "exact number";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "Estimated tours against walks; the shade is two standard errors wide."
    : `Estimated tours, in ${tenTo(power)}, against walks; the shade is two standard errors wide.`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "There is no walk yet.";
  }
  const exact = known === null ? "" : ` The exact number is ${roughly(known)}.`;
  return `Curve of the average: ${roughly(early.log10)} after ${number(early.walks)} walks, ${roughly(last.log10)} after ${number(last.walks)}.${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "Walks",
  "Average",
  "Standard error",
  ...(isKnown ? ["Off by"] : []),
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
