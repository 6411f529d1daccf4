/** Waits for all of the solver where a text is not in the page’s own form. */

import { loadingReader } from "#text/words.js";
import { hasWhole, startWhole } from "./solver.js";

/**
 * Does something with a text: at once where the solver can read it, else as soon as it can.
 * @param {boolean} isOwn whether the text is in the page’s own form
 * @param {() => void} use
 * @param {{ show: (message: string) => void, failed: () => void }} on says what is waited for, and nothing afterwards
 */
export async function whenReadable(isOwn, use, { show, failed }) {
  if (!isOwn && !hasWhole()) {
    show(loadingReader);
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
