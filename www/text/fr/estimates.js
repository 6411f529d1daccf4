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
export const notEstimated = (message) => `Pas d’estimation possible : ${message}.`;
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
  return `${value < 9.95 ? decimal(value, 1) : number(Math.round(value))} %`;
}

/** The estimate after some of the walks. @type {(estimate: Estimate, all: number) => string} */
export const about = ({ log10, walks }, all) =>
  Number.isFinite(log10)
    ? `≈ ${roughly(log10)}`
    : walks < all
      ? "pas encore de tour"
      : "aucun tour";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "plus de 99 %" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "l’estimation tombe exactement dessus"
    : part === -1
      ? "aucune marche n’est devenue un tour, donc il n’y a pas d’estimation"
      : `l’estimation est de ${offBy(part)} ${part < 0 ? "au-dessous" : "au-dessus"}`;

/** @param {number} n */
const walksCounted = (n) => count(n, { one: "marche", other: "marches" });

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `Erreur type ${percents(relativeError)} : si ces marches sont typiques, le vrai nombre est à moins du double de cela, 19 fois sur 20. `;
  const made =
    completed === 0
      ? `Sur ${walksCounted(walks)}, aucune n’est devenue un tour.`
      : completed === 1
        ? `Sur ${walksCounted(walks)}, une seule est devenue un tour.`
        : `Sur ${walksCounted(walks)}, ${number(completed)} sont devenues des tours.`;
  const truth =
    known === undefined
      ? ""
      : ` Le nombre exact est ${grouped(known)}${off === null ? "" : ` ; ${against(off)}`}.`;
  return `${error}${made}${truth}`;
}

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => `${number(done)} sur ${number(all)}`;

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? `${relativeError < LOOKS_CERTAIN ? "Un poids glouton a l’air sûr, mais il se trompe." : "Un poids glouton se trompe, et son erreur ne le montre pas."} Il annonce une erreur de ${percents(relativeError)}, mais l’estimation est ${miss.off < 0 ? "trop basse" : "trop haute"} de ${offBy(miss.off)} : un écart de ${number(Math.round(miss.errors))} erreurs types. ${percent(completed, walks)} de ses marches deviennent des tours, mais elles se ressemblent. La plupart des tours sont d’autres genres, qu’il ne trouve presque jamais.`
    : `Un poids de ${number(weight)} est glouton : ses marches se ressemblent. Leur moyenne a l’air sûre, mais peut être bien trop basse. Compare-la avec celle du poids habituel.`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates} : ${about(estimate, estimate.walks)}. ${warning}`.trim();

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  target === "closed" ? `${sizeOf(board)}, fermés` : `${sizeOf(board)}, ouverts`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e6)} M`);

/** @param {number} weight */
export const curveName = (weight) => `poids ${number(weight)}`;
export const exactNumber = "nombre exact";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "Tours estimés selon le nombre de marches ; la bande a deux erreurs types de large."
    : `Tours estimés, en ${tenTo(power)}, selon le nombre de marches ; la bande a deux erreurs types de large.`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "Il n’y a pas encore de marche.";
  }
  const exact = known === null ? "" : ` Le nombre exact est ${roughly(known)}.`;
  return `Courbe de la moyenne : ${roughly(early.log10)} après ${walksCounted(early.walks)}, ${roughly(last.log10)} après ${number(last.walks)}.${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "Marches",
  "Moyenne",
  "Erreur type",
  ...(isKnown ? ["Écart"] : []),
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
