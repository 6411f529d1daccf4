/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../pkg/knights_tour.js"
 */

import * as messages from "#messages/names.js";
export { methodNames, tieBreakNames } from "#messages/names.js";

/** @type {Readonly<Record<string, string>>} */
export const shapeNames = messages.shapeNames;

/** @type {Readonly<Record<string, string>>} */
export const graphNames = messages.graphNames;

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": messages.pieceNames.knight,
  "1,3": messages.pieceNames.camel,
  "2,3": messages.pieceNames.zebra,
  "1,4": messages.pieceNames.giraffe,
  "3,4": messages.pieceNames.antelope,
};
