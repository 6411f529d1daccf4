/**
 * The argument why a board has no tour, square by square.
 *
 * @import { Case } from "./address.js"
 * @import { Show } from "./show.js"
 */

import { openArgument as openOn } from "../../run/argument.js";
import * as words from "../../text/exist.js";
import { textOf } from "./address.js";

/** @param {Case} shown @returns {Show | null} `null` where there is no argument to be seen on the squares */
export function openArgument(shown) {
  const argument = openOn(textOf(shown), shown.target);
  return (
    argument && {
      ...argument,
      explore: { words: [], text: words.openInExplore },
      free() {},
    }
  );
}
