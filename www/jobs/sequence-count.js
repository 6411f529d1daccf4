/**
 * How many sequences of keys there are.
 *
 * @import { Progress, SequenceProblem } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { SequenceCounter } from "../pkg/knights_tour.js";

/** All of them, and for each key those that begin with it. @typedef {{ total: bigint, byStart: { key: string, count: bigint }[] }} SequenceCounts */

/** @param {SequenceProblem} problem @returns {Resumable<Progress, SequenceCounts>} */
export function openSequenceCount(problem) {
  const counter = new SequenceCounter(problem);
  return {
    advance: (milliseconds) => counter.advance(milliseconds),
    get result() {
      return { total: counter.result ?? 0n, byStart: counter.byStart ?? [] };
    },
    free: () => counter.free(),
  };
}
