/**
 * Fills in the terms in sentences. The tables of each language are in its `terms.js`.
 * @import { Part, Terms } from "./language.js"
 */

/** The knight, by the two lengths of its leap, as every piece is known. */
export const KNIGHT = "1,2";

/** The walker on a graph, which is no piece. */
export const WALKER = "walker";

/** A text with the terms in braces filled in; what is no term stands there as it is, without its braces. @type {(text: string, terms: Terms) => string} */
export const fillIn = (text, terms) =>
  text.replace(/\{([^{}]+)\}/g, (_, /** @type {string} */ name) =>
    Object.hasOwn(terms, name) ? (terms[name] ?? name) : name,
  );

/** The same for a sentence in parts; names of squares are left unchanged. @type {(parts: readonly Part[], terms: Terms) => Part[]} */
export const fillSentence = (parts, terms) =>
  parts.map((part) => (typeof part === "string" ? fillIn(part, terms) : part));
