/**
 * What is told of the time and memory that a count will take.
 * @import { CountPlan } from "../pkg/knights_tour.js"
 */

/** Below this time no forecast is shown. */
const WORTH_SAYING_S = 2;

/** @typedef {NonNullable<CountPlan["forecast"]>} Forecast */

/**
 * The sentences for it.
 * @typedef {object} CostTexts
 * @property {string} none there is nothing to count
 * @property {(bytes: number, seconds: number | null) => string} known the memory is known, and the time worth saying, if any
 * @property {string} coming the memory is being worked out
 * @property {(forecast: Forecast) => string} guessed time and memory are foreseen
 * @property {string} unknown nothing is known of it
 */

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean, texts: CostTexts) => string} */
export function costOf({ method, bytes, forecast }, isComing, texts) {
  if (!method) {
    return texts.none;
  }
  const foreseen = forecast && forecast.seconds >= WORTH_SAYING_S ? forecast : null;
  if (bytes) {
    return texts.known(bytes, foreseen?.seconds ?? null);
  }
  if (isComing) {
    return texts.coming;
  }
  return foreseen ? texts.guessed(foreseen) : texts.unknown;
}
