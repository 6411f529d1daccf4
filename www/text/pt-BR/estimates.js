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
export const notEstimated = (message) => `Não dá para estimar isso: ${message}.`;
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
  Number.isFinite(log10)
    ? `≈ ${roughly(log10)}`
    : walks < all
      ? "nenhum passeio ainda"
      : "nenhum passeio";

/** The relative error of an estimate. @param {number} part */
const offBy = (part) => (part < -0.995 ? "mais de 99%" : percents(part));

/** @type {(part: number) => string} */
const against = (part) =>
  part === 0
    ? "a estimativa é exatamente essa"
    : part === -1
      ? "nenhuma caminhada virou passeio, então não há estimativa"
      : part < 0
        ? `a estimativa fica ${offBy(part)} abaixo dele`
        : `a estimativa fica ${offBy(part)} acima dele`;

/** The meaning of an estimate. @type {(estimate: Estimate, known: bigint | undefined, off: number | null) => string} */
export function estimated({ walks, completed, relativeError }, known, off) {
  const error =
    relativeError === null
      ? ""
      : `Erro padrão de ${percents(relativeError)}: se estas caminhadas forem típicas, o número verdadeiro fica a menos do dobro disso, 19 vezes em 20. `;
  const made =
    completed === 1
      ? `1 de ${count(walks, { one: "caminhada", other: "caminhadas" })} virou passeio.`
      : `${number(completed)} de ${count(walks, { one: "caminhada", other: "caminhadas" })} viraram passeios.`;
  const truth =
    known === undefined
      ? ""
      : off === null
        ? ` O número exato é ${grouped(known)}.`
        : ` O número exato é ${grouped(known)}; ${against(off)}.`;
  return `${error}${made}${truth}`;
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
    ? `${relativeError < LOOKS_CERTAIN ? "Um peso guloso parece certeiro, mas está errado." : "Um peso guloso está errado, e o erro dele não mostra isso."} Ele indica um erro de ${percents(relativeError)}, mas a estimativa está ${offBy(miss.off)} ${miss.off < 0 ? "abaixo" : "acima"} do certo: a ${count(Math.round(miss.errors), { one: "erro padrão", other: "erros padrão" })} de distância. ${percent(completed, walks)} das caminhadas viram passeios, mas elas se parecem umas com as outras. A maioria dos passeios é de outros tipos, que ele quase nunca encontra.`
    : `Um peso de ${String(weight).replace(".", ",")} é guloso: as caminhadas se parecem. A média delas parece certeira, mas pode ser baixa demais. Compare com o peso normal.`;

/** @type {(estimate: Estimate, warning: string) => string} */
export const estimateSpoken = (estimate, warning) =>
  `${labels.estimates}: ${about(estimate, estimate.walks)}. ${warning}`.trim();

/** @param {Partial<CountRequest>} request */
export const uncountedName = ({ board = "", target = "open" }) =>
  target === "closed" ? `${sizeOf(board)} fechados` : `${sizeOf(board)} abertos`;

/** The scale of the axis of tours: logarithms, or multiples of 10 to `power`. @typedef {{ isLog: boolean, power: number }} Axis */
/** A point of the curve, after this many walks. @typedef {Pick<Estimate, "walks" | "log10" | "relativeError">} Point */

/** The label of a tick on the axis of tours. @type {(axis: Axis, tick: number) => string} */
export const tick = ({ isLog }, at) =>
  isLog ? tenTo(Math.round(at)) : number(Number(at.toPrecision(4)));

/** @param {number} walks */
export const walksTick = (walks) => (walks < 1e6 ? number(walks) : `${number(walks / 1e6)} mi`);

/** @param {number} weight */
export const curveName = (weight) => `peso ${String(weight).replace(".", ",")}`;
export const exactNumber = "número exato";

/** What the axes show. @param {Axis} axis */
export const scaleNote = ({ isLog, power }) =>
  isLog || power === 0
    ? "Passeios estimados conforme o número de caminhadas; a faixa tem dois erros padrão de largura."
    : `Passeios estimados, em ${tenTo(power)}, conforme o número de caminhadas; a faixa tem dois erros padrão de largura.`;

/** The plot in words. @type {(points: Point[], known: number | null) => string} */
export function plotSummary(points, known) {
  const last = points.at(-1);
  const early = points.find(({ walks }) => walks * 10 >= (last?.walks ?? 0));
  if (!last || !early) {
    return "Ainda não há nenhuma caminhada.";
  }
  const exact = known === null ? "" : ` O número exato é ${roughly(known)}.`;
  return `Curva da média: ${roughly(early.log10)} após ${count(early.walks, { one: "caminhada", other: "caminhadas" })}, ${roughly(last.log10)} após ${number(last.walks)}.${exact}`;
}

/** The column headings of the curve’s table. @param {boolean} isKnown */
export const pointColumns = (isKnown) => [
  "Caminhadas",
  "Média",
  "Erro padrão",
  ...(isKnown ? ["Desvio"] : []),
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
