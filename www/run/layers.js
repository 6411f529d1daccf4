/**
 * Which layers a board shows: those that the reader has chosen, or else the usual ones.
 *
 * @import { Layer } from "../pkg/knights_tour.js"
 */

/** The layers there are, in the order in which they are drawn. @type {readonly Layer[]} */
export const allLayers = ["graph", "degrees", "colours", "path", "numbers"];

/** On smaller squares, in CSS pixels, all moves together would only be grey. */
const LEAST_FOR_GRAPH = 16;
/** Boards with sides up to this have larger squares on every screen. */
const LARGE_EVERYWHERE = 10;

/** What is shown unless the reader chooses. @param {number} square its side in CSS pixels @returns {Layer[]} */
export const usualLayers = (square) =>
  allLayers.filter((layer) => layer !== "graph" || square >= LEAST_FOR_GRAPH);

/** A choice, unless it is what would be shown in any case. @type {(layers: Layer[] | null, usual: Layer[]) => Layer[] | null} */
export const ownChoice = (layers, usual) => (String(layers) === String(usual) ? null : layers);

/**
 * What a link has to name, so that it shows the same on another screen.
 * @type {(layers: Layer[], board: { width: number, height: number }) => Layer[] | undefined}
 */
export const layersInLink = (layers, { width, height }) =>
  layers.length === allLayers.length && Math.max(width, height) <= LARGE_EVERYWHERE
    ? undefined
    : layers;
