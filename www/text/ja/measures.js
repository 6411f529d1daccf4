/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { number, onwardMoves } from "./sentence.js";

/** "3番目" @param {number} n */
const inOrder = (n) => `${number(n)}番目`;

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) => (distance === 0 ? "端" : `端から${number(distance)}マス`);

/** In words: "行き先3か所". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "隅" : fromEdge(value - 1);
    case "order":
      return `順番は${inOrder(value)}`;
    case "chance":
      return "";
    case "moves":
      return `次数${number(value)}`;
    case "onward-moves":
    case "onward":
      return onwardMoves(value);
    default:
      return `${headOf({ formula: measure })}${number(value)}`;
  }
}

/** The short form beside a bar, and the number of pieces of the bar. @type {(measure: Measure, value: number) => { text: string, pieces: number }} */
export function measuredInShort(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0
        ? { text: "隅", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: inOrder(value), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
