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
export const notEstimated = (message) => `Das lässt sich nicht schätzen: ${message}.`;
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
  return `${value < 9.95 ? decimal(value, 1) : number(Math.round(value))}\u00a0%`;
}

/** The estimate after some of the walks. @type {(estimate: Estimate, all: number) => string} */
export const about = ({ log10, walks }, all) =>
  Number.isFinite(log10) ? `≈ ${roughly(log10)}` : walks < all ? "noch keine Tour" : "keine Tour";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "mehr als 99\u00a0%" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "die Schätzung trifft sie genau"
    : part === -1
      ? "kein Weg wurde eine Tour, also gibt es keine Schätzung"
      : part < 0
        ? `die Schätzung liegt ${offBy(part)} darunter`
        : `die Schätzung liegt ${offBy(part)} darüber`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `Standardfehler ${percents(relativeError)}: Sind diese Wege typisch, weicht die wahre Zahl in 19 von 20 Fällen höchstens um das Doppelte davon ab. `;
  const of = count(walks, { one: "Weg", other: "Wegen" });
  const made =
    completed > 1
      ? `${number(completed)} von ${of} wurden Touren.`
      : `${completed === 1 ? "Einer" : "Keiner"} von ${of} wurde eine Tour.`;
  const truth =
    known === undefined
      ? ""
      : ` Die genaue Zahl ist ${grouped(known)}${off === null ? "" : `; ${against(off)}`}.`;
  return `${error}${made}${truth}`;
}

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => `${number(done)} von ${number(all)}`;

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? `${relativeError < LOOKS_CERTAIN ? "Ein gieriges Gewicht sieht sicher aus, ist aber falsch." : "Ein gieriges Gewicht ist falsch, und sein Fehler zeigt es nicht."} Es gibt einen Fehler von ${percents(relativeError)} an, aber die Schätzung ist ${offBy(miss.off)} zu ${miss.off < 0 ? "niedrig" : "hoch"}: ${number(Math.round(miss.errors))} Standardfehler daneben. ${percent(completed, walks)} seiner Wege werden Touren, aber diese sehen sich ähnlich. Die meisten Touren sind von anderer Art, und die findet es so gut wie nie.`
    : `Ein Gewicht von ${number(weight)} ist gierig: Seine Wege sehen sich ähnlich. Ihr Durchschnitt sieht sicher aus, kann aber viel zu niedrig sein. Vergleiche ihn mit dem üblichen Gewicht.`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates}: ${about(estimate, estimate.walks)}. ${warning}`.trim();

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  target === "closed" ? `${sizeOf(board)} geschlossen` : `${sizeOf(board)} offen`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e6)} Mio.`);

/** @param {number} weight */
export const curveName = (weight) => `Gewicht ${number(weight)}`;
export const exactNumber = "genaue Zahl";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "Geschätzte Touren nach Anzahl der Wege; die Schattierung ist zwei Standardfehler breit."
    : `Geschätzte Touren, in ${tenTo(power)}, nach Anzahl der Wege; die Schattierung ist zwei Standardfehler breit.`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "Es gibt noch keinen Weg.";
  }
  const exact = known === null ? "" : ` Die genaue Zahl ist ${roughly(known)}.`;
  const after = (/** @type {number} */ walks) =>
    `nach ${count(walks, { one: "Weg", other: "Wegen" })}`;
  return `Kurve des Durchschnitts: ${roughly(early.log10)} ${after(early.walks)}, ${roughly(last.log10)} ${after(last.walks)}.${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "Wege",
  "Durchschnitt",
  "Standardfehler",
  ...(isKnown ? ["Abweichung"] : []),
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
