/**
 * The worker: long jobs, worked out in pieces and told piece by piece, so that whoever waits sees
 * how far it is. To cancel one, the worker is terminated. It draws nothing and says nothing.
 *
 * @import { FromStart, RunSettings } from "./pkg/knights_tour.js"
 */

import init, { successMap } from "./pkg/knights_tour.js";
import { seedsOf } from "./rooms/compare/seeds.js";

/** Runs a method from each of `squares` starts, so many times. @typedef {{ settings: RunSettings, squares: number, runs: number }} MapJob */
/** @typedef {{ kind: "part", parts: FromStart[] } | { kind: "done" } | { kind: "failed", message: string }} Answer */

/** A piece is told when it took this long. */
const PIECE_MS = 80;
/** One call runs so many at most: some methods take long, and progress is to be seen. */
const MOST_RUNS_A_CALL = 10;

/** @param {Answer} answer */
const tell = (answer) => postMessage(answer);

/** @param {MapJob} job */
function computeMap({ settings, squares, runs }) {
  /** @type {FromStart[]} */
  let parts = [];
  let told = performance.now();
  for (let index = 0; index < squares; index += 1) {
    const seeds = seedsOf(String(settings.seed), runs, index);
    for (let done = 0; done < runs; done += MOST_RUNS_A_CALL) {
      const some = seeds.slice(done, done + MOST_RUNS_A_CALL);
      parts.push(...successMap(settings, some, index, 1));
      if (performance.now() - told > PIECE_MS) {
        tell({ kind: "part", parts });
        parts = [];
        told = performance.now();
      }
    }
  }
  tell({ kind: "part", parts });
}

addEventListener("message", async ({ data }) => {
  try {
    await init();
    computeMap(data);
    tell({ kind: "done" });
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
