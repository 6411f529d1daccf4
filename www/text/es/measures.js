/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { count, number, onwardMoves } from "./sentence.js";

/** "1.ª", "2.ª" @param {number} n */
const inOrder = (n) => `${number(n)}.ª`;

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) =>
  distance === 0
    ? "en el borde"
    : `a ${count(distance, { one: "casilla", other: "casillas" })} del borde`;

/** In words: "3 salidas". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "esquina" : fromEdge(value - 1);
    case "order":
      return `${inOrder(value)} por orden`;
    case "chance":
      return "";
    case "moves":
      return value === 0
        ? "ningún movimiento"
        : count(value, { one: "movimiento", other: "movimientos" });
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
        ? { text: "esquina", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: inOrder(value), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
