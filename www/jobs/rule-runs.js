/**
 * How far Warnsdorff’s rule gets from a start with ties broken randomly, run by run.
 *
 * @import { Progress, RunSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { solve } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

const RUNS = 100;

/** @typedef {Pick<RunSettings, "board" | "leaper" | "wrap" | "graph" | "start"> & { squares: number, visited: number }} RuleRunsSettings Of a board with so many squares, and how far is to be reached. */
/** @typedef {{ runs: number, tours: number, asFar: number }} RuleRuns */

/** @param {RuleRunsSettings} settings @returns {Resumable<Progress, RuleRuns>} */
export function openRuleRuns({ squares, visited, ...common }) {
  const result = { runs: 0, tours: 0, asFar: 0 };

  function work() {
    result.runs += 1;
    const { squares: path } = solve({
      ...common,
      algorithm: "warnsdorff",
      tieBreak: "random",
      seed: result.runs,
    });
    result.tours += Number(path.length === squares);
    result.asFar += Number(path.length >= visited);
    return result.runs === RUNS;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: result.runs / RUNS };
    },
    result,
    free() {},
  };
}
