/**
 * An exact count of tours.
 * @import { CountPlan, CountProgress, CountSettings } from "../pkg/knights_tour.js"
 * @import { Team } from "./count-team.js"
 * @import { Resumable } from "./resumable.js"
 */

import { TourCounter } from "../pkg/knights_tour.js";
import { createTeam, workersAtMost } from "./count-team.js";

/** Counts that take longer are shared. */
const WORTH_SHARING_S = 1;

/** Slice length while sharing: messages are polled between slices. */
const SHARED_SLICE_MS = 15;

/** Progress, with the number of workers. @typedef {CountProgress & { plan: CountPlan, workers: number }} CountTold */

/** @param {CountSettings} settings @returns {Resumable<CountTold, bigint | null>} */
export function openCount(settings) {
  const counter = new TourCounter(settings);
  /** @type {Team | null} */
  let team = null;
  let [isCalled, isPlanned] = [false, false];

  /** The other workers load while the count is being planned. */
  function callTeam() {
    isCalled = true;
    const size = workersAtMost();
    if (size > 1) {
      team = createTeam(counter, settings, size, () => {
        team = null;
        if (isPlanned) {
          counter.divide(1);
        }
      });
    }
  }

  /** Once the count is planned, others help if it is long enough. @param {CountPlan} plan */
  function decide({ method, forecast }) {
    isPlanned = true;
    if (method === "folded" && (forecast?.seconds ?? 0) > WORTH_SHARING_S) {
      team?.divide();
    } else {
      team?.dismiss();
      team = null;
    }
  }

  return {
    advance(milliseconds) {
      const own = counter.advance(team ? Math.min(milliseconds, SHARED_SLICE_MS) : milliseconds);
      const { plan } = counter;
      if (!isPlanned && isToBePlanned(plan) && !isCalled) {
        callTeam();
      } else if (!isPlanned && !own.done && !isToBePlanned(plan)) {
        decide(plan);
      }
      team?.send();
      const progress = team?.sum(own) ?? own;
      const workers = team?.size ?? 1;
      if (own.done) {
        team?.dismiss();
      }
      return { ...progress, plan, workers };
    },
    get result() {
      return counter.result;
    },
    free() {
      team?.dismiss();
      counter.free();
    },
  };
}

/** Whether the memory that the halves need is not known yet. @param {CountPlan} plan */
export const isToBePlanned = ({ method, bytes }) => method === "folded" && bytes === null;

/** Works only until it is known how much memory a count needs. @param {CountSettings} settings @returns {Resumable<CountProgress & { plan: CountPlan }, CountPlan>} */
export function openPlan(settings) {
  // Symmetric tours, which are counted first, need little memory.
  const counter = new TourCounter({ ...settings, upToSymmetry: false });
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
