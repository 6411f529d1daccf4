/**
 * How long methods take on boards of several sizes, measured here and now: only what the solver works is
 * counted, not the pauses between slices.
 *
 * @import { Progress, RunSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** Runs to be timed in this order; one is given up after `limit` milliseconds. @typedef {{ runs: RunSettings[], limit: number }} TimingsSettings */
/** A run that was timed, by its place in the list: the milliseconds that it takes, `null` where it found no tour in time. @typedef {{ at: number, ms: number | null }} Timing */

/** A run is repeated for so many milliseconds at a time, so that clocks that tick coarsely can tell. */
const BATCH_MS = 10;
/** The quickest of so many batches counts: what else the device was busy with is not the method’s. */
const BATCHES = 5;
/** There are fewer where they take longer than so many milliseconds together. */
const ENOUGH_MS = 250;
/** Steps between two looks at the clock. */
const CHUNK = 2000;

/** @param {TimingsSettings} settings @returns {Resumable<Progress & { timings: Timing[] }, null>} */
export function openTimings({ runs, limit }) {
  let at = 0;
  /** @type {Timing[]} */
  let timings = [];
  /** Of the present batch: how often the run was made, and how long that took. */
  let [repeats, spent] = [0, 0];
  /** Milliseconds of a run, by the batches that were made. @type {number[]} */
  let batches = [];
  let total = 0;
  /** @type {Session | null} */
  let session = null;

  /** @param {number | null} ms */
  function note(ms) {
    timings.push({ at, ms });
    [at, repeats, spent, batches, total] = [at + 1, 0, 0, [], 0];
  }

  /** The present run is over. @param {boolean} isTour */
  function take(isTour) {
    repeats += 1;
    if (!isTour) {
      note(null);
    } else if (spent >= BATCH_MS) {
      batches.push(spent / repeats);
      total += spent;
      [repeats, spent] = [0, 0];
      if (batches.length === BATCHES || total >= ENOUGH_MS) {
        note(Math.min(...batches));
      }
    }
  }

  function work() {
    const run = /** @type {RunSettings} */ (runs[at]);
    const start = performance.now();
    session ??= new Session(run);
    const isOver = session.finish(CHUNK);
    spent += performance.now() - start;
    if (isOver || spent > limit) {
      const isTour = session.moment().outcome?.kind === "tour";
      session.free();
      session = null;
      take(isTour);
    }
    return at === runs.length;
  }

  return {
    advance(milliseconds) {
      timings = [];
      const done = runs.length === 0 || workFor(milliseconds, work);
      return { done, fraction: at / Math.max(1, runs.length), timings };
    },
    result: null,
    free: () => session?.free(),
  };
}
