/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { count, number, onwardMoves } from "./sentence.js";

/** The rank of a move. @param {number} n */
const rank = (n) => `nº ${number(n)}`;

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) =>
  distance === 0 ? "au bord" : `à ${count(distance, { one: "case", other: "cases" })} du bord`;

/** In words: "3 sorties". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "coin" : fromEdge(value - 1);
    case "order":
      return `${rank(value)} dans l’ordre`;
    case "chance":
      return "";
    case "moves":
      return value === 0 ? "aucun saut" : count(value, { one: "saut", other: "sauts" });
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
        ? { text: "coin", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: rank(value), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
