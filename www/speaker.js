/** The one live region: says things to screen readers, and not too often. */

import { setText } from "./dom.js";

/** While much happens, something is said this often. */
const PAUSE_MS = 2500;

/** @param {HTMLElement} region */
export function createSpeaker(region) {
  let last = 0;
  return {
    /** @param {string} text */
    say(text) {
      last = performance.now();
      setText(region, text);
    },
    /** Whether it is time for another word while a run plays. */
    isRested: () => performance.now() - last > PAUSE_MS,
  };
}
