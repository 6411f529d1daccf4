/**
 * The worker's part of the list of all tours: it keeps the search, and goes on with it when another
 * page is asked for.
 *
 * @import { SquareName } from "../pkg/knights_tour.js"
 * @import { Asked } from "../rooms/count/place.js"
 */

import { Tours } from "../pkg/knights_tour.js";

/** Asks for so many tours after the first `from`. @typedef {{ kind: "list", asked: Asked, from: number, count: number }} ListJob */
/** Tours that come after the first `passed`. @typedef {{ passed: number, tours: SquareName[][], isLast: boolean }} ListPart */

/** How far the search is, is told this often. */
const SLICE_MS = 60;
/** Tours that are passed over in one call at most. */
const MOST_PASSED = 1000;

/** The search that was begun last. @type {{ tours: Tours, subject: string } | null} */
let open = null;

/** A search that has not passed the tours asked for. @param {ListJob} job */
function searchFor({ asked, from }) {
  const subject = JSON.stringify(asked);
  if (!open || open.subject !== subject || open.tours.found > from) {
    open?.tours.free();
    open = { tours: new Tours(asked), subject };
  }
  return open.tours;
}

/** @type {(job: ListJob, tell: (part: ListPart) => void) => void} */
export function work(job, tell) {
  const search = searchFor(job);
  while (search.found < job.from && !search.done) {
    search.next(Math.min(MOST_PASSED, job.from - search.found), SLICE_MS);
    tell({ passed: search.found, tours: [], isLast: search.done });
  }
  const passed = search.found;
  /** @type {SquareName[][]} */
  const tours = [];
  while (passed === job.from && tours.length < job.count && !search.done) {
    tours.push(...search.next(job.count - tours.length, SLICE_MS));
    tell({ passed, tours, isLast: search.done });
  }
}
