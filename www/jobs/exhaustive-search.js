/**
 * Trying every possibility on a board that has no tour: backtracking, from one start after the other,
 * with a count of what was tried.
 *
 * @import { Progress, SquareName, Target } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** @typedef {{ board: string, target: Target, starts: SquareName[] }} ExhaustiveSearchSettings */
/** What was tried: starts of which nothing is left, squares that the knight was put on, tours that were found. @typedef {{ starts: number, placements: number, tours: number }} Tried */

/** Steps between two looks at the clock, which take about a millisecond. */
const CHUNK = 2000;

/** @param {ExhaustiveSearchSettings} settings @returns {Resumable<Progress & Tried, Tried>} */
export function openExhaustiveSearch({ board, target, starts }) {
  const tried = { starts: 0, placements: 0, tours: 0 };
  /** The search from the start whose turn it is. @type {Session | null} */
  let search = null;

  function work() {
    search ??= new Session({
      board,
      target,
      algorithm: "backtracking",
      start: starts[tried.starts],
    });
    if (search.finish(CHUNK)) {
      const { counters, outcome } = search.moment();
      tried.placements += counters.placements;
      tried.tours += outcome?.kind === "tour" ? 1 : 0;
      tried.starts += 1;
      search.free();
      search = null;
    }
    return tried.starts === starts.length;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      const placements = tried.placements + (search?.moment().counters.placements ?? 0);
      return { done, fraction: tried.starts / starts.length, ...tried, placements };
    },
    get result() {
      return { ...tried };
    },
    free: () => search?.free(),
  };
}
