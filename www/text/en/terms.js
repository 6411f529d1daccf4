/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “every {square} of the {board}”. A language may put whole phrases into braces, with the
 * words for boards in the sentence and those for graphs in the table.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

export { fillIn, fillSentence };

/** @type {Terms} */
const ofGraph = {
  ...{ square: "vertex", squares: "vertices", board: "graph", boards: "graphs" },
  ...{ Square: "Vertex", Squares: "Vertices", Board: "Graph" },
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "traveller";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "knight",
  "1,3": "camel",
  "2,3": "zebra",
  "1,4": "giraffe",
  "3,4": "antelope",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `(${id.replace(",", ", ")})-leaper`;

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({ ...(id === WALKER ? ofGraph : {}), knight: piece(id) });

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
