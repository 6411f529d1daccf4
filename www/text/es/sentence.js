/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const small = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"];

const language = createLanguage("es");
export const { locale, plural, ordinal } = language;

/** Thin spaces between thousands: in Spain a point would separate them, in Mexico a comma. @param {string} text */
const spaced = (text) => text.replaceAll(".", "\u202f");

/** @param {number | bigint} n */
export const number = (n) => spaced(language.number(n));
/** @type {(n: number, digits: number) => string} */
export const decimal = (n, digits) => spaced(language.decimal(n, digits));
/** @type {(n: number, of: number) => string} */
export const percent = (n, of) => spaced(language.percent(n, of));

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `«${excerpt(text)}»`;

/** "3 casillas" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 salidas", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "ninguna salida" : count(n, { one: "salida", other: "salidas" });

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/** “y”, but “e” before the sound of i, as in “h3 e i4”. @param {Part | undefined} next */
const and = (next) => {
  const text = typeof next === "string" ? next : (next?.square ?? "");
  return /^h?[ií](?!e)/i.test(text) ? " e " : " y ";
};

/**
 * Puts commas and a last "y" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  return pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? and(piece[0]) : ", ";
    return joint ? [joint, ...piece] : piece;
  });
}

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(" ");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
