/**
 * An estimate of how many tours there are.
 *
 * @import { Estimate, EstimateSettings, Progress } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Estimator } from "../pkg/knights_tour.js";

/** What was told before is not in `points`. @typedef {Progress & { estimate: Estimate, points: Estimate[] }} EstimateTold */

/** @param {EstimateSettings} settings @returns {Resumable<EstimateTold, Estimate | null>} */
export function openEstimate(settings) {
  const estimator = new Estimator(settings);
  let told = 0;
  return {
    advance(milliseconds) {
      const { series, done, fraction, ...estimate } = estimator.advance(milliseconds);
      const isNew = done && series.at(-1)?.walks !== estimate.walks;
      const points = [...series.slice(told), ...(isNew ? [estimate] : [])];
      told = series.length;
      return { done, fraction, estimate, points };
    },
    get result() {
      return estimator.result;
    },
    free: () => estimator.free(),
  };
}
