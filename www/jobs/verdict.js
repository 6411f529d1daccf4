/**
 * The question whether a path can still become a tour, and since when not, within a time.
 *
 * @import { Progress, VerdictResult } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Verdict } from "../pkg/knights_tour.js";

/** @typedef {ConstructorParameters<typeof Verdict>[0] & { limit: number }} VerdictJob The path, and the milliseconds that it may take. */
/** What is known so far comes along: what becomes of the path is known before since when. @typedef {Progress & { known: VerdictResult }} VerdictProgress */

/** @param {VerdictJob} settings @returns {Resumable<VerdictProgress, VerdictResult>} */
export function openVerdict({ limit, ...position }) {
  const verdict = new Verdict(position);
  const until = performance.now() + limit;
  return {
    advance(milliseconds) {
      const { done, fraction } = verdict.advance(milliseconds);
      const known = verdict.result;
      return { done: done || performance.now() > until, fraction, known };
    },
    get result() {
      return verdict.result;
    },
    free: () => verdict.free(),
  };
}
