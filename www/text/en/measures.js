/**
 * What a square comes to by what a method goes by, such as onward moves.
 *
 * @import { Measure } from "../../pkg/knights_tour.js"
 */

import { count, number, onwardMoves } from "./sentence.js";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings = /** @type {Record<string, string>} */ ({ one: "st", two: "nd", few: "rd" });

/** "1st", "2nd" @param {number} n */
const ordinal = (n) => `${number(n)}${endings[ordinals.select(n)] ?? "th"}`;

/** How far a square is from the edge. @param {number} distance */
export const fromEdge = (distance) =>
  distance === 0 ? "on the edge" : `${count(distance, "square", "squares")} from the edge`;

/** In words: "3 onward moves". @type {(measure: Measure, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "corner" : fromEdge(value - 1);
    case "order":
      return `${ordinal(value)} in order`;
    case "chance":
      return "";
    case "moves":
      return value === 0 ? "no move" : count(value, "move", "moves");
    default:
      return onwardMoves(value);
  }
}

/** Beside a bar, and how many pieces that has. @type {(measure: Measure, value: number) => { text: string, pieces: number }} */
export function measuredInShort(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0
        ? { text: "corner", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: ordinal(value), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
