/**
 * Long work of the room, one at a time: a puzzle is made, or looked through for its solutions. What is begun later
 * takes the place of what was begun before.
 * @import { MadePuzzle, PuzzleHint, PuzzleMakerSettings, PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { HintRequest, Solved } from "../../jobs/puzzle.js"
 */

import { runJob } from "../../jobs/run-job.js";

/**
 * @param {() => void} changed
 * @param {(message: string) => void} failed
 */
export function createMaking(changed, failed) {
  /** A hint does not end what is found out about the puzzle. */
  const cancels = { work: () => {}, hint: () => {} };
  /** How much is done, 0 to 1, while a puzzle is made. @type {number | null} */
  let fraction = null;

  /** @template Result @param {any} job @param {(result: Result) => void} done @param {boolean} isShown */
  function run(job, done, isShown) {
    const slot = job.kind === "puzzle-hint" ? "hint" : "work";
    cancels[slot]();
    fraction = isShown ? 0 : null;
    const running = runJob({
      ...job,
      onProgress(/** @type {{ fraction: number }} */ told) {
        if (isShown) {
          fraction = told.fraction;
          changed();
        }
      },
      onDone(/** @type {Result} */ result) {
        fraction = null;
        done(result);
        changed();
      },
      onFailed(/** @type {string} */ message) {
        fraction = null;
        failed(message);
        changed();
      },
    });
    cancels[slot] = running.cancel;
  }

  return {
    get fraction() {
      return fraction;
    },
    get isAtWork() {
      return fraction !== null;
    },
    /** @type {(settings: PuzzleMakerSettings, done: (made: MadePuzzle) => void) => void} */
    make: (settings, done) => run({ kind: "puzzle-maker", settings }, done, true),
    /** @type {(settings: PuzzleSettings, done: (solved: Solved) => void) => void} */
    solve: (settings, done) => run({ kind: "puzzle", settings }, done, false),
    /** @type {(request: HintRequest, done: (hint: PuzzleHint) => void) => void} */
    explain: (request, done) => run({ kind: "puzzle-hint", settings: request }, done, false),
    /** @returns {boolean} whether there was something to cancel */
    cancel() {
      const wasAtWork = fraction !== null;
      cancels.work();
      cancels.hint();
      fraction = null;
      if (wasAtWork) {
        changed();
      }
      return wasAtWork;
    },
  };
}
