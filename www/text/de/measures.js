/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { count, number, onwardMoves } from "./sentence.js";

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) =>
  distance === 0
    ? "am Rand"
    : `${count(distance, { one: "Feld", other: "Felder" })} vom Rand entfernt`;

/** In words: "3 Folgezüge". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "Ecke" : fromEdge(value - 1);
    case "order":
      return `Nummer ${number(value)} der Reihenfolge`;
    case "chance":
      return "";
    case "moves":
      return value === 0 ? "kein Zug" : count(value, { one: "Zug", other: "Züge" });
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
        ? { text: "Ecke", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: `${number(value)}.`, pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
