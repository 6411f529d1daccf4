/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const language = createLanguage("ja");

export const { locale, number, decimal, plural, ordinal } = language;

/** Percentages have no space. @type {(n: number, of: number) => string} */
export const percent = (n, of) => language.percent(n, of).replace(/\s/g, "");

/** Small numbers are digits as well. @param {number} n */
export const word = (n) => number(n);

/** There are no capital letters. @param {string} text */
export const capital = (text) => text;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `「${excerpt(text)}」`;

/** "3マス" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)}${plural(n, forms)}`;

/** "行き先2か所", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) => (n === 0 ? "行き先なし" : `行き先${number(n)}か所`);

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * Puts "と" between two pieces, and commas between more.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  const joint = pieces.length === 2 ? "と" : "、";
  return pieces.flatMap((piece, i) => (i === 0 ? piece : [joint, ...piece]));
}

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join("");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
