/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{盤}のすべての{マス}”. The word for a square is its counter as well: “12マス”, “12頂点”.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

export { fillIn, fillSentence };

/** @type {Terms} */
const ofGraph = {
  マス: "頂点",
  盤: "グラフ",
  空の盤: "もとのグラフ",
  各マス: "各頂点",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "旅人";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "ナイト",
  "1,3": "キャメル",
  "2,3": "ゼブラ",
  "1,4": "ジラフ",
  "3,4": "アンテロープ",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `(${id.replace(",", ", ")})リーパー`;

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({ ...(id === WALKER ? ofGraph : {}), ナイト: piece(id) });

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
