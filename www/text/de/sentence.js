/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const small = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

export const { locale, number, decimal, percent, plural, ordinal } = createLanguage("de");

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `„${excerpt(text)}“`;

/** "3 Felder" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 Folgezüge", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "kein Folgezug" : count(n, { one: "Folgezug", other: "Folgezüge" });

/** "mit 2 Folgezügen" @param {number} n */
export const withOnwardMoves = (n) =>
  n === 0 ? "ohne Folgezug" : `mit ${count(n, { one: "Folgezug", other: "Folgezügen" })}`;

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * Puts commas and a last "und" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  return pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? " und " : ", ";
    return joint ? [joint, ...piece] : piece;
  });
}

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(" ");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
