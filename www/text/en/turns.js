/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Turns", "Crossings"];
export const thisTour = "This tour";
export const blocks = "Divide and conquer";
export const warnsdorff = "Warnsdorff’s rule, an open tour";
export const enough = "Enough on n × n boards (proved)";
export const needed = "Needed on n × n boards (proved)";

/** Shown if a method found no tour. */
export const noTour = ["no tour found", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda and Williams (2020) proved both bounds, each up to a constant c. The bound on turns needed is (6 − ε) n for every small ε. Others have announced still better tours since.";
