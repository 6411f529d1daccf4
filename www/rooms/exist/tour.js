/**
 * A tour of a board that has one, square by square.
 *
 * @import { Case } from "./place.js"
 * @import { Show } from "./show.js"
 */

import { solve } from "../../pkg/knights_tour.js";
import { emptyLook } from "./picture.js";
import { namesOf, textOf } from "./place.js";
import { createSteps } from "./steps.js";
import * as words from "../../text/en/exist.js";

/** The method that has a tour for every full board that has any. */
const METHOD = "blocks";

/** @param {Case} shown @returns {Show} */
export function openTour(shown) {
  const { target } = shown;
  const board = textOf(shown);
  const { squares, outcome } = solve({ board, target, algorithm: METHOD });
  const names = namesOf(shown);
  const path = squares.map((name) => names.indexOf(name));
  const closes = target === "closed";
  const run = createSteps(path.length + (closes ? 1 : 0), outcome);

  return {
    run,
    look: () => ({
      ...emptyLook(),
      path: path.slice(0, run.position),
      isClosed: run.position > path.length,
      current: run.done ? null : (path[run.position - 1] ?? null),
    }),
    lines: () => [words.construction(target, path.length)],
    line: () => 0,
    sentence: () => words.visit(squares, run.position, target, run.done),
    explore: { words: [["algorithm", METHOD]], text: words.watchConstruction },
    free() {},
    work: () => false,
  };
}
