/**
 * The texts about estimates.
 * @import { Estimate } from "../pkg/knights_tour.js"
 * @import { CountRequest } from "#text/count.js"
 */

import { grouped, labels, sizeOf } from "#text/count.js";
import { decimal, locale, number, paragraph } from "#text/sentence.js";
import { createLanguage } from "./language.js";
import * as messages from "#messages/estimates.js";

export { cancelled } from "#text/count.js";
export { exactNumber } from "#messages/estimates.js";
export { number };

/** Formats a weight, with all its digits. */
const { typed } = createLanguage(locale);

/** @param {string} message */
export const notEstimated = (message) => messages.notEstimated({ message });

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
  return messages.percents({
    value: value < 9.95 ? decimal(value, 1) : number(Math.round(value)),
  });
}

/** The estimate after some of the walks. @type {(estimate: Estimate, all: number) => string} */
export const about = ({ log10, walks }, all) =>
  Number.isFinite(log10)
    ? `≈ ${roughly(log10)}`
    : walks < all
      ? messages.noTour.yet
      : messages.noTour.atAll;

/** The relative error of an estimate. @param {number} part */
const offBy = (part) =>
  part < -0.995 ? messages.offBy.most : messages.offBy.some({ percents: percents(part) });

/** The exact number, and how far the estimate is off it. @type {(tours: bigint, off: number | null) => string} */
function exactly(tours, part) {
  const exact = grouped(tours);
  switch (part) {
    case null:
      return messages.exact.alone({ number: exact });
    case 0:
      return messages.exact.hit({ number: exact });
    case -1:
      return messages.exact.noEstimate({ number: exact });
    default:
      return messages.exact[part < 0 ? "below" : "above"]({ number: exact, off: offBy(part) });
  }
}

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export const estimated = ({ walks, completed, relativeError }, known, off) =>
  paragraph(
    relativeError === null
      ? ""
      : messages.standardError({
          error: percents(relativeError),
          twice: percents(2 * relativeError),
        }),
    messages.completed({ completed, walks }),
    known === undefined ? "" : exactly(known, off),
  );

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => messages.walked({ done, all });

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? paragraph(
        relativeError < LOOKS_CERTAIN ? messages.greedy.looksCertain : messages.greedy.isWrong,
        messages.greedy.miss({
          error: percents(relativeError),
          off: offBy(miss.off),
          isLow: miss.off < 0,
          errors: Math.round(miss.errors),
          completed,
          walks,
        }),
      )
    : messages.greedy.warning({ weight: typed(weight) });

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  paragraph(
    messages.spoken({ label: labels.estimates, about: about(estimate, estimate.walks) }),
    warning,
  );

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  messages.uncountedName({ size: sizeOf(board), isClosed: target === "closed" });

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) =>
  messages.walksTick({
    size: walks < 1e4 ? "small" : walks < 1e6 ? "tenThousands" : "millions",
    walks: number(walks),
    tenThousands: number(walks / 1e4),
    millions: number(walks / 1e6),
  });

/** @param {number} weight */
export const curveName = (weight) => messages.curveName({ weight: typed(weight) });

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0 ? messages.scaleNote.one : messages.scaleNote.power({ power: tenTo(power) });

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return messages.noWalk;
  }
  return paragraph(
    messages.plotSummary({
      early: roughly(early.log10),
      earlyWalks: early.walks,
      last: roughly(last.log10),
      lastWalks: last.walks,
    }),
    known === null ? "" : messages.exact.alone({ number: roughly(known) }),
  );
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => {
  const { walks, average, error, off } = messages.pointColumns;
  return [walks, average, error, ...(isKnown ? [off] : [])];
};

/** A row of it. @type {(point: Point, known: number | null) => string[]} */
export const pointRow = ({ walks, log10, relativeError }, known) => [
  number(walks),
  roughly(log10),
  relativeError === null ? "–" : percents(relativeError),
  ...(known === null ? [] : [Number.isFinite(log10) ? signed(10 ** (log10 - known) - 1) : "–"]),
];

/** @param {number} part */
const signed = (part) => `${part < 0 ? "−" : "+"}${percents(part)}`;
