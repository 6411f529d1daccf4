/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const small = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];

const french = createLanguage("fr");

export const { locale, number, decimal, plural, ordinal } = french;

/** A ratio as a percentage, with a narrow space. @type {(n: number, of: number) => string} */
export const percent = (n, of) => french.percent(n, of).replace(/\s%$/, "\u202f%");

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `« ${excerpt(text)} »`;

/** "3 cases" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 sorties", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "aucune sortie" : count(n, { one: "sortie", other: "sorties" });

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/** @type {(pieces: Part[][], last: string) => Part[]} */
const joined = (pieces, last) =>
  pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? last : ", ";
    return joint ? [joint, ...piece] : piece;
  });

/**
 * Puts commas and a last "et" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export const list = (pieces) => joined(pieces, " et ");

/** Names with a last "ou". @param {readonly string[]} names */
export const anyOf = (names) =>
  plain(
    joined(
      names.map((name) => [name]),
      " ou ",
    ),
  );

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(" ");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
