/**
 * The texts about estimates.
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./count.js"
 */

import { count, decimal, number, paragraph, percent } from "./sentence.js";
import { grouped, labels, sizeOf } from "./count.js";

export { cancelled } from "./count.js";
export { number };

/** @param {string} message */
export const notEstimated = (message) => `No se puede estimar: ${message}.`;
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
  Number.isFinite(log10)
    ? `≈ ${roughly(log10)}`
    : walks < all
      ? "ningún recorrido aún"
      : "ningún recorrido";

/** A weight with all its digits. @param {number} weight */
const inFull = (weight) => String(weight).replace(".", ",");

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "más del 99\u00a0%" : `un ${percents(part)}`);

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "la estimación coincide exactamente"
    : part === -1
      ? "ningún paseo llegó a ser un recorrido, así que no hay estimación"
      : `la estimación está ${offBy(part)} por ${part < 0 ? "debajo" : "encima"}`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  return paragraph(
    relativeError === null
      ? ""
      : `Error estándar del ${percents(relativeError)}: si estos paseos son típicos, el número verdadero se aleja como mucho el doble de eso 19 de cada 20 veces.`,
    walks === 1
      ? `${number(completed)} de 1 paseo llegó a ser un recorrido.`
      : `${number(completed)} de ${number(walks)} paseos llegaron a ser recorridos.`,
    known === undefined
      ? ""
      : off === null
        ? `El número exacto es ${grouped(known)}.`
        : `El número exacto es ${grouped(known)}; ${against(off)}.`,
  );
}

/** @type {(done: number, all: number) => string} */
export const walked = (done, all) => `${number(done)} de ${number(all)}`;

/**
 * About a greedy weight. If the true number is known and the deviation is not due to chance: how far off the
 * estimate is, relatively and in standard errors.
 * @type {(weight: number, estimate: Estimate, miss: { off: number, errors: number } | null) => string}
 */
export const greedy = (weight, { walks, completed, relativeError }, miss) =>
  miss && relativeError !== null
    ? paragraph(
        relativeError < LOOKS_CERTAIN
          ? "Un peso voraz parece seguro, pero se equivoca."
          : "Un peso voraz se equivoca, y su error no lo delata.",
        `Declara un error del ${percents(relativeError)}, pero la estimación ${miss.off < 0 ? "se queda corta" : "se pasa"} en ${offBy(miss.off)}: está a ${number(Math.round(miss.errors))} errores estándar. El ${percent(completed, walks)} de sus paseos llega a ser un recorrido, pero todos se parecen. La mayoría de los recorridos son de otras clases, que casi nunca encuentra.`,
      )
    : `Un peso de ${inFull(weight)} es voraz: sus paseos se parecen. Su media parece segura, pero puede quedarse muy corta. Compárala con la del peso habitual.`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  paragraph(`${labels.estimates}: ${about(estimate, estimate.walks)}.`, warning);

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  `${sizeOf(board)} ${target === "closed" ? "cerrado" : "abierto"}`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e6)} M`);

/** @param {number} weight */
export const curveName = (weight) => `peso ${inFull(weight)}`;
export const exactNumber = "número exacto";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "Recorridos estimados según los paseos; la sombra tiene dos errores estándar de ancho."
    : `Recorridos estimados, en ${tenTo(power)}, según los paseos; la sombra tiene dos errores estándar de ancho.`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "Todavía no hay ningún paseo.";
  }
  return paragraph(
    `Curva de la media: ${roughly(early.log10)} tras ${count(early.walks, { one: "paseo", other: "paseos" })}, ${roughly(last.log10)} tras ${number(last.walks)}.`,
    known === null ? "" : `El número exacto es ${roughly(known)}.`,
  );
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "Paseos",
  "Media",
  "Error estándar",
  ...(isKnown ? ["Desviación"] : []),
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
