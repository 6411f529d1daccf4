/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{棋盘}的每个{格子}”. Both nouns take the measure word 个;
 * after a fraction, “6/64{格}” is short for squares.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

export { fillIn, fillSentence };

/** @type {Terms} */
const ofGraph = { 格子: "顶点", 格: "个顶点", 棋盘: "图" };

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "旅行者";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "马",
  "1,3": "骆驼",
  "2,3": "斑马",
  "1,4": "长颈鹿",
  "3,4": "羚羊",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `(${id.replace(",", ", ")})跳子`;

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({ ...(id === WALKER ? ofGraph : {}), 马: piece(id) });

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
