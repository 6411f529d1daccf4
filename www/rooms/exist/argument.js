/**
 * The argument why a board has no tour, square by square.
 * @import { Case } from "./state.js"
 * @import { Show } from "./show.js"
 */

import { openArgument as openOn } from "../../run/argument.js";
import * as words from "#text/exist.js";
import { textOf } from "./state.js";

/** @param {Case} shown @returns {Show | null} `null` if no argument can be shown on the squares */
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
