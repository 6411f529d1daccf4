/**
 * The success map: a method run from every square, a number of times.
 *
 * @import { FromStart, Progress, RunSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { SuccessMap } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";
import { seedsOf } from "./seeds.js";

/** Runs a method from each of `squares` starts, so many times. @typedef {{ settings: RunSettings, squares: number, runs: number }} MapSettings */

/** So many runs from a start are told together: some methods take long, and progress is to be seen. */
const MAX_RUNS = 10;
/** Between two looks at the clock it goes on for so long, in milliseconds. */
const LOOK_MS = 5;

/** @param {MapSettings} settings @returns {Resumable<Progress & { parts: FromStart[] }, null>} */
export function openMap({ settings, squares, runs }) {
  let [index, made] = [0, 0];
  /** The runs that are being made, from one start. @type {SuccessMap | null} */
  let some = null;
  /** @type {FromStart[]} */
  let parts = [];

  function work() {
    const seeds = seedsOf(String(settings.seed), runs, index).slice(made, made + MAX_RUNS);
    some ??= new SuccessMap(settings, seeds, index, 1);
    if (some.advance(LOOK_MS).done) {
      parts.push(...(some.result ?? []));
      some.free();
      some = null;
      made += seeds.length;
      if (made >= runs) {
        [index, made] = [index + 1, 0];
      }
    }
    return index === squares;
  }

  return {
    advance(milliseconds) {
      parts = [];
      const done = workFor(milliseconds, work);
      return { done, fraction: (index + made / runs) / squares, parts };
    },
    result: null,
    free: () => some?.free(),
  };
}
