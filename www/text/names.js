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

/** Pieces in a list, by their leaps. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": messages.pieceNames.knight,
  "0,1": messages.pieceNames.wazir,
  "0,1+1,1": messages.pieceNames.king,
  "1,3": messages.pieceNames.camel,
  "2,3": messages.pieceNames.zebra,
  "1,4": messages.pieceNames.giraffe,
  "3,4": messages.pieceNames.antelope,
  "1,2+1,3": messages.pieceNames.gnu,
  "3,4+0,5": messages.pieceNames.fiveLeaper,
};

/** The English name of a piece that rides, by one of those of the language in small letters. @type {(word: string) => string | undefined} */
export const riderCalled = (word) =>
  Object.entries(messages.riders).find(([, names]) =>
    names.toLowerCase().split(", ").includes(word),
  )?.[0];
