/**
 * A tour of a board that has one, square by square.
 *
 * @import { Outcome } from "../../pkg/knights_tour.js"
 * @import { Case } from "./state.js"
 * @import { Show } from "./show.js"
 */

import { solve } from "../../pkg/knights_tour.js";
import { plainBoard } from "./picture.js";
import { textOf } from "./state.js";
import { createSteps } from "../../run/steps.js";
import * as words from "#text/exist.js";

/** The method that has a tour for every full board that has any, from every start. */
const METHOD = "blocks";

/** @param {Case} shown @returns {Show} */
export function openTour(shown) {
  const { target, start } = shown;
  const board = textOf(shown);
  const { squares, outcome } = solve({ board, target, start, algorithm: METHOD });
  return openPath(shown, squares, outcome, words.construction(target, squares.length), METHOD);
}

/** @type {(shown: Case, squares: string[], outcome: Outcome, origin: string, method: string) => Show} */
export function openPath(shown, squares, outcome, origin, method) {
  const { target } = shown;
  const closes = target === "closed";
  const run = createSteps(squares.length + (closes ? 1 : 0), outcome);

  return {
    run,
    look() {
      const path = squares.slice(0, run.position);
      return {
        ...plainBoard(shown),
        path,
        closed: run.position > squares.length,
        marks: { dot: path.slice(0, 1) },
        ...(run.position > 0 && !(closes && run.done) && { knight: path.at(-1) ?? "" }),
      };
    },
    lines: () => [origin],
    line: () => 0,
    sentence: () => words.visit(squares, run.position, target, run.done),
    explore: { words: [["algorithm", method]], text: words.watchConstruction },
    free() {},
  };
}
