/**
 * The size of a board or a general graph, without words.
 * @import { GraphForm, RunSettings } from "../pkg/knights_tour.js"
 */

import { boardInfo, graphInfo, squareName } from "../pkg/knights_tour.js";
import { MAX_SQUARES_TEXT } from "./written-form.js";

/**
 * @typedef {object} Measures
 * @property {number} width of the picture, in squares
 * @property {number} height
 * @property {number} squares holes not counted
 * @property {number} edges of a graph; 0 on a board, where it is not used
 * @property {number} columns of the grid for the keyboard, where vertices are a single row
 * @property {number} rows
 * @property {(column: number, row: number) => string} nameAt what the grid calls a cell
 * @property {Partial<RunSettings>} settings those that describe it, in normal form
 * @property {GraphForm} [form] of a graph: the format it was written in originally
 */

/** @param {string} board @returns {Measures} */
function fromBoard(board) {
  const { width, height, squares, text } = boardInfo(board);
  return {
    ...{ width, height, squares, edges: 0, columns: width, rows: height },
    nameAt: squareName,
    settings: { board: text },
  };
}

/** The last graph that was read, in normal form, and its original format. @type {{ text: string, form: GraphForm }} */
let read = { text: "", form: "edges" };

/** The texts of graphs whose normal form is too long for a link, by that form. @type {Map<string, string>} */
const shorter = new Map();

/** What a link says of a graph in normal form: that, or where it is too long the text in which the graph came. @param {string} graph */
export const graphInLink = (graph) => shorter.get(graph) ?? graph;

/** @param {string} graph @returns {Measures} */
function fromGraph(graph) {
  const { names, edges, text, form } = graphInfo(graph);
  if (text !== read.text || form !== "edges") {
    read = { text, form };
  }
  if (text.length > MAX_SQUARES_TEXT && text !== graph) {
    shorter.set(text, graph);
  }
  const squares = names.length;
  return {
    ...{ width: 1, height: 1, squares, edges, columns: squares, rows: 1 },
    nameAt: (column) => names[column] ?? "",
    settings: { graph: text },
    form: read.form,
  };
}

/** The board or graph of valid settings; a graph takes precedence over a board. @param {Pick<RunSettings, "board" | "graph">} settings */
export const measuresOf = ({ board, graph }) =>
  graph === undefined ? fromBoard(board) : fromGraph(graph);
