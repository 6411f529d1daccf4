/**
 * The measure of a square that a method decides by, such as onward moves.
 * @import { Measure, RuleMeasureId } from "../pkg/knights_tour.js"
 */

import { headOf } from "#text/rule.js";
import { onwardMoves } from "#text/sentence.js";
import * as messages from "#messages/measures.js";

/** In words: "3 onward moves". @type {(measure: Measure | RuleMeasureId, value: number) => string} */
export function measured(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0 ? messages.corner : messages.fromEdge({ distance: value - 1 });
    case "order":
      return messages.inOrder({ value });
    case "chance":
      return "";
    case "moves":
      return messages.moves({ value });
    case "onward-moves":
    case "onward":
      return onwardMoves(value);
    default:
      return messages.other({ head: headOf({ formula: measure }), value });
  }
}

/** The short form beside a bar, and the number of pieces of the bar. @type {(measure: Measure, value: number) => { text: string, pieces: number }} */
export function measuredInShort(measure, value) {
  switch (measure) {
    case "edge-distance":
      return value === 0
        ? { text: messages.short.corner, pieces: 0 }
        : { text: String(value - 1), pieces: value - 1 };
    case "order":
      return { text: messages.short.inOrder({ value }), pieces: 0 };
    case "chance":
      return { text: "", pieces: 0 };
    default:
      return { text: String(value), pieces: value };
  }
}
