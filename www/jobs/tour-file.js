/**
 * A file of tours being read: each is verified, which takes milliseconds where it is large. What was read is
 * told slice by slice.
 *
 * @import { Progress } from "../pkg/knights_tour.js"
 * @import { Thrown } from "../run/thrown.js"
 * @import { Raw, Written } from "../run/written-tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { thrownAs } from "../run/thrown.js";
import { MAX_TOURS, parseFile, plainName, readWritten } from "../run/written-tour.js";
import { workFor } from "./resumable.js";

/** One that is left out, and why. @typedef {{ name: string } & Thrown} LeftOut */
/** What was read since it was last told. @typedef {Progress & { tours: Written[], leftOut: LeftOut[] }} TourFileProgress */
/** How many tours of the file were not looked at, as more than can be kept. @typedef {{ beyond: number }} TourFileRead */

/** @param {{ text: string }} settings @returns {Resumable<TourFileProgress, TourFileRead>} */
export function openTourFile({ text }) {
  const all = parseFile(text);
  const raws = all.slice(0, MAX_TOURS);
  let taken = 0;
  /** @type {Written[]} */
  let tours = [];
  /** @type {LeftOut[]} */
  let leftOut = [];

  /** Reads one; whether that was all. */
  function work() {
    const raw = raws[taken];
    if (taken < raws.length) {
      taken += 1;
      try {
        tours.push(readWritten(raw));
      } catch (error) {
        const name = plainName(/** @type {Raw | null} */ (raw)?.name) || "?";
        leftOut.push({ name, ...thrownAs(error) });
      }
    }
    return taken === raws.length;
  }

  return {
    advance(milliseconds) {
      [tours, leftOut] = [[], []];
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : taken / raws.length, tours, leftOut };
    },
    result: { beyond: all.length - raws.length },
    free() {},
  };
}
