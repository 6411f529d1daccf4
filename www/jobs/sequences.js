/**
 * The list of all sequences of keys. It keeps the search, and goes on with it when another page is
 * asked for.
 *
 * @import { Progress, SequenceProblem } from "../pkg/knights_tour.js"
 * @import { Askable } from "./resumable.js"
 */

import { Sequences } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** Asks for so many sequences after the first `from`. @typedef {{ problem: SequenceProblem, from: number, count: number }} SequencesSettings */
/** What was found before the search had gone on in vain for long; whether it came to the end. @typedef {{ sequences: string[], isOver: boolean }} SequencesFound */

/** Passed over between two looks at the clock. */
const PASSED_A_LOOK = 20_000;

/** @param {SequencesSettings} settings @returns {Askable<SequencesSettings, Progress, SequencesFound>} */
export function openSequences({ problem, ...page }) {
  let search = new Sequences(problem);
  let { from, count } = page;
  /** How many were taken from it. */
  let taken = 0;
  /** @type {string[]} */
  let found = [];

  /** Goes on to the page, and takes it as far as one search goes. */
  function work() {
    if (taken < from && !search.done) {
      const passed = search.skip(Math.min(PASSED_A_LOOK, from - taken));
      taken += passed;
      return passed === 0 && !search.done;
    }
    found = search.next(count);
    taken += found.length;
    return true;
  }

  return {
    ask(next) {
      ({ from, count } = next);
      found = [];
      if (taken > from) {
        search.free();
        [search, taken] = [new Sequences(problem), 0];
      }
    },
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : taken / from };
    },
    get result() {
      return { sequences: found, isOver: search.done };
    },
    free: () => search.free(),
  };
}
