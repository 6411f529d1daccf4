/**
 * One run, to its end or to a maximum number of placements, with reports on the way.
 * @import { Moment, Progress, RunSettings, SquareName } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** `most` is the maximum number of placements. @typedef {{ run: RunSettings, most: number }} WatchedRunSettings */
/** @typedef {Progress & { placements: number, path: SquareName[], outcome: Moment["outcome"] }} RunSoFar */

/** Steps between two looks at the clock, which take about a millisecond. */
const CHUNK = 2000;

/** @param {WatchedRunSettings} settings @returns {Resumable<RunSoFar, null>} */
export function openWatchedRun({ run, most }) {
  const session = new Session(run);
  const placements = () => session.moment().counters.placements;

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, () => session.finish(CHUNK) || placements() >= most);
      const { counters, outcome, path } = session.state();
      const fraction = done ? 1 : counters.placements / most;
      return { done, fraction, placements: counters.placements, path, outcome };
    },
    result: null,
    free: () => session.free(),
  };
}
