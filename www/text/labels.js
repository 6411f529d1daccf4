/**
 * The names of buttons, fields and lists.
 * @import { Layer, Measure, Moment, RuleMeasureId, Target, WhenStuck } from "../pkg/knights_tour.js"
 */

import { headOf, isRuleMeasure } from "#text/rule.js";
import { commas } from "#text/sentence.js";
import * as messages from "#messages/labels.js";
import { layers } from "#messages/labels.js";
export {
  labels,
  rooms,
  actions,
  play,
  gridActions,
  toKnight,
  cameraActions,
  targets,
  whenStuck,
  surfaces,
  surfaceNotes,
  sounds,
} from "#messages/labels.js";

/** Those that the element has as well, which has few others. */
export const dismiss = messages.labels.dismiss;
export const zoomLabels = {
  zoom: messages.labels.zoom,
  zoomIn: messages.labels.zoomIn,
  zoomOut: messages.labels.zoomOut,
  zoomFit: messages.labels.zoomFit,
};

/** @type {Partial<Record<Measure, string>>} */
const squareNumbers = messages.squareNumbers;

/** @type {Record<string, string>} */
export const themes = messages.themes;

const { Space, ...keys } = messages.keyNames;

/** Displayed names of keys that differ from their codes. @type {Record<string, string>} */
export const keyNames = { ...keys, " ": Space, "-": "−" };

/** @param {Measure | RuleMeasureId} measure */
const numbersOf = (measure) =>
  Object.hasOwn(squareNumbers, measure)
    ? String(squareNumbers[/** @type {Measure} */ (measure)])
    : measure !== "onward" && isRuleMeasure(measure)
      ? headOf({ formula: measure })
      : layers.degrees;

/** The name of a layer, with terms in braces; numbers on open squares are named by their measures. @type {(layer: Layer, measures?: readonly (Measure | RuleMeasureId)[]) => string} */
export const layerName = (layer, measures = []) =>
  layer === "degrees" && measures.length > 0
    ? commas([...new Set(measures.map(numbersOf))])
    : layers[layer];

/** The name of a counter that stands at a number. @type {(name: keyof Moment["counters"], n: number) => string} */
export const counterName = (name, n) => messages.counters[name]({ n });
