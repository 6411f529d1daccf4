/**
 * The worker's part of an estimate.
 *
 * @import { Estimate } from "../pkg/knights_tour.js"
 * @import { Asked, Walks } from "../rooms/count/place.js"
 */

import { Estimator } from "../pkg/knights_tour.js";

/** @typedef {{ kind: "estimate", asked: Asked, how: Walks }} EstimateJob */
/** @typedef {{ estimate: Estimate, points: Estimate[] }} EstimatePart what was told before is not in `points` */

/** The estimate is told of this often. */
const SLICE_MS = 60;

/** @type {(job: EstimateJob, tell: (part: EstimatePart) => void) => void} */
export function work({ asked, how }, tell) {
  const estimator = new Estimator({ ...asked, ...how, weight: how.weight ?? undefined });
  let [told, isDone] = [0, false];
  while (!isDone) {
    const { series, done, ...estimate } = estimator.advance(SLICE_MS);
    const isNew = done && series.at(-1)?.walks !== estimate.walks;
    tell({ estimate, points: [...series.slice(told), ...(isNew ? [estimate] : [])] });
    [told, isDone] = [series.length, done];
  }
  estimator.free();
}
