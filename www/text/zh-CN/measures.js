/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../../pkg/knights_tour.js"
 */

import { headOf } from "./rule.js";
import { number, onwardMoves } from "./sentence.js";

/** The distance of a square from the edge. @param {number} distance */
const fromEdge = (distance) => (distance === 0 ? "在边上" : `离边缘${number(distance)}格`);

/** In words: "3条出路". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? "角上" : fromEdge(value - 1);
    case "order":
      return `按顺序第${number(value)}个`;
    case "chance":
      return "";
    case "moves":
      return value === 0 ? "没有走法" : `${number(value)}种走法`;
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
        ? { text: "角", pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: `第${number(value)}`, pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
