/**
 * How long a run is, found out in slices of the page’s time.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { renderGif } from "../../pkg/knights_tour.js";

/** The most of a slice that the page waits for, in milliseconds. */
const SLICE_MS = 5;
/** The smallest there is: an animation goes through its run before it paints anything. */
const LEAST_SIZE = 64;

/**
 * Tells how many steps of a run can be shown, once that is known and never before this has returned.
 * @param {RunSettings} settings
 * @param {{ onDone: (steps: number) => void, onFailed: (error: unknown) => void }} on
 * @returns {() => void} ends it
 */
export function measureRun(settings, { onDone, onFailed }) {
  /** @type {ReturnType<typeof renderGif> | null} */
  let gif = null;
  let pause = setTimeout(slice);

  function end() {
    clearTimeout(pause);
    gif?.free();
    gif = null;
  }

  function slice() {
    try {
      gif ??= renderGif({ ...settings, size: LEAST_SIZE });
      gif.advance(SLICE_MS);
      const { plan } = gif;
      if (plan) {
        end();
        onDone(plan.to);
      } else {
        pause = setTimeout(slice);
      }
    } catch (error) {
      end();
      onFailed(error);
    }
  }

  return end;
}
