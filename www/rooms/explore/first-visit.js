/** Tells a first visitor, once, what it is all about. */

import { recall, remember } from "../../widgets/storage.js";

const STORED = "hasVisited";

/** Who comes by a link to a moment is told about that moment. @param {HTMLElement} line */
export function greet(line) {
  line.hidden = !["", "#explore"].includes(location.hash) || recall(STORED) !== null;
  if (!line.hidden) {
    remember(STORED, "yes");
  }
}
