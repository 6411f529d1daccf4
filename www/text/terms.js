/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is a
 * phrase in braces, as in “every {square} of the {board}”, for which the tables of the language are looked up.
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Part, Terms } from "./language.js"
 */

import * as messages from "#messages/terms.js";

/** The knight, by its leap, as every piece is known. */
export const KNIGHT = "1,2";

/** The walker on a graph, which is no piece. */
export const WALKER = "walker";

/** Pieces in a sentence that have a name. */
const pieces = new Map(messages.pieces);

/** Leaps by their lengths, such as “(0, 1)+(1, 1)”. @param {string} id */
export const leapsByLength = (id) =>
  id
    .split("+")
    .map((leap) => leap.split(","))
    .map(([r = "", s = ""]) => messages.leap({ r, s }))
    .join("+");

/** A piece: its name, or its leaps. @param {string} id the leaps as links write them, or `WALKER` */
export const piece = (id) => pieces.get(id) ?? messages.leaper({ leaps: leapsByLength(id) });

export const walker = piece(WALKER);

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) =>
  new Map([
    ...(id === WALKER ? messages.onGraphs : messages.onBoards),
    ...messages.forms({ piece: piece(id) }),
  ]);

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** A text with the terms in braces filled in; what is no term stands there as it is, without its braces. @type {(text: string, terms: Terms) => string} */
export const fillIn = (text, terms) =>
  text.replace(/\{([^{}]+)\}/g, (_, /** @type {string} */ phrase) =>
    messages.wordByWord
      ? phrase.replace(/[^ ]+/g, (word) => terms.get(word) ?? word)
      : (terms.get(phrase) ?? phrase),
  );

/** The same for a sentence in parts; names of squares are left unchanged. @type {(parts: readonly Part[], terms: Terms) => Part[]} */
export const fillSentence = (parts, terms) =>
  parts.map((part) => (typeof part === "string" ? fillIn(part, terms) : part));

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
