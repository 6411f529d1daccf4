/** Tells a first visitor, once, what it is all about. */

import { recall, remember } from "../../widgets/storage.js";

const STORED = "hasVisited";

/** Who comes by a link to a moment is told about that moment. @param {HTMLElement} line */
export function greet(line) {
  const isBare = /^(?:#explore(?:\?(?:(?:lang|theme)=[\w-]*(?:&|$))*)?)?$/.test(location.hash);
  line.hidden = !isBare || recall(STORED) !== null;
  if (!line.hidden) {
    remember(STORED, "yes");
  }
}
