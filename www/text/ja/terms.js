/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, as in “{盤}のすべての{マス}”.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

/** The word for a square is its counter as well: “12マス”, “12頂点”. @type {Terms} */
const ofBoard = {
  マス: "マス",
  盤: "盤",
  空の盤: "空の盤",
  各マス: "各マス",
};

/** @type {Terms} */
const ofGraph = {
  マス: "頂点",
  盤: "グラフ",
  空の盤: "もとのグラフ",
  各マス: "各頂点",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "旅人";

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({ ...(piece === walker ? ofGraph : ofBoard), ナイト: piece });

/** The terms for the knight on a board. */
export const usualTerms = termsOf("ナイト");

/** A text with the terms in braces filled in. @type {(text: string, terms: Terms) => string} */
export const fillIn = (text, terms) =>
  text.replace(/\{([^{}]+)\}/g, (_, name) => terms[name] ?? name);

/** The same for a sentence in parts; names of squares are left unchanged. @type {(parts: Part[], terms: Terms) => Part[]} */
export const fillSentence = (parts, terms) =>
  parts.map((part) => (typeof part === "string" ? fillIn(part, terms) : part));

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export function sayOn({ graph }) {
  const terms = graph === undefined ? usualTerms : termsOf(walker);
  return (/** @type {string} */ text) => fillIn(text, terms);
}
