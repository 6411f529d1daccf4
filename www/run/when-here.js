/** Waits for all of the solver where the page’s part of it cannot do what is asked. */

import { loadingMethod, loadingReader } from "#text/words.js";
import { isOwnMethod } from "./own-methods.js";
import { hasWhole, startWhole } from "./solver.js";

/** Says what is waited for, and nothing afterwards. @typedef {{ show: (message: string) => void, failed: () => void }} Waiting */

/**
 * Does something at once where the solver can, else as soon as it can.
 * @param {boolean} isHere whether the page’s part of the solver can
 * @param {() => void} use
 * @param {Waiting} on
 * @param {string} message
 */
async function whenHere(isHere, use, { show, failed }, message) {
  if (!isHere && !hasWhole()) {
    show(message);
    try {
      await startWhole();
    } catch (error) {
      console.error(error);
      failed();
      return;
    }
    show("");
  }
  use();
}

/** Does something with a text, once it can be read. @type {(isOwn: boolean, use: () => void, on: Waiting) => Promise<void>} `isOwn` says whether it is in the page’s own form */
export const whenReadable = (isOwn, use, on) => whenHere(isOwn, use, on, loadingReader);

/** Does something with a method, if one is chosen, once it can run. @type {(id: string | undefined, use: () => void, on: Waiting) => Promise<void>} */
export const whenRunnable = (id, use, on) => whenHere(isOwnMethod(id), use, on, loadingMethod);
