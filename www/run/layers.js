/**
 * Which layers a board shows: those that the reader has chosen, or else the default ones.
 * @import { Layer } from "../pkg/knights_tour.js"
 */

/** All layers, in drawing order. @type {readonly Layer[]} */
export const allLayers = ["graph", "degrees", "colours", "path", "numbers"];

/** The default layers for whoever moves the knight: none that answers for them. A graph without edges would hide where moves lead. @type {(isGraph: boolean) => Layer[]} */
export const layersForPlay = (isGraph) =>
  isGraph ? ["graph", "colours", "path", "numbers"] : ["colours", "path", "numbers"];

/** On a board with smaller squares, in CSS pixels, all moves together would hide the numbers. */
const LEAST_FOR_MOVES = 28;
/** The edges of a graph that is not a board are what it is; smaller, they would blur into grey. */
const LEAST_FOR_EDGES = 16;

/**
 * The layers shown by default.
 * @param {number} square its side in CSS pixels
 * @param {object} [on]
 * @param {boolean} [on.isGraph] whether it is a graph and not a board
 * @param {boolean} [on.isQuiet] whether all moves of a board are shown only on request
 * @returns {Layer[]}
 */
export function usualLayers(square, { isGraph = false, isQuiet = false } = {}) {
  const hasMoves = isGraph ? square >= LEAST_FOR_EDGES : square >= LEAST_FOR_MOVES && !isQuiet;
  return allLayers.filter((layer) => layer !== "graph" || hasMoves);
}

/** A choice of layers; `null` if it equals the default. @type {(layers: Layer[] | null, usual: Layer[]) => Layer[] | null} */
export const ownChoice = (layers, usual) => (String(layers) === String(usual) ? null : layers);
