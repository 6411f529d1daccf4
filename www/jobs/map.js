/**
 * The worker's part of the success map.
 *
 * @import { FromStart, RunSettings } from "../pkg/knights_tour.js"
 */

import { successMap } from "../pkg/knights_tour.js";
import { seedsOf } from "./seeds.js";

/** Runs a method from each of `squares` starts, so many times. @typedef {{ kind: "map", settings: RunSettings, squares: number, runs: number }} MapJob */

/** A piece is told when it took this long. */
const PIECE_MS = 80;
/** One call runs so many at most: some methods take long, and progress is to be seen. */
const MOST_RUNS_A_CALL = 10;

/** @type {(job: MapJob, tell: (parts: FromStart[]) => void) => void} */
export function work({ settings, squares, runs }, tell) {
  /** @type {FromStart[]} */
  let parts = [];
  let told = performance.now();
  for (let index = 0; index < squares; index += 1) {
    const seeds = seedsOf(String(settings.seed), runs, index);
    for (let done = 0; done < runs; done += MOST_RUNS_A_CALL) {
      const some = seeds.slice(done, done + MOST_RUNS_A_CALL);
      parts.push(...successMap(settings, some, index, 1));
      if (performance.now() - told > PIECE_MS) {
        tell(parts);
        parts = [];
        told = performance.now();
      }
    }
  }
  tell(parts);
}
