/**
 * What a run is on: a board or a general graph.
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Measures } from "./measures.js"
 */

import { measuresOf } from "./measures.js";
import * as words from "#text/words.js";

/**
 * @typedef {object} Named
 * @property {string} title
 * @property {string} label for the grid
 */

/** @typedef {Measures & Named} BoardOrGraph */

/** The board or graph of valid settings; a graph takes precedence over a board. @type {(settings: Pick<RunSettings, "board" | "graph">) => BoardOrGraph} */
export function boardOrGraphOf(settings) {
  const measures = measuresOf(settings);
  const { width, height, squares } = measures;
  const names =
    settings.graph === undefined
      ? { title: words.size(width, height), label: words.gridName(width, height) }
      : { title: words.graphName(squares), label: words.graphName(squares) };
  return { ...measures, ...names };
}

/** The same as an argument for calls that accept either. @param {Pick<RunSettings, "board" | "wrap" | "graph">} settings */
export const boardArgument = ({ board, wrap, graph }) =>
  graph !== undefined ? { graph } : wrap === undefined ? board : { board, wrap };
