/**
 * How many steps of a run can be shown.
 * @import { AnimationSettings, Progress } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { renderGif } from "../pkg/knights_tour.js";

/** The minimum size: only the planning pass, which comes before any painting, is needed. */
const MIN_SIZE = 64;

/** @param {AnimationSettings} settings @returns {Resumable<Progress, number>} */
export function openRunLength(settings) {
  const gif = renderGif({ ...settings, size: MIN_SIZE });
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
