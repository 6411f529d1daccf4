/**
 * The list of all tours. It keeps the search, and goes on with it when another page is asked for.
 *
 * @import { Progress, SquareName, TourSettings } from "../pkg/knights_tour.js"
 * @import { Askable } from "./resumable.js"
 */

import { Tours } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** Asks for so many tours after the first `from`. @typedef {{ settings: TourSettings, from: number, count: number }} ToursSettings */
/** Tours that come after the first `passed`. @typedef {{ passed: number, tours: SquareName[][], isLast: boolean }} ToursFound */

/** Between two looks at the clock the search goes on for so long, in milliseconds. */
const LOOK_MS = 5;
/** Tours that are passed over in one call at most. */
const MAX_PASSED = 1000;

/** @param {ToursSettings} asked @returns {Askable<ToursSettings, Progress & { passed: number }, ToursFound>} */
export function openTours({ settings, ...page }) {
  let search = new Tours(settings);
  let { from, count } = page;
  /** @type {SquareName[][]} */
  let tours = [];
  const passed = () => search.found - tours.length;

  function work() {
    if (search.found < from) {
      search.next(Math.min(MAX_PASSED, from - search.found), LOOK_MS);
    } else {
      tours.push(...search.next(count - tours.length, LOOK_MS));
    }
    return search.done || tours.length === count;
  }

  return {
    ask(next) {
      ({ from, count } = next);
      tours = [];
      if (search.found > from) {
        search.free();
        search = new Tours(settings);
      }
    },
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      const fraction = done ? 1 : search.found / (from + count);
      return { done, fraction, passed: passed() };
    },
    get result() {
      return { passed: passed(), tours, isLast: search.done };
    },
    free: () => search.free(),
  };
}
