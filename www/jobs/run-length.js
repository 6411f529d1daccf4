/**
 * How many steps of a run can be shown.
 *
 * @import { AnimationSettings, Progress } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { renderGif } from "../pkg/knights_tour.js";

/** The smallest there is: an animation goes through its run before it paints anything. */
const LEAST_SIZE = 64;

/** @param {AnimationSettings} settings @returns {Resumable<Progress, number>} */
export function openRunLength(settings) {
  const gif = renderGif({ ...settings, size: LEAST_SIZE });
  return {
    advance(milliseconds) {
      gif.advance(milliseconds);
      const done = Boolean(gif.plan);
      return { done, fraction: Number(done) };
    },
    get result() {
      return gif.plan?.to ?? 0;
    },
    free: () => gif.free(),
  };
}
