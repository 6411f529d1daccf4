/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Knicke", "Kreuzungen"];
export const thisTour = "Diese Tour";
export const blocks = "Teile und herrsche";
export const warnsdorff = "Warnsdorffs Regel, eine offene Tour";
export const enough = "Reicht auf n × n (bewiesen)";
export const needed = "Nötig auf n × n (bewiesen)";

/** Shown if a method found no tour. */
export const noTour = ["keine Tour gefunden", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda und Williams (2020) haben beide Schranken bewiesen, jeweils bis auf eine Konstante c. Die Schranke für die nötigen Knicke ist (6 − ε) n für jedes noch so kleine ε. Andere haben seitdem noch bessere Touren angekündigt.";
