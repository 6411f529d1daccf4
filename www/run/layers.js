/**
 * Which layers a board shows: those that the reader has chosen, or else the default ones.
 * @import { Layer } from "../pkg/knights_tour.js"
 */

/** All layers, in drawing order. @type {readonly Layer[]} */
export const allLayers = ["graph", "degrees", "colours", "path", "numbers"];

/** Below this size of a square, in CSS pixels, all moves together would blur into grey. */
const LEAST_FOR_GRAPH = 16;
/** Boards with sides up to this have larger squares on every screen. */
const LARGE_EVERYWHERE = 10;

/** The layers shown by default. @param {number} square its side in CSS pixels @returns {Layer[]} */
export const usualLayers = (square) =>
  allLayers.filter((layer) => layer !== "graph" || square >= LEAST_FOR_GRAPH);

/** A choice of layers; `null` if it equals the default. @type {(layers: Layer[] | null, usual: Layer[]) => Layer[] | null} */
export const ownChoice = (layers, usual) => (String(layers) === String(usual) ? null : layers);

/**
 * The layers that a link has to name to look the same on another screen.
 * @type {(layers: Layer[], board: { width: number, height: number }) => Layer[] | undefined}
 */
export const layersInLink = (layers, { width, height }) =>
  layers.length === allLayers.length && Math.max(width, height) <= LARGE_EVERYWHERE
    ? undefined
    : layers;
