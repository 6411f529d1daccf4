/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Turns", "Crossings"];
export const thisTour = "This tour";
export const blocks = "Divide and conquer";
export const warnsdorff = "Warnsdorff’s rule, an open tour";
export const enough = "Proved to be enough, n × n";
export const needed = "Proved to be needed, n × n";

/** Shown if a method found no tour. */
export const noTour = ["no tour found", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda and Williams (2020) prove that 9.25 n turns and 12 n crossings are enough and (6 − ε) n and 4 n are needed, each but for a constant c. This tour uses pieces of its own; still better ones have been announced since.";
