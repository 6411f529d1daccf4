/**
 * An exact count of tours.
 *
 * @import { CountPlan, CountProgress, CountSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { TourCounter } from "../pkg/knights_tour.js";

/** @typedef {CountProgress & { plan: CountPlan }} CountTold */

/** @param {CountSettings} settings @returns {Resumable<CountTold, bigint | null>} */
export function openCount(settings) {
  const counter = new TourCounter(settings);
  return {
    advance: (milliseconds) => ({ ...counter.advance(milliseconds), plan: counter.plan }),
    get result() {
      return counter.result;
    },
    free: () => counter.free(),
  };
}

/** Whether what the halves will need is still to be found out. @param {CountPlan} plan */
export const isToBePlanned = ({ method, bytes }) => method === "folded" && bytes === null;

/** Goes no further than it takes to find out how much memory a count needs. @param {CountSettings} settings @returns {Resumable<CountTold, CountPlan>} */
export function openPlan(settings) {
  const counter = new TourCounter(settings);
  return {
    advance(milliseconds) {
      const progress = counter.advance(milliseconds);
      const { plan } = counter;
      return { ...progress, done: progress.done || !isToBePlanned(plan), plan };
    },
    get result() {
      return counter.plan;
    },
    free: () => counter.free(),
  };
}
