/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { count, number, onwardMoves, ordinal } from "./sentence.js";

const endings = { one: "st", two: "nd", few: "rd", other: "th" };

/** "1st", "2nd" @param {number} n */
const inOrder = (n) => `${number(n)}${ordinal(n, endings)}`;

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) =>
  distance === 0
    ? "on the edge"
    : `${count(distance, { one: "square", other: "squares" })} from the edge`;

/** In words: "3 onward moves". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "corner" : fromEdge(value - 1);
    case "order":
      return `${inOrder(value)} in order`;
    case "chance":
      return "";
    case "moves":
      return value === 0 ? "no move" : count(value, { one: "move", other: "moves" });
    case "onward-moves":
    case "onward":
      return onwardMoves(value);
    default:
      return `${headOf({ formula: measure })} ${number(value)}`;
  }
}

/** The short form beside a bar, and the number of pieces of the bar. @type {(measure: Measure, value: number) => { text: string, pieces: number }} */
export function measuredInShort(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0
        ? { text: "corner", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: inOrder(value), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
