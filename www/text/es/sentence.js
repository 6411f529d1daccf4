/**
 * Helpers for building sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import { chosen, joined, plain, sentence, square } from "../parts.js";

export { chosen, plain, sentence, square };

const small = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"];

const language = createLanguage("es");
export const { locale, percent, plural, ordinal, either } = language;

/** Thin spaces between thousands: in Spain a point would separate them, in Mexico a comma. @param {string} text */
const spaced = (text) => text.replaceAll(".", "\u202f");

/** @param {number | bigint} n */
export const number = (n) => spaced(language.number(n));
/** @type {(n: number, digits: number) => string} */
export const decimal = (n, digits) => spaced(language.decimal(n, digits));

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** An error message as a sentence of its own; it may begin with the name of a square, which stays small. @param {string} message */
export const asSentence = (message) => `No es posible: ${message.replace(/[.]$/, "")}.`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `«${excerpt(text)}»`;

/** "3 casillas" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 salidas", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "ninguna salida" : count(n, { one: "salida", other: "salidas" });

/** “y”, but “e” before the sound of i, as in “h3 e i4”. @param {Part | undefined} next */
const and = (next) => {
  const text = typeof next === "string" ? next : (next?.square ?? "");
  return /^h?[ií](?!e)/i.test(text) ? " e " : " y ";
};

/** Puts commas and a last "y" between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => joined(pieces, ", ", and(pieces.at(-1)?.[0]));

/** Squares of which only the first are named: "a1, b3 y 12 más" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name) => [square(name)]),
    ...(others > 0 ? [[`${number(others)} más`]] : []),
  ]);

/** Names of squares: "c2, e4 y f5" @param {readonly string[]} names */
export const listed = (names) => plain(list(names.map((name) => [name])));

/** What stands between two sentences. */
export const between = " ";

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(between);

/** The same for sentences in parts. @param {(readonly Part[])[]} sentences */
export const passage = (...sentences) =>
  joined(
    sentences.filter(({ length }) => length > 0),
    between,
  );

/** Names one after the other: "c2, e4" @param {readonly string[]} names */
export const commas = (names) => names.join(", ");
