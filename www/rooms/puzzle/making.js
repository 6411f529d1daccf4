/**
 * Long work of the room: a puzzle is made, or looked through for its solutions, a text is judged, a hint is found. Of
 * each there is one at a time; what is begun later takes the place of what was begun before.
 * @import { MadePuzzle, PuzzleHint, PuzzleMakerSettings, PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { HintRequest, Solved } from "../../jobs/puzzle.js"
 * @import { Advice } from "../../jobs/puzzle-advice.js"
 */

import { runJob } from "../../jobs/run-job.js";

/**
 * @param {() => void} changed
 * @param {(message: string) => void} failed
 */
export function createMaking(changed, failed) {
  /** None of these ends another. */
  const cancels = { puzzle: () => {}, text: () => {}, hint: () => {} };
  /** How much is done, 0 to 1, while a puzzle is made. @type {number | null} */
  let fraction = null;

  /** @template Result @param {keyof typeof cancels} what @param {any} job @param {(result: Result) => void} done */
  function run(what, job, done) {
    cancels[what]();
    const isMade = job.kind !== "puzzle";
    const show = (/** @type {number | null} */ share) => {
      if (what === "puzzle") {
        fraction = isMade ? share : null;
      }
    };
    show(0);
    const running = runJob({
      ...job,
      onProgress(/** @type {{ fraction: number }} */ told) {
        show(told.fraction);
        changed();
      },
      onDone(/** @type {Result} */ result) {
        show(null);
        done(result);
        changed();
      },
      onFailed(/** @type {string} */ message) {
        show(null);
        failed(message);
        changed();
      },
    });
    cancels[what] = running.cancel;
  }

  return {
    get fraction() {
      return fraction;
    },
    get isAtWork() {
      return fraction !== null;
    },
    /** @type {(settings: PuzzleMakerSettings, done: (made: MadePuzzle) => void) => void} */
    make: (settings, done) => run("puzzle", { kind: "puzzle-maker", settings }, done),
    /** @type {(settings: PuzzleSettings, done: (solved: Solved) => void) => void} */
    solve: (settings, done) => run("puzzle", { kind: "puzzle", settings }, done),
    /** Makes a puzzle of a tour. @type {(settings: PuzzleSettings, done: (thinned: { givens: string }) => void) => void} */
    thinTour: (settings, done) => run("puzzle", { kind: "puzzle-thinner", settings }, done),
    /** The same of a text that is not on the board, with advice. @type {(settings: PuzzleSettings, done: (advice: Advice) => void) => void} */
    judge: (settings, done) => run("text", { kind: "puzzle-advice", settings }, done),
    /** Numbers are taken out of the text while there is one solution. @type {(settings: PuzzleSettings, done: (thinned: { givens: string }) => void) => void} */
    thin: (settings, done) => run("text", { kind: "puzzle-thinner", settings }, done),
    /** @type {(request: HintRequest, done: (hint: PuzzleHint) => void) => void} */
    explain: (request, done) => run("hint", { kind: "puzzle-hint", settings: request }, done),
    /** @returns {boolean} whether there was something to cancel */
    cancel() {
      const wasAtWork = fraction !== null;
      Object.values(cancels).forEach((cancel) => cancel());
      fraction = null;
      if (wasAtWork) {
        changed();
      }
      return wasAtWork;
    },
  };
}
