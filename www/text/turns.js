/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "#text/sentence.js";
export {
  columns,
  thisTour,
  blocks,
  warnsdorff,
  enough,
  needed,
  noTour,
  source,
} from "#messages/turns.js";
import * as messages from "#messages/turns.js";

/** A bound, without its constant. @param {number} value */
export const about = (value) => messages.about({ round: Math.round(value) });

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);
