/**
 * The search that finds no tour: every way of a knight that goes back from each dead end. The play
 * head goes along one search; meanwhile all of them are made, from every start that counts, and what
 * they tried is counted.
 *
 * @import { Case } from "./place.js"
 * @import { Show } from "./show.js"
 */

import { methodOf } from "../../run/methods.js";
import { Session } from "../../pkg/knights_tour.js";
import { plain, story } from "../../text/words.js";
import { plainBoard } from "./picture.js";
import { namesOf, textOf } from "./place.js";
import * as words from "../../text/exist.js";

/** Steps between two looks at the clock, which take about a millisecond. */
const CHUNK = 2000;
const METHOD = "backtracking";

/** @param {Case} shown @returns {Show} */
export function openSearch(shown) {
  const { target } = shown;
  const settings = { board: textOf(shown), algorithm: METHOD, target };
  const session = new Session(settings);
  // A closed tour goes through every square, so that it can be begun on the first.
  const names = namesOf(shown);
  const starts = target === "closed" ? names.slice(0, 1) : names;
  const method = methodOf(METHOD);
  const found = { starts: 0, placements: 0, tours: 0 };
  /** The search that is being counted. @type {Session | null} */
  let counted = null;

  /** Goes on with the searches; false when all are made. @param {number} milliseconds */
  function work(milliseconds) {
    const until = performance.now() + milliseconds;
    while (found.starts < starts.length && performance.now() < until) {
      counted ??= new Session({ ...settings, start: starts[found.starts] });
      if (counted.finish(CHUNK)) {
        const { counters, outcome } = counted.moment();
        found.placements += counters.placements;
        found.tours += outcome?.kind === "tour" ? 1 : 0;
        found.starts += 1;
        counted.free();
        counted = null;
      }
    }
    return found.starts < starts.length;
  }

  return {
    run: session,
    look() {
      const { path } = session.state();
      return { ...plainBoard(shown), path, marks: { dot: path.slice(0, 1) }, knight: path.at(-1) };
    },
    lines() {
      const placements = found.placements + (counted?.moment().counters.placements ?? 0);
      return [
        words.searchPlan(target, starts.length),
        words.searchFound(target, { ...found, placements, of: starts.length }),
      ];
    },
    line: () => (session.done ? 1 : 0),
    sentence: () =>
      plain(story(session.moment(), { settings, method, isImpossible: true, piece: "knight" })),
    explore: { words: [["algorithm", METHOD]], text: words.watchSearch },
    free() {
      counted?.free();
      session.free();
    },
    work,
  };
}
