/**
 * Puzzles of words: a text laid along a knight’s tour, and a printed grid read. The solver does either in one go.
 * @import { Progress, WordGrid, WordGridSettings, WordPuzzle, WordPuzzleSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { wordGrid, wordPuzzle } from "../pkg/knights_tour.js";

/** @template Result @param {() => Result} make @returns {Resumable<Progress, Result>} */
function inOneGo(make) {
  /** @type {Result | undefined} */
  let result;
  return {
    advance() {
      result = make();
      return { done: true, fraction: 1 };
    },
    get result() {
      return /** @type {Result} */ (result);
    },
    free() {},
  };
}

/** @param {WordPuzzleSettings} settings @returns {Resumable<Progress, WordPuzzle>} */
export const openWordPuzzle = (settings) => inOneGo(() => wordPuzzle(settings));

/** @param {WordGridSettings} settings @returns {Resumable<Progress, WordGrid>} */
export const openWordGrid = (settings) => inOneGo(() => wordGrid(settings));
