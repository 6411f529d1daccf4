/**
 * Measures how long methods take on boards of several sizes. The pauses between slices do not count.
 * @import { Progress, RunSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** Runs, timed in this order; each is given up after `limit` milliseconds. @typedef {{ runs: RunSettings[], limit: number }} TimingsSettings */
/** The time of a run, by its index: in milliseconds, `null` if it found no tour in time. @typedef {{ at: number, ms: number | null }} Timing */

/** A run is repeated for this long, because clocks may be coarse. */
const BATCH_MS = 10;
/** The fastest of this many batches counts, because the device may be busy with other work. */
const BATCHES = 5;
/** Fewer batches suffice once they have taken this long together. */
const ENOUGH_MS = 250;
/** Steps between two looks at the clock. */
const CHUNK = 2000;

/** @param {TimingsSettings} settings @returns {Resumable<Progress & { timings: Timing[] }, null>} */
export function openTimings({ runs, limit }) {
  let at = 0;
  /** @type {Timing[]} */
  let timings = [];
  /** Of the current batch: how often the run was repeated, and how long that took. */
  let [repeats, spent] = [0, 0];
  /** Milliseconds of a run in each batch. @type {number[]} */
  let batches = [];
  let total = 0;
  /** @type {Session | null} */
  let session = null;

  /** @param {number | null} ms */
  function note(ms) {
    timings.push({ at, ms });
    [at, repeats, spent, batches, total] = [at + 1, 0, 0, [], 0];
  }

  /** Ends one repetition. @param {boolean} isTour */
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
