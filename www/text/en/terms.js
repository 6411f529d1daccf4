/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “every {square} of the {board}”. A language may put whole phrases into braces, with the
 * words for boards in the sentence and those for graphs in the table.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence } from "../terms.js";

export { fillIn, fillSentence };

/** @type {Terms} */
const ofGraph = {
  ...{ square: "vertex", squares: "vertices", board: "graph", boards: "graphs" },
  ...{ Square: "Vertex", Squares: "Vertices", Board: "Graph" },
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "traveller";

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({ ...(piece === walker ? ofGraph : {}), knight: piece });

/** The terms for the knight on a board. */
export const usualTerms = termsOf("knight");

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(walker));
