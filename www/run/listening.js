/**
 * Who hears the steps of runs: nobody until sound is switched on. All rooms take their steps by `player.js`, which
 * tells it here.
 * @import { Run } from "./player.js"
 */

/** Told of a run that has come from one position to another, perhaps on its way to a distant one. @typedef {(run: Run, before: number, isSeeking: boolean) => void} Listener */

/** @type {Listener | null} */
let listener = null;
/** The run of the last frame, and where it was. @type {Run | null} */
let lastRun = null;
let lastPosition = 0;

/** @param {Listener | null} next `null` for nobody */
export function listenToRuns(next) {
  listener = next;
}

/** Tells of a frame of a run. @type {(run: Run, isSeeking: boolean) => void} */
export function tellListener(run, isSeeking) {
  const { position } = run;
  if (run === lastRun && position !== lastPosition) {
    listener?.(run, lastPosition, isSeeking);
  }
  [lastRun, lastPosition] = [run, position];
}
