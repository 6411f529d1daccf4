/**
 * Long work of the room: a tour is looked for, along which a text is laid or a printed grid read. What is begun later
 * takes the place of what was begun before.
 * @import { WordGrid, WordGridSettings, WordPuzzle, WordPuzzleSettings } from "../../pkg/knights_tour.js"
 */

import { runJob } from "../../jobs/run-job.js";

/** @param {() => void} changed */
export function createLaying(changed) {
  /** @type {(() => void) | null} */
  let cancelWork = null;

  /** @template Result @param {any} job @param {(result: Result) => void} done @param {(message: string) => void} failed */
  function run(job, done, failed) {
    cancelWork?.();
    /** @param {() => void} then */
    const end = (then) => {
      cancelWork = null;
      then();
      changed();
    };
    const { cancel } = runJob({
      ...job,
      onDone: (/** @type {Result} */ result) => end(() => done(result)),
      onFailed: (/** @type {string} */ message) => end(() => failed(message)),
    });
    cancelWork = cancel;
    changed();
  }

  return {
    get isAtWork() {
      return cancelWork !== null;
    },
    /** @type {(settings: WordPuzzleSettings, done: (made: WordPuzzle) => void, failed: (message: string) => void) => void} */
    lay: (settings, done, failed) => run({ kind: "word-puzzle", settings }, done, failed),
    /** @type {(settings: WordGridSettings, done: (printed: WordGrid) => void, failed: (message: string) => void) => void} */
    read: (settings, done, failed) => run({ kind: "word-grid", settings }, done, failed),
    /** @returns {boolean} whether there was something to cancel */
    cancel() {
      const wasAtWork = cancelWork !== null;
      cancelWork?.();
      cancelWork = null;
      if (wasAtWork) {
        changed();
      }
      return wasAtWork;
    },
  };
}
