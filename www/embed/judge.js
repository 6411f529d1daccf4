/**
 * Finds out whether a position is lost, in slices between which the page around goes on.
 *
 * @import { VerdictResult } from "../pkg/knights_tour.js"
 * @import { VerdictJob } from "../jobs/verdict.js"
 */

import { openVerdict } from "../jobs/verdict.js";

/** Maximum length of a slice. */
const SLICE_MS = 5;

/**
 * @param {VerdictJob} position
 * @param {object} on
 * @param {(known: VerdictResult, isDone: boolean) => void} on.known after each slice
 * @param {(error: unknown) => void} on.failed
 * @returns {() => void} stops it, without further calls
 */
export function judge(position, { known, failed }) {
  /** @type {ReturnType<typeof openVerdict> | null} */
  let job = null;
  let pause = setTimeout(slice);

  function slice() {
    try {
      job ??= openVerdict(position);
      const told = job.advance(SLICE_MS);
      if (told.done) {
        stop();
      } else {
        pause = setTimeout(slice);
      }
      known(told.known, told.done);
    } catch (error) {
      job = null;
      failed(error);
    }
  }

  function stop() {
    clearTimeout(pause);
    job?.free();
    job = null;
  }
  return stop;
}
