/** Where those arrive who come without a link: at the first view, or where they were in the same window. */

import { recall, remember, session } from "../widgets/storage.js";

/** Whether an address leads to the first view. @param {string} hash */
export const isDoor = (hash) => /^#?(?:door)?$/.test(hash);

/** Under this the window remembers the link to what was seen last. */
const LAST = "last-link";

/** @param {string} hash */
export const keepLastLink = (hash) => remember(LAST, hash, session);

/** Leads back whoever loads the page without a link. */
export function returnToLast() {
  const last = recall(LAST, session);
  if (location.hash === "" && last !== null) {
    history.replaceState(null, "", last);
  }
}
