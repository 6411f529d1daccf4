/**
 * The interface of all jobs. The solver’s `TourCounter` and similar classes have it too, and jobs consist of them.
 * @import { Progress } from "../pkg/knights_tour.js"
 */

/**
 * Long work, done in slices.
 * @template {Progress} Told
 * @template Result
 * @typedef {object} Resumable
 * @property {(milliseconds: number) => Told} advance works for about this long; its report can be posted
 * @property {Result} result valid once it is done
 * @property {() => void} free frees its memory
 */

/**
 * One that takes further requests when it is done, and keeps its intermediate results.
 * @template Settings
 * @template {Progress} Told
 * @template Result
 * @typedef {Resumable<Told, Result> & { ask: (settings: Settings) => void }} Askable
 */

/**
 * Works until it is done or the time is over, but does at least one part.
 * @param {number} milliseconds
 * @param {() => boolean} work does a part of the work; returns whether all is done
 */
export function workFor(milliseconds, work) {
  const until = performance.now() + milliseconds;
  let isDone = work();
  while (!isDone && performance.now() < until) {
    isDone = work();
  }
  return isDone;
}
