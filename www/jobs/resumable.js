/**
 * The shape of all jobs. The solver’s `TourCounter` and its like have it too, and jobs are made of them.
 *
 * @import { Progress } from "../pkg/knights_tour.js"
 */

/**
 * Long work, taken up again for one slice after the other.
 * @template {Progress} Told
 * @template Result
 * @typedef {object} Resumable
 * @property {(milliseconds: number) => Told} advance goes on for about so long; what it tells can be posted
 * @property {Result} result what it came to, once it is done
 * @property {() => void} free gives back what it holds
 */

/**
 * The same, that can be asked for more when it is done: it keeps what it has found out.
 * @template Settings
 * @template {Progress} Told
 * @template Result
 * @typedef {Resumable<Told, Result> & { ask: (settings: Settings) => void }} Askable
 */

/**
 * Works on until it is done or the time is over, though never for nothing.
 * @param {number} milliseconds
 * @param {() => boolean} work a part of the work; whether all is done
 */
export function workFor(milliseconds, work) {
  const until = performance.now() + milliseconds;
  let isDone = work();
  while (!isDone && performance.now() < until) {
    isDone = work();
  }
  return isDone;
}
