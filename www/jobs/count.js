/**
 * The worker's part of an exact count.
 *
 * @import { CountPlan, CountProgress } from "../pkg/knights_tour.js"
 * @import { Asked } from "../rooms/count/place.js"
 */

import { TourCounter } from "../pkg/knights_tour.js";

/** To count, or only to find out how much memory it takes. @typedef {{ kind: "count", asked: Asked, toPlan: boolean }} CountJob */
/** @typedef {{ progress: CountProgress, plan: CountPlan, result: bigint | null }} CountPart */

/** The count is told of this often. */
const SLICE_MS = 60;

/** @type {(job: CountJob, tell: (part: CountPart) => void) => void} */
export function work({ asked, toPlan }, tell) {
  const counter = new TourCounter(asked);
  let isDone = false;
  while (!isDone) {
    const progress = counter.advance(SLICE_MS);
    const { plan, result } = counter;
    isDone = progress.done || (toPlan && (plan.method !== "folded" || plan.bytes !== null));
    if (!toPlan || isDone) {
      tell({ progress, plan, result });
    }
  }
  counter.free();
}
