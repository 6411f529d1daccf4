/**
 * The worker's part of an exact count.
 *
 * @import { CountPlan, CountProgress } from "../../pkg/knights_tour.js"
 * @import { Asked } from "./place.js"
 */

import { TourCounter } from "../../pkg/knights_tour.js";

/** @typedef {{ kind: "count", asked: Asked }} CountJob */
/** @typedef {{ progress: CountProgress, plan: CountPlan, result: bigint | null }} CountPart */

/** The count is told of this often. */
const SLICE_MS = 60;

/** @type {(job: CountJob, tell: (part: CountPart) => void) => void} */
export function work({ asked }, tell) {
  const counter = new TourCounter(asked);
  let isDone = false;
  while (!isDone) {
    const progress = counter.advance(SLICE_MS);
    tell({ progress, plan: counter.plan, result: counter.result });
    isDone = progress.done;
  }
  counter.free();
}
